/** A first look at YAML: what is never taken, or would take the parser more than its share, ends here. */
import { CST, Lexer } from 'yaml';
import { YamlFlawSignal } from './flaw.ts';

/**
 * Most pieces that a text may have: a value with its key has eight, so it is some 100,000 values, more than fit into
 * the 5 MB that SdI takes. The parser needs some 5 µs and 300 bytes for each.
 */
const MAX_PIECES = 800_000;

/** Deepest nesting of `[` and `{`; an invoice has a dozen levels. */
const MAX_FLOW = 64;

/** Most list signs on one line: `- - - a` is a list in a list in a list. */
const MAX_DASHES = 16;

/** Announces text without quotes, or a block of it, as the next piece. */
const SCALAR_MARK = '\x1f';

/** What the lexer adds, and the text has not: the beginning of a document, a bracket that is not closed. */
const MARKS = new Set(['\x02', '\x18', SCALAR_MARK]);

const SCALARS = new Set(['scalar', 'single-quoted-scalar', 'double-quoted-scalar']);

/** @throws YamlFlawSignal */
export function screenYaml(text: string): void {
  const screen = new Screen();
  let offset = 0;
  let before = '';
  for (const piece of new Lexer().lex(text)) {
    if (before === SCALAR_MARK) screen.content(piece);
    else screen.take(CST.tokenType(piece), piece, offset);
    if (before === SCALAR_MARK || !MARKS.has(piece)) offset += piece.length;
    before = before === SCALAR_MARK ? '' : piece;
  }
}

class Screen {
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
