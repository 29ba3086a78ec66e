/** Loads the invoice from an input in any form, for commands that process its content. */
import { type Opened, open } from '../../envelope/index.ts';
import {
  type CheckedFile,
  examineReading,
  type Language,
  normalizeInvoice,
  readableOf,
  readXmlFile,
  type Verdict,
} from '../../validate/index.ts';
import type { writeInvoice } from '../../xml/index.ts';
import type { Input } from '../files/find.ts';
import { showReport } from '../report/fileReport.ts';
import { warnOfBrokenSignature } from '../signatures/brokenSignature.ts';
import { checkEither } from './checkEither.ts';
import { type ReadSettings, readInput } from './inputs.ts';

/** The form of a file. */
export type Form = 'xml' | 'json';

export interface Loaded {
  readonly input: Input;
  /** The bytes of the file. */
  readonly bytes: Uint8Array;
  readonly form: Form;
  readonly invoice: NonNullable<Content['invoice']>;
  /** The errors in its structure; null if it is valid. */
  readonly failed: Content['failed'];
  readonly signed: boolean;
  /** True if the file is a signed envelope (.p7m) around the XML. */
  readonly enveloped: boolean;
}

export interface LoadSettings extends ReadSettings {
  /** The name of the command, for warnings. */
  readonly command: string;
  /** True to accept the readable part of an invalid invoice. */
  readonly partial?: boolean;
  /** True to accept the formats 1.0 and 1.1; other commands report them as unreadable. */
  readonly retired?: boolean;
}

/** @returns null if there is no usable invoice, which is reported on standard error. */
export async function loadInvoice(input: Input, settings: LoadSettings): Promise<Loaded | null> {
  const bytes = await readInput(input, settings);
  return bytes === null
    ? null
    : await loadOpened({ input, bytes, opened: open(bytes, input.name) }, settings);
}

/** An input whose bytes have been read. */
export interface OpenedInput {
  readonly input: Input;
  readonly bytes: Uint8Array;
  readonly opened: Opened;
}

/** Like {@link loadInvoice}, for an input that is already read. */
export async function loadOpened(
  { input, bytes, opened }: OpenedInput,
  settings: LoadSettings,
): Promise<Loaded | null> {
  const { call, command, maxBytes, partial = false, retired = false } = settings;
  const { language } = call;
  const options = { file: input.name, maxBytes, language, retired };
  const { invoice, failed, signed } = await contentOf(bytes, options, opened);
  const will = invoice !== null && (failed === null || (partial && failed.verdict !== 'unreadable'));
  if (will) {
    await warnOfBrokenSignature(bytes, input.name, { call, command, opened });
    const form: Form = opened.content?.form === 'json' ? 'json' : 'xml';
    return { input, bytes, form, invoice, failed, signed, enveloped: opened.layers.length > 0 };
  }
  if (failed === null) return null;
  settings.onReport?.(failed.report);
  await showReport(failed, call);
  return null;
}

export interface Content {
  /** The readable part of an invalid file, without guarantees; null if there is none. */
  readonly invoice: Parameters<typeof writeInvoice>[0] | null;
  /** The errors in the file; null if its structure is valid. */
  readonly failed: Failed | null;
  /** True if there is a signature, which is not part of the invoice. */
  readonly signed: boolean;
}

/** An invalid file. Its report is made on first access, because not all callers need it. */
export interface Failed extends Pick<CheckedFile, 'report' | 'source'> {
  readonly verdict: Verdict;
}

export interface ContentOptions {
  readonly file: string;
  readonly maxBytes: number;
  readonly language: Language;
  /** True to accept the formats 1.0 and 1.1. */
  readonly retired: boolean;
}

/** Reads XML or JSON, detected by content, also in a signed envelope. */
export async function contentOf(
  bytes: Uint8Array,
  { file, maxBytes, language, retired }: ContentOptions,
  opened: Opened = open(bytes, file),
): Promise<Content> {
  const options = { file, maxBytes, language, retired };
  return opened.content?.form === 'json'
    ? contentOfJson(bytes, options)
    : contentOfXml(bytes, options, opened);
}

function contentOfXml(bytes: Uint8Array, options: ContentOptions, opened: Opened): Content {
  const reading = readXmlFile(bytes, options, opened);
  const signed = reading.signature != null || reading.envelope !== null;
  const invoice = readableOf(reading);
  if (invoice !== null) return { invoice, failed: null, signed };
  const examined = examineReading(reading, bytes, options);
  let checked: CheckedFile | undefined;
  const whole = (): CheckedFile => {
    checked ??= examined.report();
    return checked;
  };
  return {
    // Unvalidated: the writer refuses whatever XML cannot represent.
    invoice: reading.loose as Content['invoice'],
    failed: {
      verdict: examined.verdict,
      get report() {
        return whole().report;
      },
      get source() {
        return whole().source;
      },
    },
    signed,
  };
}

async function contentOfJson(bytes: Uint8Array, options: ContentOptions): Promise<Content> {
  const checked = await checkEither(bytes, options);
  const invoice = readableOf(checked);
  if (invoice !== null) return { invoice, failed: null, signed: false };
  return { invoice: looseInvoice(checked.source?.lines.text), failed: failedOf(checked), signed: false };
}

function failedOf({ report, source }: CheckedFile): Failed {
  return { verdict: report.verdict, report, source };
}

/** Returns the content of an invalid JSON invoice in the canonical form, unchecked. */
function looseInvoice(text: string | undefined): Content['invoice'] {
  try {
    return text === undefined ? null : normalizeInvoice(JSON.parse(text));
  } catch {
    return null;
  }
}
