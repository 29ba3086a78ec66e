/** One invoice from one form into the other. */
import { type CheckedFile, type Language, normalizeInvoice } from '../../validate/index.ts';
import { InvoiceWriteError, readInvoice, sniff, writeInvoice } from '../../xml/index.ts';
import { checkEither } from '../check/checkEither.ts';
import { visibleJson } from '../terminal/visibleJson.ts';
import type { ConvertSettings, Form } from './settings.ts';

export interface Conversion {
  /** Null where nothing can be written. */
  readonly text: string | null;
  readonly form: Form;
  /** What is wrong with the input; null when it is valid. */
  readonly failed: Pick<CheckedFile, 'report' | 'source'> | null;
  /** A signature in the input has no place in the result. */
  readonly signatureLeft: boolean;
}

interface Content {
  readonly invoice: Parameters<typeof writeInvoice>[0] | null;
  readonly failed: Conversion['failed'];
  readonly signatureLeft: boolean;
}

export async function convertFile(
  bytes: Uint8Array,
  file: string,
  settings: ConvertSettings & { readonly language: Language },
): Promise<Conversion> {
  const isJson = sniff(bytes, file) === 'json';
  const { invoice, failed, signatureLeft } = isJson
    ? await contentOfJson(bytes, file, settings)
    : await contentOfXml(bytes, file, settings);
  const form = settings.to ?? (isJson ? 'xml' : 'json');
  const wanted = failed === null || (settings.force && failed.report.verdict === 'rejected');
  const text = invoice === null || !wanted ? null : render(invoice, form, settings);
  return { text, form, failed, signatureLeft: signatureLeft && text !== null };
}

interface Options {
  readonly maxBytes: number;
  readonly language: Language;
}

async function contentOfXml(
  bytes: Uint8Array,
  file: string,
  { maxBytes, language }: Options,
): Promise<Content> {
  const result = readInvoice(bytes, { maxBytes });
  const signatureLeft = result.source?.signature != null;
  if (result.ok) return { invoice: result.invoice, failed: null, signatureLeft };
  return {
    // What could be read is written as it stands: the writer refuses what no XML can hold.
    invoice: result.partial as Content['invoice'],
    failed: await checkEither(bytes, { file, language, maxBytes }),
    signatureLeft,
  };
}

async function contentOfJson(
  bytes: Uint8Array,
  file: string,
  { maxBytes, language }: Options,
): Promise<Content> {
  const checked = await checkEither(bytes, { file, language, maxBytes });
  if (checked.invoice !== null) return { invoice: checked.invoice, failed: null, signatureLeft: false };
  return { invoice: looseInvoice(checked.source?.lines.text), failed: checked, signatureLeft: false };
}

/** What `--force` writes of JSON that is no valid invoice: its content in the one form, unchecked. */
function looseInvoice(text: string | undefined): Content['invoice'] {
  try {
    return text === undefined ? null : normalizeInvoice(JSON.parse(text));
  } catch {
    return null;
  }
}

function render(
  invoice: NonNullable<Content['invoice']>,
  form: Form,
  { indent, prefix, stylesheet }: ConvertSettings,
): string | null {
  if (form === 'json') return `${visibleJson(JSON.stringify(invoice, null, indent))}\n`;
  try {
    return writeInvoice(invoice, {
      indent,
      ...(prefix === null ? {} : { prefix }),
      ...(stylesheet === null ? {} : { stylesheet }),
    });
  } catch (error) {
    // What no XML can hold: unknown keys, values of another JSON type, characters that XML forbids.
    if (error instanceof InvoiceWriteError) return null;
    throw error;
  }
}
