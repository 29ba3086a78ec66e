/** Converts to and from EN 16931, and explains what became of the data. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  ConversionError,
  type ConvertedInvoice,
  type ConvertInvoiceOptions,
  convertInvoice,
  describeViolation,
  type EuropeanDocument,
  EuropeanReadError,
  isEuropean,
  type LossEntry,
  readEuropean,
} from '../../convert/en16931/index.ts';
import { type Opened, open, stemOf } from '../../envelope/index.ts';
import type { Invoice } from '../../model/index.ts';
import { isRetiredInvoice } from '../../model/index.ts';
import { validateInvoice } from '../../validate/index.ts';
import type { Call } from '../command/definition.ts';
import type { Input } from '../files/find.ts';
import { codeOf } from '../files/systemCode.ts';
import { writeWhole } from '../files/write.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { visibleJson, writeSanitized } from '../output/sanitize.ts';
import { nameBelow, placeOnce } from '../output/write.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { showReport } from '../report/fileReport.ts';
import { type Delivery, describeFlaw, sourceOf } from './convertFile.ts';
import type { ConvertSettings, EuropeanSettings } from './settings.ts';

/** Maximum number of lines of the report on standard error; `--report` writes all of them. */
const MAX_LINES = 20;

export interface EuropeanWork {
  readonly call: Pick<Call, 'io' | 'language' | 'errorColour'>;
  readonly settings: ConvertSettings;
  readonly european: EuropeanSettings;
  readonly messages: Messages;
  readonly delivery: Delivery;
  /** The conversions of all inputs, for `--report`. */
  readonly reports: unknown[];
}

type Source = Invoice | EuropeanDocument;

/** A document to convert, with the number of its body. */
interface Job {
  readonly source: Source;
  /** From 0. */
  readonly body: number;
  /** The XML of a European document, without its envelope. */
  readonly xml?: Uint8Array | string;
  /** True if the input gives several results. */
  readonly several: boolean;
}

export async function convertEuropeanInput(
  bytes: Uint8Array,
  input: Input,
  work: EuropeanWork,
): Promise<number> {
  try {
    const jobs = await jobsOf(bytes, input, work);
    if (jobs === null) return ExitCode.findings;
    let code: number = ExitCode.ok;
    for (const job of jobs) code = worstExitCode(code, await convertJob(job, bytes, input, work));
    return code;
  } catch (error) {
    if (!(error instanceof EuropeanReadError)) throw error;
    await say(work, work.messages.convert.european.unreadable(input.name, error.flaw));
    return ExitCode.findings;
  }
}

/** True if the report takes the place of the document on standard output. */
const isReportOnly = ({ settings: { target }, european: { report } }: EuropeanWork): boolean =>
  target.kind === 'stdout' && report?.kind === 'stdout';

const say = async ({ call }: EuropeanWork, sentence: string): Promise<void> =>
  await printError(call.io, 'convert', sentence);

/** The UBL or CII in a file; null for any other. */
export function xmlOf(bytes: Uint8Array, name: string): Uint8Array | string | null {
  return europeanXml(open(bytes, name));
}

function europeanXml({ content }: Opened): Uint8Array | string | null {
  return content?.form === 'xml' && isEuropean(content.input) ? content.input : null;
}

/** Null if there is nothing to convert, which is reported. */
async function jobsOf(bytes: Uint8Array, input: Input, work: EuropeanWork): Promise<readonly Job[] | null> {
  const { call, settings, european, messages } = work;
  const opened = open(bytes, input.name);
  const xml = europeanXml(opened);
  if (xml !== null) {
    const source = readEuropean(xml, { maxBytes: settings.maxBytes });
    return [{ source, body: 0, several: false, xml }];
  }
  const options = { ...settings, file: input.name, language: call.language };
  const { invoice, failed, flaw } = await sourceOf(bytes, opened, options);
  if (flaw !== null) await say(work, describeFlaw(input.name, flaw, messages));
  if (failed !== null) {
    await showReport(failed, call);
    await say(work, messages.convert.european.invalid(input.name));
    return null;
  }
  if (invoice === null) return null;
  const { european: words } = messages.convert;
  if (isRetiredInvoice(invoice)) {
    const refusal = { code: 'X-RETIRED', term: null, field: null, value: null, option: null } as const;
    await say(work, words.refused(input.name, refusal));
    return null;
  }
  const source = invoice as Invoice;
  if (european.to === 'fatturapa') {
    await say(work, words.already(input.name));
    return null;
  }
  return await bodiesOf(source, input, work);
}

async function bodiesOf(source: Invoice, input: Input, work: EuropeanWork): Promise<readonly Job[] | null> {
  const { settings, european, messages } = work;
  const { european: words } = messages.convert;
  const count = source.fattura_elettronica_body.length;
  const { body } = european;
  if (body !== null && body >= count) {
    await say(work, words.noBody(input.name, count));
    return null;
  }
  if (body !== null || count === 1) return [{ source, body: body ?? 0, several: false }];
  if (settings.target.kind !== 'folder' && !isReportOnly(work)) {
    await say(work, words.manyBodies(input.name, count));
    return null;
  }
  return source.fattura_elettronica_body.map((_, at) => ({ source, body: at, several: true }));
}

