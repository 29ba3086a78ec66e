/** The expected result when a file of the corpus is sent to the sandbox. */
import { type FatturaClient, FatturaError, waitForStatus } from '../../src/api/index.ts';
import type { OrdinaryInvoice } from '../../src/model/index.ts';
import { type Finding, validateAndRead, validateInvoice } from '../../src/validate/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { type CorpusFile, corpusBytes, corpusFiles } from '../support/corpus.ts';

/** Formats that the sandbox accepts. */
const TAKEN: readonly string[] = ['FPR12', 'FPA12'];

/** The service fills them in: they may be missing, and differ in the transmitted file. */
const FILLED_IN = /^\/fattura_elettronica_header\/dati_trasmissione\/(?:id_trasmittente|progressivo_invio)$/;

/** The service signs the file itself, so errors in the signature are ignored. */
const SIGNATURE = /^001/;

/** The date in Rome, as everywhere in the sandbox. */
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());

export type Expected =
  | { readonly status: 200; readonly invoice: OrdinaryInvoice }
  | { readonly status: 400 }
  /** With the paths of the errors, if our own check found them. */
  | { readonly status: 422; readonly paths: readonly string[] };

export interface CorpusCase {
  readonly file: string;
  readonly kind: string;
  readonly bytes: Uint8Array;
  readonly expected: Expected;
}

export type ValidCase = CorpusCase & { readonly expected: { readonly status: 200 } };

export const isValid = (one: CorpusCase): one is ValidCase => one.expected.status === 200;

export function corpusCases(): readonly CorpusCase[] {
  return corpusFiles().map(({ file, kind }: CorpusFile) => {
    const bytes = corpusBytes(file);
    return { file, kind, bytes, expected: expectedOf(bytes) };
  });
}

function expectedOf(bytes: Uint8Array): Expected {
  const options = { only: 'controls', asOf: today() } as const;
  const { report } = validateAndRead(bytes, options);
  const { kind, envelope, verdict, findings } = report;
  if (verdict === 'unreadable' || kind === null || (envelope?.layers.length ?? 0) > 0 || kind === 'zip')
    return { status: 400 };
  if (kind === 'FSM10') return { status: 422, paths: ['/versione'] };
  if (!TAKEN.includes(kind)) return { status: 400 };
  const errors = findings.filter((finding) => counts(finding) && !isFilledIn(finding));
  if (errors.length > 0) return { status: 422, paths: errors.map(pathOf) };
  const read = readInvoice(bytes);
  const invoice = (read.ok ? read.invoice : read.partial) as OrdinaryInvoice;
  // If a required field was missing, the controls have not run.
  const late = read.ok ? [] : validateInvoice(filled(invoice), options).findings.filter(counts);
  if (late.length > 0) return { status: 422, paths: late.map(pathOf) };
  const several = invoice.fattura_elettronica_body.length > 1;
  return several ? { status: 422, paths: ['/fattura_elettronica_body'] } : { status: 200, invoice };
}

const counts = ({ severity, code }: Finding): boolean => severity === 'error' && !SIGNATURE.test(code);

const isFilledIn = ({ id, path }: Finding): boolean => id === 'element.missing' && FILLED_IN.test(path ?? '');

/** An error without a path concerns the whole document. */
const pathOf = ({ path }: Finding): string => path ?? '';

/** With placeholders for the fields that the service fills in. */
function filled(invoice: OrdinaryInvoice): OrdinaryInvoice {
  const { fattura_elettronica_header: header, ...rest } = invoice;
  const given: Partial<typeof header.dati_trasmissione> = header.dati_trasmissione;
  const {
    id_trasmittente = { id_paese: 'IT', id_codice: '02718281823' },
    progressivo_invio = '1',
    ...others
  } = given;
  const dati_trasmissione = { ...header.dati_trasmissione, ...others, id_trasmittente, progressivo_invio };
  return { ...rest, fattura_elettronica_header: { ...header, dati_trasmissione } };
}

/** The sandbox's result for a file, as data; a created document is deleted again. */
export interface Course {
  readonly status: number;
  readonly pointers?: readonly (string | null)[];
  /** The draft, in the JSON form. */
  readonly kept?: unknown;
  /** The final status after issuing. */
  readonly end?: unknown;
  /** The issued invoice without the fields that the service fills in: as returned, and as sent in XML. */
  readonly issued?: unknown;
  readonly sent?: unknown;
}

/** @param issue True to create a second document from it, issue it and wait for its outcome */
export async function courseOf(
  client: FatturaClient,
  invoice: Uint8Array,
  { issue }: { readonly issue: boolean },
): Promise<Course> {
  try {
    const draft = await client.documents.createInvoice(invoice);
    const kept = (await client.documents.getInvoice(draft.id)).invoice;
    await client.documents.delete(draft.id);
    return { status: 200, kept, ...(issue ? await issued(client, invoice) : {}) };
  } catch (error) {
    if (!(error instanceof FatturaError) || !('status' in error)) throw error;
    const { status, errors } = error as unknown as Refused;
    return { status, pointers: errors.map(({ pointer }) => pointer) };
  }
}

interface Refused {
  readonly status: number;
  readonly errors: readonly { readonly pointer: string | null }[];
}

/** Milliseconds. */
const WAIT = { interval: 5, timeout: 60_000 };

async function issued(client: FatturaClient, invoice: Uint8Array): Promise<Partial<Course>> {
  const { id } = await client.documents.createInvoice(invoice, { issue: true });
  const { status: end } = await waitForStatus(client, id, WAIT);
  const shown = await client.documents.getInvoice(id);
  const xml = await fetch(String(shown.xml_url));
  const read = readInvoice(new Uint8Array(await xml.arrayBuffer()));
  await client.documents.delete(id);
  return { end, issued: withoutFilled(shown.invoice), sent: read.ok ? withoutFilled(read.invoice) : null };
}

/** An invoice without the fields that the service fills in. */
export function withoutFilled(invoice: unknown): unknown {
  const { fattura_elettronica_header: header, ...rest } = invoice as OrdinaryInvoice;
  const { id_trasmittente: _, progressivo_invio: __, ...dati_trasmissione } = header.dati_trasmissione;
  return { ...rest, fattura_elettronica_header: { ...header, dati_trasmissione } };
}
