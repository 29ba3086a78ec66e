/** Checks the options of `split` before anything is read. */
import { resolve } from 'node:path';
import { parseProgressive } from '../command/progressive.ts';
import { UsageError } from '../command/usageError.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import type { SplitCall } from './definition.ts';

export interface SplitSettings {
  readonly folder: string;
  readonly overwrite: boolean;
  /** The first ProgressivoInvio; null to derive all from the lotto's. */
  readonly progressive: string | null;
  readonly dropSignature: boolean;
  readonly maxBytes: number;
}

/** @throws UsageError */
export function settingsOf({ options, operands, io }: SplitCall): SplitSettings {
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  if (!isSingle(operands, io.cwd)) throw new UsageError(({ split }) => split.one);
  const { output = '.' } = options;
  const progressive = parseProgressive(options.progressive);
  return {
    folder: resolve(io.cwd, output),
    overwrite: options.overwrite === true,
    progressive,
    dropSignature: options['drop-signature'] === true,
    maxBytes: parseSize(options['max-size']),
  };
}
