/** Dates and amounts in the format of a language. Amounts stay exact: they are never converted to binary numbers. */
import type { PageLanguage } from '../text/index.ts';

export function shownDate(date: string | null, language: PageLanguage): string {
  if (date === null) return '';
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (match === null || language === 'en') return date;
  const [, year, month, day] = match;
  return `${day}/${month}/${year}`;
}

export function shownAmount(amount: string | null, language: PageLanguage): string {
  if (amount === null) return '';
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (match === null) return amount;
  const [, sign = '', whole = '', decimals = ''] = match;
  const [group, point] = language === 'it' ? ['.', ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${sign}${grouped}${point}${decimals.padEnd(2, '0')}`;
}
