/** Reports and findings of the command itself: files that were not read or not checked. */
import { type Coverage, type FileReport, type Finding, ruleCodes } from '../../validate/index.ts';

export interface OwnFinding {
  readonly code: string;
  readonly id: Finding['id'];
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly help: string | null;
}

let skippedAll: Coverage | undefined;

/** All controls skipped: one frozen object for all files, so that formats write it once. */
function nothingChecked(): Coverage {
  skippedAll ??= Object.freeze({
    ran: [],
    partial: [],
    skipped: ruleCodes().map((code) => ({ code, reason: 'unreadable' as const })),
  });
  return skippedAll;
}

/** The report of a file that was not checked: never "valid", with all controls listed as skipped. */
export function notChecked(
  file: string,
  finding: OwnFinding,
  { kind = null, verdict = 'unreadable' }: Partial<Pick<FileReport, 'kind' | 'verdict'>> = {},
): FileReport {
  return {
    file,
    kind,
    envelope: null,
    verdict,
    spec: null,
    asOf: null,
    stages: {
      envelope: 'fail',
      wellformed: 'skipped',
      structure: 'skipped',
      controls: 'skipped',
      quality: 'skipped',
    },
    coverage: nothingChecked(),
    findings: [ownFinding(finding, { stage: 'envelope', line: null, column: null })],
    omitted: 0,
    omittedWarnings: 0,
  };
}

/** A finding with an id of the command itself, not of a reader. */
export function ownFinding(
  { code, id, params, message, help }: OwnFinding,
  place: Pick<Finding, 'stage' | 'line' | 'column'>,
  severity: Finding['severity'] = 'error',
): Finding {
  return {
    code,
    id,
    severity,
    path: null,
    xpath: null,
    field: null,
    message,
    params,
    help,
    ...place,
  };
}
