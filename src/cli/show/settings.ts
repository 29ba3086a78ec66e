/** Checks the options of `show` before anything is read. */
import { resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { anyTarget, type Target } from '../files/target.ts';
import { type JournalPlace, journalPlace } from '../resume/place.ts';
import type { ShowCall } from './definition.ts';

export interface ShowSettings {
  /** Null if not requested; without HTML and PDF, text is printed. In a folder, each file gets its own page. */
  readonly html: Target | null;
  readonly pdf: Target | null;
  readonly overwrite: boolean;
  /** The journal of `--resume`; null without. */
  readonly journal: JournalPlace | null;
  /** The invoice in a lotto, from 1; null for all. */
  readonly body: number | null;
  readonly findings: boolean;
  readonly maxBytes: number;
  /** True if there may be more than one file. */
  readonly many: boolean;
}

/** @throws UsageError */
export function settingsOf({ options, operands, io }: ShowCall): ShowSettings {
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  if (options.resume !== undefined && options['out-dir'] === undefined)
    throw new UsageError(({ attachments }) => attachments.goesWith('--resume', '--out-dir'));
  const { html, pdf } = targetsOf(options, io.cwd);
  if (html !== null && pdf !== null) refuseSame(html, pdf, options.pdf ?? '');
  if (pdf?.kind === 'stdout' && io.stdout.isTTY) throw new UsageError(({ show }) => show.pdfToTerminal);
  return {
    html,
    pdf,
    overwrite: options.overwrite === true,
    journal: journalPlace(options.resume, io.cwd),
    body: parseBody(options.body),
    findings: options.findings === true,
    maxBytes: parseSize(options['max-size']),
    many: !isSingle(operands, io.cwd),
  };
}

function targetsOf(options: ShowCall['options'], cwd: string): Pick<ShowSettings, 'html' | 'pdf'> {
  const folder = options['out-dir'];
  const targetOf = (value: string | undefined): Target | null =>
    value === undefined ? null : anyTarget(value, cwd);
  if (folder === undefined) {
    if (options.format !== undefined) throw new UsageError(({ show }) => show.folderNeeded);
    return { html: targetOf(options.html), pdf: targetOf(options.pdf) };
  }
  const other = (['html', 'pdf'] as const).find((name) => options[name] !== undefined);
  if (other !== undefined) throw new UsageError(({ usage }) => usage.conflict('--out-dir', `--${other}`));
  const target: Target = { kind: 'folder', path: resolve(cwd, folder) };
  return options.format === 'html' ? { html: target, pdf: null } : { html: null, pdf: target };
}

function refuseSame(html: Target, pdf: Target, name: string): void {
  if (html.kind === 'stdout' && pdf.kind === 'stdout') throw new UsageError(({ show }) => show.twoToStdout);
  if (html.kind === 'file' && pdf.kind === 'file' && html.path === pdf.path)
    throw new UsageError(({ show }) => show.twice(name));
}

function parseBody(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9][0-9]{0,6}$/.test(text)) throw new UsageError(({ show }) => show.noBody(text));
  return Number(text);
}
