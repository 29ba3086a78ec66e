/** What may be wrong in a document: what it would take for everything else in it to be right. */

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
  /** How many figures are wrong if it is true: each is one that the others speak against. */
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
