/** Reads a brief from bytes: YAML, or JSON, which has its own reader because that is much faster. */
import { open } from '../../../envelope/index.ts';
import { Lines } from '../../../xml/index.ts';
import type { YamlFlaw } from '../../yaml/flaw.ts';
import { readYaml } from '../../yaml/readYaml.ts';
import type { Places } from './places.ts';
import { type JsonReading, readJson } from './readJson.ts';
import { typed } from './typed.ts';

/** The location of a problem. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
}

/** The reason why a text is not a brief; `form` is the syntax it was read as. */
export interface BriefFlaw {
  readonly form: 'yaml' | 'json';
  readonly reason: YamlFlaw['reason'] | Extract<JsonReading, { ok: false }>['reason'];
  readonly detail: string;
  /** Null if the flaw has no position. */
  readonly place: SourcePosition | null;
}

export type BriefReading =
  | { readonly ok: true; readonly value: unknown; placeOf(pointer: string): SourcePosition | null }
  | { readonly ok: false; readonly flaw: BriefFlaw }
  /** Not a brief but another kind of file, usually an invoice. */
  | { readonly ok: false; readonly flaw: null };

/** Kinds of files, and reasons of `open`, that exclude a brief. */
const OTHERS: readonly (string | null)[] = ['xml', 'zip', 'p7m', 'pdf', 'html'];

/**
 * Reads every value as text, so that `10.50` stays exact and never becomes a floating-point number. Only booleans and
 * line numbers are converted.
 */
export function readBrief(bytes: Uint8Array, name: string): BriefReading {
  const { kind, reason } = open(bytes, name);
  if (OTHERS.includes(kind ?? reason)) return { ok: false, flaw: null };
  const json = kind === 'json' ? fromJson(bytes) : null;
  if (json === null) return fromYaml(bytes);
  if (json.ok || json.flaw?.reason !== 'syntax') return json;
  // YAML may start like JSON; text that is neither is reported as JSON.
  const yaml = fromYaml(bytes);
  return yaml.ok ? yaml : json;
}

/** Returns null if the bytes are not UTF-8. */
function fromJson(bytes: Uint8Array): BriefReading | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  const lines = new Lines(text);
  const reading = readJson(text);
  if (!reading.ok) {
    const { reason, detail, offset } = reading;
    return { ok: false, flaw: { form: 'json', reason, detail, place: lines.position(offset) } };
  }
  return brief(reading, (offset) => lines.position(offset));
}

function fromYaml(bytes: Uint8Array): BriefReading {
  const reading = readYaml(bytes);
  if (!reading.ok) {
    const { reason, detail, offset } = reading.flaw;
    const place = offset === null || reading.text === null ? null : new Lines(reading.text).position(offset);
    return { ok: false, flaw: { form: 'yaml', reason, detail, place } };
  }
  const { text, json, back } = reading;
  const lines = new Lines(text);
  const position = (offset: number): SourcePosition => lines.position(back.of(offset).offset);
  const parsed = readJson(json);
  if (parsed.ok) return brief(parsed, position);
  const { reason, detail, offset } = parsed;
  return { ok: false, flaw: { form: 'yaml', reason, detail, place: position(offset) } };
}

function brief(
  { value, places }: { readonly value: unknown; readonly places: Places },
  position: (offset: number) => SourcePosition,
): BriefReading {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { ok: false, flaw: { form: 'json', reason: 'empty', detail: '', place: null } };
  }
  if (isInvoice(value)) return { ok: false, flaw: null };
  return {
    ok: true,
    value: typed(withoutSchema(value)),
    placeOf(pointer) {
      const offset = places.nearest(pointer);
      return offset === null ? null : position(offset);
    },
  };
}

/** The key that tells editors the schema of a JSON brief. */
const SCHEMA = '$schema';

function withoutSchema(value: object): object {
  if (!Object.hasOwn(value, SCHEMA)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== SCHEMA));
}

/** True for the JSON form of an invoice, which is complete and needs no builder. */
function isInvoice(value: object): boolean {
  return 'fattura_elettronica_header' in value;
}
