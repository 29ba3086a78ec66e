/** The codes that a caller names, on the command line or in a configuration. */
import { UsageError } from '../command/usageError.ts';
import { ADVICE_CODE, SDI_CODE } from './keys.ts';

/** @throws UsageError for a code that is in none of the lists; `place` is where it was named. */
export function checkCode(code: string, codes: readonly string[], place: () => string): void {
  if ((SDI_CODE.test(code) || ADVICE_CODE.test(code)) && codes.includes(code)) return;
  throw new UsageError(({ usage }, nearest) => usage.config.unknownCode(place(), code, nearest(code, codes)));
}

/** @throws UsageError for a control of SdI: only advice can be turned off. */
export function checkOff(code: string, place: () => string): void {
  if (ADVICE_CODE.test(code)) return;
  throw new UsageError(({ usage }) => usage.config.neverOff(place(), code));
}
