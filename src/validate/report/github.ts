/** Annotations for GitHub Actions: a workflow command a finding, which the runner takes out of the log. */

import { visible } from '../../model/visible.ts';
import type { CheckedSource } from '../check.ts';
import type { FileReport, Finding, Severity } from '../finding.ts';
import { type Artifacts, artifactPath } from './artifact.ts';
import type { ReportFormatter } from './format.ts';

const COMMANDS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/**
 * A line a finding; empty without findings. The paths are to be those of the repository: see {@link Artifacts}.
 * @param source What `validateAndRead` gave with the report: it tells where the text at fault ends.
 */
function renderFile(report: FileReport, source: CheckedSource | null, artifacts: Artifacts): string {
  const file = artifactPath(report.file, artifacts);
  return report.findings.map((finding, index) => annotation(finding, index, file, source)).join('');
}

function annotation(
  finding: Finding,
  index: number,
  file: string | null,
  source: CheckedSource | null,
): string {
  const { severity, code, field, message, help } = finding;
  const properties = {
    title: field === null ? code : `${code} · ${field}`,
    ...(file === null ? {} : { file: visible(file), ...placeOf(finding, index, source) }),
  };
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = help === null ? visible(message) : `${visible(message)}\n${visible(help)}`;
  return `::${COMMANDS[severity]} ${list.join(',')}::${escapeData(text)}\n`;
}

function placeOf(
  { line, column }: Finding,
  index: number,
  source: CheckedSource | null,
): Readonly<Record<string, number>> {
  if (line === null) return {};
  if (column === null) return { line };
  const span = source?.spans[index] ?? null;
  const end = source === null || span === null ? null : source.lines.position(span.end);
  // GitHub takes columns only where the annotation stays on its line; endColumn is the last character.
  if (end === null || end.line !== line || end.column <= column) return { line, col: column };
  return { line, endLine: line, col: column, endColumn: end.column - 1 };
}

/** As the runner undoes it (actions/toolkit, packages/core/src/command.ts). */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

export const githubFormat: ReportFormatter = {
  mediaType: 'text/plain',
  separator: '',
  machine: { bracket: null },
  start: () => '',
  file: renderFile,
  end: () => '',
};
