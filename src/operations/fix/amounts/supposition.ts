/** Defines an assumption about errors in a document: the changes that make everything else consistent. */

/** A figure that is written, or a block that is added. */
export interface Write {
  /** The control or advice that looks at the figure. */
  readonly code: string;
  readonly op: 'replace' | 'add';
  readonly path: string;
  readonly from?: string;
  readonly to: string;
}

export interface Supposition {
  /** The number of wrong amounts under this assumption: those that the others contradict. */
  readonly cost: number;
  /** Those of them that can be written, as they would have to be. */
  readonly writes: readonly Write[];
  /** JSON Pointers of the others, of which the document does not tell what is right. */
  readonly doubts: readonly string[];
}

/** Nothing is wrong. */
export const RIGHT: Supposition = { cost: 0, writes: [], doubts: [] };

export function both(a: Supposition, b: Supposition): Supposition {
  return {
    cost: a.cost + b.cost,
    writes: [...a.writes, ...b.writes],
    doubts: [...a.doubts, ...b.doubts],
  };
}
