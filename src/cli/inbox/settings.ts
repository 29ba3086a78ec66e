/** Checks the options of `inbox` before anything is read. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { FlowDirection, FlowState } from '../../messages/index.ts';
import { parseDate } from '../command/date.ts';
import { UsageError } from '../command/usageError.ts';
import { stateFolder } from '../files/folders.ts';
import { parseSize } from '../files/size.ts';
import { fileTarget, isFile } from '../files/target.ts';
import { today } from '../process/clock.ts';
import type { InboxCall } from './definition.ts';
import { isState, STATES } from './states.ts';

export type InboxFormat = 'text' | 'json' | 'ndjson' | 'csv' | 'xlsx';

export interface InboxSettings {
  readonly companies: readonly string[];
  readonly direction: FlowDirection | null;
  /** Empty for all. */
  readonly states: ReadonlySet<FlowState>;
  readonly missing: boolean;
  readonly since: string | null;
  readonly asOf: string;
  readonly failOn: ReadonlySet<FlowState>;
  readonly format: InboxFormat;
  readonly excel: boolean;
  /** Null for standard output. */
  readonly output: { readonly name: string; readonly path: string } | null;
  /** The folder of the index; null for none. */
  readonly index: string | null;
  readonly watch: boolean;
  readonly maxBytes: number;
}

/** @throws UsageError */
export function settingsOf(call: InboxCall): InboxSettings {
  const { options } = call;
  const output = outputOf(call);
  const format = formatOf(call, output !== null);
  const watch = options.watch === true;
  if (watch && output !== null) throw new UsageError(({ usage }) => usage.conflict('--watch', '--output'));
  if (watch && format !== 'text' && format !== 'ndjson')
    throw new UsageError(({ usage }) => usage.conflict('--watch', `--format ${format}`));
  if (options.excel === true && format !== 'csv')
    throw new UsageError(({ usage }) => usage.conflict('--excel', `--format ${format}`));
  return {
    companies: options.company ?? [],
    direction: options.direction ?? null,
    states: statesOf('--state', options.state),
    missing: options.missing === true,
    since: parseDate(options.since, '--since') ?? null,
    asOf: parseDate(options['as-of']) ?? today(),
    failOn: statesOf('--fail-on', options['fail-on']),
    format,
    excel: options.excel === true,
    output,
    index: indexOf(call),
    watch,
    maxBytes: parseSize(options['max-size']),
  };
}

function formatOf({ options, io }: InboxCall, toFile: boolean): InboxFormat {
  const named = /\.(json|ndjson|csv|xlsx)$/i.exec(options.output ?? '')?.[1]?.toLowerCase() as
    | InboxFormat
    | undefined;
  const format = options.format ?? named ?? (options.excel === true ? 'csv' : 'text');
  if (format === 'xlsx' && !toFile && io.stdout.isTTY) {
    throw new UsageError((messages) => messages.export.toTerminal(format));
  }
  return format;
}

function outputOf({ options: { output: name, overwrite }, io }: InboxCall): InboxSettings['output'] {
  const target = fileTarget({ option: '--output', value: name }, io.cwd);
  if (name === undefined || target?.kind !== 'file') return null;
  if (isFile(target.path) && overwrite !== true) throw new UsageError(({ convert }) => convert.exists(name));
  return { name, path: target.path };
}

function indexOf({ options, io }: InboxCall): string | null {
  if (options['no-index'] === true) {
    if (options.index !== undefined)
      throw new UsageError(({ usage }) => usage.conflict('--index', '--no-index'));
    return null;
  }
  return options.index === undefined ? join(stateFolder(io.env), 'inbox') : resolve(io.cwd, options.index);
}

/** The path of the journal of a folder. */
export function journalPath(index: string, folder: string): string {
  return join(index, `${createHash('sha256').update(folder).digest('hex').slice(0, 32)}.ndjson`);
}

function statesOf(option: string, text: string | undefined): ReadonlySet<FlowState> {
  const names = text === undefined ? [] : text.split(',').map((name) => name.trim());
  const states = new Set<FlowState>();
  for (const name of names) {
    if (!isState(name)) {
      throw new UsageError((messages, nearest) =>
        messages.inbox.noState(option, name, nearest(name, STATES), STATES),
      );
    }
    states.add(name);
  }
  return states;
}
