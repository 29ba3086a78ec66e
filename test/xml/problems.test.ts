/** Problems that are kept, counted, or too many. */
import { describe, expect, it } from 'vitest';
import { MAX_COUNTED, MAX_KEPT } from '../../src/model/readLimits.ts';
import { Problems, TooManyProblems } from '../../src/xml/read/problems.ts';

const NOWHERE = { offset: 0, end: 0 };

/** Adds so many problems, or all until there are too many. */
function added(count: number, maxKept?: number) {
  const problems = new Problems(maxKept);
  let before = 0;
  try {
    for (; before < count; before += 1)
      problems.add('text.unexpected', null, null, NOWHERE, { found: `${before}`, parent: '' });
  } catch (error) {
    if (!(error instanceof TooManyProblems)) throw error;
    before += 1;
  }
  const { kept, further, omitted } = problems;
  return { problems, before, kept: kept.length, further, omitted };
}

/** The maximum that is kept, the number added, and what is kept, kept beyond that, and only counted. */
it.each([
  [undefined, 0, 0, 0, 0],
  [undefined, MAX_KEPT, MAX_KEPT, 0, 0],
  [undefined, MAX_KEPT + 1, MAX_KEPT, 0, 1],
  [MAX_KEPT + 2, MAX_KEPT + 1, MAX_KEPT, 1, 1],
  [MAX_KEPT + 2, MAX_KEPT + 2, MAX_KEPT, 2, 2],
  [MAX_KEPT + 2, MAX_KEPT + 4, MAX_KEPT, 2, 4],
])('of at most %s problems, %i', (maxKept, count, kept, further, omitted) => {
  const all = added(count, maxKept);
  expect([all.kept, all.further.length, all.omitted]).toEqual([kept, further, omitted]);
  const params = all.further.map((problem) => problem.params);
  expect(params).toEqual(params.map((_, at) => ({ found: `${MAX_KEPT + at}`, parent: '' })));
});

it.each([
  [undefined, MAX_COUNTED],
  [MAX_KEPT + 2, MAX_COUNTED],
  [MAX_COUNTED + 5, MAX_COUNTED + 5],
])('of at most %s kept problems, ends the reading at the last that is counted', (maxKept, last) => {
  expect(added(last + 10, maxKept).before).toBe(last);
  expect(added(last - 1, maxKept).before).toBe(last - 1);
});

describe('a problem', () => {
  it('that ends the reading is kept as well', () => {
    const { problems } = added(MAX_KEPT);
    problems.addLast('xml.truncated', null, { offset: 3, end: 4 }, { name: 'a' });
    expect(problems.kept.at(-1)).toEqual({
      ...{ id: 'xml.truncated', path: '', xpath: null, offset: 3, end: 4, params: { name: 'a' } },
    });
  });

  it('is found once it was added', () => {
    expect([added(0), added(1)].map(({ problems }) => problems.found)).toEqual([false, true]);
  });
});
