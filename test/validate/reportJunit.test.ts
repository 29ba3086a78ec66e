import fc from 'fast-check';
import { parse, type TestSuite, type TestSuites } from 'junit2json';
import { describe, expect, it } from 'vitest';
import { createReport, type FileReport, type RenderReportOptions } from '../../src/validate/index.ts';
import { fileIn, reportIn } from '../support/reportIn.ts';
import { runs } from '../support/thorough.ts';
import { checked, files, fileWith, hostileName, tool } from './reportFiles.ts';

async function suitesOf(
  all: readonly FileReport[],
  options: RenderReportOptions = {},
): Promise<readonly TestSuite[]> {
  const read = (await parse(reportIn('junit', createReport(all, tool), options))) as TestSuites;
  return read.testsuite ?? [];
}

/** The result of each stage of a file. */
async function resultsOf(file: FileReport, options: RenderReportOptions = {}): Promise<string> {
  const [suite] = await suitesOf([file], options);
  return (suite?.testcase ?? [])
    .map(({ failure, error, skipped, ...test }) =>
      failure ? 'failure' : error ? 'error' : skipped ? 'skipped' : test['system-out'] ? 'output' : 'pass',
    )
    .join(' ');
}

const results: readonly (readonly [string, FileReport, RenderReportOptions, string])[] = [
  ['valid structure', checked.valid.report, {}, 'pass pass pass skipped skipped'],
  ['wrong structure', checked.value.report, {}, 'pass pass failure skipped skipped'],
  ['malformed', checked.malformed.report, {}, 'pass failure skipped skipped skipped'],
  ['unreadable', checked.unreadable.report, {}, 'error skipped skipped skipped skipped'],
  ['a control', fileWith({}), {}, 'pass pass pass failure pass'],
  ['a warning', fileWith({ severity: 'warning' }), {}, 'pass pass pass output pass'],
  [
    'a warning that fails',
    fileWith({ severity: 'warning' }),
    { failOn: 'warning' },
    'pass pass pass failure pass',
  ],
  ['a remark', fileWith({ severity: 'info' }), { failOn: 'warning' }, 'pass pass pass output pass'],
  ['advice', fileWith({ stage: 'quality', severity: 'warning' }), {}, 'pass pass pass pass output'],
];

