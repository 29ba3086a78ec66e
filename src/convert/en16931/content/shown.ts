/** The values of a European invoice in display form, each shown once. */
import { DivisaCodes } from '../../../model/codes/divisa.ts';
import { NazioneCodes } from '../../../model/codes/nazione.ts';
import type { CompleteLanguage } from '../../../model/language.ts';
import type { Entry } from '../../../render/content/content.ts';
import {
  codeText,
  day,
  decimal,
  rate,
  shownText,
  size,
  withCurrency,
} from '../../../render/content/values.ts';
import { european } from '../../../text/european.ts';
import type { EuropeanInvoice } from '../model/invoice.ts';
import { patternOf } from '../model/pattern.ts';
import { termNumber } from '../model/terms.ts';
import { valueAt } from '../model/valueAt.ts';

type Form = 'money' | 'price' | 'number' | 'rate' | 'day' | 'country' | 'currency' | 'size';

/** Forms by the last steps of a path; all others are texts. */
const FORMS: readonly (readonly [RegExp, Form])[] = [
  [/(?:^|\.)(?:date|start|end|issueDate|dueDate|taxPointDate|orderDate|despatchDate)$/, 'day'],
  [/(?:vat\.|taxes\[\]\.|allowances\[\]\.|charges\[\]\.|withholdings\[\]\.)rate$|percent$/, 'rate'],
  [/^totals\.taxAccounting$/, 'number'],
  [
    /^totals\.|^taxes\[\]\.(?:base|amount)$|(?:allowances|charges|withholdings|adjustments)\[\]\.(?:base|amount)$/,
    'money',
  ],
  [/^lines\[\]\.net$|^extension\.withholdingTotal$/, 'money'],
  [/^lines\[\]\.price\.(?:net|gross|discount)$/, 'price'],
  [/^lines\[\]\.(?:quantity|price\.base)$/, 'number'],
  [/country$|item\.origin$/, 'country'],
  [/^currency$|^taxCurrency$/, 'currency'],
  [/^documents\[\]\.content$/, 'size'],
];

const formOf = (path: string): Form | undefined => FORMS.find(([pattern]) => pattern.test(path))?.[1];

const forms = new Map<string, Form | undefined>();

export class Shown {
  readonly language: CompleteLanguage;
  readonly #invoice: EuropeanInvoice;
  readonly #used = new Set<string>();

  constructor(invoice: EuropeanInvoice, language: CompleteLanguage) {
    this.#invoice = invoice;
    this.language = language;
  }

  /** The value as written, without being shown; empty without one. */
  raw(path: string): string {
    return valueAt(this.#invoice, path) ?? '';
  }

  /** The value in display form; empty without one. */
  text(path: string): string {
    const value = this.raw(path);
    if (value === '') return '';
    this.#used.add(path);
    return this.#form(path, value);
  }

  /** A value with the name of its term. */
  entry(path: string): readonly Entry[] {
    const value = this.text(path);
    return value === '' ? [] : [{ label: this.#label(path), value }];
  }

  entries(paths: readonly string[]): readonly Entry[] {
    return paths.flatMap((path) => this.entry(path));
  }

  /** The values of a group that were not shown yet. */
  rest(path: string, value: unknown): readonly Entry[] {
    if (typeof value === 'string') return this.#used.has(path) || value === '' ? [] : this.entry(path);
    if (Array.isArray(value)) return value.flatMap((item, at) => this.rest(`${path}[${at}]`, item));
    if (typeof value !== 'object' || value === null) return [];
    if ('id' in value && 'scheme' in value && !this.#used.has(`${path}.id`)) return this.#identifier(path);
    return Object.entries(value).flatMap(([key, inner]) =>
      this.rest(path === '' ? key : `${path}.${key}`, inner),
    );
  }

  /** An identifier with its scheme: `1238764941386 (0088)`. */
  #identifier(path: string): readonly Entry[] {
    const [id, scheme] = [this.text(`${path}.id`), this.text(`${path}.scheme`)];
    return [{ label: this.#label(`${path}.id`), value: scheme === '' ? id : `${id} (${scheme})` }];
  }

  #label(path: string): string {
    const term = termNumber(path);
    return term === undefined ? path.replace(/^extension\./, '') : european.in(this.language).terms[term];
  }

  #form(path: string, value: string): string {
    const key = patternOf(path);
    if (!forms.has(key)) forms.set(key, formOf(key));
    const { language } = this;
    switch (forms.get(key)) {
      case 'money':
        return withCurrency(decimal(value, 2, language), this.#invoice.currency ?? 'EUR', language);
      case 'price':
        return decimal(value, 2, language);
      case 'number':
        return decimal(value, 0, language);
      case 'rate':
        return rate(value, language);
      case 'day':
        return day(value, language);
      case 'country':
        return codeText(NazioneCodes, value, language);
      case 'currency':
        return codeText(DivisaCodes, value, language);
      case 'size':
        return size(value, language);
      default:
        return shownText(value);
    }
  }
}
