/** The summary that lines and cassa of a rate lack, where there is only one way to write it. */
import { Decimal } from '../../model/decimal.ts';
import { allowsNaturaBesideRate } from '../documents.ts';
import type { BodyFacts, RateSums } from './body.ts';
import { fitsTaxable } from './sums.ts';

/** The block to be added. */
export interface SummaryAddition {
  readonly op: 'add';
  /** JSON Pointer of the place behind the last summary. */
  readonly path: string;
  /** The block in its JSON form, as text. */
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
  const isNaturaPlain =
    rate === 0 ? natura !== null : natura === null || allowsNaturaBesideRate(tipoDocumento);
  const taxable = charged.rounded(2);
  if (!isNaturaPlain || !fitsTaxable(taxable)) return undefined;
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

/** True if a summary has a rate that no line or cassa has: perhaps a rate is wrong, and no summary is missing. */
export function hasUnusedSummary({ sums }: BodyFacts): boolean {
  for (const { source } of sums.values()) if (source === null) return true;
  return false;
}
