/** The header of the FatturaPA, from its parts. */
import type { FatturaElettronicaHeader } from '../../../model/generated/invoice.ts';
import { ITALY } from '../toEuropean/address.ts';
import { given } from '../toEuropean/cursor.ts';
import { buyerOf } from './buyer.ts';
import { intermediaryOf, representativeOf } from './representatives.ts';
import { sellerOf } from './seller.ts';
import type { ModelSource } from './source.ts';
import { transmissionOf } from './transmission.ts';

export function headerOf(source: ModelSource): FatturaElettronicaHeader {
  const seller = sellerOf(source);
  const buyer = buyerOf(source);
  const representative = representativeOf(source);
  const intermediary = intermediaryOf(source);
  const issuer = source.take('extension.issuer');
  const isForeign = (buyer.dati_anagrafici.id_fiscale_iva?.id_paese ?? buyer.sede.nazione) !== ITALY;
  return given<FatturaElettronicaHeader>({
    dati_trasmissione: transmissionOf(source, seller, isForeign),
    cedente_prestatore: seller,
    rappresentante_fiscale: representative,
    cessionario_committente: buyer,
    terzo_intermediario_o_soggetto_emittente: intermediary,
    soggetto_emittente: issuer as FatturaElettronicaHeader['soggetto_emittente'],
  });
}
