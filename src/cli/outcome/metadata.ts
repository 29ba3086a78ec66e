/** The metadata (MT) of a received invoice, and the invoices of its file. */
import { basename, dirname, join } from 'node:path';
import { open } from '../../envelope/index.ts';
import { messageFacts, readMessage } from '../../messages/index.ts';
import type { Language } from '../../validate/index.ts';
import { readFileUpTo } from '../files/read.ts';
import { contentOf } from '../input/loadInvoice.ts';
import type { OutcomeSettings } from './settings.ts';

/** The metadata that an outcome requires. */
export interface Metadata {
  readonly sdiId: string;
  /** NomeFile, without any folders. */
  readonly fileName: string;
}

/** The reason why a file cannot be answered. */
export type Refusal =
  | { readonly why: 'unread'; readonly code: string }
  | { readonly why: 'kind'; readonly kind: string | null }
  | { readonly why: 'b2b' }
  | { readonly why: 'incomplete' };

/** The name of the invoice becomes part of the name of the outcome, so no other characters are allowed. */
const FILE_NAME = /^[A-Za-z0-9][\w.-]*$/;

export async function readMetadata({ file, maxBytes }: OutcomeSettings): Promise<Metadata | Refusal> {
  const found = await readFileUpTo(file.path, maxBytes);
  if (!found.ok) return { why: 'unread', code: found.reason === 'size' ? 'EFBIG' : found.code };
  const opened = open(found.bytes, file.name);
  if (opened.content === null) return { why: 'kind', kind: null };
  const facts = messageFacts(readMessage(opened.content.input));
  if (facts?.kind !== 'MT') return { why: 'kind', kind: facts?.kind ?? null };
  // Only public administrations send outcomes.
  if (facts.flow === 'b2b') return { why: 'b2b' };
  const { sdiId } = facts;
  const fileName = facts.fileName?.replace(/^.*[/\\]/s, '') ?? '';
  return sdiId === null || !FILE_NAME.test(fileName) ? { why: 'incomplete' } : { sdiId, fileName };
}

/** An invoice of the file. */
export interface Answered {
  readonly number: string;
  readonly year: string;
  readonly position: number;
}

/** The invoices of the file; null if the file does not exist or cannot be read. */
export async function invoicesOf(
  { fileName }: Metadata,
  { file, invoice, maxBytes }: OutcomeSettings,
  language: Language,
): Promise<readonly Answered[] | null> {
  const path = invoice?.path ?? join(dirname(file.path), basename(fileName));
  const found = await readFileUpTo(path, maxBytes);
  if (!found.ok) return null;
  const content = await contentOf(found.bytes, {
    file: basename(path),
    maxBytes,
    language,
    retired: true,
  });
  const bodies = at(content.invoice, 'fattura_elettronica_body');
  if (!Array.isArray(bodies) || bodies.length === 0) return null;
  return bodies.flatMap((body: unknown, index) => {
    const document = at(at(body, 'dati_generali'), 'dati_generali_documento');
    const [number, date] = [at(document, 'numero'), at(document, 'data')];
    if (typeof number !== 'string' || typeof date !== 'string') return [];
    return [{ number, year: date.slice(0, 4), position: index + 1 }];
  });
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
