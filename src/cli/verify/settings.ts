/** Checks the options of `verify` before anything is read. */
import { parseDate } from '../command/date.ts';
import { UsageError } from '../command/usageError.ts';
import { parseSize } from '../files/size.ts';
import { today } from '../process/clock.ts';
import { trustFilesOf } from '../signatures/trustFiles.ts';
import type { VerifySettings as SignatureSettings } from '../signatures/verifyFile.ts';
import type { VerifyCall } from './definition.ts';

export interface VerifySettings {
  readonly asOf: string;
  readonly asOfIsToday: boolean;
  readonly json: boolean;
  /** True to list only files with signatures that are not valid. */
  readonly quiet: boolean;
  readonly maxBytes: number;
  readonly signatures: SignatureSettings;
}

/** @throws UsageError */
export function settingsOf({ options, operands, io }: VerifyCall): VerifySettings {
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const asOf = parseDate(options['as-of']);
  const clock = { asOf: asOf ?? today(), asOfIsToday: asOf === undefined };
  return {
    ...clock,
    json: options.format === 'json',
    quiet: options.quiet === true,
    maxBytes: parseSize(options['max-size']),
    signatures: { trust: trustFilesOf(options), cwd: io.cwd, ...clock },
  };
}
