import { expect, it } from 'vitest';
import { validate } from '../../../src/index.ts';
import { testRule } from '../../support/ruleTester.ts';

const strict = 5_000_000;
const limit = 5_242_880;

testRule('00003', {
  cases: [
    { name: 'a small file' },
    { name: 'five decimal megabytes', size: strict },
    {
      name: 'a byte more',
      size: strict + 1,
      finds: [{ id: 'border', at: null, severity: 'warning', params: { size: strict + 1, limit: strict } }],
    },
    { name: 'five binary megabytes', size: limit, finds: [{ id: 'border', at: null }] },
    {
      name: 'a byte more than those',
      size: limit + 1,
      finds: [{ id: 'large', at: null, severity: 'error', params: { size: limit + 1, limit } }],
    },
    { name: 'simplified', kind: 'FSM10', size: limit + 1, finds: [{ id: 'large', at: null }] },
    { name: 'to the administration', kind: 'FPA12', size: limit + 1, finds: [{ id: 'large', at: null }] },
  ],
});

const bytes = (size: number, ...head: number[]): Uint8Array => {
  const all = new Uint8Array(size).fill(0x20);
  all.set(head);
  return all;
};
const codes = (input: Uint8Array | string): readonly string[] => validate(input).findings.map(({ id }) => id);

it('runs on a file that cannot be read', () => {
  expect(codes(bytes(limit + 1))).toEqual(['source.empty', '00003.large']);
  const p7m = [0x30, 0x80, 6, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 13, 1, 7, 2];
  expect(codes(bytes(limit + 1, ...p7m))).toEqual(['source.envelope', '00003.large']);
  expect(codes(bytes(20_000_001))).toEqual(['source.size', '00003.large']);
});

it('does not run on an archive, which has the limit of its channel', () => {
  expect(codes(bytes(limit + 1, 0x50, 0x4b, 3, 4))).toEqual(['source.kind']);
});

it('does not run on a text, which is not yet bytes', () => {
  const { findings, coverage } = validate(' '.repeat(limit + 1));
  expect(findings.map(({ id }) => id)).toEqual(['source.empty']);
  expect(coverage.skipped).toContainEqual({ code: '00003', reason: 'form' });
});
