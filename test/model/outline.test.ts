/** The outline has the elements of the grammar: names, order, occurrence, form, rule for blanks. */
import { expect, it } from 'vitest';
import { ordinary } from '../../src/model/formats.ts';
import { type Block, elementsOf } from '../../src/model/grammar.ts';
import { ordinaryOutline } from '../../src/model/outline.ts';

const rowsOf = (block: Block): unknown[] =>
  elementsOf(block).map(({ name, json, occurs, form, type }) => [
    name,
    json,
    occurs.max,
    form,
    type.kind === 'block' ? rowsOf(type) : [type.whitespace, type.base === 'integer'],
  ]);

it('the outline of the ordinary format is that of its grammar', () => {
  const { root, namespace, block, versione, sistemaEmittente } = ordinaryOutline();
  expect({ root, namespace, rows: rowsOf(block) }).toEqual({
    root: ordinary.root,
    namespace: ordinary.namespace,
    rows: rowsOf(ordinary.block),
  });
  expect([versione.whitespace, sistemaEmittente.whitespace]).toEqual([
    ordinary.versione.whitespace,
    ordinary.sistemaEmittente.whitespace,
  ]);
});
