/** The elements of a block, collected once and cached. */
import { type Block, type Element, elementsOf } from '../../model/grammar.ts';

export interface Shape {
  readonly elements: readonly Element[];
  /** Their JSON names. */
  readonly known: ReadonlySet<string>;
}

const shapes = new WeakMap<Block, Shape>();

export function shapeOf(block: Block): Shape {
  let shape = shapes.get(block);
  if (shape === undefined) {
    const elements = elementsOf(block);
    shape = { elements, known: new Set(elements.map(({ json }) => json)) };
    shapes.set(block, shape);
  }
  return shape;
}
