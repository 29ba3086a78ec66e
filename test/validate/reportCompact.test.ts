import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createReport } from '../../src/validate/index.ts';
import { fileIn, reportIn } from '../support/reportIn.ts';
import { projectRoot } from '../support/shared.ts';
import { checked, fileWith, report, tool } from './reportFiles.ts';

/** The pattern for VS Code in docs/cli.md, in JSON notation. */
const page = readFileSync(join(projectRoot, 'docs/cli.md'), 'utf8');
const [, pattern] = /problem matcher\. The pattern is `(.*?)`/.exec(page) ?? [];
const MATCHER = new RegExp(JSON.parse(`"${pattern}"`) as string);

describe('the compact report', () => {
  it('looks like this', () => {
    const all = [checked.valid, checked.value, checked.malformed, checked.unreadable].map(
      (one) => one.report,
    );
    expect(reportIn('compact', createReport(all, tool), { language: 'en' })).toMatchInlineSnapshot(`
      "invoices/value.xml:329:18: error 00200: Imposta is "1.234,5"; it must be a number with a decimal point and 2 decimals, such as 10.00.
      invoices/malformed.xml:20:10: error 00200: The file ends unexpectedly: "Anagrafica" is not closed.
      invoices/f.pdf: error U-UNKNOWN: The file looks like a PDF, not like an XML or JSON invoice.
      "
    `);
  });

  it.each([
    [fileWith({}), ['a.xml', '3', '5', 'error', '00423', 'Wrong.']],
    [fileWith({ severity: 'warning', code: 'Q-IBAN' }), ['a.xml', '3', '5', 'warning', 'Q-IBAN', 'Wrong.']],
    [
      fileWith({ severity: 'info', message: 'a: b: 1:2: c' }),
      ['a.xml', '3', '5', 'info', '00423', 'a: b: 1:2: c'],
    ],
    [{ ...fileWith({}), file: 'C:\\in\\a b.xml' }, ['C:\\in\\a b.xml', '3', '5', 'error', '00423', 'Wrong.']],
  ])('can be parsed by an editor', (file, parts) => {
    expect(MATCHER.exec(fileIn('compact', file).trimEnd())?.slice(1)).toEqual(parts);
  });

  it.each([
    [{ line: 3, column: null }, 'a.xml:3: error 00423: Wrong.\n'],
    [{ line: null, column: null }, 'a.xml: error 00423: Wrong.\n'],
  ])('invents no place: %j', (place, line) => {
    expect(fileIn('compact', fileWith(place))).toBe(line);
  });

  it('has one line per finding, and one if some are left out', () => {
    const lines = reportIn('compact', report).split('\n').slice(0, -1);
    const findings = report.files.flatMap((file) => file.findings);
    expect(lines).toHaveLength(findings.length + 1);
    expect(fileIn('compact', checked.many.report).split('\n').at(-2)).toContain(
      String(checked.many.report.omitted),
    );
    expect(lines.join('')).not.toMatch(/[\0-\x1f\x7f-\x9f\u202e]/);
  });
});
