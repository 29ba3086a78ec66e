/** Fields of an invoice that the service fills in, in the JSON form. The input is not changed: the result is a copy. */

/** The transmitter (1.1.1). */
export interface Transmitter {
  readonly id_paese: string;
  readonly id_codice: string;
}

export interface Filling {
  readonly transmitter: Transmitter;
  readonly progressivo: string;
  /** True to replace existing values. */
  readonly override: boolean;
}

const TRANSMISSION = ['fattura_elettronica_header', 'dati_trasmissione'];

/** Adds sender and progressivo invio; returns an invoice without the block unchanged. */
export function withTransmission<T>(invoice: T, { transmitter, progressivo, override }: Filling): T {
  return changed(invoice, TRANSMISSION, (block) => ({
    ...block,
    id_trasmittente: (override ? undefined : block['id_trasmittente']) ?? { ...transmitter },
    progressivo_invio: (override ? undefined : block['progressivo_invio']) ?? progressivo,
  }));
}

const GENERAL = ['fattura_elettronica_body', '0', 'dati_generali', 'dati_generali_documento'];

/** Sets the number, replacing any other. */
export function withNumero<T>(invoice: T, numero: string): T {
  return changed(invoice, GENERAL, (block) => ({ ...block, numero }));
}

type Members = Readonly<Record<string, unknown>>;

function changed<T>(value: T, path: readonly string[], change: (block: Members) => Members): T {
  return changedAt(value, path, change) as T;
}

function changedAt(value: unknown, path: readonly string[], change: (block: Members) => Members): unknown {
  const [key, ...rest] = path;
  if (Array.isArray(value)) {
    const at = Number(key);
    return value.map((item, index) => (index === at ? changedAt(item, rest, change) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  const block = value as Members;
  if (key === undefined) return change(block);
  return Object.hasOwn(block, key) ? { ...block, [key]: changedAt(block[key], rest, change) } : block;
}
