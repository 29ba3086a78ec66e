/** Missing summaries of rates that lines or cassa have, if only one correct summary is possible. */
import { Decimal } from '../../model/decimal.ts';
import { fitsRate } from '../natura.ts';
import type { BodyFacts, RateSums } from './body.ts';
import { fitsTaxable } from './sums.ts';

/** Addition of a summary. */
export interface SummaryAddition {
  readonly op: 'add';
  /** JSON Pointer to the position after the last summary. */
  readonly path: string;
  /** The block in JSON form, as text. */
  readonly to: string;
}

/** The missing summary of a rate; undefined if its Natura or its amount cannot be determined. */
export function missingSummary(
  { path, tipoDocumento }: BodyFacts,
  sums: RateSums,
): SummaryAddition | undefined {
  const { rate, source, isMixed, charged } = sums;
  if (source === null || isMixed) return undefined;
  const { natura } = source;
  const taxable = charged.rounded(2);
  if (!fitsRate(natura, rate, tipoDocumento) || !fitsTaxable(taxable)) return undefined;
  const percent = Decimal.of(rate, 2);
  return {
    op: 'add',
    path: `${path}/dati_beni_servizi/dati_riepilogo/-`,
    to: JSON.stringify({
      aliquota_iva: percent.toText(),
      ...(natura === null ? {} : { natura }),
      imponibile_importo: taxable.toText(),
      imposta: percent.percentOf(taxable).rounded(2).toText(),
    }),
  };
}

/** True if a summary has a rate that no line or cassa has: then a rate may be wrong, rather than a summary missing. */
export function hasUnusedSummary({ sums }: BodyFacts): boolean {
  for (const { source } of sums.values()) if (source === null) return true;
  return false;
}
