/** Exact decimals in the format of a language: `1.234,50` and `1,234.50`. */
import type { Decimal } from '../../model/decimal.ts';
import { grouped } from '../../model/digitGroups.ts';
import type { CompleteLanguage } from '../../model/language.ts';

const SIGNS = { it: { group: '.', point: ',' }, en: { group: ',', point: '.' } } as const;

/** @param least Minimum number of decimals; trailing zeros beyond it are omitted. */
export function decimalText(number: Decimal, least: number, language: CompleteLanguage): string {
  const { group, point } = SIGNS[language];
  const [whole = '', behind] = number.toText(least).split('.');
  const units = grouped(whole, group);
  return behind === undefined ? units : `${units}${point}${behind}`;
}
