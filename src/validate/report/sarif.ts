/**
 * SARIF 2.1.0, for code scanning: one run, with one result per finding. The tool comes after the results, so that it
 * can list the rules that were found without delaying the results.
 */
import type { CheckedSource } from '../examine.ts';
import type { FileReport, Finding, Severity } from '../finding.ts';
import { ruleTitle } from '../ruleTitle.ts';
import { reportWords } from '../sentences.ts';
import { artifactUri } from './artifact.ts';
import { controlAddress } from './controlAddress.ts';
import type { RenderReportOptions, ReportFormatter, RunEnd } from './format.ts';
import { safeJson } from './json.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** SARIF, §3.27.10. Information is not a failure; `note` is the lowest level that viewers show. */
const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/**
 * The results of a file, one per line; empty without findings. The separator between files is a comma.
 * @param source The source from `validateAndRead`, for the end positions of findings.
 */
function renderFile(report: FileReport, source: CheckedSource | null, options: RenderReportOptions): string {
  const uri = artifactUri(report.file, options);
  return report.findings
    .map((finding, index) => `\n${safeJson(resultOf(finding, index, { uri, source }))}`)
    .join(',');
}

/** The end of the log: the tool with the rules that were found, and the status of the run. */
function renderEnd(run: RunEnd, { language = 'it', documentation }: RenderReportOptions): string {
  const { tool, omitted, successful } = run;
  const rules = [...new Set(run.codes)].sort().map((code) => {
    // GitHub shows the full description and the help; the only text of a code is its title.
    const text = { text: ruleTitle(code, language) ?? code };
    const helpUri =
      documentation === undefined ? undefined : controlAddress(code, { documentation, language });
    const page = helpUri === undefined ? {} : { helpUri };
    return { id: code, shortDescription: text, fullDescription: text, help: text, ...page };
  });
  const notice = { level: 'warning', message: { text: reportWords(language).omitted({ count: omitted }) } };
  const log = {
    language,
    // Columns are code points; the default of SARIF is UTF-16 units (§3.14.17).
    columnKind: 'unicodeCodePoints',
    invocations: [
      {
        executionSuccessful: successful,
        ...(omitted === 0 ? {} : { toolExecutionNotifications: [notice] }),
      },
    ],
    tool: {
      driver: {
        name: tool.name,
        version: tool.version,
        semanticVersion: tool.version,
        rules,
        properties: { specification: tool.spec },
      },
    },
  };
  return `\n],${safeJson(log).slice(1)}]}\n`;
}

interface Place {
  readonly uri: string | null;
  readonly source: CheckedSource | null;
}

function resultOf(
  finding: Finding,
  index: number,
  { uri, source }: Place,
): Readonly<Record<string, unknown>> {
  const { code, id, severity, stage, path, xpath, field, message, help } = finding;
  const region = regionOf(finding, index, source);
  const physical =
    uri === null ? null : { artifactLocation: { uri }, ...(region === null ? {} : { region }) };
  const name = xpath ?? path;
  const location = {
    ...(physical === null ? {} : { physicalLocation: physical }),
    ...(name === null ? {} : { logicalLocations: [{ fullyQualifiedName: name }] }),
  };
  return {
    ruleId: code,
    level: LEVELS[severity],
    message: { text: help === null ? message : `${message} ${help}` },
    ...(Object.keys(location).length === 0 ? {} : { locations: [location] }),
    properties: { id, stage, path, field, help },
  };
}

function regionOf(
  { line, column }: Finding,
  index: number,
  source: CheckedSource | null,
): Readonly<Record<string, number>> | null {
  if (line === null) return null;
  if (column === null) return { startLine: line };
  const start = { startLine: line, startColumn: column };
  const span = source?.spans[index] ?? null;
  if (source === null || span === null) return start;
  const end = source.lines.position(span.end);
  return { ...start, endLine: end.line, endColumn: end.column };
}

export const sarifFormat: ReportFormatter = {
  mediaType: 'application/sarif+json',
  separator: ',',
  machine: { bracket: '\\u005b' },
  start: () => `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[{"results":[`,
  file: renderFile,
  end: renderEnd,
};
