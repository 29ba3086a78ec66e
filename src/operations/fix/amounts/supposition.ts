/** Defines an assumption about errors in a document: the changes that make everything else consistent. */

/** A changed amount, or an added block. */
export interface Write {
  /** The control or advice that checks the amount. */
  readonly code: string;
  readonly op: 'replace' | 'add';
  readonly path: string;
  readonly from?: string;
  readonly to: string;
}

export interface Supposition {
  /** The number of amounts that are wrong under this assumption. */
  readonly cost: number;
  /** Changes of the wrong amounts whose correct value is known. */
  readonly writes: readonly Write[];
  /** JSON Pointers of the other wrong amounts, whose correct value is unknown. */
  readonly doubts: readonly string[];
}

/** No errors. */
export const RIGHT: Supposition = { cost: 0, writes: [], doubts: [] };

export function both(a: Supposition, b: Supposition): Supposition {
  return {
    cost: a.cost + b.cost,
    writes: joined(a.writes, b.writes),
    doubts: joined(a.doubts, b.doubts),
  };
}

/** Most suppositions of a lotto add nothing. */
function joined<Item>(a: readonly Item[], b: readonly Item[]): readonly Item[] {
  if (b.length === 0) return a;
  return a.length === 0 ? b : [...a, ...b];
}
