import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/index.ts';
import { SAMPLE } from '../../support/sample.ts';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

// Reported by the reader: no rule runs on an empty file.
describe('00106', () => {
  it.each([
    ['no byte', bytes()],
    ['no character', ''],
    // Blanks and byte order marks are not content.
    ['blanks', ' \r\n\t'],
    ['bytes that are blanks', bytes(0x20, 0x0a)],
    ['a byte order mark', bytes(0xef, 0xbb, 0xbf)],
    ['a byte order mark of UTF-16', bytes(0xff, 0xfe)],
    ['zeros', bytes(0, 0, 0, 0)],
  ])('%s', (_, input) => {
    const { verdict, kind, stages, findings } = validate(input);
    expect({ verdict, kind, findings }).toMatchObject({
      verdict: 'rejected',
      kind: null,
      findings: [
        { code: '00106', id: 'source.empty', severity: 'error', stage: 'envelope', path: null, params: {} },
      ],
    });
    expect(findings.length).toBe(1);
    expect(stages).toEqual({
      envelope: 'fail',
      wellformed: 'skipped',
      structure: 'skipped',
      controls: 'skipped',
      quality: 'skipped',
    });
  });

  it.each([
    ['an invoice', SAMPLE],
    ['a declaration alone is a file without a root', '<?xml version="1.0"?>'],
    ['a comment', '<!-- -->'],
    ['a letter', 'a'],
    ['an empty object', '{}'],
    ['an archive, which is not opened', bytes(0x50, 0x4b, 5, 6, 0, 0)],
  ])('is not reported for %s', (_, input) => {
    expect(validate(input).findings.map(({ code }) => code)).not.toContain('00106');
  });

  it('is listed as checked in the coverage of any file', () => {
    for (const input of ['', SAMPLE, '{}', '<a', bytes(0x50, 0x4b, 3, 4)]) {
      expect(validate(input).coverage.ran).toContain('00106');
    }
  });
});
