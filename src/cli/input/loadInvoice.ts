/** Loads the invoice from an input in any form, for commands that process its content. */
import { open } from '../../envelope/index.ts';
import { type CheckedFile, type Language, normalizeInvoice } from '../../validate/index.ts';
import { readInvoice, type writeInvoice } from '../../xml/index.ts';
import type { Call } from '../command/definition.ts';
import type { Input } from '../files/find.ts';
import { showReport } from '../report/fileReport.ts';
import { checkEither } from './checkEither.ts';
import { readInput } from './inputs.ts';

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

export interface LoadSettings {
  readonly call: Pick<Call, 'io' | 'language' | 'errorColour'>;
  readonly maxBytes: number;
  /** True to accept the readable part of an invalid invoice. */
  readonly partial?: boolean;
}

/** @returns null if there is no usable invoice, which is reported on standard error. */
export async function loadInvoice(input: Input, settings: LoadSettings): Promise<Loaded | null> {
  const bytes = await readInput(input, settings);
  if (bytes === null) return null;
  const { call, maxBytes, partial = false } = settings;
  const { language } = call;
  const { invoice, failed, signed } = await contentOf(bytes, input.name, { maxBytes, language });
  const will = invoice !== null && (failed === null || (partial && failed.report.verdict !== 'unreadable'));
  if (will) {
    const { content, layers } = open(bytes, input.name);
    const form: Form = content?.form === 'json' ? 'json' : 'xml';
    return { input, bytes, form, invoice, failed, signed, enveloped: layers.length > 0 };
  }
  if (failed !== null) await showReport(failed, call);
  return null;
}

export interface Content {
  /** The readable part of an invalid file, without guarantees; null if there is none. */
  readonly invoice: Parameters<typeof writeInvoice>[0] | null;
  /** The errors in the file; null if its structure is valid. */
  readonly failed: Pick<CheckedFile, 'report' | 'source'> | null;
  /** True if there is a signature, which is not part of the invoice. */
  readonly signed: boolean;
}

export interface ContentOptions {
  readonly maxBytes: number;
  readonly language: Language;
}

/** Reads XML or JSON, detected by content, also in a signed envelope. */
export async function contentOf(bytes: Uint8Array, file: string, options: ContentOptions): Promise<Content> {
  return open(bytes, file).content?.form === 'json'
    ? contentOfJson(bytes, file, options)
    : contentOfXml(bytes, file, options);
}

async function contentOfXml(
  bytes: Uint8Array,
  file: string,
  { maxBytes, language }: ContentOptions,
): Promise<Content> {
  const { content, layers } = open(bytes, file);
  const result = readInvoice(content?.input ?? bytes, { maxBytes });
  const signed = result.source?.signature != null || layers.length > 0;
  if (result.ok) return { invoice: result.invoice, failed: null, signed };
  return {
    // Unvalidated: the writer refuses whatever XML cannot represent.
    invoice: result.partial as Content['invoice'],
    failed: await checkEither(bytes, { file, language, maxBytes }),
    signed,
  };
}

async function contentOfJson(
  bytes: Uint8Array,
  file: string,
  { maxBytes, language }: ContentOptions,
): Promise<Content> {
  const checked = await checkEither(bytes, { file, language, maxBytes });
  if (checked.invoice !== null) return { invoice: checked.invoice, failed: null, signed: false };
  return { invoice: looseInvoice(checked.source?.lines.text), failed: checked, signed: false };
}

/** Returns the content of an invalid JSON invoice in the canonical form, unchecked. */
function looseInvoice(text: string | undefined): Content['invoice'] {
  try {
    return text === undefined ? null : normalizeInvoice(JSON.parse(text));
  } catch {
    return null;
  }
}
