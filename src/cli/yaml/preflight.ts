/** Lexical check of YAML before parsing: rejects unsupported syntax, and input that would take the parser too long. */
import { CST, Lexer } from 'yaml';
import { YamlFlawSignal } from './flaw.ts';

/**
 * Maximum number of tokens. A value with its key has eight, so this allows some 15,000 values, or an invoice of 3,000
 * lines. The parser needs 3 to 5 µs per token (measured on one core), so more would take over half a second, longer
 * than 5 MB of JSON.
 */
const MAX_PIECES = 120_000;

/** Maximum number of lines: a multi-line scalar is few tokens, but the parser assembles it line by line. */
const MAX_LINES = 100_000;

/** Maximum nesting of `[` and `{`; an invoice has a dozen levels. */
const MAX_FLOW = 64;

/** Maximum list markers on one line: `- - - a` is a list in a list in a list. */
const MAX_DASHES = 16;

/** Precedes a plain or block scalar, which is the next token. */
const SCALAR_MARK = '\x1f';

/** Tokens that the lexer inserts and the text does not contain: start of a document, unclosed bracket, scalar mark. */
const MARKS = new Set(['\x02', '\x18', SCALAR_MARK]);

/** A backslash in double quotes; group 1 is set if the escape is valid (YAML 1.2, 5.7). */
const ESCAPE = /\\(?:([0abtnvfre "/\\N_LP\t\r\n]|x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8})|[\s\S]?)/g;

const SCALARS = new Set(['scalar', 'single-quoted-scalar', 'double-quoted-scalar']);

/** @throws YamlFlawSignal */
export function preflight(text: string): void {
  const tooLong = startOfLine(text, MAX_LINES);
  if (tooLong !== null) throw new YamlFlawSignal('size', tooLong);
  const check = new LexicalCheck();
  let offset = 0;
  let before = '';
  for (const piece of new Lexer().lex(text)) {
    if (before === SCALAR_MARK) check.content(piece);
    else check.take(CST.tokenType(piece), piece, offset);
    if (before === SCALAR_MARK || !MARKS.has(piece)) offset += piece.length;
    before = before === SCALAR_MARK ? '' : piece;
  }
}

/** Returns the position after this many lines; null if the text ends there or before. */
function startOfLine(text: string, after: number): number | null {
  let at = 0;
  for (let line = 0; line < after; line += 1) {
    const end = text.indexOf('\n', at);
    if (end === -1) return null;
    at = end + 1;
  }
  return at < text.length ? at : null;
}

class LexicalCheck {
  #pieces = 0;
  #flow = 0;
  #documents = 0;
  /** Mapping colons on the current line, outside brackets. */
  #colons = 0;
  #dashes = 0;
  /** True directly after a value: another value needs a separator first. */
  #afterValue = false;
  /** True directly after a comma or an opening bracket, where a comma is an error. */
  #afterOpening = false;
  #content = false;

  /** Takes a plain or block scalar: its text is not examined. */
  content(piece: string): void {
    this.#count(null);
    if (piece.endsWith('\n')) this.#newLine();
  }

  take(type: string | null, piece: string, offset: number): void {
    this.#count(offset);
    if (type === null || type === 'space' || type === 'comment') return;
    this.#refuse(type, piece, offset);
    if (type === 'double-quoted-scalar') this.#escapes(piece, offset);
    if (type === 'newline') this.#newLine();
    else if (type === 'doc-start' || type === 'doc-end') this.#document(type, offset);
    else if (type !== 'doc-mode' && type !== 'directive-line') this.#structure(type, offset);
  }

  #count(offset: number | null): void {
    this.#pieces += 1;
    if (this.#pieces > MAX_PIECES) throw new YamlFlawSignal('size', offset);
  }

  #newLine(): void {
    this.#colons = 0;
    this.#dashes = 0;
    if (this.#flow === 0) this.#afterValue = false;
  }

  #refuse(type: string, piece: string, offset: number): void {
    if (type === 'anchor' || type === 'alias') throw new YamlFlawSignal('alias', offset, piece);
    if (type === 'tag') throw new YamlFlawSignal('tag', offset, piece);
    if (type === 'explicit-key-ind') throw new YamlFlawSignal('key', offset, piece);
    if (type === 'directive-line' && !piece.startsWith('%YAML '))
      throw new YamlFlawSignal('directive', offset, piece.slice(0, 40));
  }

  /** Stops at the first invalid escape: the parser would create an error for each, and there may be a million. */
  #escapes(piece: string, offset: number): void {
    if (!piece.includes('\\')) return;
    for (const { 1: right, index } of piece.matchAll(ESCAPE)) {
      if (right === undefined) throw new YamlFlawSignal('syntax', offset + index, 'BAD_DQ_ESCAPE');
    }
  }

  #document(type: 'doc-start' | 'doc-end', offset: number): void {
    if (type === 'doc-start') this.#documents += 1;
    if (this.#documents > 1 || (type === 'doc-start' && this.#content))
      throw new YamlFlawSignal('documents', offset);
    this.#afterValue = false;
  }

  #structure(type: string, offset: number): void {
    this.#content = true;
    const starts = type === 'flow-map-start' || type === 'flow-seq-start';
    const ends = type === 'flow-map-end' || type === 'flow-seq-end';
    if (starts || SCALARS.has(type)) {
      if (this.#afterValue) throw new YamlFlawSignal('syntax', offset, 'UNEXPECTED_TOKEN');
    }
    if (type === 'comma' && this.#afterOpening)
      throw new YamlFlawSignal('syntax', offset, 'UNEXPECTED_TOKEN');
    if (starts) this.#flow += 1;
    if (ends) this.#flow -= 1;
    if (this.#flow < 0) throw new YamlFlawSignal('syntax', offset, 'UNEXPECTED_TOKEN');
    if (this.#flow > MAX_FLOW) throw new YamlFlawSignal('depth', offset);
    if (this.#flow === 0 && type === 'map-value-ind') {
      this.#colons += 1;
      if (this.#colons > 1) throw new YamlFlawSignal('syntax', offset, 'BLOCK_AS_IMPLICIT_KEY');
    }
    if (type === 'seq-item-ind') {
      this.#dashes += 1;
      if (this.#dashes > MAX_DASHES) throw new YamlFlawSignal('depth', offset);
    }
    this.#afterValue = ends || SCALARS.has(type);
    this.#afterOpening = starts || type === 'comma';
  }
}
