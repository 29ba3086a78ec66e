/** Code lists for programs that write invoices or render forms: codes by name, labels, choices. */

import type { CodeList } from '../model/codes/codeList.ts';
import { given } from '../model/given.ts';
import { inLanguage, type Language } from '../model/language.ts';

export * from './generated/codeNames.ts';

/**
 * Label of a code for display.
 * @param list One of the lists of `fattura/model`, such as `NaturaCodes`. Bundlers include only the lists that are
 * imported.
 * @returns Undefined if the list does not have the code.
 *
 * @example
 * ```ts
 * import { label, Natura } from 'fattura/build';
 * import { NaturaCodes } from 'fattura/model';
 *
 * console.log(label(NaturaCodes, Natura.N3_2, 'it')); // prints: Non imponibili, cessioni intracomunitarie
 * ```
 */
export function label(list: CodeList, code: string, language: Language): string | undefined {
  given('list', list, 'object');
  given('list.codes', list.codes, 'list');
  given('code', code, 'text');
  const found = list.find(code);
  return found === undefined ? undefined : inLanguage(found.label, language);
}

/** A code that a form offers. */
export interface Choice {
  /** The code as written in the invoice: `N2.2`. */
  readonly code: string;
  /** Its meaning, in the requested language. */
  readonly label: string;
}

/** Options of {@link choices}. */
export interface ChoicesOptions {
  /** Language of the labels. */
  readonly language: Language;
  /** Date of the document, YYYY-MM-DD: leaves out codes that are not valid on that date. */
  readonly on?: string | undefined;
}

/**
 * Selectable codes, in the order of the list; codes that the schema does not accept are left out.
 *
 * @example
 * ```ts
 * import { choices } from 'fattura/build';
 * import { NaturaCodes } from 'fattura/model';
 *
 * // The generic N2 is left out: it is no longer valid.
 * const codes = choices(NaturaCodes, { language: 'it', on: '2026-11-21' }).map(({ code }) => code);
 * console.log(codes.slice(0, 3).join(' ')); // prints: N1 N2.1 N2.2
 * ```
 */
export function choices(list: CodeList, options: ChoicesOptions): readonly Choice[] {
  given('list', list, 'object');
  given('list.codes', list.codes, 'list');
  given('options', options, 'object');
  const { language, on } = options;
  return list.codes
    .filter(
      ({ inSchema, since, until }) =>
        inSchema &&
        (on === undefined || ((since === undefined || since <= on) && (until === undefined || on < until))),
    )
    .map(({ code, label: texts }) => ({ code, label: inLanguage(texts, language) }));
}
