/** The usual place of a field in EN 16931 and of a term in FatturaPA, by the table of bindings. */
import { type Block, elementsOf } from '../../../model/grammar.ts';
import { ordinaryOutline } from '../../../model/outline.ts';
import { patternOf } from '../model/pattern.ts';
import { type FieldRow, fieldRows } from './fieldRows.ts';

/** A field or block of the ordinary format with its official number. */
export interface FieldNode {
  readonly number: string;
  readonly children: ReadonlyMap<string, FieldNode>;
}

let known: FieldNode | undefined;

/** The root of the ordinary format. */
export function fieldTree(): FieldNode {
  known ??= new BlockNode(ordinaryOutline().block, '');
  return known;
}

/** A block, whose fields are listed on first use: an invoice has a few of the 60 blocks. */
class BlockNode implements FieldNode {
  readonly number: string;
  readonly #block: Block;
  #children: ReadonlyMap<string, FieldNode> | undefined;

  constructor(block: Block, number: string) {
    this.#block = block;
    this.number = number;
  }

  get children(): ReadonlyMap<string, FieldNode> {
    this.#children ??= new Map(
      elementsOf(this.#block).map(({ json, type }, at) => {
        const own = this.number === '' ? String(at + 1) : `${this.number}.${at + 1}`;
        return [json, type.kind === 'block' ? new BlockNode(type, own) : { number: own, children: NONE }];
      }),
    );
    return this.#children;
  }
}

const NONE: ReadonlyMap<string, FieldNode> = new Map();

/** The names of a column by the row that has them: the first row wins. */
class Column {
  readonly #rows = new Map<string, FieldRow>();
  /** Rows that were looked up, also by a block. */
  readonly #found = new Map<string, FieldRow | undefined>();

  constructor(rows: readonly FieldRow[], namesIn: (row: FieldRow) => string) {
    for (const row of rows)
      for (const name of namesIn(row).split(' ')) if (!this.#rows.has(name)) this.#rows.set(name, row);
  }

  /** The row of a name, or of the nearest block around it. */
  rowOf(name: string): FieldRow | undefined {
    if (this.#found.has(name)) return this.#found.get(name);
    let row: FieldRow | undefined;
    for (
      let own = name;
      own !== '' && row === undefined;
      own = own.slice(0, Math.max(0, own.lastIndexOf('.')))
    )
      row = this.#rows.get(own);
    this.#found.set(name, row);
    return row;
  }
}

let forward: Column | undefined;
let back: Column | undefined;

/** The row of a field on its way to EN 16931. */
export function rowOfField(number: string): FieldRow | undefined {
  forward ??= new Column(
    fieldRows.filter(([direction]) => direction !== '<'),
    ([, fields]) => fields,
  );
  return forward.rowOf(number);
}

/** The row of a term, by its path with `[]`, on its way to FatturaPA. */
export function rowOfTerm(path: string): FieldRow | undefined {
  back ??= new Column(
    fieldRows.filter(([direction]) => direction !== '>'),
    ([, , terms, agid]) => (agid === '' ? terms : `${terms} ${agid}`),
  );
  return back.rowOf(path);
}

/** The usual term of a field; null if it has none. */
export function termOf(number: string, isAgid: boolean): string | null {
  const [, , terms = '', agid = ''] = rowOfField(number) ?? [];
  const [first = ''] = (isAgid && agid !== '' ? agid : terms).split(' ');
  return first === '' ? null : first;
}

/** The usual field of the term at a path, with or without positions; null if it has none. */
export function fieldOf(path: string): string | null {
  const [, fields = ''] = rowOfTerm(patternOf(path)) ?? [];
  const [first = ''] = fields.split(' ');
  return first === '' ? null : first;
}
