/** What `show` was asked for, checked before anything is read. */
import type { ShowCall } from '../commands/show.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { type FileTarget, fileTarget } from '../files/target.ts';
import { UsageError } from '../usageError.ts';

export interface ShowSettings {
  /** Null where it is not asked for; without either, the terminal gets the text. */
  readonly html: FileTarget | null;
  readonly pdf: FileTarget | null;
  readonly overwrite: boolean;
  /** Counted from 1; null for all. */
  readonly body: number | null;
  readonly findings: boolean;
  readonly maxBytes: number;
}

/** @throws UsageError */
export function settingsOf({ options, operands, io }: ShowCall): ShowSettings {
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const html = fileTarget(options.html, io.cwd);
  const pdf = fileTarget(options.pdf, io.cwd);
  for (const [option, target] of [
    ['--html', html],
    ['--pdf', pdf],
  ] as const) {
    if (target !== null && !isSingle(operands, io.cwd))
      throw new UsageError(({ show }) => show.oneForPage(option));
  }
  if (html !== null && pdf !== null) refuseSame(html, pdf, options.pdf ?? '');
  if (pdf?.kind === 'stdout' && io.stdout.isTTY) throw new UsageError(({ show }) => show.pdfToTerminal);
  return {
    html,
    pdf,
    overwrite: options.overwrite === true,
    body: parseBody(options.body),
    findings: options.findings === true,
    maxBytes: parseSize(options['max-size']),
  };
}

function refuseSame(html: FileTarget, pdf: FileTarget, name: string): void {
  if (html.kind === 'stdout' && pdf.kind === 'stdout') throw new UsageError(({ show }) => show.twoToStdout);
  if (html.kind === 'file' && pdf.kind === 'file' && html.path === pdf.path)
    throw new UsageError(({ show }) => show.twice(name));
}

function parseBody(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9][0-9]{0,6}$/.test(text)) throw new UsageError(({ show }) => show.noBody(text));
  return Number(text);
}
