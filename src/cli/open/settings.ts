/** Checks the options of `open` before anything is read. */
import { resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import { type JournalPlace, journalPlace } from '../resume/place.ts';
import type { OpenCall } from './definition.ts';

export interface OpenSettings {
  /** The folder for the documents; null to list only. */
  readonly folder: string | null;
  readonly overwrite: boolean;
  readonly json: boolean;
  /** The journal of `--resume`; null without. */
  readonly journal: JournalPlace | null;
  readonly maxBytes: number;
}

/** @throws UsageError */
export function settingsOf({ options, operands, io }: OpenCall): OpenSettings {
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const { extract, overwrite } = options;
  if (extract === undefined && overwrite === true) {
    throw new UsageError(({ attachments }) => attachments.goesWith('--overwrite', '--extract'));
  }
  return {
    folder: extract === undefined ? null : resolve(io.cwd, extract),
    overwrite: overwrite === true,
    json: options.format === 'json',
    journal: journalPlace(options.resume, io.cwd),
    maxBytes: parseSize(options['max-size']),
  };
}
