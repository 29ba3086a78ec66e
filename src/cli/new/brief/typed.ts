/** Converts the few values of a brief that are not text. */

/** The boolean fields of every brief; amounts, dates and codes are text. */
const FLAGS: ReadonlySet<string> = new Set([
  'ritenuta',
  'maggiorazione',
  'bollo',
  'addebito',
  'art_73',
  'transliterate',
]);

/** The key of lists of line numbers, whose items may also be blocks. */
const LINE_NUMBERS = 'linee';

/** Converts text in a brief to the type that the builder expects. */
export function typed(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => typed(item, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, typed(member, name)]));
  }
  if (typeof value !== 'string') return value;
  if (FLAGS.has(key) && (value === 'true' || value === 'false')) return value === 'true';
  return key === LINE_NUMBERS && /^[0-9]{1,5}$/.test(value) ? Number(value) : value;
}
