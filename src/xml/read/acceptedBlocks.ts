/**
 * Blocks of an invalid file that the fast reader accepts: they have no problems, so the explaining reader needs no tree
 * for them. Most invalid files are wrong in one place only.
 */
import type { Block } from '../../model/grammar.ts';
import { isRetiredKind } from '../../model/problem.ts';
import type { XmlElement } from '../element.ts';
import { blockReaders } from '../generated/fastReader.ts';
import type { ContentRead, ContentReader } from '../tree.ts';
import type { FastScan } from './fastScan.ts';
import { GIVE_UP } from './fastScan.ts';
import { identify } from './identify.ts';
import { layoutOf } from './layout.ts';
import { MARK_SIZE } from './marks.ts';

/**
 * After this many wrong blocks of a kind in a row, only one in {@link SAMPLE} is tried: the others are mostly wrong,
 * too.
 */
const PATIENCE = 16;
const SAMPLE = 8;

export class AcceptedBlocks implements ContentReader {
  readonly #scan: FastScan;
  readonly #text: string;
  /** The blocks of elements whose children are examined one by one. */
  readonly #blocks = new Map<XmlElement, Block>();
  /** Offsets, in bytes, of the content of blocks in which the fast reader gave up. */
  readonly #wrong: Set<number>;
  /** Blocks of each kind that were wrong in a row. */
  readonly #failures = new Map<Block, number>();
  /** A position in the text, and the same position in the bytes. */
  #unit = 0;
  #byte = 0;
  readonly #isAscii: boolean;

  /**
   * @param scan Has loaded the file.
   * @param text The same file, decoded from UTF-8.
   * @param wrong Offsets of blocks in which the reader gave up before.
   */
  constructor(scan: FastScan, text: string, wrong: readonly number[]) {
    this.#scan = scan;
    this.#text = text;
    this.#wrong = new Set(wrong);
    this.#isAscii = text.length === scan.length;
  }

  read(element: XmlElement): ContentRead | undefined {
    const block = this.#blockOf(element);
    if (block === undefined) return undefined;
    const start = this.#byteAt(element.tagEnd);
    if (!this.#wrong.has(start)) {
      const failures = this.#failures.get(block) ?? 0;
      const isTried = failures < PATIENCE || failures % SAMPLE === 0;
      const read = isTried ? this.#attempt(block, element.local, start) : undefined;
      this.#failures.set(block, read === undefined ? failures + 1 : 0);
      if (read !== undefined) return read;
    }
    this.#blocks.set(element, block);
    return undefined;
  }

  #blockOf({ parent, local }: XmlElement): Block | undefined {
    if (parent === null) return undefined;
    if (parent.parent === null && !this.#blocks.has(parent)) {
      const root = rootBlock(parent);
      if (root !== undefined) this.#blocks.set(parent, root);
    }
    const outer = this.#blocks.get(parent);
    const type = outer === undefined ? undefined : layoutOf(outer).byName.get(local)?.element.type;
    return type?.kind === 'block' ? type : undefined;
  }

  #attempt(block: Block, name: string, start: number): ContentRead | undefined {
    const reader = blockReaders.get(block.name);
    if (reader === undefined) return undefined;
    const scan = this.#scan;
    scan.restart();
    try {
      const value = reader(scan, start);
      if (!scan.text.startsWith(`</${name}>`, scan.pos)) return undefined;
      const extra = scan.wide.at(-1) ?? 0;
      this.#unit += scan.pos - start - extra;
      this.#byte = scan.pos;
      return { value, end: this.#unit, elements: scan.marked / MARK_SIZE };
    } catch (error) {
      if (error !== GIVE_UP) throw error;
      for (const offset of scan.open()) this.#wrong.add(offset);
      return undefined;
    }
  }

  /** The byte offset of a position that is not before the last one. */
  #byteAt(unit: number): number {
    if (this.#isAscii) this.#byte += unit - this.#unit;
    else for (let at = this.#unit; at < unit; at += 1) this.#byte += bytesOf(this.#text.charCodeAt(at));
    this.#unit = unit;
    return this.#byte;
  }
}

/** Bytes of a UTF-16 unit in UTF-8; each half of a pair has two of its four. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;
}

/** The block of an invoice's root, in the formats that the fast reader knows. */
function rootBlock(root: XmlElement): Block | undefined {
  const identity = identify(root);
  if (identity.is !== 'invoice' && identity.is !== 'misnamed') return undefined;
  return isRetiredKind(identity.kind) ? undefined : identity.format.block;
}
