/** Who has no compiler is told which argument is wrong, by every public function. */
import { describe, expect, it } from 'vitest';
import * as build from '../../src/build/index.ts';
import * as main from '../../src/index.ts';
import * as model from '../../src/public/model.ts';
import * as validate from '../../src/public/validate.ts';
import * as xml from '../../src/public/xml.ts';
import * as render from '../../src/render/index.ts';
import { SAMPLE } from '../support/sample.ts';

const entries = { main, model, xml, validate, build, render };

const functions = Object.entries(entries).flatMap(([entry, names]) =>
  Object.entries(names)
    .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    .map(([name, value]) => [`${entry}.${name}`, value as (...args: unknown[]) => unknown] as const),
);

const invoice = main.parseInvoice(SAMPLE);
const WRONG = [
  undefined,
  null,
  42,
  true,
  'x',
  {},
  [],
  [null],
  { versione: 'FPR12' },
  () => 1,
  Symbol('s'),
  new Map(),
];
const CALLS: readonly (readonly unknown[])[] = [
  [],
  ...WRONG.map((one) => [one]),
  ...WRONG.map((one) => [invoice, one]),
  ...WRONG.map((one) => [SAMPLE, one]),
  ...WRONG.map((one) => [invoice, {}, one]),
];

/** What an engine says where nobody has looked. */
const OF_ENGINE =
  /^(?:Cannot (?:read|destructure|convert|set|use|mix)|undefined |null |object null|.* is not (?:a function|iterable|a constructor|an object)|Invalid (?:time|array)|Assignment|Reduce|.*called on)/;

async function faultOf(
  call: (...args: unknown[]) => unknown,
  args: readonly unknown[],
): Promise<string | null> {
  try {
    const result = call(...args);
    await result;
    if (typeof result === 'object' && result !== null && 'next' in result)
      (result as Iterator<unknown>).next();
    return null;
  } catch (error) {
    if (error instanceof model.FatturaError) return null;
    if (!(error instanceof TypeError || error instanceof RangeError)) return String(error);
    return OF_ENGINE.test(error.message) ? error.message : null;
  }
}

describe('wrong arguments', () => {
  it.each(functions)('%s', async (_, call) => {
    const faults = new Set<string | null>();
    for (const args of CALLS) faults.add(await faultOf(call, args));
    expect([...faults].filter((fault) => fault !== null)).toEqual([]);
  });
});
