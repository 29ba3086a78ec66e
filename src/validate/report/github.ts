/** Annotations for GitHub Actions: one workflow command per finding, which the runner removes from the log. */

import { visible } from '../../model/visible.ts';
import type { CheckedSource } from '../examine.ts';
import type { FileReport, Finding, Severity } from '../finding.ts';
import { type Artifacts, artifactPath } from './artifact.ts';
import type { ReportFormatter } from './format.ts';

const COMMANDS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/**
 * One line per finding; empty without findings. Paths must be relative to the repository: see {@link Artifacts}.
 * @param source The source from `validateAndRead`, for the end positions of findings.
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
  // GitHub accepts columns only for annotations on a single line; endColumn is the last character.
  if (end === null || end.line !== line || end.column <= column) return { line, col: column };
  return { line, endLine: line, col: column, endColumn: end.column - 1 };
}

/** Escapes as the runner unescapes (actions/toolkit, packages/core/src/command.ts). */
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
