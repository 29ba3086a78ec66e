/** Concurrent calls share a statement, and fail alone. */
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/sandbox/database/database.ts';
import { gathering } from '../../src/sandbox/database/gather.ts';

const DB = {} as Database;

/** Answers with the double of each number; -1 is refused, 0 breaks the connection. */
function doubling() {
  const batches: (readonly number[])[] = [];
  const double = gathering(async (_db, numbers: readonly number[]) => {
    batches.push(numbers);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (numbers.includes(0)) throw Object.assign(new Error('lost'), { code: '08006' });
    if (numbers.includes(-1)) throw Object.assign(new Error('taken'), { code: '23505' });
    return numbers.map((number) => 2 * number);
  });
  return { batches, double };
}

const settled = async (calls: readonly Promise<number>[]): Promise<readonly (number | string)[]> =>
  (await Promise.allSettled(calls)).map((result) =>
    result.status === 'fulfilled' ? result.value : (result.reason as { readonly code: string }).code,
  );

describe('concurrent calls', () => {
  it.each([
    { name: 'one', calls: [4], answers: [8], batches: [[4]] },
    { name: 'several', calls: [1, 2, 3], answers: [2, 4, 6], batches: [[1, 2, 3]] },
    {
      name: 'a faulty one among them',
      calls: [1, -1, 3],
      answers: [2, '23505', 6],
      batches: [[1, -1, 3], [1], [-1], [3]],
    },
    {
      name: 'a lost connection, which may have stored them',
      calls: [1, 0, 3],
      answers: ['08006', '08006', '08006'],
      batches: [[1, 0, 3]],
    },
  ])('$name', async ({ calls, answers, batches: expected }) => {
    const { batches, double } = doubling();
    expect(await settled(calls.map((call) => double(DB, call)))).toEqual(answers);
    expect(batches).toEqual(expected);
  });

  it('form the next batch while one is in progress', async () => {
    const { batches, double } = doubling();
    const first = double(DB, 1);
    await vi.waitFor(() => expect(batches).toHaveLength(1), { interval: 1 });
    const others = [2, 3].map((number) => double(DB, number));
    expect(await Promise.all([first, ...others])).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  it('of another database are separate', async () => {
    const { batches, double } = doubling();
    await Promise.all([double(DB, 1), double({} as Database, 2)]);
    expect(batches).toEqual([[1], [2]]);
  });
});
