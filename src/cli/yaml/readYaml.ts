/** Translates YAML into equivalent JSON text, with a map from positions in the JSON back to the YAML. */
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { DEFAULT_MAX_DEPTH } from '../../model/index.ts';
import { type YamlFlaw, YamlFlawSignal } from './flaw.ts';
import { preflight } from './preflight.ts';

export type YamlReading =
  | { readonly ok: true; readonly text: string; readonly json: string; readonly back: WayBack }
  /** `text` is null if the bytes could not be decoded. */
  | { readonly ok: false; readonly text: string | null; readonly flaw: YamlFlaw };

/**
 * Reads one YAML 1.2 document. Every value is text as written: `10.00`, `0123`, `NO` and `2026-03-02` keep their
 * spelling, quoted or not. Only an empty value and unquoted `~` and `null` are null.
 */
export function readYaml(bytes: Uint8Array): YamlReading {
  const text = decode(bytes);
  if (text === null) return { ok: false, text, flaw: { reason: 'encoding', offset: null, detail: '' } };
  try {
    preflight(text);
    const document = parsed(text);
    const [error] = document.errors;
    if (error !== undefined) throw new YamlFlawSignal(reasonOf(error.code), error.pos[0], error.code);
    if (!isMap(document.contents)) throw new YamlFlawSignal('empty', null);
    const walk = new Walk();
    walk.value(document.contents, 0);
    return { ok: true, text, json: walk.json, back: walk };
  } catch (error) {
    if (error instanceof YamlFlawSignal) return { ok: false, text, flaw: error.flaw };
    throw error;
  }
}

function parsed(text: string): ReturnType<typeof parseDocument> {
  // The parser can create an error for each character, and capturing the stacks takes most of the time.
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, {
      version: '1.2',
      schema: 'failsafe',
      // The library compares all pairs of keys; the walk uses a set.
      uniqueKeys: false,
      prettyErrors: false,
    });
  } finally {
    Error.stackTraceLimit = before;
  }
}

function reasonOf(code: string): YamlFlaw['reason'] {
  if (code === 'MULTIPLE_DOCS') return 'documents';
  return code === 'RESOURCE_EXHAUSTION' ? 'depth' : 'syntax';
}

/** Decodes UTF-8, or UTF-16 with a byte order mark. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Maps an offset in the JSON text to the range in the YAML. */
export interface WayBack {
  of(offset: number): { readonly offset: number; readonly end: number };
}

class Walk implements WayBack {
  readonly #parts: string[] = [];
  #length = 0;
  /** Start of each key, value and block in the JSON text, and its range in the YAML. */
  readonly #starts: number[] = [];
  readonly #ranges: (readonly [offset: number, end: number])[] = [];

  get json(): string {
    return this.#parts.join('');
  }

  of(offset: number): { readonly offset: number; readonly end: number } {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    const [start, end] = this.#ranges[low - 1] ?? [0, 0];
    return { offset: start, end };
  }

  value(node: unknown, depth: number): void {
    if (depth > DEFAULT_MAX_DEPTH) throw new YamlFlawSignal('depth', startOf(node));
    if (isMap(node)) this.#map(node.items, node, depth);
    else if (isSeq(node)) {
      this.#write('[', node);
      node.items.forEach((item, index) => {
        if (index > 0) this.#write(',', null);
        this.value(item, depth + 1);
      });
      this.#write(']', null);
    } else if (isScalar(node)) {
      const text = String(node.value ?? '');
      const nothing = node.type === 'PLAIN' && /^(?:~|null)?$/.test(text);
      this.#write(nothing ? 'null' : JSON.stringify(text), node);
    } else this.#write('null', null);
  }

  #map(
    pairs: readonly { readonly key: unknown; readonly value: unknown }[],
    node: Node,
    depth: number,
  ): void {
    this.#write('{', node);
    const seen = new Set<string>();
    for (const { key, value } of pairs) {
      if (!isScalar(key)) throw new YamlFlawSignal('key', startOf(key));
      const name = String(key.value ?? '');
      if (seen.has(name)) throw new YamlFlawSignal('duplicate', startOf(key), name);
      if (seen.size > 0) this.#write(',', null);
      seen.add(name);
      this.#write(JSON.stringify(name), key);
      this.#write(':', null);
      this.value(value, depth + 1);
    }
    this.#write('}', null);
  }

  /** @param node The YAML node of the text; null for punctuation. */
  #write(text: string, node: Node | null): void {
    if (node?.range != null) {
      this.#starts.push(this.#length);
      this.#ranges.push([node.range[0], node.range[1]]);
    }
    this.#parts.push(text);
    this.#length += text.length;
  }
}

function startOf(node: unknown): number | null {
  return isMap(node) || isSeq(node) || isScalar(node) ? (node.range?.[0] ?? null) : null;
}