async function convertJob(job: Job, bytes: Uint8Array, input: Input, work: EuropeanWork): Promise<number> {
  const { european, messages } = work;
  const { european: words } = messages.convert;
  const name = job.several ? `${input.name} (${job.body + 1})` : input.name;
  let converted: ConvertedInvoice;
  try {
    converted = convertInvoice(job.source, optionsOf(job, bytes, european));
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    for (const refusal of error.refusals) {
      const { violation } = refusal;
      const sentence = violation === undefined ? null : describeViolation(violation, work.call.language);
      await say(work, words.refused(name, refusal, sentence));
    }
    return ExitCode.findings;
  }
  const content =
    european.facturX && !isReportOnly(work) ? await hybridOf(converted.xml, name, work) : converted.xml;
  if (content === null) return ExitCode.findings;
  const refusal = await deliverContent(content, job, input, work);
  if (refusal !== null) {
    await say(work, refusal);
    return ExitCode.usage;
  }
  if (european.report !== null)
    work.reports.push(reportOf(converted, { bytes, name: input.name, body: job.body + 1, messages }));
  const isLossy = converted.entries.some(({ severity }) => severity === 'loss');
  await explain(converted, name, work);
  if (!isLossy || !european.strict) return ExitCode.ok;
  await say(work, words.strict(name));
  return ExitCode.findings;
}

function optionsOf(
  { body, xml }: Job,
  bytes: Uint8Array,
  { to, profile, set, embedOriginal }: EuropeanSettings,
): ConvertInvoiceOptions {
  if (to === 'fatturapa') {
    const original = embedOriginal ? { original: xml ?? bytes } : {};
    return { to, set, check: validateInvoice, ...original };
  }
  return { to, body, set, ...(profile === null ? {} : { profile }) };
}

/** The CII with its pages, loaded for Factur-X only; null if there are too many, which is reported. */
async function hybridOf(xml: string, name: string, work: EuropeanWork): Promise<Uint8Array | null> {
  const { call, messages } = work;
  const { hybridInvoice } = await import('./hybridInvoice.ts');
  const pdf = await hybridInvoice(xml, { language: call.language, env: call.io.env });
  if (pdf instanceof Uint8Array) return pdf;
  await say(work, messages.convert.european.tooLong(name, pdf));
  return null;
}

/** @returns the reason why the result was not written; null if it was. */
async function deliverContent(
  content: string | Uint8Array,
  job: Job,
  input: Input,
  work: EuropeanWork,
): Promise<string | null> {
  const { io, written } = work.delivery;
  const { target, overwrite } = work.settings;
  if (isReportOnly(work)) return null;
  if (target.kind === 'stdout') {
    if (typeof content === 'string') await writeSanitized(io.stdout, { text: content, bytes: content });
    else await io.stdout.write(content);
    return null;
  }
  const stem = stemOf(nameBelow(input.below));
  const path =
    target.kind === 'file'
      ? target.path
      : join(
          target.path,
          `${stem}${job.several ? `-${job.body + 1}` : ''}.${work.european.facturX ? 'pdf' : 'xml'}`,
        );
  const destination = { path, overwrite, cwd: io.cwd, written, from: input.name };
  return await placeOnce(content, destination, work.messages);
}

const placeOf = ({ source, number, term }: LossEntry): string =>
  [number, term].filter((each) => each !== null).join(' ') || (source ?? '');

const sentenceOf = (entry: LossEntry, messages: Messages): string =>
  entry.code === null ? '' : messages.convert.european.losses[entry.code](entry);

/** The counts, and the values that were lost, changed or supplied. */
async function explain(
  { entries, totals }: ConvertedInvoice,
  name: string,
  work: EuropeanWork,
): Promise<void> {
  const { messages } = work;
  const { european: words } = messages.convert;
  await say(work, words.summary(name, totals));
  const shown = entries.filter(({ severity }) => severity === 'loss' || severity === 'warning');
  for (const entry of shown.slice(0, MAX_LINES)) {
    const value =
      entry.value === null || entry.value.length <= 60 ? entry.value : `${entry.value.slice(0, 60)}…`;
    await say(
      work,
      words.line(words.status(entry.status), placeOf(entry), value, sentenceOf(entry, messages)),
    );
  }
  if (shown.length > MAX_LINES) await say(work, words.more(shown.length - MAX_LINES));
}

const digest = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

interface Reported {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** From 1. */
  readonly body: number;
  readonly messages: Messages;
}

/** One conversion of the loss report. */
function reportOf(
  { xml, from, to, profile, root, entries, totals }: ConvertedInvoice,
  { bytes, name, body, messages }: Reported,
): unknown {
  return {
    from,
    to,
    profile,
    syntax: root,
    source: { file: name, sha256: digest(bytes), body },
    result: { sha256: digest(xml) },
    totals,
    entries: entries.map((entry) => ({
      status: entry.status,
      code: entry.code,
      severity: entry.severity,
      source: entry.source,
      number: entry.number,
      bt: entry.term,
      value: entry.value,
      to: entry.to,
      rule: entry.rule,
      text: entry.code === null ? null : sentenceOf(entry, messages),
    })),
  };
}

/** Writes the loss report. @returns the reason why it was not written; null if it was. */
export async function writeReport(work: EuropeanWork): Promise<string | null> {
  const { european, messages, reports, settings } = work;
  const { report } = european;
  if (report === null) return null;
  const text = `${JSON.stringify({ version: 1, conversions: reports }, null, 2)}\n`;
  if (report.kind === 'stdout') {
    await work.call.io.stdout.write(visibleJson(text));
    return null;
  }
  try {
    const outcome = await writeWhole(report.path, text, { overwrite: settings.overwrite });
    return outcome === 'exists' ? messages.convert.exists(report.path) : null;
  } catch (error) {
    return messages.convert.failed(report.path, messages.reason(codeOf(error)));
  }
}