describe('JUnit XML, parsed by an independent reader', () => {
  it.each(results)('%s', async (_name, file, options, expected) => {
    expect(await resultsOf(file, options)).toBe(expected);
  });

  it('has one suite per file, with correct totals', async () => {
    const suites = await suitesOf(files);
    expect(suites).toHaveLength(files.length);
    for (const { testcase = [], tests, failures, errors, skipped } of suites) {
      const count = (key: 'failure' | 'error' | 'skipped'): number =>
        testcase.filter((test) => key in test).length;
      expect({ tests, failures, errors, skipped }).toEqual({
        tests: testcase.length,
        failures: count('failure'),
        errors: count('error'),
        skipped: count('skipped'),
      });
    }
  });

  it('gives each test a unique class and name', async () => {
    const tests = (await suitesOf(files)).flatMap(({ testcase = [] }) => testcase);
    const keys = tests.map(({ classname, name }) => `${classname} ${name}`);
    expect(new Set(keys).size).toBe(files.length * 5);
  });

  it('lists all findings of a stage in its failure', async () => {
    const file = fileWith(
      { message: 'One.' },
      { message: 'Two.', help: 'Do.' },
      { stage: 'quality', message: 'Three.' },
    );
    const [suite] = await suitesOf([file], { language: 'en' });
    const [failure] = suite?.testcase?.[3]?.failure ?? [];
    expect(failure).toEqual({
      message: 'One.',
      type: expect.anything(),
      inner:
        '\nerror 00423 · line 3, column 5 · 2: One.\nerror 00423 · line 3, column 5 · 2: Two.\n  → Do.\n',
    });
  });

  it('states the number of omitted findings', async () => {
    const [suite] = await suitesOf([checked.many.report]);
    const text = suite?.testcase?.[2]?.failure?.[0]?.inner ?? '';
    expect(text.trim().split('\n').at(-1)).toContain(String(checked.many.report.omitted));
  });

  it('names the file relative to the root of the repository, and does not name standard input', async () => {
    const text = fileIn('junit', checked.value.report, null, { base: '/repo/x', root: '/repo' });
    expect([...text.matchAll(/ file="(.*?)"/g)].map(([, file]) => file)).toEqual(
      Array(5).fill('x/invoices/value.xml'),
    );
    expect(fileIn('junit', checked.stdin.report)).not.toContain(' file=');
  });

  it('is XML for any file content and name', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constant(hostileName),
      fc.constant(']]>\ufffe\uffff'),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (file, message) => {
        const xml = reportIn(
          'junit',
          createReport([{ ...fileWith({ message, help: message }), file }], tool),
        );
        // Characters forbidden by XML 1.0, which the parsers here accept.
        if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(xml)) return false;
        const read = (await parse(xml)) as TestSuites;
        return read.testsuite?.[0]?.testcase?.length === 5;
      }),
      { numRuns: runs(300) },
    );
  });

  it('keeps harmless text unchanged', async () => {
    const [suite] = await suitesOf([{ ...fileWith({ message: `<a> & "b" 'c' ]]> è` }), file: 'a<b>&.xml' }]);
    expect(suite?.name).toBe('a<b>&.xml');
    expect(suite?.testcase?.[3]?.failure?.[0]?.message).toBe(`<a> & "b" 'c' ]]> è`);
  });

  it('looks like this', () => {
    expect(
      reportIn('junit', createReport([checked.value.report, checked.unreadable.report], tool), {
        language: 'en',
      }),
    ).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="fattura">
        <testsuite name="invoices/value.xml" tests="5" failures="1" errors="0" skipped="2">
          <testcase classname="fattura.envelope" name="invoices/value.xml: envelope" file="invoices/value.xml"/>
          <testcase classname="fattura.wellformed" name="invoices/value.xml: wellformed" file="invoices/value.xml"/>
          <testcase classname="fattura.structure" name="invoices/value.xml: structure" file="invoices/value.xml">
            <failure message="Imposta is &quot;1.234,5&quot;; it must be a number with a decimal point and 2 decimals, such as 10.00." type="00200">
      error 00200 · line 329, column 18 · 2.2.2.6: Imposta is &quot;1.234,5&quot;; it must be a number with a decimal point and 2 decimals, such as 10.00.
        → Write &quot;1234.50&quot;: without a thousands separator.
      </failure>
          </testcase>
          <testcase classname="fattura.controls" name="invoices/value.xml: controls" file="invoices/value.xml">
            <skipped/>
          </testcase>
          <testcase classname="fattura.quality" name="invoices/value.xml: quality" file="invoices/value.xml">
            <skipped/>
          </testcase>
        </testsuite>
        <testsuite name="invoices/f.pdf" tests="5" failures="0" errors="1" skipped="4">
          <testcase classname="fattura.envelope" name="invoices/f.pdf: envelope" file="invoices/f.pdf">
            <error message="The file looks like a PDF, not like an XML or JSON invoice." type="U-UNKNOWN">
      error U-UNKNOWN: The file looks like a PDF, not like an XML or JSON invoice.
        → The PDF is only a courtesy copy: check the XML file of the invoice.
      </error>
          </testcase>
          <testcase classname="fattura.wellformed" name="invoices/f.pdf: wellformed" file="invoices/f.pdf">
            <skipped/>
          </testcase>
          <testcase classname="fattura.structure" name="invoices/f.pdf: structure" file="invoices/f.pdf">
            <skipped/>
          </testcase>
          <testcase classname="fattura.controls" name="invoices/f.pdf: controls" file="invoices/f.pdf">
            <skipped/>
          </testcase>
          <testcase classname="fattura.quality" name="invoices/f.pdf: quality" file="invoices/f.pdf">
            <skipped/>
          </testcase>
        </testsuite>
      </testsuites>
      "
    `);
  });
});
