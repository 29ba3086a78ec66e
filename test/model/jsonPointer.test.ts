import { describe, expect, it } from 'vitest';
import { pointerKey, pointerKeys, pointerSegment, pointerTo } from '../../src/model/jsonPointer.ts';

/** RFC 6901, section 5, and keys whose escapes could be decoded twice. */
const KEYS = [
  ['foo', 'foo'],
  ['', ''],
  ['a/b', 'a~1b'],
  ['m~n', 'm~0n'],
  ['~1', '~01'],
  ['~0/', '~00~1'],
  ['c%d', 'c%d'],
] as const;

describe('a JSON Pointer', () => {
  it.each(KEYS)('key %j is segment %j', (key, segment) => {
    expect(pointerSegment(key)).toBe(segment);
    expect(pointerKey(segment)).toBe(key);
    expect(pointerTo('/x', key)).toBe(`/x/${segment}`);
    expect(pointerKeys(`/x/${segment}/0`)).toEqual(['x', key, '0']);
  });

  it.each([
    ['', []],
    ['/', ['']],
    ['/a/0', ['a', '0']],
  ])('%j has the keys %j', (pointer, keys) => {
    expect(pointerKeys(pointer)).toEqual(keys);
  });

  it('accepts a numeric position', () => expect(pointerTo('/a', 3)).toBe('/a/3'));
});
