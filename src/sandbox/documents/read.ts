/** Reads the content sent to create a document: bytes in, a checked e-invoice out. */
import { isMembers, type OrdinaryInvoice } from '../../model/index.ts';
import {
  type CheckedFile,
  type Finding,
  normalizeInvoice,
  type ValidateOptions,
  validateAndRead,
  validateInvoice,
  validateXml,
} from '../../validate/index.ts';
import { readInvoice } from '../../xml/index.ts';
import { refuse } from '../http/refusal.ts';
import { errorsOf, invalidInvoice } from './faults.ts';
import { NUMERO } from './fields.ts';
import { type Filling, withNumero, withTransmission } from './fillIn.ts';

export interface Sent {
  readonly body: Uint8Array;
  readonly contentType: string;
  /** True if the number is assigned later: a number in the content is ignored. */
  readonly automaticNumber: boolean;
  readonly filling: Filling;
  /** Date of the check. */
  readonly asOf: string;
}

export interface ReadInvoice {
  /** In the JSON form, as it was sent. */
  readonly sent: OrdinaryInvoice;
  /** In the canonical form, with the fields that the service fills in; valid by the schema and SdI's controls. */
  readonly complete: OrdinaryInvoice;
}

/** Placeholder for a number that is assigned later, while the rest is checked. */
const PLACEHOLDER = '1';

/** @throws Refusal 400 if the content is not an invoice, 422 with a pointer for each error in it */
export function readSent({ body, contentType, automaticNumber, filling, asOf }: Sent): ReadInvoice {
  if (body.length === 0) throw refuse(400, ({ empty }) => empty);
  const options: ValidateOptions = { language: 'en', only: 'controls', asOf, retired: false };
  const isJson = contentType === 'application/json';
  const parsed = isJson ? parseJson(body) : undefined;
  const checked = isJson ? validateAndRead(body, options) : validateXml(body, options);
  refuseKind(checked, isJson);
  const errors = errorsOf(checked.report).filter((error) => !isFilledIn(error, automaticNumber));
  if (errors.length > 0) throw invalidInvoice(errors);
  const sent = (parsed ?? checked.invoice ?? partOf(body)) as OrdinaryInvoice;
  const filled = withTransmission(automaticNumber ? withNumero(sent, PLACEHOLDER) : sent, filling);
  const complete = normalizeInvoice(filled) as OrdinaryInvoice;
  if (checked.invoice === null || automaticNumber) {
    // A required field was missing, so the controls have not run yet.
    const missing = errorsOf(validateInvoice(complete, options));
    if (missing.length > 0) throw invalidInvoice(missing);
  }
  if (complete.fattura_elettronica_body.length > 1) {
    throw refuse(
      422,
      ({ several }) => several({ count: complete.fattura_elettronica_body.length }),
      '/fattura_elettronica_body',
    );
  }
  return { sent, complete };
}

function parseJson(body: Uint8Array): object {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // Reported like any other body that is not an object.
  }
  if (isMembers(value)) return value;
  throw refuse(400, ({ notAnObject }) => notAnObject);
}

function refuseKind({ report }: CheckedFile, isJson: boolean): void {
  const { kind: content, envelope, verdict, findings } = report;
  const isWrapped = envelope !== null && envelope.layers.length > 0;
  const kind = isWrapped ? 'p7m' : content;
  if (kind === 'p7m' || kind === 'zip') {
    throw refuse(400, ({ container }) => container({ kind }));
  }
  if (verdict === 'unreadable' || (kind === null && !isJson)) {
    throw refuse(400, findings[0]?.message ?? (({ unreadable }) => unreadable));
  }
  if (kind === 'FSM10') throw refuse(422, ({ format }) => format, '/versione');
}

const FILLED_IN: readonly string[] = [
  '/fattura_elettronica_header/dati_trasmissione/id_trasmittente',
  '/fattura_elettronica_header/dati_trasmissione/progressivo_invio',
];

/** Findings about missing fields that the service does not fill in. */
function isFilledIn({ id, path }: Finding, automaticNumber: boolean): boolean {
  if (automaticNumber && path === NUMERO) return true;
  return id === 'element.missing' && path !== null && FILLED_IN.includes(path);
}

/** XML that lacks only fields that the service fills in. */
function partOf(body: Uint8Array): unknown {
  const result = readInvoice(body);
  return result.ok ? result.invoice : result.partial;
}
