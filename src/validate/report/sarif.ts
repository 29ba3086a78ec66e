/**
 * SARIF 2.1.0, for code scanning: a result a finding, in one run, whole or piece by piece. The tool comes after
 * the results, so that its rules are those that were met and no result has to wait.
 */
import type { CheckedSource } from '../check.ts';
import type { FileReport, Finding, Language, Report, Severity } from '../finding.ts';
import { messagesIn } from '../messages/render.ts';
import { type Artifacts, artifactUri } from './artifact.ts';
import { safeJson } from './json.ts';

/** What is to be said of a code, whatever the invoice. */
export interface Rule {
  readonly title: string;
  /** Absolute address of its page; null without one. */
  readonly helpUri: string | null;
}

/** Looks a code up; undefined for one it does not know. */
export type RuleLookup = (code: string, language: Language) => Rule | undefined;

export interface SarifOptions extends Artifacts {
  /** Default `it`. */
  readonly language?: Language;
  /** Default: each code is its own title. */
  readonly rule?: RuleLookup;
  /** The source of each file, in their order: it tells where the text at fault ends. */
  readonly sources?: readonly (CheckedSource | null)[];
}

/** What the end of a run needs to know of its files. */
export interface SarifEnd {
  readonly tool: Report['tool'];
  /** The codes of all findings; the order does not matter. */
  readonly codes: Iterable<string>;
  /** Findings beyond the limit, counted and not listed. */
  readonly omitted: number;
  /** False where the check of a file broke: a bug of ours. */
  readonly successful: boolean;
}

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

/** SARIF, §3.27.10. What only informs is no failure, and `note` is the least that viewers show. */
const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** The whole report as SARIF; without sources, so that places have a beginning and no end. */
export function renderSarif(report: Report, options: SarifOptions = {}): string {
  const { tool, files } = report;
  const results = files
    .map((file, index) => renderSarifFile(file, options.sources?.[index] ?? null, options))
    .filter((text) => text !== '');
  const codes = files.flatMap(({ findings }) => findings.map(({ code }) => code));
  const omitted = files.reduce((sum, file) => sum + file.omitted, 0);
  const successful = !files.some(({ findings }) => findings.some(({ id }) => id === 'internal.bug'));
  return [
    renderSarifStart(),
    results.join(','),
    renderSarifEnd({ tool, codes, omitted, successful }, options),
  ].join('');
}

/** The beginning of a log that is written as its files come. */
export function renderSarifStart(): string {
  return `{"$schema":"${SCHEMA}","version":"2.1.0","runs":[{"results":[`;
}

/**
 * The results of a file, one a line; empty without findings. Between two texts that are not goes a comma.
 * @param source What `validateAndRead` gave with the report: it tells where the text at fault ends.
 */
export function renderSarifFile(
  report: FileReport,
  source: CheckedSource | null,
  options: SarifOptions = {},
): string {
  const uri = artifactUri(report.file, options);
  return report.findings
    .map((finding, index) => `\n${safeJson(resultOf(finding, index, { uri, source }))}`)
    .join(',');
}

/** The end of the log: the tool with the rules that were met, and how the run went. */
export function renderSarifEnd(end: SarifEnd, options: SarifOptions = {}): string {
  const { tool, omitted, successful } = end;
  const { language = 'it', rule } = options;
  const rules = [...new Set(end.codes)].sort().map((code) => {
    const { title, helpUri } = rule?.(code, language) ?? { title: code, helpUri: null };
    // GitHub shows the long description and the help; a code has no other text than its title.
    const text = { text: title };
    return {
      id: code,
      shortDescription: text,
      fullDescription: text,
      help: text,
      ...(helpUri === null ? {} : { helpUri }),
    };
  });
  const notice = { level: 'warning', message: { text: messagesIn(language).report.omitted(omitted) } };
  const run = {
    language,
    // Ours are characters; SARIF's own default is UTF-16 units (§3.14.17).
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
  return `\n],${safeJson(run).slice(1)}]}\n`;
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
