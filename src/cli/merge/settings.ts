/** What `merge` was asked for, checked before anything is read. */
import { resolve } from 'node:path';
import { isProgressive, LONGEST_OF_TRANSMISSION } from '../../operations/index.ts';
import type { MergeCall } from '../commands/merge.ts';
import { parseSize } from '../files/size.ts';
import { UsageError } from '../usageError.ts';

export interface MergeSettings {
  /** Where the lotto goes; null is standard output. */
  readonly path: string | null;
  readonly overwrite: boolean;
  /** Its ProgressivoInvio; null for that of the first invoice. */
  readonly progressive: string | null;
  readonly dropSignature: boolean;
  readonly maxBytes: number;
}

/** @throws UsageError */
export function settingsOf({ options, operands, io }: MergeCall): MergeSettings {
  if (operands.length === 0) throw new UsageError(({ merge }) => merge.none);
  const { output = '-', progressive = null } = options;
  if (progressive !== null && !isProgressive(progressive, LONGEST_OF_TRANSMISSION)) {
    throw new UsageError(({ split }) => split.noProgressive(progressive, LONGEST_OF_TRANSMISSION));
  }
  return {
    path: output === '-' ? null : resolve(io.cwd, output),
    overwrite: options.overwrite === true,
    progressive,
    dropSignature: options['drop-signature'] === true,
    maxBytes: parseSize(options['max-size']),
  };
}
