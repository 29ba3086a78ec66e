import type { TaxedAmount } from './body.ts';

/** Official name of the block with the rate. */
export function elementOf({ what }: TaxedAmount): string {
  return ELEMENTS[what];
}

const ELEMENTS = {
  line: 'DettaglioLinee',
  cassa: 'DatiCassaPrevidenziale',
  summary: 'DatiRiepilogo',
  item: 'DatiBeniServizi',
} as const;

/** NumeroLinea of a line; for other blocks, the position from 1. */
export function numberOf({ line, index }: TaxedAmount): string {
  return line?.numero_linea ?? String(index + 1);
}
