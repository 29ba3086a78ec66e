/** The check of an invoice given as a value instead of text. */

import { plainData } from '../model/fieldsOf.ts';
import { schemaOfJson } from '../model/formatOf.ts';
import { given } from '../model/given.ts';
import { isRetiredKind } from '../model/problem.ts';
import { asRetired } from '../model/retired/retiredInvoice.ts';
import { checkOptions } from './callers.ts';
import { type CheckedFile, dayOf, examineReading } from './examine.ts';
import type { FileReport } from './finding.ts';
import { checkInvoice, kindOf } from './json/checkJson.ts';
import { normalizePlain } from './json/normalizeInvoice.ts';
import { type Reading, unread } from './read.ts';
import { leafAt } from './readJson.ts';
import type { ValidateOptions } from './validateOptions.ts';

/** Options of {@link validateInvoice}: those of `validate` that apply to a value. */
export type ValidateInvoiceOptions = Pick<
  ValidateOptions,
  | 'file'
  | 'language'
  | 'only'
  | 'maxFindings'
  | 'asOf'
  | 'spec'
  | 'severities'
  | 'registry'
  | 'run'
  | 'retired'
>;

/**
 * Checks an invoice in the JSON form. Like `validate` on its JSON text, but findings have no line.
 * @param value Any value; a value that is not an invoice is reported as findings.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice, validateInvoice } from 'fattura';
 *
 * const invoice = parseInvoice(await readFile('invoice.xml'));
 * const { verdict, findings } = validateInvoice({ ...invoice, versione: 'FPA12' }, { language: 'en' });
 * console.log(verdict, findings.map(({ code }) => code).join()); // prints: rejected 00428,Q-CIG
 * ```
 */
export function validateInvoice(value: unknown, options: ValidateInvoiceOptions = {}): FileReport {
  return checkValue(value, options).report;
}

/** Like {@link validateInvoice}, but also returns the invoice in normal form if its structure is valid. */
export function checkValue(object: unknown, options: ValidateInvoiceOptions): CheckedFile {
  given('options', options, 'object');
  const value = plainData(object);
  checkOptions(options);
  const kind = kindOf(value);
  if (isRetiredKind(kind) && options.retired === false) {
    return examineReading(unread('source.kind', { kind }, kind, 'json'), null, options).report();
  }
  const format = schemaOfJson(value, dayOf(options));
  const problems = checkInvoice(value, format);
  const invoice = problems.length === 0 ? normalizePlain(value) : null;
  const isRetired = isRetiredKind(kind);
  const reading: Reading = {
    form: 'json',
    kind,
    format,
    problems,
    omitted: 0,
    further: [],
    lines: null,
    invoice: isRetired ? null : invoice,
    retired: isRetired && invoice !== null ? asRetired(invoice) : null,
    partial: null,
    loose: null,
    xml: null,
    source: null,
    signature: null,
    envelope: null,
    valueAt: (path) => leafAt(value, path),
  };
  return examineReading(reading, null, options).report();
}
