/** The signing time, which the caller passes in: this layer has no clock. */
import { checkDateTime } from '../../model/primitives.ts';
import { refuseSigning } from './signingError.ts';

const FORM = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z$/;

/** UTCTime has no earlier year. */
const EARLIEST = '1950';

/** Returns a time in whole seconds, `YYYY-MM-DDTHH:MM:SSZ`. @throws SigningError */
export function wholeSeconds(time: unknown): string {
  const seconds = typeof time === 'string' ? FORM.exec(time)?.[1] : undefined;
  if (seconds === undefined || seconds < EARLIEST || seconds.includes('T24') || !checkDateTime(`${seconds}Z`))
    refuseSigning('signing_time');
  return `${seconds}Z`;
}
