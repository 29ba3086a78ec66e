/** The run's buffers give the same answers as a plain list of documents, for any number of documents. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRun, type RunFile } from '../../src/domain/duplicates.ts';
import { collidingKey, forgottenOf, PAIRS } from '../support/duplicateKeys.ts';

type Earlier = ReturnType<ReturnType<typeof createRun>['add']>;

/** The definition: the first document of an earlier file with the key, and with Art73 the day. */
function byDefinition(files: readonly RunFile[]): readonly Earlier[] {
  return files.map(({ fingerprint, documents }, index) =>
    documents.map(({ key, day, art73 }) => {
      for (const earlier of files.slice(0, index)) {
        const at = earlier.documents.findIndex((one) => one.key === key && (!art73 || one.day === day));
        if (at === -1) continue;
        const sameFile = fingerprint !== null && fingerprint === earlier.fingerprint;
        return { file: earlier.file, document: at + 1, sameFile };
      }
      return undefined;
    }),
  );
}

const inOneRun = (files: readonly RunFile[]): readonly Earlier[] => {
  const run = createRun();
  return files.map((file) => run.add(file));
};

const KEYS = [
  '',
  '1',
  '2',
  '12',
  'a',
  'à',
  'ÿ',
  'Ā',
  '漢',
  '😀',
  '\ud83d',
  '1'.repeat(5_000),
  'ÿ'.repeat(300),
];

const someFile = fc.record({
  file: fc.constantFrom('a.xml', 'è.xml', 'архив.zip!ж.xml', '-'),
  fingerprint: fc.option(fc.constantFrom(0, 1, 2 ** 40)),
  documents: fc.array(
    fc.record({
      key: fc.constantFrom(...KEYS),
      day: fc.constantFrom('2026-05-01', '2026-05-02', '12026-05-01'),
      art73: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
});

const fnv1a = (text: string, from: number): number =>
  [...text].reduce((hash, one) => Math.imul(hash ^ one.charCodeAt(0), 0x01000193), from) >>> 0;

describe('documents of one run', () => {
  it('are found as by definition', () => {
    fc.assert(
      fc.property(fc.array(someFile, { maxLength: 12 }), (files) => {
        expect(inOneRun(files)).toEqual(byDefinition(files));
      }),
      { numRuns: 300 },
    );
  });

  it('have one hash if made from the pairs', () => {
    let from = 0x811c9dc5;
    for (const pair of PAIRS) {
      const left = pair.map((text) => fnv1a(text, from));
      expect(left).toEqual([left[0], left[0]]);
      from = left[0]!;
    }
  });

  it.each<[string, number, (i: number) => string]>([
    ['in order', 300, (i) => `IT01234567890 - 2026 ${i}`],
    ['that share a hash, more than are probed', 80, collidingKey],
    ['some of which share a hash', 300, (i) => (i % 4 === 0 ? collidingKey(i) : `${i}`)],
  ])('are all remembered, with numbers %s', (_, count, key) => {
    expect(forgottenOf(count, key)).toEqual([[], []]);
  });
});
