/** `--engine libxml2` and `--schema FILE`: validates the structure of XML with libxml2. */
import { open } from '../../envelope/index.ts';
import type { CheckedFile, Coverage, FileReport, Span } from '../../validate/index.ts';
import type { Lines } from '../../xml/index.ts';
import { UsageError } from '../command/usageError.ts';
import { ownFinding } from '../report/ownReport.ts';
import {
  createLibxml2Engine,
  EngineError,
  type Libxml2Engine,
  type Libxml2Problem,
} from './engine/libxml2.ts';
import type { CheckSettings } from './settings.ts';

/** The limit of our own reports. */
const MAX_FINDINGS = 1_000;

const engines = new Map<string | null, Promise<Libxml2Engine>>();

/** The engine for these settings, started once per thread. @throws UsageError if it cannot start. */
export async function openEngine({ schema }: Pick<CheckSettings, 'schema'>): Promise<Libxml2Engine> {
  let engine = engines.get(schema);
  if (engine === undefined) {
    engine = createLibxml2Engine(schema === null ? {} : { schema });
    engines.set(schema, engine);
  }
  try {
    return await engine;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { code, subject, message } = error;
    throw new UsageError((messages) => messages.usage.engine[code]({ subject, detail: message }));
  }
}

/**
 * Replaces our verdict on the structure with that of libxml2, for XML that our readers could decode. A schema of the user
 * applies to every XML file, including SdI messages and old formats.
 */
export async function secondOpinion(
  own: CheckedFile,
  bytes: Uint8Array,
  settings: CheckSettings,
): Promise<Pick<CheckedFile, 'report' | 'source'>> {
  const { report } = own;
  const otherKind = report.findings.some(({ id }) => id === 'source.kind') && settings.schema !== null;
  const { content } = open(bytes, report.file);
  if (content?.form !== 'xml' || typeof content.input === 'string') return own;
  if (report.verdict === 'unreadable' && !otherKind) return own;
  const engine = await openEngine(settings);
  const { valid, problems } = engine.validate(content.input);
  const combined = withVerdict(report, { valid, problems });
  if (own.source === null) return { report: combined, source: null };
  const { lines, spans } = own.source;
  const listed = problems.slice(0, MAX_FINDINGS).map(({ line }) => spanOf(line, lines));
  const kept = spans.filter((_, index) => isOfRule(report.findings[index]));
  return { report: combined, source: { lines, spans: [...listed, ...kept] } };
}

/** The span of the whole line, because libxml2 gives no more precise position of a structure error. */
function spanOf(line: number | null, lines: Lines): Span | null {
  const start = line === null ? undefined : lines.starts[line - 1];
  if (line === null || start === undefined) return null;
  const text = lines.line(line);
  return { offset: start + (text.length - text.trimStart().length), end: start + text.trimEnd().length };
}

interface Opinion {
  readonly valid: boolean;
  readonly problems: readonly Libxml2Problem[];
}

/** Our report with libxml2's findings on the structure; the findings of our controls stay. */
function withVerdict(report: FileReport, { valid, problems }: Opinion): FileReport {
  // libxml2 reports a column only for text that is not well-formed.
  const malformed = problems.some(({ column }) => column !== null);
  const stage = malformed ? 'wellformed' : 'structure';
  const structural = problems
    .slice(0, MAX_FINDINGS)
    .map(({ line, column, message }) =>
      ownFinding(
        { code: NOT_THE_FORMAT, id: 'libxml2.error', params: { message }, message, help: null },
        { stage, line, column },
      ),
    );
  const { stages, verdict } = report;
  const envelope = report.findings.some((finding) => isOfRule(finding) && finding.stage === 'envelope')
    ? stages.envelope
    : 'pass';
  const byRules =
    envelope === 'fail' || (verdict === 'rejected' && [stages.wellformed, stages.structure].every(isPass));
  return {
    ...report,
    verdict: valid && !byRules ? 'valid' : 'rejected',
    stages: {
      ...stages,
      envelope,
      wellformed: malformed ? 'fail' : 'pass',
      structure: malformed ? 'skipped' : valid ? 'pass' : 'fail',
    },
    coverage: coverageWith(report.coverage),
    findings: [...structural, ...report.findings.filter(isOfRule)],
    omitted: Math.max(problems.length - MAX_FINDINGS, 0),
    omittedWarnings: 0,
  };
}

const isPass = (result: string): boolean => result === 'pass';

/** True for a finding of a control or advice, whose id starts with its code, false for one of a reader. */
function isOfRule(finding: FileReport['findings'][number] | undefined): boolean {
  return finding?.id.startsWith(`${finding.code}.`) === true;
}

/** Codes of the structure stage. */
const NOT_THE_FORMAT = '00200';
const TOO_MANY = '00201';

function coverageWith({ ran, partial, skipped }: Coverage): Coverage {
  const isRule = (code: string): boolean => code !== NOT_THE_FORMAT && code !== TOO_MANY;
  return {
    ran: [NOT_THE_FORMAT, ...ran.filter(isRule)].sort(),
    partial,
    skipped: [{ code: TOO_MANY, reason: 'other_engine' }, ...skipped.filter(({ code }) => isRule(code))],
  };
}
