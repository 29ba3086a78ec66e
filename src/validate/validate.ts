/** The check of one file, XML or JSON. */
import { signatureForm } from '../envelope/index.ts';
import { given } from '../model/given.ts';
import { isMessageKind } from '../model/problem.ts';
import { examine } from './check.ts';
import type { CheckedFile, Examined } from './examine.ts';
import type { FileReport } from './finding.ts';
import { checkMessage } from './message/checkMessage.ts';
import { readJson } from './readJson.ts';
import type { ValidateOptions } from './validateOptions.ts';

const READERS = { readJson, readSignature: signatureForm } as const;

/**
 * Checks one file, XML or JSON; the form is detected from the content. Never throws on bad input.
 * @returns The verdict, the findings with place and suggestion, and the coverage.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { validate } from 'fattura';
 *
 * const { verdict, findings } = validate(await readFile('wrong.xml'), { language: 'en', asOf: '2026-06-15' });
 * console.log(verdict); // prints: rejected
 * for (const { code, line, fix } of findings) console.log(code, line, fix?.to); // prints: 00200 59 2025-03-17
 * ```
 */
export function validate(input: Uint8Array | string, options: ValidateOptions = {}): FileReport {
  return validateAndRead(input, options).report;
}

/**
 * Like {@link validate}, but also returns the source text and the invoice.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { validateAndRead } from 'fattura';
 *
 * const { report, invoice } = validateAndRead(await readFile('invoice.xml'));
 * console.log(report.verdict, invoice?.versione); // prints: valid FPR12
 * ```
 */
export function validateAndRead(input: Uint8Array | string, options: ValidateOptions = {}): CheckedFile {
  given('input', input, 'input');
  given('options', options, 'object');
  const examined = examine(input, options, READERS);
  return isMessage(examined) ? checkMessage(input, options) : examined.report();
}

/** True for an SdI message, to which the rules for invoices do not apply. */
function isMessage({ kind }: Pick<Examined, 'kind'>): boolean {
  return kind !== null && isMessageKind(kind);
}

/** Reads one file and applies the rules; the report is made on demand. */
export function examineFile(input: Uint8Array | string, options: ValidateOptions): Examined {
  return examine(input, options, READERS);
}

/** {@link examineFile} for operations that compare several checks of a file, with this many findings of each at most. */
export function examineToCompare(
  input: Uint8Array | string,
  options: ValidateOptions,
  maxCompared: number,
): Examined {
  return examine(input, options, READERS, maxCompared);
}
