import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { InterruptedError } from '../../src/cli/process/io.ts';
import { type Keyboard, readLine } from '../../src/cli/terminal/ask.ts';

/** A terminal with simulated input. */
class Typist extends EventEmitter {
  raw = false;
  wasRaw = false;
  paused = true;

  setRawMode(raw: boolean): void {
    this.raw = raw;
    this.wasRaw ||= raw;
  }
  resume(): void {
    this.paused = false;
  }
  pause(): void {
    this.paused = true;
  }
  type(...chunks: readonly (string | Uint8Array)[]): void {
    for (const chunk of chunks)
      this.emit('data', typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
  }
}

const EURO = new TextEncoder().encode('€');

/** Keys, in the pieces in which they arrive, and the resulting line; null if the input ends before one. */
const typed: readonly { hidden: boolean; keys: readonly (string | Uint8Array)[]; line: string | null }[] = [
  { hidden: false, keys: ['yes\n'], line: 'yes' },
  { hidden: false, keys: ['ye', 's\r\nmore'], line: 'yes' },
  { hidden: false, keys: ['\n'], line: '' },
  { hidden: false, keys: [EURO.subarray(0, 1), EURO.subarray(1), '\n'], line: '€' },
  { hidden: false, keys: [], line: null },
  { hidden: true, keys: ['s', 'e', 'c', 'r', 'e', 't', '\r'], line: 'secret' },
  { hidden: true, keys: ['secret\n'], line: 'secret' },
  { hidden: true, keys: ['sex\u007f', 'cr\b\bcret\r'], line: 'secret' },
  { hidden: true, keys: ['\u007f\u007fa\r'], line: 'a' },
  { hidden: true, keys: ['wrong\u0015right\r'], line: 'right' },
  { hidden: true, keys: ['a\u001b[Db\u001b[3~c\u001bOAd\r'], line: 'abcd' },
  { hidden: true, keys: ['\u001b[200~pasted\u001b[201~\r'], line: 'pasted' },
  { hidden: true, keys: ['a\tb\u0007c\r'], line: 'abc' },
  { hidden: true, keys: ['€\u007fx\r'], line: 'x' },
  { hidden: true, keys: [EURO.subarray(0, 2), EURO.subarray(2), '\r'], line: '€' },
  { hidden: true, keys: ['half\u0004'], line: 'half' },
  { hidden: true, keys: ['\u0004'], line: null },
];

function start(hidden: boolean) {
  const typist = new Typist();
  const interruption = new AbortController();
  const line = readLine(typist as Keyboard, { hidden, interrupted: interruption.signal });
  return { typist, interruption, line };
}

const leftBehind = (typist: Typist): unknown => ({
  raw: typist.raw,
  paused: typist.paused,
  listeners: typist.listenerCount('data') + typist.listenerCount('end'),
});
const NOTHING = { raw: false, paused: true, listeners: 0 };

describe('a typed line', () => {
  it.each(typed)('hidden: $hidden, $keys', async ({ hidden, keys, line: expected }) => {
    const { typist, line } = start(hidden);
    typist.type(...keys);
    if (expected === null) typist.emit('end');
    expect(await line).toBe(expected);
    expect(typist.wasRaw).toBe(hidden);
    expect(leftBehind(typist)).toEqual(NOTHING);
  });

  it.each([[true], [false]])('hidden: %s, Ctrl-C', async (hidden) => {
    const { typist, interruption, line } = start(hidden);
    if (hidden) typist.type('abc\u0003');
    else interruption.abort();
    await expect(line).rejects.toBeInstanceOf(InterruptedError);
    expect(leftBehind(typist)).toEqual(NOTHING);
  });

  it('is not requested after Ctrl-C', async () => {
    const typist = new Typist();
    const line = readLine(typist as Keyboard, { hidden: true, interrupted: AbortSignal.abort() });
    await expect(line).rejects.toBeInstanceOf(InterruptedError);
    expect(typist.wasRaw).toBe(false);
  });
});
