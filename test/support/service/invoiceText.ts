/** The text of an invoice as it was sent, with what the service fills in. */
import { refuse } from '../../../src/sandbox/http/refusal.ts';
import { COMPANY } from './seed.ts';
import type { Row, Store } from './store.ts';

interface Sent {
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly automaticNumber: boolean;
}

export interface NextNumber {
  readonly number: string;
  readonly progressive: string;
}

/** The next number of a series; without one the next whole number. */
export function nextNumber(store: Store, sectional: Row | undefined): NextNumber {
  const same = store.rows('documents').filter((row) => (row['sectional_id'] ?? undefined) === sectional?.id);
  const taken = same.map((row) => Number(row['progressive'] ?? 0)).filter(Number.isSafeInteger);
  const progressive = String(Math.max(0, ...taken) + 1);
  const padded = progressive.padStart(Number(sectional?.['minimum_digits'] ?? 1), '0');
  return {
    number: `${sectional?.['prefix'] ?? ''}${padded}${sectional?.['suffix'] ?? ''}`,
    progressive,
  };
}

/** @returns XML bytes as they came, or JSON text with number, sender and progressivo filled in. */
export function readInvoiceText(
  sent: Sent,
  next: () => NextNumber,
): { readonly text: Uint8Array | string; readonly progressive: string | null } {
  const automatic = sent.automaticNumber ? next() : null;
  const progressive = automatic?.progressive ?? null;
  if (sent.contentType === 'application/json') {
    return { text: JSON.stringify(filled(parse(sent.body), automatic)), progressive };
  }
  if (automatic === null) return { text: sent.body, progressive };
  const text = new TextDecoder().decode(sent.body);
  return { text: text.replace(/(<Numero>)[^<]*/, `$1${automatic.number}`), progressive };
}

type Members = Record<string, unknown>;

function parse(body: Uint8Array): Members {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (isMembers(value)) return value;
  } catch {
    // Told like any other body that is no object.
  }
  throw refuse(400, 'expected an object in JSON, in UTF-8');
}

function filled(invoice: Members, automatic: NextNumber | null): Members {
  const transmission = within(within(invoice, 'fattura_elettronica_header'), 'dati_trasmissione');
  if (transmission !== undefined) {
    transmission['id_trasmittente'] ??= { id_paese: 'IT', id_codice: COMPANY.vat_number };
    transmission['progressivo_invio'] ??= '00001';
  }
  const bodies = invoice['fattura_elettronica_body'];
  const body: unknown = Array.isArray(bodies) ? bodies[0] : undefined;
  const general = within(
    within(isMembers(body) ? body : undefined, 'dati_generali'),
    'dati_generali_documento',
  );
  if (automatic !== null && general !== undefined) general['numero'] = automatic.number;
  return invoice;
}

function within(value: Members | undefined, name: string): Members | undefined {
  const inner = value?.[name];
  return isMembers(inner) ? inner : undefined;
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
