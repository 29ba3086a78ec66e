/** The tax within the amounts of a simplified invoice. */

import { decimal } from '../../domain/amounts.ts';
import type { BodyFacts } from '../../domain/facts/body.ts';
import { Decimal } from '../../model/decimal.ts';
import { quotient } from '../../model/quotient.ts';
import { compared, type RecomputedTotal } from './compareAmount.ts';
import { isCent } from './tolerance.ts';

const HUNDRED = Decimal.of(100);

/** Number of decimals, far more precise than the compared cents. */
const PLACES = 10;

/** Imposta, if Aliquota is also present: Importo includes the tax. With only one of them, nothing can be compared. */
export function itemTaxes({ simplified, path }: BodyFacts): readonly RecomputedTotal[] {
  return (simplified?.dati_beni_servizi ?? []).flatMap(({ importo, dati_iva }, index) => {
    const { imposta, aliquota } = dati_iva;
    if (imposta === undefined || aliquota === undefined) return [];
    const rate = decimal(aliquota);
    const one = {
      path: `${path}/dati_beni_servizi/${index}/dati_iva/imposta`,
      formula: 'item.tax',
      stated: imposta,
      exact: quotient(decimal(importo).times(rate), HUNDRED.plus(rate), PLACES),
      control: null,
      isTolerated: isCent,
    } as const;
    return [compared(one, 'simplified')];
  });
}
