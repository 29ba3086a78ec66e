/** Dates of mails, as ISO 8601 with the zone in which they were written. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** RFC 5322 §3.3; the name of the day and comments are not read. */
const MAIL_DATE =
  /^(?:[a-z]{2,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([+-]\d{4}|[a-z]{1,5})?/i;

/** Reads the Date field; null if it has another form. */
export function mailDate(field: string | undefined): string | null {
  const match = MAIL_DATE.exec(field?.trim() ?? '');
  if (match === null) return null;
  const [, day = '', month = '', year = '', hour = '', minute = '', second = '00', zone = ''] = match;
  const number = MONTHS.indexOf(month.toLowerCase()) + 1;
  if (number === 0) return null;
  return moment(`${year}-${two(number)}-${two(day)}`, `${two(hour)}:${minute}:${second}`, zone);
}

/** `dd/mm/yyyy` and `hh:mm:ss` of a daticert; null in another form. */
export function certifiedDate(day: string, time: string, zone: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(day);
  if (match === null || !/^\d{2}:\d{2}:\d{2}$/.test(time)) return null;
  return moment(`${match[3]}-${match[2]}-${match[1]}`, time, zone);
}

function moment(day: string, time: string, zone: string): string {
  const offset = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : 'Z';
  return `${day}T${time}${offset}`;
}

function two(value: number | string): string {
  return String(value).padStart(2, '0');
}
