/** Every fix offered by a control on amounts works: applied alone, it removes its finding. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Finding, type OrdinaryInvoice, validate, writeInvoice } from '../../src/index.ts';
import { arbitraryAmounts } from '../support/arbitraryAmounts.ts';

const RUNS = 100;

type Node = Record<string, unknown>;

function findingsOf(invoice: OrdinaryInvoice): readonly Finding[] {
  return validate(writeInvoice(invoice), { only: 'controls' }).findings;
}

function fixed(
  invoice: OrdinaryInvoice,
  { op, path, from, to = '' }: NonNullable<Finding['fix']>,
): OrdinaryInvoice {
  const result = structuredClone(invoice);
  const keys = path.split('/').slice(1);
  const last = keys.pop()!;
  const block = keys.reduce((node, key) => node[key] as Node, result as unknown as Node);
  if (op === 'add' && last === '-') (block as unknown as unknown[]).push(JSON.parse(to));
  else {
    expect(op).toBe('replace');
    expect(block[last]).toBe(from);
    block[last] = to;
  }
  return result;
}

it('a fix of amounts removes its finding', { timeout: 60_000 }, () => {
  const offered = new Set<string>();
  fc.assert(
    fc.property(arbitraryAmounts, (invoice) => {
      for (const { id, path, fix } of findingsOf(invoice)) {
        if (fix === undefined) continue;
        offered.add(id);
        const left = findingsOf(fixed(invoice, fix));
        expect(left.filter((other) => other.code === id.slice(0, 5) && other.path === path)).toEqual([]);
      }
    }),
    { numRuns: RUNS },
  );
  expect([...offered].sort()).toEqual([
    '00419.summaries',
    '00421.border',
    '00421.tax',
    '00422.taxable',
    '00423.border',
    '00423.total',
    '00443.missing',
  ]);
});
