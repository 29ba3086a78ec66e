/** Checks the options of `merge` before anything is read. */
import { parseProgressive } from '../command/progressive.ts';
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import { fileTarget } from '../files/target.ts';
import type { MergeCall } from './definition.ts';

export interface MergeSettings {
  /** The output file; null for standard output. */
  readonly path: string | null;
  readonly overwrite: boolean;
  /** The ProgressivoInvio of the lotto; null for that of the first invoice. */
  readonly progressive: string | null;
  readonly dropSignature: boolean;
  readonly maxBytes: number;
}

/** @throws UsageError */
export function settingsOf({ options, operands, io }: MergeCall): MergeSettings {
  if (operands.length === 0) throw new UsageError(({ merge }) => merge.none);
  const { output } = options;
  const target = fileTarget({ option: '--output', value: output }, io.cwd);
  const progressive = parseProgressive(options.progressive);
  return {
    path: target?.kind === 'file' ? target.path : null,
    overwrite: options.overwrite === true,
    progressive,
    dropSignature: options['drop-signature'] === true,
    maxBytes: parseSize(options['max-size']),
  };
}
