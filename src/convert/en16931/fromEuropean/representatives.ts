/** RappresentanteFiscale (1.3) and TerzoIntermediario (1.5). */
import type {
  Anagrafica,
  DatiAnagraficiRappresentante,
  FatturaElettronicaHeader,
} from '../../../model/generated/invoice.ts';
import type { Identifier } from '../model/invoice.ts';
import { given } from '../toEuropean/cursor.ts';
import { FISCAL_CODE } from '../toEuropean/parties.ts';
import { nameOf, splitVat } from './identity.ts';
import type { ModelSource } from './source.ts';

export function representativeOf(
  source: ModelSource,
): FatturaElettronicaHeader['rappresentante_fiscale'] | undefined {
  if (source.model.taxRepresentative === undefined) return undefined;
  const id = splitVat(source.get('taxRepresentative.vatId') ?? '');
  if (id === undefined) return undefined;
  source.take('taxRepresentative.vatId');
  if (source.get('taxRepresentative.address.country') === id.id_paese)
    source.take('taxRepresentative.address.country');
  const { code, eori } = idsOf(
    source,
    'extension.representativeIds',
    source.model.extension?.representativeIds,
  );
  return {
    dati_anagrafici: given<DatiAnagraficiRappresentante>({
      id_fiscale_iva: id,
      codice_fiscale: code,
      anagrafica: given<Anagrafica>({ ...nameOf(source, 'taxRepresentative.name'), cod_eori: eori }),
    }),
  };
}

/** Fiscal code and EORI among the identifiers of a party. */
function idsOf(
  source: ModelSource,
  at: string,
  ids: readonly Identifier[] = [],
): { readonly code: string | undefined; readonly eori: string | undefined } {
  let code: string | undefined;
  let eori: string | undefined;
  ids.forEach(({ id, scheme }, index) => {
    const path = `${at}[${index}]`;
    if (scheme === FISCAL_CODE) {
      code = source.take(`${path}.id`);
      source.take(`${path}.scheme`);
    } else if (id.startsWith('EORI:')) eori = source.take(`${path}.id`)?.slice(5);
  });
  return { code, eori };
}

export function intermediaryOf(
  source: ModelSource,
): FatturaElettronicaHeader['terzo_intermediario_o_soggetto_emittente'] | undefined {
  const own = source.model.extension?.intermediary;
  if (own === undefined) return undefined;
  const at = 'extension.intermediary';
  const { code, eori } = idsOf(source, `${at}.ids`, own.ids);
  return {
    dati_anagrafici: given<
      NonNullable<FatturaElettronicaHeader['terzo_intermediario_o_soggetto_emittente']>['dati_anagrafici']
    >({
      id_fiscale_iva: splitVat(source.take(`${at}.vatId`) ?? ''),
      codice_fiscale: code,
      anagrafica: given<Anagrafica>({
        denominazione: source.take(`${at}.name`),
        nome: source.take(`${at}.firstName`),
        cognome: source.take(`${at}.familyName`),
        titolo: undefined,
        cod_eori: eori,
      }),
    }),
  };
}
