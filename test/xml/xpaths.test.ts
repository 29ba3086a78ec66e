import { describe, expect, it } from 'vitest';
import type { XmlElement } from '../../src/xml/element.ts';
import { ElementIndex } from '../../src/xml/elementIndex.ts';
import { parseTree } from '../../src/xml/tree.ts';
import { XPaths } from '../../src/xml/xpaths.ts';

const CHILDREN = '<a/><b/><a/><c><a/></c><p:a xmlns:p="urn:x"/><a/>';
const EXPECTED = ['/*/a[1]', '/*/b', '/*/a[2]', '/*/c', "/*/*[name()='p:a']", '/*/a[3]'];

/** The root of a document with these children, and others of another name. */
function rootWith(others: number): XmlElement {
  const { root } = parseTree(`<r>${CHILDREN}${'<z/>'.repeat(others)}</r>`, {
    maxDepth: 3,
    maxElements: 1_000,
  });
  if (root === null) throw new Error('no root');
  return root;
}

describe.each([
  ['few', 0],
  ['many', 100],
])('among %s siblings', (_what, others) => {
  it.each([
    ['in the order of the text', [0, 1, 2, 3, 4, 5]],
    ['in reverse', [5, 4, 3, 2, 1, 0]],
    ['in any order, and again', [2, 5, 1, 0, 2, 4, 5, 3]],
  ])('XPaths are the same if they are asked for %s', (_, order) => {
    const root = rootWith(others);
    const xpaths = new XPaths();
    const found = order.map((at) => root.children[at]).map((child) => child && xpaths.of(child));
    expect(found).toEqual(order.map((at) => EXPECTED[at]));
  });

  it.each([
    ['the first of its name', ['a'], '/*/a[1]'],
    ['the first by its position', ['a', '0'], '/*/a[1]'],
    ['a later one', ['a', '1'], '/*/a[2]'],
    ['one with a prefix', ['a', '2'], "/*/*[name()='p:a']"],
    ['the last one', ['a', '3'], '/*/a[3]'],
    ['one in another', ['c', 'a'], '/*/c/a'],
    ['none beyond the last one', ['a', '4'], undefined],
    ['none of another name', ['x'], undefined],
  ])('a pointer finds %s', (_, keys, xpath) => {
    const found = new ElementIndex(rootWith(others)).find(keys);
    expect(found && new XPaths().of(found)).toBe(xpath);
  });
});
