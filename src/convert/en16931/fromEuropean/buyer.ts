/** CessionarioCommittente (1.4). */
import type { Anagrafica, FatturaElettronicaHeader } from '../../../model/generated/invoice.ts';
import { ITALY } from '../toEuropean/address.ts';
import { given } from '../toEuropean/cursor.ts';
import { addressOf } from './address.ts';
import { fiscalCodeOf, nameOf, splitVat } from './identity.ts';
import type { ModelSource } from './source.ts';

export function buyerOf(source: ModelSource): FatturaElettronicaHeader['cessionario_committente'] {
  const vat = source.get('buyer.vatId');
  const own = splitVat(source.set['1.4.1.1'] ?? '') ?? (vat === undefined ? undefined : splitVat(vat));
  if (own !== undefined) source.take('buyer.vatId');
  const code = fiscalCodeOf(source, 'buyer', '1.4.1.2');
  if (own === undefined && code === undefined)
    source.refuse({
      code: 'X-BUYER-ID',
      term: 'BT-48',
      field: '1.4.1.1',
      value: vat ?? null,
      option: '--set 1.4.1.1=',
    });
  const eori =
    source.get('buyer.id.id')?.startsWith('EORI:') === true
      ? source.take('buyer.id.id')?.slice(5)
      : undefined;
  const branch = source.model.extension?.buyerBranch;
  const agent = source.model.extension?.buyerRepresentative;
  type Buyer = FatturaElettronicaHeader['cessionario_committente'];
  return given<Buyer>({
    dati_anagrafici: given<Buyer['dati_anagrafici']>({
      id_fiscale_iva: own,
      codice_fiscale: code,
      anagrafica: given<Anagrafica>({ ...nameOf(source, 'buyer.name'), cod_eori: eori }),
    }),
    sede: addressOf(source, 'buyer.address', '1.4.2'),
    stabile_organizzazione:
      branch === undefined ? undefined : addressOf(source, 'extension.buyerBranch', '1.4.3'),
    rappresentante_fiscale:
      agent === undefined
        ? undefined
        : given<NonNullable<Buyer['rappresentante_fiscale']>>({
            id_fiscale_iva: splitVat(source.take('extension.buyerRepresentative.vatId') ?? '') ?? {
              id_paese: ITALY,
              id_codice: '',
            },
            denominazione: organisationOf(source, agent.firstName ?? agent.familyName),
            nome: source.take('extension.buyerRepresentative.firstName'),
            cognome: source.take('extension.buyerRepresentative.familyName'),
          }),
  });
}

/** The name of an organization; of a person, it repeats the names (BR-IT-DE-048). */
function organisationOf(source: ModelSource, person: string | undefined): string | undefined {
  const path = 'extension.buyerRepresentative.name';
  if (person === undefined) return source.take(path);
  source.take(path, '1.4.4.4');
  return undefined;
}
