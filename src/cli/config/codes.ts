/** Checks the codes named on the command line or in a configuration. */
import { UsageError } from '../command/usageError.ts';
import { ADVICE_CODE, SDI_CODE } from './keys.ts';

/** @param place Returns the location of the code, for the message. @throws UsageError for an unknown code. */
export function checkCode(code: string, codes: readonly string[], place: () => string): void {
  if ((SDI_CODE.test(code) || ADVICE_CODE.test(code)) && codes.includes(code)) return;
  throw new UsageError(({ usage }, nearest) => usage.config.unknownCode(place(), code, nearest(code, codes)));
}

/** @throws UsageError for a control of SdI: only advice can be turned off. */
export function checkOff(code: string, place: () => string): void {
  if (ADVICE_CODE.test(code)) return;
  throw new UsageError(({ usage }) => usage.config.neverOff(place(), code));
}
