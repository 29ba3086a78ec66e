/** CedentePrestatore (1.2). */
import type { FatturaElettronicaHeader, IdFiscale } from '../../../model/generated/invoice.ts';
import * as types from '../../../model/simpleTypes.ts';
import { ITALY } from '../toEuropean/address.ts';
import { given, unlessEmpty } from '../toEuropean/cursor.ts';
import { addressOf } from './address.ts';
import { fiscalCodeOf, nameOf, splitVat } from './identity.ts';
import { registersOf } from './registers.ts';
import type { ModelSource } from './source.ts';

export function sellerOf(source: ModelSource): FatturaElettronicaHeader['cedente_prestatore'] {
  const vat = source.get('seller.vatId');
  const own = vat === undefined ? undefined : splitVat(vat);
  if (own !== undefined) source.take('seller.vatId');
  const id = own ?? sellerIdOf(source);
  const ids = registersOf(source);
  const regime = source.take('extension.regime') ?? source.set['1.2.1.8'] ?? REGIME;
  if (!REGIME_FORM.test(regime))
    source.refuse({
      code: 'X-REGIME',
      term: null,
      field: '1.2.1.8',
      value: regime,
      option: '--set 1.2.1.8=',
    });
  if (source.get('extension.regime') === undefined && source.set['1.2.1.8'] === undefined)
    source.ledger.add('defaulted', { code: 'X-REQUIRED', term: '1.2.1.8', value: regime, rule: '1.2.1.8' });
  const branch = source.model.extension?.sellerBranch;
  return given<FatturaElettronicaHeader['cedente_prestatore']>({
    dati_anagrafici: given<FatturaElettronicaHeader['cedente_prestatore']['dati_anagrafici']>({
      id_fiscale_iva: id,
      codice_fiscale: fiscalCodeOf(source, 'seller', '1.2.1.2'),
      anagrafica: { ...nameOf(source, 'seller.name'), ...ids.eori },
      ...ids.register,
      provincia_albo: undefined,
      regime_fiscale:
        regime as FatturaElettronicaHeader['cedente_prestatore']['dati_anagrafici']['regime_fiscale'],
    }),
    sede: addressOf(source, 'seller.address', '1.2.2'),
    stabile_organizzazione:
      branch === undefined ? undefined : addressOf(source, 'extension.sellerBranch', '1.2.3'),
    iscrizione_rea: ids.rea,
    contatti: unlessEmpty(
      given({
        telefono: phoneOf(source),
        email: source.code('seller.contact.email', types.EmailContatti),
      }),
    ),
    riferimento_amministrazione: source.code('buyerAccounting', types.String20),
  });
}

/** The form of a regime; the check of the result knows which exist. The list with its names would add over 1 kB. */
const REGIME_FORM = /^RF[0-9]{2}$/;

/** Ordinary regime: the usual one of a company that charges VAT. */
const REGIME = 'RF01';

/** A seller without a VAT number: another number in its country. */
function sellerIdOf(source: ModelSource): IdFiscale {
  const supplied = splitVat(source.set['1.2.1.1'] ?? '');
  if (supplied !== undefined) return supplied;
  const country = source.get('seller.address.country') ?? ITALY;
  for (const path of ['seller.taxId', 'seller.legalId.id', 'seller.vatId', 'seller.ids[0].id']) {
    const value = source.get(path)?.replace(/\s/g, '');
    if (value === undefined || value.length > 28 || value.includes(':')) continue;
    source.note(path, 'moved', 'X-REFERENCE', { term: '1.2.1.1.2' });
    return { id_paese: country, id_codice: value };
  }
  source.refuse({
    code: 'X-SELLER-ID',
    term: 'BT-31',
    field: '1.2.1.1',
    value: null,
    option: '--set 1.2.1.1=',
  });
  return { id_paese: country, id_codice: '' };
}

function phoneOf(source: ModelSource): string | undefined {
  const value = source.get('seller.contact.telephone');
  const plain = value?.replace(/[\s./()-]/g, '');
  if (value === undefined || plain === undefined || plain.length < 5 || plain.length > 12) return undefined;
  if (plain === value) return source.take('seller.contact.telephone');
  source.note('seller.contact.telephone', 'changed', 'X-FORM', { to: plain });
  return plain;
}
