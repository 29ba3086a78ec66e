/**
 * Electronic addresses (BT-34, BT-49), with the schemes of the list EAS. Peppol does not accept the schemes of SdI's
 * channels, 0202 and 0205 (PEPPOL-EN16931-CL008); AgID's profile does.
 */
import { ABROAD, NO_CHANNEL } from '../../../domain/facts/recipient.ts';
import type { Buyer, Identifier, Seller } from '../model/invoice.ts';
import { isPeppol } from '../profiles.ts';
import { ITALY } from './address.ts';
import type { Context } from './context.ts';

const IPA = '0201';
const PEC = '0202';
const RECIPIENT = '0205';
const FISCAL_CODE = '0210';
const VAT_NUMBER = '0211';

/** Schemes of VAT numbers, by country (EAS 9910 to 9957). */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BA: '9924',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  GB: '9932',
  EL: '9933',
  GR: '9933',
  HR: '9934',
  IE: '9935',
  LI: '9936',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MC: '9940',
  ME: '9941',
  MK: '9942',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  RS: '9948',
  SI: '9949',
  SK: '9950',
  SM: '9951',
  TR: '9952',
  VA: '9953',
  ES: '9920',
  FR: '9957',
  HU: '9910',
};

/** Values of CodiceDestinatario that name no recipient: certified mail or none, foreign buyer. */
const NO_RECIPIENT: ReadonlySet<string> = new Set([NO_CHANNEL, ABROAD]);

/** The address by a VAT number or fiscal code. */
function byNumber({ vatId, legalId }: Seller | Buyer): Identifier | undefined {
  const country = vatId?.slice(0, 2) ?? '';
  if (vatId !== undefined && country === ITALY) return { id: vatId, scheme: VAT_NUMBER };
  const scheme = VAT_SCHEMES[country];
  if (vatId !== undefined && scheme !== undefined) return { id: vatId, scheme };
  if (legalId?.scheme === FISCAL_CODE) return { id: legalId.id, scheme: FISCAL_CODE };
  // Any other country: the scheme for email needs an address, which only an option can supply.
  return vatId === undefined ? undefined : { id: vatId, scheme: VAT_NUMBER };
}

export function sellerEndpoint(context: Context, seller: Seller): Identifier {
  const found = byNumber(seller) ?? { id: seller.name ?? '', scheme: VAT_NUMBER };
  context.ledger.add('derived', {
    code: 'X-COMPUTED',
    term: 'seller.endpoint.id',
    value: found.id,
    rule: 'PEPPOL-EN16931-R020',
  });
  return found;
}

export function buyerEndpoint(context: Context, buyer: Buyer): Identifier | undefined {
  const { profile, ledger } = context;
  const at = context.header.at('dati_trasmissione');
  const code = at?.peek('codice_destinatario') ?? '';
  const pec = at?.peek('pec_destinatario');
  const term = 'buyer.endpoint.id';
  const ofChannel = profile !== 'peppol';
  let found: Identifier | undefined;
  if (code.length === 6) found = { id: code, scheme: IPA };
  else if (ofChannel && code.length === 7 && !NO_RECIPIENT.has(code)) found = { id: code, scheme: RECIPIENT };
  if (found !== undefined) at?.take('codice_destinatario');
  else if (ofChannel && pec !== undefined) {
    at?.take('pec_destinatario');
    found = { id: pec, scheme: PEC };
  }
  if (found === undefined && profile === 'agid' && buyer.address?.country === ITALY && code !== '') {
    // BR-IT-190A requires one of SdI's channels for an Italian buyer: seven zeros stand for none.
    at?.take('codice_destinatario');
    found = { id: code, scheme: RECIPIENT };
  }
  if (found?.id !== code && NO_RECIPIENT.has(code))
    at?.note('codice_destinatario', 'dropped', 'X-TRANSMISSION');
  if (found !== undefined || !isPeppol(profile)) return found;
  const own = byNumber(buyer) ?? { id: buyer.name ?? '', scheme: FISCAL_CODE };
  ledger.add('derived', { code: 'X-COMPUTED', term, value: own.id, rule: 'PEPPOL-EN16931-R010' });
  return own;
}
