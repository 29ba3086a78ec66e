/** Reads the JSON (RFC 8259) of a brief: every value as text, with the position of each. */
import { DEFAULT_MAX_DEPTH } from '../../../model/index.ts';
import { type JsonVisitor, scanJson } from '../../../validate/index.ts';
import { Places } from './places.ts';

/** The reason why a JSON text is refused; `syntax` may also be YAML that starts like JSON. */
export type JsonReason = 'syntax' | 'duplicate' | 'depth' | 'values' | 'items' | 'long';

export type JsonReading =
  | { readonly ok: true; readonly value: unknown; readonly places: Places }
  | { readonly ok: false; readonly reason: JsonReason; readonly offset: number; readonly detail: string };

/** Maximum number of values: an invoice has at most 9,999 lines (NumeroLinea has four digits), a line fewer than twenty values. */
const MAX_VALUES = 200_000;

/** Maximum number of items in a list; the longest is the list of lines. */
const MAX_ITEMS = 10_000;

/** Maximum length of a text: a Causale is split into parts of 200 characters, and no other field exceeds 1,000. */
const MAX_TEXT = 100_000;

/** The only field that may be longer: base64 content. */
const CONTENT = 'attachment';

export function readJson(text: string): JsonReading {
  const builder = new Builder(text);
  try {
    const scan = scanJson(text, { maxDepth: 1 + DEFAULT_MAX_DEPTH, maxValues: MAX_VALUES, visitor: builder });
    if (scan.tooDeep >= 0) throw new JsonRefusal('depth', scan.tooDeep);
    if (scan.tooMany >= 0) throw new JsonRefusal('values', scan.tooMany, String(MAX_VALUES));
    if (scan.flaw !== null) throw new JsonRefusal('syntax', scan.flaw.offset);
    return { ok: true, value: builder.root, places: new Places(builder.root, builder.offsets) };
  } catch (error) {
    if (!(error instanceof JsonRefusal)) throw error;
    return { ok: false, reason: error.reason, offset: error.offset, detail: error.detail };
  }
}

/** Stops reading; caught within this file. */
class JsonRefusal extends Error {
  readonly reason: JsonReason;
  readonly offset: number;
  readonly detail: string;

  constructor(reason: JsonReason, offset: number, detail = '') {
    super(reason);
    this.reason = reason;
    this.offset = offset;
    this.detail = detail;
  }
}

type Container =
  | {
      readonly kind: 'object';
      readonly value: Record<string, unknown>;
      readonly offsets: Map<string, number>;
      key: string;
    }
  | { readonly kind: 'array'; readonly value: unknown[]; readonly offsets: number[]; readonly key: string };

/** Builds the value and records the offsets of all members. */
class Builder implements JsonVisitor {
  root: unknown;
  readonly offsets = new Map<object, Map<string, number> | number[]>();
  readonly #text: string;
  readonly #open: Container[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  open(kind: 'object' | 'array', offset: number): void {
    const container: Container =
      kind === 'object'
        ? { kind, value: {}, offsets: new Map(), key: '' }
        : { kind, value: [], offsets: [], key: this.#key };
    this.#add(container.value, offset);
    this.offsets.set(container.value, container.offsets);
    this.#open.push(container);
  }

  close(): void {
    this.#open.pop();
  }

  name(name: string, offset: number): void {
    const around = this.#open.at(-1);
    if (around?.kind !== 'object') return;
    if (around.offsets.has(name)) throw new JsonRefusal('duplicate', offset, name);
    around.key = name;
  }

  scalar(offset: number, end: number): void {
    const token = this.#text.slice(offset, end);
    const text = token.startsWith('"') ? String(JSON.parse(token)) : token;
    if (text.length > MAX_TEXT && this.#key !== CONTENT) {
      throw new JsonRefusal('long', offset, String(MAX_TEXT));
    }
    this.#add(token === 'null' ? null : text, offset);
  }

  /** The name of the enclosing member, also for items of its list. */
  get #key(): string {
    return this.#open.at(-1)?.key ?? '';
  }

  #add(value: unknown, offset: number): void {
    const around = this.#open.at(-1);
    if (around === undefined) {
      this.root = value;
    } else if (around.kind === 'array') {
      if (around.value.length >= MAX_ITEMS) throw new JsonRefusal('items', offset, String(MAX_ITEMS));
      around.value.push(value);
      around.offsets.push(offset);
    } else {
      setMember(around.value, around.key, value);
      around.offsets.set(around.key, offset);
    }
  }
}

/** Sets a member like `JSON.parse`: an assignment to __proto__ would replace the prototype instead. */
function setMember(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
}
