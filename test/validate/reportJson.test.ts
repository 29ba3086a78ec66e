import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReport, validate } from '../../src/validate/index.ts';
import { safeJson } from '../../src/validate/report/json.ts';
import { reportIn } from '../support/reportIn.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { runs } from '../support/thorough.ts';

const tool = { name: 'fattura', version: '0.0.0', spec: '1.9.1' };
const files = [
  validate(SAMPLE, { file: 'a.xml' }),
  validate(sampleWith('>Siena<', '>\u009b2J’<'), { file: 'b\u001b.xml' }),
  validate('', { file: 'c.xml' }),
];
const report = createReport(files, tool);

/** The keys of a finding that never change, in their order. */
const FINDING = [
  'code',
  'id',
  'severity',
  'stage',
  'path',
  'xpath',
  'field',
  'line',
  'column',
  'message',
  'params',
  'help',
];
const FILE = [
  'file',
  'kind',
  'envelope',
  'verdict',
  'spec',
  'asOf',
  'stages',
  'coverage',
  'findings',
  'omitted',
  'omittedWarnings',
];

it('has the keys of the contract', () => {
  const parsed = JSON.parse(reportIn('json', report));
  expect(Object.keys(parsed)).toEqual(['tool', 'files', 'summary']);
  expect(Object.keys(parsed.summary)).toEqual([
    'files',
    'valid',
    'rejected',
    'unreadable',
    'errors',
    'warnings',
  ]);
  for (const file of parsed.files) {
    expect(Object.keys(file)).toEqual(FILE);
    for (const finding of file.findings) {
      expect(Object.keys(finding).filter((key) => key !== 'fix')).toEqual(FINDING);
    }
  }
});

describe('JSON', () => {
  it('is the report', () => {
    expect(JSON.parse(reportIn('json', report))).toEqual(report);
    expect(JSON.parse(reportIn('json', createReport([], tool)))).toEqual(createReport([], tool));
  });

  it('has one line per file', () => {
    const lines = reportIn('ndjson', report).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([...files, { summary: report.summary, tool }]);
  });

  it('contains no terminal control characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = safeJson({ text });
        const safe =
          !/[\0-\x1f\x7f-\x9f\u2028\u2029\ufff9-\ufffb]|\p{Bidi_Control}|\p{Default_Ignorable_Code_Point}/u.test(
            json,
          );
        return safe && JSON.parse(json).text === text;
      }),
      { numRuns: runs(500) },
    );
    expect(safeJson('\u001b\u009b\u202e\u2028')).toBe('"\\u001b\\u009b\\u202e\\u2028"');
    expect(safeJson('\u00ad\u200b\u2060\ufe0f\u{e0041}')).toBe(
      '"\\u00ad\\u200b\\u2060\\ufe0f\\udb40\\udc41"',
    );
    expect(reportIn('json', report)).not.toMatch(/[\u001b\u009b]/);
  });
});
