/** A brief from the bytes of a file: YAML, or JSON, which YAML can say as well. */
import { Lines, sniff } from '../../../xml/index.ts';
import type { PlacedFlaw } from '../../convert/yaml/content.ts';
import { readYaml } from '../../convert/yaml/readYaml.ts';
import { JsonPlaces } from './places.ts';
import { typed } from './typed.ts';

/** Of a problem, where to look. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export type BriefReading =
  | { readonly ok: true; readonly value: unknown; placeOf(pointer: string): Place | null }
  | { readonly ok: false; readonly flaw: PlacedFlaw }
  /** It is something else: an invoice, most likely. */
  | { readonly ok: false; readonly flaw: null };

/** What a form of text cannot be. */
const OTHERS: readonly string[] = ['xml', 'zip', 'p7m', 'pdf', 'html'];

/**
 * Every value is text, as it is written, so that `10.50` is exactly that and no floating-point number; only what is
 * true or false, and numbers of lines, become what they are.
 */
export function readBrief(bytes: Uint8Array, name: string): BriefReading {
  if (OTHERS.includes(sniff(bytes, name))) return { ok: false, flaw: null };
  const reading = readYaml(bytes);
  if (!reading.ok) {
    const { reason, detail, offset } = reading.flaw;
    const place = offset === null || reading.text === null ? null : new Lines(reading.text).position(offset);
    return { ok: false, flaw: { reason, detail, line: place?.line ?? null, column: place?.column ?? null } };
  }
  const { text, json, back } = reading;
  const value: unknown = JSON.parse(json);
  if (isInvoice(value)) return { ok: false, flaw: null };
  const lines = new Lines(text);
  const places = new JsonPlaces(json);
  return {
    ok: true,
    value: typed(value),
    placeOf(pointer) {
      const offset = places.nearest(pointer);
      return offset === null ? null : lines.position(back.of(offset).offset);
    },
  };
}

/** The JSON form of an invoice, which is ready and needs no builder. */
function isInvoice(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'fattura_elettronica_header' in value;
}
