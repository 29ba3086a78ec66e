/** A first look at YAML: what is never taken, or would take the parser more than its share, ends here. */
import { CST, Lexer } from 'yaml';
import { YamlFlawSignal } from './flaw.ts';

/**
 * Most pieces that a text may have: a value with its key has eight, so it is some 15,000 values, or an invoice of
 * 3,000 lines. The parser needs 3 to 5 µs for each (measured on one core), so that more would take over half a second;
 * JSON of 5 MB is read in less.
 */
const MAX_PIECES = 120_000;

/** Most lines: text that goes over many of them is few pieces, but is put together line by line. */
const MAX_LINES = 100_000;

/** Deepest nesting of `[` and `{`; an invoice has a dozen levels. */
const MAX_FLOW = 64;

/** Most list signs on one line: `- - - a` is a list in a list in a list. */
const MAX_DASHES = 16;

/** Announces text without quotes, or a block of it, as the next piece. */
const SCALAR_MARK = '\x1f';

/** The tokens that the lexer adds to the text: the start of a document, an unclosed bracket. */
const MARKS = new Set(['\x02', '\x18', SCALAR_MARK]);

/** A backslash with what may follow it between double quotes (YAML 1.2, 5.7), or without. */
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

/** Returns the position after this many lines; null if there are no more. */
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
  /** On this line, outside brackets. */
  #colons = 0;
  #dashes = 0;
  /** Whether a value has just ended, after which another needs something between. */
  #afterValue = false;
  /** Whether a comma or an opening bracket came last, after which no comma may come. */
  #afterOpening = false;
  #content = false;

  /** Text without quotes, whatever it looks like. */
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

  /** The parser makes an error of each wrong escape, and there may be a million: the first is told. */
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
