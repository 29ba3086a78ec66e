/** The check before sending. Loaded on demand, because it is most of the code. */
import { pointerTo } from '../../model/jsonPointer.ts';
import { romeDay } from '../../model/romeDay.ts';
import {
  type CheckedSource,
  checkJson,
  examineFile,
  type FileReport,
  type Finding,
  normalizeInvoice,
  type ValidateOptions,
  validateAndRead,
  validateInvoice,
} from '../../validate/index.ts';
import { readInvoice } from '../../xml/read/readInvoice.ts';
import { ConfigurationError } from '../client/errors.ts';
import { ancestors } from './ancestors.ts';
import { fillIn } from './fillIn.ts';
import type { InvoiceSource, JsonSource, XmlSource } from './input.ts';
import type { CheckOptions } from './options.ts';

export interface CheckedInvoice {
  readonly report: FileReport;
  /** The text to which the lines of findings refer; null if there is no text or no finding. */
  readonly source: CheckedSource | null;
  /** In the JSON form, as far as it could be read; reliable only if the report is `valid`. */
  readonly invoice: unknown;
}

/** @throws ConfigurationError for an invalid option of the check */
export function checkInvoice(
  given: InvoiceSource,
  { automatic_number, check = {} }: CheckOptions,
): CheckedInvoice {
  const options = { asOf: romeDay(new Date().toISOString()) ?? '', ...check, retired: false };
  try {
    // As an invoice, which a message of SdI is not.
    if (given.form === 'other') return { ...examineFile(given.checked, options).report(), invoice: null };
    return given.form === 'xml'
      ? checkXml(given, options)
      : checkValue(given, options, automatic_number !== true);
  } catch (error) {
    if (error instanceof RangeError) throw new ConfigurationError(`check: ${error.message}`);
    throw error;
  }
}

function checkXml({ checked }: XmlSource, options: ValidateOptions): CheckedInvoice {
  const { report, source, invoice } = examineFile(checked, options).report();
  return { report, source, invoice: invoice ?? partOf(checked, options) };
}

/** The readable part of an invalid XML invoice. */
function partOf(input: Uint8Array | string, options: ValidateOptions): unknown {
  const read = readInvoice(input, { ...options, retired: false });
  return read.ok ? read.invoice : read.partial;
}

function checkValue(given: JsonSource, options: ValidateOptions, numbered: boolean): CheckedInvoice {
  const { sent, value, isObject } = given;
  const whole = fillIn(value, { numbered });
  if (!isObject && (whole === value || isMalformed(sent, options))) {
    const text = validateAndRead(sent, options);
    return { ...text, invoice: text.invoice ?? value };
  }
  const { file = '-' } = options;
  const report: FileReport = { ...validateInvoice(whole, options), file };
  const invoice = report.verdict === 'valid' ? normalizeInvoice(value) : value;
  return isObject ? { report, source: null, invoice } : { ...placed(report, sent), invoice };
}

/** Errors of the text itself, such as a duplicate key, are visible in the text only. */
function isMalformed(text: string, options: ValidateOptions): boolean {
  const { report } = validateAndRead(text, { ...options, only: 'structure' });
  return report.verdict === 'unreadable' || report.stages.wellformed === 'fail';
}

/** The report with the lines of the original text, of which a completed copy was checked; in the order of the text. */
function placed(report: FileReport, text: string): Pick<CheckedInvoice, 'report' | 'source'> {
  if (report.findings.length === 0) return { report, source: null };
  const { source } = checkJson(text);
  const places = source.locateAll(report.findings.flatMap(placesOf));
  const found = report.findings.map((finding) => {
    const place = placesOf(finding)
      .map((path) => places.get(path))
      .find((one) => one !== undefined);
    const { line = null, column = null } = place ?? {};
    const span = place === undefined ? null : { offset: place.offset, end: place.end };
    return { finding: { ...finding, line, column } satisfies Finding, span };
  });
  found.sort((a, b) => (a.span?.offset ?? 0) - (b.span?.offset ?? 0));
  const findings = found.map(({ finding }) => finding);
  return {
    report: { ...report, findings },
    source: { lines: source.lines, spans: found.map(({ span }) => span) },
  };
}

/** JSON Pointers of the places to show for a finding, the best first; the root is the last resort. */
function placesOf({ id, path, params }: Finding): readonly string[] {
  if (path === null) return [];
  const { name } = params;
  // An unknown element has the path of its parent.
  const unknown = id === 'element.unknown' && typeof name === 'string' ? [pointerTo(path, name)] : [];
  return [...unknown, ...ancestors(path), ''];
}
