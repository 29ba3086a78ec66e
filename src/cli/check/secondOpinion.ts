/** `--engine libxml2` and `--schema FILE`: XML as libxml2 judges it. */
import type { CheckedFile, Coverage, FileReport, Span } from '../../validate/index.ts';
import { type Lines, sniff } from '../../xml/index.ts';
import {
  createLibxml2Engine,
  EngineError,
  type Libxml2Engine,
  type Libxml2Problem,
} from '../engines/libxml2.ts';
import { UsageError } from '../usageError.ts';
import { ownFinding } from './ownReport.ts';
import type { CheckSettings } from './settings.ts';

/** As in reports of our own readers. */
const MAX_FINDINGS = 1_000;

const engines = new Map<string | null, Promise<Libxml2Engine>>();

/** The engine for these settings, started once a thread. @throws UsageError where it cannot start. */
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
 * The report with libxml2's verdict in place of ours, for XML that our readers could at least decode.
 * A schema of the user's own judges every XML, messages of SdI and old formats too.
 */
export async function secondOpinion(
  own: CheckedFile,
  bytes: Uint8Array,
  settings: CheckSettings,
): Promise<Pick<CheckedFile, 'report' | 'source'>> {
  const { report } = own;
  const otherKind = report.findings.some(({ id }) => id === 'source.kind') && settings.schema !== null;
  if (sniff(bytes, report.file) !== 'xml' || (report.verdict === 'unreadable' && !otherKind)) return own;
  const engine = await openEngine(settings);
  const { valid, problems } = engine.validate(bytes);
  const listed = problems.slice(0, MAX_FINDINGS);
  const spans = own.source === null ? [] : listed.map(({ line }) => spanOf(line, own.source?.lines));
  return {
    report: judged(report, { valid, problems }),
    source: own.source === null ? null : { lines: own.source.lines, spans },
  };
}

/** The whole line: libxml2 knows no more of where a structure is wrong. */
function spanOf(line: number | null, lines: Lines | undefined): Span | null {
  const start = line === null ? undefined : lines?.starts[line - 1];
  if (line === null || lines === undefined || start === undefined) return null;
  const text = lines.line(line);
  return { offset: start + (text.length - text.trimStart().length), end: start + text.trimEnd().length };
}

function judged(
  report: FileReport,
  { valid, problems }: { readonly valid: boolean; readonly problems: readonly Libxml2Problem[] },
): FileReport {
  // libxml2 gives a column only where the text is not even XML.
  const malformed = problems.some(({ column }) => column !== null);
  const stage = malformed ? 'wellformed' : 'structure';
  return {
    ...report,
    verdict: valid ? 'valid' : 'rejected',
    stages: {
      ...report.stages,
      envelope: 'pass',
      wellformed: malformed ? 'fail' : 'pass',
      structure: malformed ? 'skipped' : valid ? 'pass' : 'fail',
    },
    coverage: coverageWith(report.coverage),
    findings: problems
      .slice(0, MAX_FINDINGS)
      .map(({ line, column, message }) =>
        ownFinding(
          { code: '00200', id: 'libxml2.error', params: { message }, message, help: null },
          { stage, line, column },
        ),
      ),
    omitted: Math.max(problems.length - MAX_FINDINGS, 0),
  };
}

function coverageWith({ skipped }: Coverage): Coverage {
  const later = skipped.filter(({ code }) => code === 'controls' || code === 'quality');
  return { ran: ['00200'], skipped: [{ code: '00201', reason: 'other_engine' }, ...later] };
}
