import type { BodyFacts } from './body.ts';

/** True if there is no DatiRitenuta block. */
export function lacksRitenuta({ ordinary }: BodyFacts): boolean {
  return ordinary?.dati_generali.dati_generali_documento.dati_ritenuta === undefined;
}
