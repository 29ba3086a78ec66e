/** The text of a file and as much of its invoice as can be read. */
import { normalizeInvoice, type ReadonlyInvoice } from '../../src/index.ts';
import { open } from '../../src/public/envelope.ts';
import { readInvoice } from '../../src/public/xml.ts';

export interface Readable {
  /** Null if the bytes cannot be decoded. */
  readonly text: string | null;
  readonly form: 'xml' | 'json' | null;
  /** The document, which may be inside a signed envelope. */
  readonly document: Uint8Array | null;
  readonly invoice: ReadonlyInvoice | null;
  /** False if the structure has errors, so that parts of the invoice may be missing. */
  readonly isWhole: boolean;
}

const NOTHING: Readable = { text: null, form: null, document: null, invoice: null, isWhole: false };

export function readable(bytes: Uint8Array, path: string): Readable {
  const { content } = open(bytes, path);
  if (content === null || content.form === 'yaml') return NOTHING;
  const { form, input } = content;
  const document = typeof input === 'string' ? new TextEncoder().encode(input) : input;
  if (form === 'json') return { form, document, ...readJson(document) };
  const read = readInvoice(input, { retired: true });
  const text = read.source?.text ?? null;
  const found: unknown = read.ok ? read.invoice : read.partial;
  return { form, document, text, invoice: isInvoiceLike(found) ? found : null, isWhole: read.ok };
}

function readJson(document: Uint8Array): Pick<Readable, 'text' | 'invoice' | 'isWhole'> {
  const text = new TextDecoder().decode(document);
  try {
    const invoice = normalizeInvoice(JSON.parse(text));
    return { text, invoice: isInvoiceLike(invoice) ? invoice : null, isWhole: true };
  } catch {
    return { text, invoice: null, isWhole: false };
  }
}

function isInvoiceLike(value: unknown): value is ReadonlyInvoice {
  return (
    typeof value === 'object' &&
    value !== null &&
    ('fattura_elettronica_header' in value || 'fattura_elettronica_body' in value)
  );
}
