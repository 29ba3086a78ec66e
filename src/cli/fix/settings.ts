/** Checks the options of `fix` before anything is read. */
import { resolve } from 'node:path';
import { declarationCodes } from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { anyTarget, isFolder, type Target } from '../files/target.ts';
import type { FixCall } from './definition.ts';

export interface FixSettings {
  readonly dryRun: boolean;
  /** True to list the changes as JSON, one line for each file. */
  readonly json: boolean;
  /** The output file; null for replacing each input file, or standard output if there is none. */
  readonly output: Target | null;
  readonly overwrite: boolean;
  readonly amounts: boolean;
  /** Codes whose declarations are added. */
  readonly codes: readonly string[];
  readonly dropSignature: boolean;
  readonly maxBytes: number;
}

/** @throws UsageError */
export function settingsOf({ options, operands, io }: FixCall): FixSettings {
  const { output } = options;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  // Files are replaced, and a folder may contain more than intended.
  const folder = operands.find((operand) => operand !== '-' && isFolder(resolve(io.cwd, operand)));
  if (folder !== undefined) throw new UsageError(({ fix }) => fix.folder(folder));
  if (output !== undefined && !isSingle(operands, io.cwd))
    throw new UsageError(({ fix }) => fix.oneForOutput);
  const codes = options.fix ?? [];
  const unknown = codes.find((code) => !declarationCodes.includes(code));
  if (unknown !== undefined) throw new UsageError(({ fix }) => fix.noDeclaration(unknown, declarationCodes));
  return {
    dryRun: options['dry-run'] === true,
    json: options.format === 'json',
    output: output === undefined ? null : anyTarget(output, io.cwd),
    overwrite: options.overwrite === true,
    amounts: options.amounts === true,
    codes,
    dropSignature: options['drop-signature'] === true,
    maxBytes: parseSize(options['max-size']),
  };
}
