/** Addresses: Sede, IndirizzoResa, StabileOrganizzazione. */
import type { Indirizzo } from '../../../model/generated/invoice.ts';
import * as types from '../../../model/simpleTypes.ts';
import { ITALY } from '../toEuropean/address.ts';
import { given } from '../toEuropean/cursor.ts';
import { fitTo, type ModelSource } from './source.ts';

/** Postal code of an address abroad, or unknown (Rappresentazione tabellare, 1.2.2.3). */
const FOREIGN_CAP = '99999';

export function addressOf(source: ModelSource, path: string, number: string): Indirizzo {
  const country = source.take(`${path}.country`) ?? ITALY;
  const second = source.get(`${path}.line2`);
  const isNumber = second !== undefined && second.length <= 8 && /^[\x20-\x7e]*$/.test(second);
  const lines = [`${path}.line1`, ...(isNumber ? [] : [`${path}.line2`]), `${path}.line3`];
  const parts = lines.map((each) => source.get(each)).filter((each) => each !== undefined);
  const street = fitTo(parts.join(', '), types.String60Latin);
  for (const [at, each] of lines.entries()) {
    if (street.status === 'kept' && at === 0) source.take(each);
    else if (street.status === 'kept') source.note(each, 'moved', 'X-TEXT', { term: `${number}.1` });
    else source.note(each, street.status, street.code, { term: `${number}.1`, to: street.text });
  }
  const missing = (field: string, value: string): string => {
    source.ledger.add('defaulted', {
      code: 'X-REQUIRED',
      term: `${number}.${field}`,
      value,
      rule: `${number}.${field}`,
    });
    return value;
  };
  return given<Indirizzo>({
    indirizzo: street.text === '' ? missing('1', NOT_STATED) : street.text,
    numero_civico: isNumber ? source.take(`${path}.line2`) : undefined,
    cap: capOf(source, path, number, country),
    comune: source.text(`${path}.city`, types.String60Latin) ?? missing('4', NOT_STATED),
    provincia: provinceOf(source, path, country),
    nazione: country,
  });
}

/** A mandatory field of an address that the source does not have. */
const NOT_STATED = 'n.d.';

function capOf(source: ModelSource, path: string, number: string, country: string): string {
  const at = `${path}.postcode`;
  const supplied = source.set[`${number}.3`];
  if (supplied !== undefined) return supplied;
  const value = source.get(at)?.replace(/\s/g, '');
  if (value !== undefined && /^[0-9]{5}$/.test(value)) {
    source.take(at);
    return value;
  }
  if (country === ITALY) {
    source.refuse({
      code: 'X-POSTCODE',
      term: number.startsWith('1.2') ? 'BT-38' : 'BT-53',
      field: `${number}.3`,
      value: value ?? null,
      option: `--set ${number}.3=`,
    });
    return '';
  }
  if (value === undefined)
    source.ledger.add('defaulted', {
      code: 'X-REQUIRED',
      term: `${number}.3`,
      value: FOREIGN_CAP,
      rule: `${number}.3`,
    });
  else source.note(at, 'changed', 'X-FORM', { term: `${number}.3`, to: FOREIGN_CAP });
  return FOREIGN_CAP;
}

/** FatturaPA does not have AgID's code of an unknown province. */
function provinceOf(source: ModelSource, path: string, country: string): string | undefined {
  const at = `${path}.subdivision`;
  const value = source.get(at);
  if (value === 'ZA') {
    source.note(at, 'dropped', 'X-TRANSMISSION');
    return undefined;
  }
  // EE means abroad in older invoices.
  return (country === ITALY && /^[A-Z]{2}$/.test(value ?? '')) || value === 'EE'
    ? source.take(at)
    : undefined;
}
