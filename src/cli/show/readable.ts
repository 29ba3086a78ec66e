/** The content to show for a file: a complete invoice, or the readable part of an invalid one. */
import { type Opened, open } from '../../envelope/index.ts';
import { parseJson } from '../../model/index.ts';
import {
  type CheckedFile,
  examineReading,
  normalizeInvoice,
  readableOf,
  readXmlFile,
  type ValidateOptions,
} from '../../validate/index.ts';
import type { writeInvoice } from '../../xml/index.ts';
import { checkEither } from '../input/checkEither.ts';

export type Invoice = Parameters<typeof writeInvoice>[0];

export interface Readable {
  /** Null if nothing could be read. */
  readonly invoice: Invoice | null;
  readonly form: 'xml' | 'json';
  /** The document, which may be inside a signed envelope. */
  readonly document: Uint8Array;
  /** The findings on the structure, and all others if requested. */
  readonly checked: CheckedFile;
}

export async function readable(
  bytes: Uint8Array,
  options: ValidateOptions & { readonly file: string },
): Promise<Readable> {
  const opened = open(bytes, options.file);
  const form = opened.content?.form === 'json' ? 'json' : 'xml';
  const input = opened.content?.input ?? bytes;
  const document = typeof input === 'string' ? bytes : input;
  const { checked, partial } =
    form === 'json' ? await readJson(bytes, options) : readXml(bytes, options, opened);
  const whole = readableOf(checked);
  if (whole !== null) return { invoice: whole, form, document, checked };
  const invoice = isInvoiceLike(partial) ? withKind(partial, checked) : null;
  return { invoice, form, document, checked };
}

interface Read {
  readonly checked: CheckedFile;
  readonly partial: unknown;
}

async function readJson(
  bytes: Uint8Array,
  options: ValidateOptions & { readonly file: string },
): Promise<Read> {
  const checked = await checkEither(bytes, options);
  return { checked, partial: readableOf(checked) === null ? looseJson(checked) : null };
}

function readXml(bytes: Uint8Array, options: ValidateOptions, opened: Opened): Read {
  const reading = readXmlFile(bytes, options, opened);
  return { checked: examineReading(reading, bytes, options).report(), partial: reading.loose };
}

/** Syntactically valid JSON, normalized as far as possible. */
function looseJson({ source }: CheckedFile): unknown {
  try {
    return source === null ? null : normalizeInvoice(parseJson(source.lines.text));
  } catch {
    return null;
  }
}

function isInvoiceLike(value: unknown): value is Invoice {
  return (
    typeof value === 'object' &&
    value !== null &&
    ('fattura_elettronica_header' in value || 'fattura_elettronica_body' in value)
  );
}

/** Sets the format from the report, in case the `versione` attribute is missing or wrong. */
function withKind(invoice: Invoice, { report: { kind } }: CheckedFile): Invoice {
  return kind === 'FSM10' || kind === 'FPA12' || kind === 'FPR12'
    ? ({ ...invoice, versione: kind } as Invoice)
    : invoice;
}
