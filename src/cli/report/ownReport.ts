/** Reports of what happens outside the check: the file could not be opened, or the check itself broke. */
import { type FileReport, type Finding, ruleCodes } from '../../validate/index.ts';

interface OwnFinding {
  readonly code: string;
  readonly id: Finding['id'];
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly help: string | null;
}

/** A file of which nothing was checked: it is never "valid", and the report says what did not run. */
export function notChecked(file: string, finding: OwnFinding): FileReport {
  return {
    file,
    kind: null,
    verdict: 'unreadable',
    spec: null,
    asOf: null,
    stages: {
      envelope: 'fail',
      wellformed: 'skipped',
      structure: 'skipped',
      controls: 'skipped',
      quality: 'skipped',
    },
    coverage: {
      ran: [],
      partial: [],
      skipped: ruleCodes().map((code) => ({ code, reason: 'unreadable' })),
    },
    findings: [ownFinding(finding, { stage: 'envelope', line: null, column: null })],
    omitted: 0,
    omittedWarnings: 0,
  };
}

/** A finding whose id is the command's own, not a reader's problem. */
export function ownFinding(
  { code, id, params, message, help }: OwnFinding,
  place: Pick<Finding, 'stage' | 'line' | 'column'>,
): Finding {
  return {
    code,
    id,
    severity: 'error',
    path: null,
    xpath: null,
    field: null,
    message,
    params,
    help,
    ...place,
  };
}
