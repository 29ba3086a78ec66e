/** RappresentanteFiscale (1.3) and TerzoIntermediario (1.5). */
import type { Anagrafica, FatturaElettronicaHeader } from '../../../model/generated/invoice.ts';
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
  source.take('taxRepresentative.vatId', '1.3.1.1');
  if (source.get('taxRepresentative.address.country') === id.id_paese)
    source.take('taxRepresentative.address.country', '1.3.1.1.1');
  return {
    dati_anagrafici: { id_fiscale_iva: id, anagrafica: nameOf(source, 'taxRepresentative.name', '1.3.1.3') },
  };
}

export function intermediaryOf(
  source: ModelSource,
): FatturaElettronicaHeader['terzo_intermediario_o_soggetto_emittente'] | undefined {
  const own = source.model.extension?.intermediary;
  if (own === undefined) return undefined;
  const at = 'extension.intermediary';
  let code: string | undefined;
  let eori: string | undefined;
  (own.ids ?? []).forEach(({ id, scheme }, index) => {
    const path = `${at}.ids[${index}]`;
    if (scheme === FISCAL_CODE) {
      code = source.take(`${path}.id`, '1.5.1.2');
      source.take(`${path}.scheme`, '1.5.1.2');
    } else if (id.startsWith('EORI:')) eori = source.take(`${path}.id`, '1.5.1.3.5')?.slice(5);
  });
  return {
    dati_anagrafici: given<
      NonNullable<FatturaElettronicaHeader['terzo_intermediario_o_soggetto_emittente']>['dati_anagrafici']
    >({
      id_fiscale_iva: splitVat(source.take(`${at}.vatId`, '1.5.1.1') ?? ''),
      codice_fiscale: code,
      anagrafica: given<Anagrafica>({
        denominazione: source.take(`${at}.name`, '1.5.1.3.1'),
        nome: source.take(`${at}.firstName`, '1.5.1.3.2'),
        cognome: source.take(`${at}.familyName`, '1.5.1.3.3'),
        titolo: undefined,
        cod_eori: eori,
      }),
    }),
  };
}
