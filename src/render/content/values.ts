/** Display form of values: numbers and dates in the language's format, codes with their labels. */
import { civilDate } from '../../model/civilDate.ts';
import type { CodeList } from '../../model/codes/codeList.ts';
import { DivisaCodes, NazioneCodes, TipoResaCodes } from '../../model/codes/index.ts';
import { Decimal } from '../../model/decimal.ts';
import type { Element } from '../../model/grammar.ts';
import type { CompleteLanguage } from '../../model/language.ts';
import { applyWhitespace } from '../../model/lexical.ts';
import { checkDate } from '../../model/primitives.ts';
import { visible } from '../../model/visible.ts';
import { decimalText } from './decimalText.ts';

/** Returns safe text on one line, without the blanks of indented files. */
export function shownText(text: string): string {
  return visible(applyWhitespace('collapse', text));
}

/** Display format of the values in one document. */
export interface Look {
  readonly language: CompleteLanguage;
  /** Adds the currency to an amount of {@link valueText}. */
  money(amount: string, element: Element | null): string;
}

/** Fields with the type of an amount that are not one: a number agreed by the parties. */
const NO_MONEY = new Set(['RiferimentoNumero']);

/** Fields that are always in euro, whatever the document's currency. */
const IN_EURO = new Set(['CapitaleSociale', 'ImportoBollo']);

/** Code lists that the schema does not enumerate, by type. */
const OPEN_LISTS: Readonly<Record<string, CodeList>> = {
  Nazione: NazioneCodes,
  Divisa: DivisaCodes,
  TipoResa: TipoResaCodes,
};

/** @param divisa Currency of the document; empty for the euro. */
export function lookOf(language: CompleteLanguage, divisa: string): Look {
  return {
    language,
    money: (amount, element) => {
      const currency = element !== null && IN_EURO.has(element.name) ? 'EUR' : divisa;
      return withCurrency(amount, currency === '' ? 'EUR' : shownText(currency), language);
    },
  };
}

/** `1.234,50 €` in Italian, `€1,234.50` in English; other currencies by code. */
export function withCurrency(amount: string, currency: string, language: CompleteLanguage): string {
  if (language === 'it') return `${amount} ${currency === 'EUR' ? '€' : currency}`;
  const negative = amount.startsWith('-');
  const digits = negative ? amount.slice(1) : amount;
  return `${negative ? '-' : ''}${currency === 'EUR' ? '€' : `${currency} `}${digits}`;
}

export function isMoney({ name, type }: Element): boolean {
  return (type.name === 'Amount2Decimal' || type.name === 'Amount8Decimal') && !NO_MONEY.has(name);
}

/** Returns the value of a leaf as text; malformed values are shown as written. Empty for an empty value. */
export function valueText(element: Element, value: unknown, look: Look): string {
  const { type } = element;
  if (type.kind === 'block') return '';
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '{…}';
  const given = String(value);
  if (type.base === 'base64Binary') return size(given, look.language);
  const text = applyWhitespace('collapse', given === '' ? (element.default ?? '') : given);
  const { language } = look;
  switch (type.base) {
    case 'decimal':
      return type.name === 'Rate' ? rate(text, language) : decimal(text, places(element), language);
    case 'date':
      return day(text, language);
    case 'dateTime':
      return dayAndTime(text, language);
    default: {
      const list = type.codes ?? OPEN_LISTS[type.name];
      return list === undefined ? shownText(text) : codeText(list, text, language);
    }
  }
}

/**
 * `MP05 · Bonifico`. Only the code without a label, or for the only code of a list: for `SI`, the field's name is
 * enough.
 */
export function codeText(list: CodeList, code: string, language: CompleteLanguage): string {
  const label = list.closed && list.codes.length === 1 ? undefined : list.find(code)?.label[language];
  return label === undefined ? shownText(code) : `${code} · ${label}`;
}

/** Amounts have two decimals; quantities, weights and other numbers as many as needed. */
function places(element: Element): number {
  return isMoney(element) ? 2 : 0;
}

export function decimal(text: string, least: number, language: CompleteLanguage): string {
  const number = Decimal.parse(text);
  return number === undefined ? shownText(text) : decimalText(number, least, language);
}

export function rate(text: string, language: CompleteLanguage): string {
  const number = Decimal.parse(text);
  return number === undefined ? shownText(text) : `${decimalText(number, 0, language)}%`;
}

/** `17/03/2025`, in English `2025-03-17`; a time zone follows it. */
export function day(text: string, language: CompleteLanguage): string {
  const date = checkDate(text) ? civilDate(text) : undefined;
  if (date === undefined) return shownText(text);
  const zone = text.slice(date.length);
  return `${italianDay(date, language)}${zone === '' ? '' : ` ${zone}`}`;
}

function italianDay(date: string, language: CompleteLanguage): string {
  return language === 'en' ? date : date.split('-').reverse().join('/');
}

/** `17/03/2025 10:30`; also seconds, fractions and time zone, if present. */
function dayAndTime(text: string, language: CompleteLanguage): string {
  const match = /^(\d{4,}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00(?:\.0+)?)?(?=$|Z|[+:-])(.*)$/.exec(text);
  if (match === null) return shownText(text);
  const [, date = '', time = '', more = ''] = match;
  const zone = more.startsWith(':') || more === '' ? more : ` ${more}`;
  return `${italianDay(date, language)} ${time}${zone}`;
}

/** Returns the size of base64 content, which is not shown. */
export function size(base64: string, language: CompleteLanguage): string {
  const digits = base64.replace(/[\t\n\r ]+/g, '');
  const bytes = Math.floor((digits.replace(/=+$/, '').length * 3) / 4);
  if (bytes < 1000) return `${bytes} byte${language === 'en' && bytes !== 1 ? 's' : ''}`;
  const [unit, divisor] = bytes < 1_000_000 ? ['kB', 1000] : ['MB', 1_000_000];
  return `${decimalText(Decimal.of(Math.round((bytes * 10) / divisor), 1), 0, language)} ${unit}`;
}
