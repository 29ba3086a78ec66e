/** Common name of the block that has a rate. */
import type { TaxedAmount } from './body.ts';

/** The block's official name. */
export function elementOf({ what }: TaxedAmount): string {
  return ELEMENTS[what];
}

const ELEMENTS = {
  line: 'DettaglioLinee',
  cassa: 'DatiCassaPrevidenziale',
  summary: 'DatiRiepilogo',
  item: 'DatiBeniServizi',
} as const;

/** NumeroLinea of a line; of others, which one it is, from 1. */
export function numberOf({ line, index }: TaxedAmount): string {
  return line?.numero_linea ?? String(index + 1);
}
