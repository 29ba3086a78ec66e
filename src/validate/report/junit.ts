/**
 * JUnit XML, for the test pages of GitLab, Jenkins and others: one suite per file, one test per stage.
 *
 * One test per finding would work less well: GitLab compares the tests of two branches by class and name, and uses only
 * the first of several with the same name; and a file without findings would have no tests. Test names are therefore
 * stable, and the findings of a stage are the text of its single failure.
 */

import type { Language } from '../../model/language.ts';
import { visible } from '../../model/visible.ts';
import type { FileReport, Finding, Severity, Stage } from '../finding.ts';
import { reportWords } from '../sentences.ts';
import { artifactPath } from './artifact.ts';
import type { RenderReportOptions, ReportFormatter } from './format.ts';

/** The suite of a file. */
function renderFile(report: FileReport, options: RenderReportOptions): string {
  const tests = Object.keys(report.stages).map((stage) => testOf(report, stage as Stage, options));
  const count = (result: Test['result']): number => tests.filter((test) => test.result === result).length;
  const sums = `tests="${tests.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}"`;
  return [
    `  <testsuite name="${attribute(report.file)}" ${sums}>\n`,
    ...tests.map(({ xml }) => xml),
    '  </testsuite>\n',
  ].join('');
}

interface Test {
  readonly result: 'pass' | 'failure' | 'error' | 'skipped';
  readonly xml: string;
}

function testOf(report: FileReport, stage: Stage, options: RenderReportOptions): Test {
  const { language = 'it', failOn = 'error' } = options;
  const own = report.findings.filter((finding) => finding.stage === stage);
  const fails = own.filter(({ severity }) => isFailing(severity, failOn));
  const path = artifactPath(report.file, options);
  const head = [
    // Jenkins takes the part before the last point as a package, so a file name here would be split.
    `classname="fattura.${stage}"`,
    `name="${attribute(`${report.file}: ${stage}`)}"`,
    ...(path === null ? [] : [`file="${attribute(path)}"`]),
  ].join(' ');
  const test = (result: Test['result'], body: string): Test => ({
    result,
    xml: body === '' ? `    <testcase ${head}/>\n` : `    <testcase ${head}>\n${body}    </testcase>\n`,
  });

  const [first] = fails;
  if (first !== undefined) {
    // An unreadable file is an error, not a failed test: there was nothing to test.
    const element = report.verdict === 'unreadable' && stage === 'envelope' ? 'error' : 'failure';
    const attributes = `message="${attribute(first.message)}" type="${attribute(first.code)}"`;
    const lines = listOf(own, report, language);
    return test(element, `      <${element} ${attributes}>${entities(lines)}</${element}>\n`);
  }
  if (report.stages[stage] === 'skipped' && own.length === 0) return test('skipped', '      <skipped/>\n');
  return test(
    'pass',
    own.length === 0 ? '' : `      <system-out>${entities(listOf(own, report, language))}</system-out>\n`,
  );
}

function isFailing(severity: Severity, failOn: 'error' | 'warning'): boolean {
  return severity === 'error' || (failOn === 'warning' && severity === 'warning');
}

/** One line per finding and one for its suggestion. GitLab shows this text, but no attributes. */
function listOf(findings: readonly Finding[], report: FileReport, language: Language): string {
  const words = reportWords(language);
  const lines = findings.flatMap(({ line, column, code, field, severity, message, help }) => {
    const place = [
      `${severity} ${code}`,
      ...(line === null ? [] : [words.place({ line, column })]),
      ...(field === null ? [] : [field]),
    ].join(' · ');
    return [`${place}: ${visible(message)}`, ...(help === null ? [] : [`  → ${visible(help)}`])];
  });
  const rest = report.omitted > 0 && findings.some(({ stage }) => stage === 'structure');
  return `\n${[...lines, ...(rest ? [words.omitted({ count: report.omitted })] : [])].join('\n')}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** One line of text for an attribute, without characters that XML 1.0 forbids or a terminal interprets. */
function attribute(text: string): string {
  return entities(visible(text));
}

/** Escapes text that is already {@link visible}, except for its line breaks. */
function entities(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    .replace(/[\ufffe\uffff]/g, '\ufffd');
}

/** One suite per file. Each suite has its own totals, so that files can be written as they are checked. */
export const junitFormat: ReportFormatter = {
  mediaType: 'application/xml',
  separator: '',
  machine: { bracket: '&#91;' },
  start: ({ name }) => `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${attribute(name)}">\n`,
  file: (report, _source, options) => renderFile(report, options),
  end: () => '</testsuites>\n',
};
