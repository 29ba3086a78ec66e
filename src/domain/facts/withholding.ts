/** Withholding: what a document says of it. */
import type { BodyFacts } from './body.ts';

/** Whether there is no block DatiRitenuta at all. */
export function lacksRitenuta({ ordinary }: BodyFacts): boolean {
  return ordinary?.dati_generali.dati_generali_documento.dati_ritenuta === undefined;
}
