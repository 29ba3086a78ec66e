import type { TaxedAmount } from '../../domain/facts/body.ts';
import { ORDINARY, rule } from '../rule.ts';

export const qSummary = rule({
  code: 'Q-SUMMARY',
  formats: ORDINARY,
  scope: 'body',
  fields: { ordinary: ['2.2.2.1', '2.2.2.2', '2.2.2.7', '2.2.2.8'], simplified: [] },
  decides: 'file',
  findings: { twice: { severity: 'warning' } },
  check({ summaries }, report) {
    if (summaries.length < 2 || areApart(summaries)) return;
    const seen = new Map<string, number>();
    for (const one of summaries) {
      const combination = combinationOf(one);
      const key = combination.join('\n').toUpperCase();
      const first = seen.get(key);
      if (first === undefined) seen.set(key, one.index);
      else
        report('twice', { path: one.path, params: { number: one.index + 1, first: first + 1, combination } });
    }
  },
});

/** True if all summaries differ in rate or Natura, the usual case. */
function areApart(summaries: readonly TaxedAmount[]): boolean {
  const seen = new Set<string | number | null>();
  for (const { natura, rate } of summaries) seen.add(natura ?? rate);
  return seen.size === summaries.length;
}

/**
 * The values that define a block (Rappresentazione tabellare, 2.2.2); the provision distinguishes exempt operations.
 */
function combinationOf({ rate, rateText, natura, summary }: TaxedAmount): readonly string[] {
  const { esigibilita_iva, riferimento_normativo } = summary ?? {};
  // The normalized number, because 022.00 equals 22.00.
  const parts = [`AliquotaIVA ${rate === null ? rateText : (rate / 100).toFixed(2)}`];
  if (natura !== null) parts.push(`Natura ${natura}`);
  if (esigibilita_iva !== undefined) parts.push(`EsigibilitaIVA ${esigibilita_iva}`);
  if (riferimento_normativo !== undefined) parts.push(`RiferimentoNormativo ${riferimento_normativo.trim()}`);
  return parts;
}
