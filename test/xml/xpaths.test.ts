import { expect, it } from 'vitest';
import { parseTree } from '../../src/xml/tree.ts';
import { XPaths } from '../../src/xml/xpaths.ts';

const TEXT = '<r><a/><b/><a/><c><a/></c><p:a xmlns:p="urn:x"/><a/></r>';
const EXPECTED = ['/*/a[1]', '/*/b', '/*/a[2]', '/*/c', "/*/*[name()='p:a']", '/*/a[3]'];

it.each([
  ['in the order of the text', [0, 1, 2, 3, 4, 5]],
  ['in reverse', [5, 4, 3, 2, 1, 0]],
  ['in any order, and again', [2, 5, 1, 0, 2, 4, 5, 3]],
])('are the same if they are asked for %s', (_, order) => {
  const { root } = parseTree(TEXT, { maxDepth: 3, maxElements: 10 });
  const xpaths = new XPaths();
  const found = order.map((at) => root?.children[at]).map((child) => child && xpaths.of(child));
  expect(found).toEqual(order.map((at) => EXPECTED[at]));
});
