/** Lines and contributions to pension funds. */

import { decimal } from '../../domain/amounts.ts';
import { afterSteps } from '../../domain/discounts.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { Decimal } from '../../model/decimal.ts';
import { c00423 } from '../../validate/index.ts';
import { compared, type RecomputedTotal } from './compareAmount.ts';
import { isCent, isSilent } from './tolerance.ts';

/** Default Quantita (official text of 00423). */
const ONE = Decimal.of(1);

/** PrezzoTotale: the price after cascading discounts, times the quantity. */
export function lineTotals({ lines }: BodyFacts): readonly RecomputedTotal[] {
  return lines.flatMap((item) => {
    const { line, path } = item;
    if (line === null) return [];
    const { quantita, sconto_maggiorazione: steps = [] } = line;
    const price = afterSteps(decimal(line.prezzo_unitario), steps);
    const one = {
      path: `${path}/prezzo_totale`,
      formula: 'line.total',
      stated: line.prezzo_totale,
      exact: price.times(quantita === undefined ? ONE : decimal(quantita)),
      control: c00423.code,
      isTolerated: () => isSilent(c00423, item),
    } as const;
    return [compared(one, 'ordinary')];
  });
}

/** ImportoContributoCassa, if ImponibileCassa states its base: otherwise it may apply to any of the lines. */
export function contributions({ cassa }: BodyFacts): readonly RecomputedTotal[] {
  return cassa.flatMap(({ cassa: fund, path }) => {
    if (fund?.imponibile_cassa === undefined) return [];
    const one = {
      path: `${path}/importo_contributo_cassa`,
      formula: 'cassa.contribution',
      stated: fund.importo_contributo_cassa,
      exact: decimal(fund.al_cassa).percentOf(decimal(fund.imponibile_cassa)),
      control: null,
      isTolerated: isCent,
    } as const;
    return [compared(one, 'ordinary')];
  });
}
