/** Addresses: Sede, IndirizzoResa, StabileOrganizzazione. */
import type { Indirizzo } from '../../../model/generated/invoice.ts';
import type { PostalAddress } from '../model/invoice.ts';
import type { Profile } from '../profiles.ts';
import { basicLatin } from './basicLatin.ts';
import { type Cursor, given } from './cursor.ts';

/** The schema's default of an empty Nazione. */
export const ITALY = 'IT';

/** Without a street number ("senza numero civico"), as AgID's rules require it (BR-IT-DC-141). */
const NO_NUMBER = 's.n.c.';

/** AgID's code of an unknown province (list SiglaProvince). */
const UNKNOWN_PROVINCE = 'ZA';

/** The provinces that AgID's rules accept (BR-IT-DC-150, BR-IT-220, BR-IT-250): abolished ones among them. */
const PROVINCES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ EN ' +
    'FC FE FG FI FM FR FU GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OG OR ' +
    'OT PA PC PD PE PG PI PL PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA ' +
    'TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV ZA'
  ).split(' '),
);

export interface AddressSettings {
  readonly profile: Profile;
  /** AgID requires the street number of sellers and buyers. */
  readonly isParty: boolean;
  /** The rule that restricts the street to Basic Latin: that of branches (BR-IT-DE-019, BR-IT-DE-044). */
  readonly plainBy?: string;
}

export function addressOf(
  at: Cursor<Indirizzo>,
  { profile, isParty, plainBy }: AddressSettings,
): PostalAddress {
  const country = at.peek('nazione') ?? ITALY;
  if (at.peek('nazione') === undefined) at.keep('nazione');
  else at.take('nazione');
  const isStrict = profile === 'agid' && country === ITALY;
  const number = at.take('numero_civico');
  return given<PostalAddress>({
    line1: plainBy === undefined ? at.take('indirizzo') : basicLatin(at, 'indirizzo', plainBy),
    line2: isStrict && isParty ? streetNumber(at, number) : number,
    line3: undefined,
    city: at.take('comune'),
    postcode: at.take('cap'),
    subdivision: subdivisionOf(at, isStrict),
    country,
  });
}

/** The number: its own field, or the last number of the street (BR-IT-DC-141, BR-IT-210). */
function streetNumber(at: Cursor<Indirizzo>, number: string | undefined): string {
  const { value, ledger } = at;
  if (number !== undefined && /[0-9]/.test(number)) return number;
  if (number !== undefined && number.toLowerCase() === NO_NUMBER) return NO_NUMBER;
  const found = /([0-9]+(?:\s?\/?\s?[A-Za-z])?)\D*$/.exec(value.indirizzo)?.[1];
  const to = number === undefined ? (found ?? NO_NUMBER) : `${number} ${found ?? NO_NUMBER}`;
  ledger.add(found === undefined ? 'defaulted' : 'derived', {
    code: found === undefined ? 'X-REQUIRED' : 'X-COMPUTED',
    term: at.termOf('numero_civico') ?? '',
    value: to,
    rule: 'BR-IT-DC-141',
  });
  return number === undefined ? to : (found ?? NO_NUMBER);
}

function subdivisionOf(at: Cursor<Indirizzo>, isStrict: boolean): string | undefined {
  const province = at.take('provincia');
  if (!isStrict || (province !== undefined && PROVINCES.has(province))) return province;
  const rule = 'BR-IT-DC-150';
  if (province === undefined)
    at.ledger.add('defaulted', {
      code: 'X-REQUIRED',
      term: at.termOf('provincia') ?? '',
      value: UNKNOWN_PROVINCE,
      rule,
    });
  else at.note('provincia', 'changed', 'X-CODE', { to: UNKNOWN_PROVINCE, rule });
  return UNKNOWN_PROVINCE;
}
