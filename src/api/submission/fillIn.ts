/** Adds the fields that the service fills in, for the check. */

/** Foreign transmitters need no further fields. */
const TRANSMITTER = { id_paese: 'SM', id_codice: '00000' };
const PROGRESSIVE = '00000';
const NUMBER = '00000';

/**
 * A copy of an invoice in the JSON form with sender, progressive number and, if the service numbers it, a number.
 * Only absent fields are added; if there are none, the value itself is returned.
 */
export function fillIn(invoice: unknown, { numbered }: { readonly numbered: boolean }): unknown {
  const sender = inside(
    invoice,
    ['fattura_elettronica_header', 'dati_trasmissione'],
    ['id_trasmittente', TRANSMITTER],
  );
  const sent = inside(
    sender,
    ['fattura_elettronica_header', 'dati_trasmissione'],
    ['progressivo_invio', PROGRESSIVE],
  );
  if (numbered) return sent;
  return inside(
    sent,
    ['fattura_elettronica_body', 0, 'dati_generali', 'dati_generali_documento'],
    ['numero', NUMBER],
  );
}

/** The value with an additional member in the block at a path, unless the block is missing or already has it. */
function inside(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  member: readonly [string, unknown],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (key === undefined) {
    const [name, added] = member;
    const found = (value as Readonly<Record<string, unknown>>)[name];
    const isAbsent = found === undefined || found === null || (Array.isArray(found) && found.length === 0);
    return isAbsent && !Array.isArray(value) ? { ...value, [name]: added } : value;
  }
  const before = (value as Readonly<Record<string | number, unknown>>)[key];
  const after = inside(before, rest, member);
  if (after === before) return value;
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? after : one));
  return { ...value, [key]: after };
}
