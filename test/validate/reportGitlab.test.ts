/** The code quality report, by the rules of GitLab for its fields. */
import { describe, expect, it } from 'vitest';
import { createReport } from '../../src/validate/index.ts';
import { reportIn } from '../support/reportIn.ts';
import { checked, fileWith, report, tool } from './reportFiles.ts';

interface Issue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

const issuesOf = (files: Parameters<typeof createReport>[0]): readonly Issue[] =>
  JSON.parse(reportIn('gitlab', createReport(files, tool), { language: 'en' })) as readonly Issue[];

/** The severities that GitLab shows. */
const SEVERITIES = ['info', 'minor', 'major', 'critical', 'blocker'];

describe('the report for GitLab', () => {
  it('has the fields that GitLab requires, for every finding', () => {
    const issues = issuesOf(report.files);
    expect(issues).toHaveLength(report.files.flatMap(({ findings }) => findings).length);
    for (const { description, check_name, fingerprint, severity, location } of issues) {
      expect([description, check_name, fingerprint, location.path].every((text) => text.length > 0)).toBe(
        true,
      );
      expect(SEVERITIES).toContain(severity);
      expect(location.lines.begin).toBeGreaterThan(0);
      expect(`${description}${fingerprint}${location.path}`).not.toMatch(/[\0-\x1f\x7f-\x9f\u202e]/);
    }
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length);
  });

  it('is an empty list without findings', () => {
    expect(issuesOf([checked.valid.report])).toEqual([]);
    expect(issuesOf([])).toEqual([]);
  });

  it.each([
    ['error', 'critical'],
    ['warning', 'minor'],
    ['info', 'info'],
  ] as const)('%s is %s', (severity, shown) => {
    const [issue] = issuesOf([fileWith({ severity })]);
    expect(issue).toMatchObject({
      check_name: '00423',
      severity: shown,
      location: { path: 'a.xml', lines: { begin: 3 } },
    });
  });

  it('fingerprints stay the same when a finding moves to another line, and differ by place', () => {
    const of = (finding: object): string | undefined => issuesOf([fileWith(finding)])[0]?.fingerprint;
    const usual = of({});
    expect(of({ line: 80, column: 1, message: 'In another language.' })).toBe(usual);
    expect(of({ path: '/fattura_elettronica_body/1' })).not.toBe(usual);
    expect(of({ code: '00422' })).not.toBe(usual);
  });

  it('names standard input and a finding without a line', () => {
    const [issue] = issuesOf([{ ...fileWith({ line: null, column: null }), file: '-' }]);
    expect(issue?.location).toEqual({ path: '-', lines: { begin: 1 } });
  });
});
