/** Points in time as numbers, without the platform's clock. */
import { checkDateTime, DATE_TIME, dayNumber, zoneMinutes } from '../../model/primitives.ts';

const SECONDS_A_DAY = 86_400;

/** Offset of Italy in winter: a day without a time counts until its last second there. */
const ITALY = '+01:00';

/** Seconds since a fixed origin, for comparisons; null for anything but an xs:dateTime or a day. No zone means UTC. */
export function instantOf(text: string): number | null {
  const written = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59${ITALY}` : text;
  const match = DATE_TIME.exec(written);
  if (match === null || !checkDateTime(written)) return null;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '', zone = 'Z'] = match;
  const seconds = Number(hour) * 3_600 + Number(minute) * 60 + Number(second);
  return dayNumber(year, month, day) * SECONDS_A_DAY + seconds - (zoneMinutes(zone) ?? 0) * 60;
}
