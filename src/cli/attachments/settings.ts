/** Checks the options of `attachments` before anything is read. */
import { resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { anyTarget, type Target } from '../files/target.ts';
import { type JournalPlace, journalPlace } from '../resume/place.ts';
import type { AttachmentsCall } from './definition.ts';

export type AttachmentsSettings = {
  readonly maxBytes: number;
  readonly json: boolean;
  /** The journal of `--resume`; null without. */
  readonly journal: JournalPlace | null;
} & (
  | { readonly action: 'list' }
  | { readonly action: 'extract'; readonly folder: string; readonly unpack: boolean }
  | ({ readonly action: 'change' } & ChangeSettings)
);

export interface ChangeSettings {
  /** Paths of the files to attach, as typed. */
  readonly add: readonly string[];
  readonly name: string | null;
  readonly description: string | null;
  readonly body: number | null;
  readonly remove: readonly (number | string)[];
  /** The output file; null for replacing the input file, or standard output if there is none. */
  readonly output: Target | null;
  readonly overwrite: boolean;
  readonly dropSignature: boolean;
}

/** @throws UsageError */
export function settingsOf(call: AttachmentsCall): AttachmentsSettings {
  const { options, operands, io } = call;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const base = {
    maxBytes: parseSize(options['max-size']),
    json: options.format === 'json',
    journal: journalPlace(options.resume, io.cwd),
  };
  const { extract: folder, add = [], remove = [] } = options;
  const change = add.length > 0 ? '--add' : remove.length > 0 ? '--remove' : null;
  if (folder !== undefined && change !== null)
    throw new UsageError(({ usage }) => usage.conflict('--extract', change));
  if (change !== null && options.resume !== undefined)
    throw new UsageError(({ usage }) => usage.conflict('--resume', change));
  if (folder === undefined) refuseWithout('--extract', { '--unpack': options.unpack });
  if (add.length === 0) {
    const { name, description, body } = options;
    refuseWithout('--add', { '--name': name, '--description': description, '--body': body });
  }
  if (change !== null) return { ...base, action: 'change', ...changeOf(call) };
  refuseWithout('--add', {
    '--output': options.output,
    '--overwrite': options.overwrite,
    '--drop-signature': options['drop-signature'],
  });
  if (folder === undefined) return { ...base, action: 'list' };
  return { ...base, action: 'extract', folder: resolve(io.cwd, folder), unpack: options.unpack === true };
}

function refuseWithout(needed: string, given: Readonly<Record<string, unknown>>): void {
  const option = Object.keys(given).find((name) => given[name] !== undefined);
  if (option !== undefined) throw new UsageError(({ attachments }) => attachments.goesWith(option, needed));
}

function changeOf({ options, operands, io }: AttachmentsCall): ChangeSettings {
  const { add = [], remove = [], name, description, output } = options;
  if (!isSingle(operands, io.cwd)) throw new UsageError(({ attachments }) => attachments.oneFile);
  if (options.format === 'json')
    throw new UsageError(({ usage }) =>
      usage.conflict('--format json', add.length > 0 ? '--add' : '--remove'),
    );
  for (const [option, value] of Object.entries({ '--name': name, '--description': description })) {
    if (value !== undefined && add.length > 1)
      throw new UsageError(({ attachments }) => attachments.oneAdded(option));
  }
  return {
    add,
    name: name ?? null,
    description: description ?? null,
    body: bodyOf(options.body),
    remove: remove.map((which) => (/^[1-9][0-9]{0,8}$/.test(which) ? Number(which) : which)),
    output: output === undefined ? null : anyTarget(output, io.cwd),
    overwrite: options.overwrite === true,
    dropSignature: options['drop-signature'] === true,
  };
}

function bodyOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9][0-9]{0,5}$/.test(text)) throw new UsageError(({ attachments }) => attachments.noBody(text));
  return Number(text);
}
