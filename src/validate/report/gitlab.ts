/**
 * GitLab's Code Quality report (docs.gitlab.com, "Code Quality report format"): a list of findings, which merge
 * requests compare between two branches by their fingerprints.
 */
import { visible } from '../../model/visible.ts';
import type { FileReport, Finding, Severity } from '../finding.ts';
import { type Artifacts, artifactPath } from './artifact.ts';
import type { ReportFormatter } from './format.ts';
import { safeJson } from './json.ts';

/** GitLab has info, minor, major, critical and blocker. */
const SEVERITIES: Readonly<Record<Severity, string>> = { error: 'critical', warning: 'minor', info: 'info' };

/** The path of standard input, because GitLab requires one. */
const UNNAMED = '-';

/** GitLab requires a line. */
const FIRST_LINE = 1;

/** The findings of a file, one per line; empty without findings. The separator between files is a comma. */
function renderFile({ file, findings }: FileReport, _source: unknown, artifacts: Artifacts): string {
  const path = artifactPath(file, artifacts) ?? UNNAMED;
  const counts = new Map<string, number>();
  return findings
    .map((finding) => {
      const key = keyOf(finding, path);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      const fingerprint = count === 1 ? key : `${key} ${count}`;
      return `\n${safeJson(issueOf(finding, { path, fingerprint }))}`;
    })
    .join(',');
}

/** Identifies a finding without its line and message, so that it stays the same after changes elsewhere in the file. */
function keyOf({ id, code, path, xpath }: Finding, file: string): string {
  return [file, code, id, path ?? xpath ?? ''].map(visible).join(' ');
}

function issueOf(
  { code, severity, message, help, line }: Finding,
  { path, fingerprint }: { readonly path: string; readonly fingerprint: string },
): object {
  return {
    description: visible(help === null ? message : `${message} ${help}`),
    check_name: code,
    fingerprint,
    severity: SEVERITIES[severity],
    location: { path: visible(path), lines: { begin: line ?? FIRST_LINE } },
  };
}

export const gitlabFormat: ReportFormatter = {
  mediaType: 'application/json',
  separator: ',',
  machine: { bracket: '\\u005b' },
  start: () => '[',
  file: renderFile,
  end: () => '\n]\n',
};
