/** The report of several files, in every format. */
import { describe, expect, it } from 'vitest';
import {
  createReport,
  type ReportFormat,
  renderFileText,
  validate,
  validateAndRead,
} from '../../src/validate/index.ts';
import { renderSummaryText } from '../../src/validate/report/text.ts';
import { reportIn } from '../support/reportIn.ts';
import { sampleWith } from '../support/sample.ts';

const tool = { name: 'fattura', version: '0', spec: '1.9' };
const wrong = sampleWith('<Divisa>EUR</Divisa>', '<Divisa>EURO</Divisa>');
const read = validateAndRead(wrong, { file: 'a.xml', language: 'en' });
const other = validate('', { file: 'b.xml', language: 'en' });
const report = createReport([read, other], tool);

describe('a report', () => {
  it('is data: tool, files and summary', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual({
      tool,
      files: [read.report, other],
      summary: { files: 2, valid: 0, rejected: 2, unreadable: 0, errors: 2, warnings: 0 },
    });
    expect(Object.keys({ ...report })).toEqual(['tool', 'files', 'summary']);
  });

  it.each<[format: ReportFormat, text: string]>([
    ['json', reportIn('json', report)],
    ['ndjson', reportIn('ndjson', report)],
    ['junit', reportIn('junit', report, { language: 'en' })],
    [
      'text',
      renderFileText(read.report, read.source, { language: 'en' }) +
        renderFileText(other, null, { language: 'en' }) +
        renderSummaryText(report.summary, { language: 'en' }),
    ],
  ])('as %s', (format, text) => {
    expect(report.render(format, { language: 'en' })).toBe(text);
  });

  it('shows the wrong line and marks its end if the source is given', () => {
    expect(report.render('text', { language: 'en' })).toContain('<Divisa>EURO</Divisa>');
    expect(report.render('github')).toMatch(/,col=\d+,endColumn=\d+::/);
    const { endColumn, startColumn } = JSON.parse(report.render('sarif')).runs[0].results[0].locations[0]
      .physicalLocation.region;
    expect(endColumn - startColumn).toBe('EURO'.length);
    const bare = createReport([read.report], tool);
    expect(bare.render('text')).not.toContain('<Divisa>');
    expect(bare.render('github')).not.toContain('endColumn');
  });

  it('names the rules in sarif, and has one line per finding in compact', () => {
    const { rules } = JSON.parse(report.render('sarif', { language: 'en' })).runs[0].tool.driver;
    expect(rules.map(({ id }: { id: string }) => id)).toEqual(['00106', '00200']);
    expect(rules[0].shortDescription.text).not.toBe('00106');
    expect(report.render('compact').trimEnd().split('\n')).toHaveLength(2);
  });
});
