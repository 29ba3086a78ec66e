/** The usual place of a field in EN 16931 and of a term in FatturaPA. */
import { type Block, elementsOf } from '../../../model/grammar.ts';
import { ordinaryOutline } from '../../../model/outline.ts';
import { patternOf } from '../model/pattern.ts';
import { PLACES } from './generated/places.ts';

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

/** The usual term of a field, and its other one in AgID's profile. */
interface Terms {
  readonly usual: string;
  /** Empty if it is the same as the usual one. */
  readonly agid: string;
}

interface Places {
  readonly terms: ReadonlyMap<string, Terms>;
  readonly fields: ReadonlyMap<string, string>;
}

let places: Places | undefined;

function allPlaces(): Places {
  if (places !== undefined) return places;
  const terms = new Map<string, Terms>();
  const fields = new Map<string, string>();
  for (const line of PLACES.split('\n')) {
    const [numbers = [], usual = [], agid = []] = line
      .slice(1)
      .split(',')
      .map((names) => names.split(' '));
    const [field = ''] = numbers;
    if (!line.startsWith('<'))
      for (const number of numbers) terms.set(number, { usual: usual[0] ?? '', agid: agid[0] ?? '' });
    if (!line.startsWith('>')) for (const term of [...usual, ...agid]) fields.set(term, field);
  }
  places = { terms, fields };
  return places;
}

/** The entry of a name, or of the nearest block around it. */
export function nearest<Value>(entries: ReadonlyMap<string, Value>, name: string): Value | undefined {
  for (let own = name; own !== ''; own = own.slice(0, Math.max(0, own.lastIndexOf('.')))) {
    const found = entries.get(own);
    if (found !== undefined) return found;
  }
  return;
}

/** The usual term of a field; null if it has none. */
export function termOf(number: string, isAgid: boolean): string | null {
  const { usual = '', agid = '' } = nearest(allPlaces().terms, number) ?? {};
  return (isAgid && agid !== '' ? agid : usual) || null;
}

/** The usual field of the term at a path, with or without positions; null if it has none. */
export function fieldOf(path: string): string | null {
  return nearest(allPlaces().fields, patternOf(path)) || null;
}
