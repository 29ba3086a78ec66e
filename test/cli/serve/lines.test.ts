/** Answers of a stream: what is ready does not wait for a file that takes its time. */
import { expect, it } from 'vitest';
import type { Done } from '../../../src/cli/inMemory/job.ts';
import { answersOf, type Line, type LineContext } from '../../../src/cli/serve/lines.ts';
import { operations } from '../../../src/cli/serve/operations.ts';
import { askedOf } from '../../../src/cli/serve/parameters.ts';

const done = (text: string): Done => ({ code: 0, stdout: Buffer.from(text), stderr: '', report: null });

it('the answer of a file arrives before the next one of the same chunk is made', async () => {
  const operation = operations.find(({ name }) => name === 'convert');
  if (operation === undefined) throw new Error('convert is an operation');
  let release: (done: Done) => void = () => {};
  const slow = new Promise<Done>((resolve) => {
    release = resolve;
  });
  const context = {
    operation,
    asked: askedOf(operation, new URLSearchParams(), {}),
    executor: {
      workforce: { perform: ({ files: [file] }: { files: Line[] }) => perform(file) },
      quick: {},
      maxBytes: 1000,
      timeout: 1000,
    },
    id: '1',
    ahead: 1,
    onBug: () => {},
  } as unknown as LineContext;
  const perform = async (file: unknown): Promise<Done> =>
    (file as { name: string }).name === 'slow.xml' ? slow : done('{}');
  const batch: readonly Line[] = ['a.xml', 'b.xml', 'slow.xml', 'c.xml'].map((name) => ({
    name,
    content: Buffer.from('<a/>'),
  }));
  async function* batches(): AsyncGenerator<readonly Line[]> {
    yield batch;
  }
  const answers = answersOf(batches(), context);
  const namesIn = (text: unknown): readonly string[] =>
    String(text)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).file);
  expect(namesIn((await answers.next()).value)).toEqual(['a.xml', 'b.xml']);
  release(done('{}'));
  let rest = '';
  for await (const text of answers) rest += text;
  expect(namesIn(rest)).toEqual(['slow.xml', 'c.xml']);
});
