import { TipoRitenutaCodes } from '../../model/codes/tipoRitenuta.ts';
import { codesWith } from '../traits.ts';
import type { BodyFacts } from './body.ts';

const INCOME_TAX = codesWith([TipoRitenutaCodes], ({ isIncomeTax }) => isIncomeTax === true);

/** True if there is no DatiRitenuta block. */
export function lacksRitenuta({ ordinary }: BodyFacts): boolean {
  return ordinary?.dati_generali.dati_generali_documento.dati_ritenuta === undefined;
}

/** True for income tax withheld (RT01, RT02), false for contributions. */
export function isIncomeTax(tipoRitenuta: string): boolean {
  return INCOME_TAX.has(tipoRitenuta);
}
