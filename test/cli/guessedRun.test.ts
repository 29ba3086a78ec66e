import { describe, expect, it } from 'vitest';
import {
  documentsIn,
  type Earlier,
  GuessedRun,
  isRight,
  type RunView,
  type SeenFile,
} from '../../src/cli/validate/guessedRun.ts';
import { createRun, type RunDocument, type RunFile } from '../../src/validate/index.ts';

const document = (key: string, more: Partial<RunDocument> = {}): RunDocument => ({
  key,
  day: '2026-06-01',
  art73: false,
  ...more,
});
const file = (name: string, fingerprint: number, ...documents: readonly RunDocument[]): RunFile => ({
  file: name,
  fingerprint,
  documents,
});

/** The answers of two threads, each with every second file, and the number of corrections. */
function inTwoThreads(files: readonly RunFile[]) {
  const threads = [new GuessedRun(), new GuessedRun()] as const;
  const all = createRun();
  let corrected = 0;
  const told = files.map((one, index) => {
    const thread = threads[index % 2 === 0 ? 0 : 1];
    const guess = asked(thread.view(undefined), one);
    const right = all.add({ ...one, documents: documentsIn(guess) });
    if (isRight(guess, right)) return answers(guess);
    corrected += 1;
    return answers(asked(thread.view(right), one));
  });
  return { told, corrected };
}

function asked(view: RunView, one: RunFile): SeenFile {
  view.run.add(one);
  expect(view.seen).not.toBeNull();
  return view.seen!;
}

function answers({ documents, earlier }: SeenFile): Earlier {
  return documents.map((_, index) => earlier?.[index]);
}

describe('a run in several threads', () => {
  it.each<[string, readonly RunFile[], number]>([
    ['different files', [file('a', 1, document('1')), file('b', 2, document('2'))], 0],
    ['a copy in the other thread', [file('a', 1, document('1')), file('b', 1, document('1'))], 1],
    [
      'a copy in the same thread',
      [file('a', 1, document('1')), file('b', 2, document('2')), file('c', 1, document('1'))],
      0,
    ],
    [
      'many copies: each thread is corrected once',
      Array.from({ length: 40 }, (_, index) => file(String(index), 1, document('1'))),
      1,
    ],
    [
      'other contents first, then a copy',
      [
        file('a', 1, document('1')),
        file('b', 2, document('1')),
        file('c', 3, document('1')),
        file('d', 1, document('1')),
      ],
      2,
    ],
    [
      'Art73 on two days',
      [
        file('a', 1, document('1', { art73: true })),
        file('b', 2, document('1', { art73: true, day: '2026-06-02' })),
        file('c', 3, document('1', { art73: true })),
        file('d', 4, document('1', { art73: true })),
      ],
      1,
    ],
    [
      'a lotto, and its second document alone',
      [file('a', 1, document('1'), document('2')), file('b', 2, document('2'))],
      1,
    ],
  ])('%s', (_name, files, corrections) => {
    const all = createRun();
    const { told, corrected } = inTwoThreads(files);
    expect(told).toEqual(files.map((one) => all.add(one)));
    expect(corrected).toBe(corrections);
  });
});
