/** Display form of values: numbers and dates in the language's form, codes with their labels. */
import { civilDate } from '../../model/civilDate.ts';
import type { CodeList } from '../../model/codes/codeList.ts';
import { DivisaCodes, NazioneCodes, TipoResaCodes } from '../../model/codes/index.ts';
import { Decimal } from '../../model/decimal.ts';
import type { Element } from '../../model/grammar.ts';
import { applyWhitespace } from '../../model/lexical.ts';
import { checkDate } from '../../model/primitives.ts';
import { visible } from '../../model/visible.ts';
import type { Language } from '../../validate/index.ts';
import { decimalText } from './decimalText.ts';

/** Text in one line, harmless, and without the blanks that an indented file puts around it. */
export function shownText(text: string): string {
  return visible(applyWhitespace('collapse', text));
}

/** The format of the values in one document. */
export interface Look {
  readonly language: Language;
  /** An amount that {@link valueText} made, with the currency it is in. */
  money(amount: string, element: Element | null): string;
}

/** Amounts by their type which are none: a number agreed by the parties. */
const NO_MONEY = new Set(['RiferimentoNumero']);

/** Always in euro, whatever the document's currency. */
const IN_EURO = new Set(['CapitaleSociale', 'ImportoBollo']);

/** Lists of codes that the schema does not enumerate, by type. */
const OPEN_LISTS: Readonly<Record<string, CodeList>> = {
  Nazione: NazioneCodes,
  Divisa: DivisaCodes,
  TipoResa: TipoResaCodes,
};

/** @param divisa As the document has it; none is the euro. */
export function lookOf(language: Language, divisa: string): Look {
  return {
    language,
    money: (amount, element) => {
      const currency = element !== null && IN_EURO.has(element.name) ? 'EUR' : divisa;
      return withCurrency(amount, currency === '' ? 'EUR' : shownText(currency), language);
    },
  };
}

/** `1.234,50 €` in Italian, `€1,234.50` in English; other currencies by code. */
function withCurrency(amount: string, currency: string, language: Language): string {
  if (language === 'it') return `${amount} ${currency === 'EUR' ? '€' : currency}`;
  const negative = amount.startsWith('-');
  const digits = negative ? amount.slice(1) : amount;
  return `${negative ? '-' : ''}${currency === 'EUR' ? '€' : `${currency} `}${digits}`;
}

export function isMoney({ name, type }: Element): boolean {
  return (type.name === 'Amount2Decimal' || type.name === 'Amount8Decimal') && !NO_MONEY.has(name);
}

/** A leaf's value as text; what does not have its type's form stays as it is. Empty for the empty value. */
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

/** `MP05 · Bonifico`; only the code if it has no label or is the only one: for `SI` the field's name is enough. */
function codeText(list: CodeList, code: string, language: Language): string {
  const label = list.closed && list.codes.length === 1 ? undefined : list.find(code)?.label[language];
  return label === undefined ? shownText(code) : `${code} · ${label}`;
}

/** Amounts have cents; quantities, weights and other numbers as many decimals as they need. */
function places(element: Element): number {
  return isMoney(element) ? 2 : 0;
}

function decimal(text: string, least: number, language: Language): string {
  const number = Decimal.parse(text);
  return number === undefined ? shownText(text) : decimalText(number, least, language);
}

function rate(text: string, language: Language): string {
  const number = Decimal.parse(text);
  return number === undefined ? shownText(text) : `${decimalText(number, 0, language)}%`;
}

/** `17/03/2025`, in English `2025-03-17`; a time zone stays behind it. */
function day(text: string, language: Language): string {
  const date = checkDate(text) ? civilDate(text) : undefined;
  if (date === undefined) return shownText(text);
  const zone = text.slice(date.length);
  return `${italianDay(date, language)}${zone === '' ? '' : ` ${zone}`}`;
}

function italianDay(date: string, language: Language): string {
  return language === 'en' ? date : date.split('-').reverse().join('/');
}

/** `17/03/2025 10:30`; seconds, fractions and the time zone where there are any. */
function dayAndTime(text: string, language: Language): string {
  const match = /^(\d{4,}-\d{2}-\d{2})T(\d{2}:\d{2})(?::00(?:\.0+)?)?(?=$|Z|[+:-])(.*)$/.exec(text);
  if (match === null) return shownText(text);
  const [, date = '', time = '', more = ''] = match;
  const zone = more.startsWith(':') || more === '' ? more : ` ${more}`;
  return `${italianDay(date, language)} ${time}${zone}`;
}

/** The size of what base64 holds: content is not shown. */
function size(base64: string, language: Language): string {
  const digits = base64.replace(/[\t\n\r ]+/g, '');
  const bytes = Math.floor((digits.replace(/=+$/, '').length * 3) / 4);
  if (bytes < 1000) return `${bytes} byte${language === 'en' && bytes !== 1 ? 's' : ''}`;
  const [unit, divisor] = bytes < 1_000_000 ? ['kB', 1000] : ['MB', 1_000_000];
  return `${decimalText(Decimal.of(Math.round((bytes * 10) / divisor), 1), 0, language)} ${unit}`;
}
