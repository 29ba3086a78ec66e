/** Which fixes are the same. */
import { expect, it } from 'vitest';
import { candidateKey, type Keyed, keyOf, Tried, unwantedKey } from '../../../src/operations/fix/fixKeys.ts';
import type { Fix } from '../../../src/validate/index.ts';

const FIX: Fix = { kind: 'safe', op: 'replace', path: '/a', from: '1', to: '2' };

const SAME: readonly (readonly [what: string, about: string, fix: Fix, same: boolean])[] = [
  ['the same', 'x', FIX, true],
  ['the same of another kind', 'x', { ...FIX, kind: 'declaration' }, true],
  ['about something else', 'y', FIX, false],
  ['another operation', 'x', { ...FIX, op: 'split' }, false],
  ['another path', 'x', { ...FIX, path: '/b' }, false],
  ['another value before', 'x', { ...FIX, from: '3' }, false],
  ['any value before', 'x', { kind: 'safe', op: 'replace', path: '/a', to: '2' }, false],
  ['another value after', 'x', { ...FIX, to: '3' }, false],
  ['no value after', 'x', { kind: 'safe', op: 'replace', path: '/a', from: '1' }, false],
];

it.each(SAME)('%s', (_what, about, fix, same) => {
  expect(keyOf(about, fix) === keyOf('x', FIX)).toBe(same);
});

it('where a value ends is part of a key', () => {
  expect(keyOf('x', { ...FIX, from: '1', to: '2 3' })).not.toBe(keyOf('x', { ...FIX, from: '1 2', to: '3' }));
});

const finding = (id: string): Keyed['finding'] => ({ id }) as Keyed['finding'];

it.each<readonly [what: string, keyed: Keyed, about: string]>([
  ['the id of its finding', { code: '00421', finding: finding('00421.x'), fix: FIX }, '00421.x'],
  ['its code, without a finding', { code: '00421', finding: null, fix: FIX }, '00421'],
])('a fix is about %s', (_what, keyed, about) => {
  expect(candidateKey(keyed)).toBe(keyOf(about, FIX));
});

const UNWANTED = { code: '00421', op: 'replace', path: '/a' } as const;

it.each([
  ['the same', UNWANTED, true],
  ['another code', { ...UNWANTED, code: '00422' }, false],
  ['no code', { ...UNWANTED, code: null }, false],
  ['another operation', { ...UNWANTED, op: 'remove' as const }, false],
  ['another path', { ...UNWANTED, path: '/b' }, false],
  ['no path', { ...UNWANTED, path: null }, false],
])('an unwanted fix: %s', (_what, other, same) => {
  expect(unwantedKey(other) === unwantedKey(UNWANTED)).toBe(same);
});

it('those that were tried are known by their keys', () => {
  const tried = new Tried();
  expect([tried.isEmpty, ...tried.keys]).toEqual([true]);
  const [one, other] = ['00421', '00422'].map((code) => ({ code, finding: null, fix: FIX }));
  tried.add([one!, other!]);
  expect(tried.isEmpty).toBe(false);
  expect([...tried.keys]).toEqual([candidateKey(one!), candidateKey(other!)]);
  expect(tried.isEmpty).toBe(false);
  // A removal is forgotten, for good.
  for (const key of [...tried.keys]) tried.keys.delete(key);
  expect([tried.isEmpty, ...tried.keys]).toEqual([true]);
  tried.keys.add('x');
  expect(tried.isEmpty).toBe(false);
});
