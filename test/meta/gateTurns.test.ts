import { describe, expect, it } from 'vitest';
import { inTurn } from '../../scripts/gate/inTurn.ts';

type Turn = Parameters<typeof inTurn>[0][number] & { readonly lasts: number };

const turn = (name: string, lasts: number, more: Partial<Turn> = {}): Turn => ({ name, lasts, ...more });

/** The order of starts (+) and ends (-), with a clock that advances only when all running parts wait for it. */
async function course(turns: readonly Turn[], width: number): Promise<string> {
  const events: string[] = [];
  const ends: { readonly at: number; readonly end: () => void }[] = [];
  let now = 0;
  const taken = inTurn(turns, {
    width,
    take: ({ name, lasts }) => {
      events.push(`+${name}`);
      return new Promise((resolve) =>
        ends.push({ at: now + lasts, end: () => resolve(void events.push(`-${name}`)) }),
      );
    },
  });
  let isOver = false;
  void taken.finally(() => (isOver = true)).catch(() => {});
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    const next = ends.sort((a, b) => a.at - b.at).shift();
    if (next === undefined) continue;
    now = next.at;
    next.end();
  }
  await taken;
  return events.join(' ');
}

describe('the steps of the gate', () => {
  it.each([
    ['one after the other', 1, [turn('a', 1), turn('b', 1)], '+a -a +b -b'],
    ['two at once', 2, [turn('a', 3), turn('b', 1), turn('c', 1)], '+a +b -b +c -c -a'],
    [
      'what needs another waits for it, the next does not',
      2,
      [turn('a', 3), turn('b', 1, { needs: ['a'] }), turn('c', 1)],
      '+a +c -c -a +b -b',
    ],
    [
      'what is alone has nothing beside it, and is passed by nobody',
      2,
      [turn('a', 3), turn('b', 1, { alone: 'b' }), turn('c', 1)],
      '+a -a +b -b +c -c',
    ],
    [
      'what is alone in a group runs beside its group, and no other does',
      2,
      [
        turn('a', 3, { alone: 'x' }),
        turn('b', 1, { alone: 'x' }),
        turn('c', 1),
        turn('d', 1, { alone: 'y' }),
      ],
      '+a +b -b -a +c -c +d -d',
    ],
    [
      'while what is alone needs another, others go on',
      2,
      [turn('a', 3), turn('b', 1, { alone: 'b', needs: ['a'] }), turn('c', 1)],
      '+a +c -c -a +b -b',
    ],
  ])('%s', async (_, width, turns, expected) => {
    expect(await course(turns, width)).toBe(expected);
  });

  it('a missing prerequisite is reported', async () => {
    await expect(course([turn('a', 1, { needs: ['b', 'a'] })], 1)).rejects.toThrow('no step can start: a');
  });
});
