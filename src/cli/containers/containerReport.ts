/** Reports about archives themselves, and about files in them that could not be read. */
import type { EntryDamage, EntryReason } from '../../envelope/container/index.ts';
import type { FileReport, Finding } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import { notChecked, type OwnFinding, ownFinding } from '../report/ownReport.ts';
import type { ContainerFacts } from './inside.ts';

/** SdI's code for files and archives that are empty or corrupt. */
const CORRUPT = '00106';
const BAD_NAME = '00001';
const DUPLICATE = '00002';
const UNREAD = 'U-ARCHIVE';
const NOTE = 'I-ARCHIVE';

const DAMAGED: ReadonlySet<EntryReason> = new Set<EntryDamage>([
  'header',
  'outside',
  'overlap',
  'data',
  'size',
  'checksum',
]);

/** The report of a file in an archive that was not read. A damaged one is rejected, as SdI does. */
export function entryReport(file: string, reason: EntryReason, { containers }: Messages): FileReport {
  const isDamaged = DAMAGED.has(reason);
  const finding: OwnFinding = {
    code: isDamaged ? CORRUPT : UNREAD,
    id: isDamaged ? 'entry.damaged' : 'entry.refused',
    params: { reason },
    message: containers.entries[reason],
    help: isDamaged ? containers.again : containers.extract,
  };
  return notChecked(file, finding, { verdict: isDamaged ? 'rejected' : 'unreadable' });
}

interface Placed {
  readonly severity: Finding['severity'];
  readonly finding: OwnFinding;
}

/** The report of an archive; its files have reports of their own. */
export function containerReport(file: string, facts: ContainerFacts, messages: Messages): FileReport {
  const found = [...errors(facts, messages), ...warnings(facts, messages), ...notes(facts, messages)];
  const findings = found.map(({ finding, severity }) =>
    ownFinding(finding, { stage: 'envelope', line: null, column: null }, severity),
  );
  const isFailed = found.some(({ severity }) => severity === 'error');
  const isUnread = found.some(({ finding: { code } }) => code === UNREAD);
  const verdict = isUnread ? 'unreadable' : isFailed ? 'rejected' : 'valid';
  const [first] = found;
  const kind = facts.kind === 'zip' ? 'zip' : null;
  const report = notChecked(file, first?.finding ?? NOTHING, { kind, verdict });
  return {
    ...report,
    stages: { ...report.stages, envelope: isFailed ? 'fail' : 'pass' },
    findings,
  };
}

const NOTHING: OwnFinding = { code: NOTE, id: 'archive.flaw', params: {}, message: '', help: null };

function errors(
  { kind, reason, files, others, named, signedArchive }: ContainerFacts,
  { containers }: Messages,
): readonly Placed[] {
  const found: OwnFinding[] = [];
  if (reason === 'entries') {
    const help = containers.extract;
    found.push({
      code: UNREAD,
      id: 'archive.entries',
      params: {},
      message: containers.reasons.entries,
      help,
    });
  } else if (reason !== null) {
    const message = containers.reasons[reason];
    found.push({ code: CORRUPT, id: 'archive.damaged', params: { reason }, message, help: containers.again });
  } else if (files === 0 && kind === 'zip') {
    const message = containers.empty(others, named);
    found.push({ code: CORRUPT, id: 'archive.empty', params: { others, names: named }, message, help: null });
  }
  if (signedArchive) {
    const { signed: message, sendUnsigned: help } = containers;
    found.push({ code: BAD_NAME, id: 'archive.signed', params: {}, message, help });
  }
  return found.map((finding) => ({ finding, severity: 'error' }));
}

function warnings(
  { duplicates, orphans, quadratura }: ContainerFacts,
  { containers }: Messages,
): readonly Placed[] {
  const found: OwnFinding[] = [];
  if (duplicates.length > 0) {
    const message = containers.duplicates(duplicates);
    found.push({
      code: DUPLICATE,
      id: 'archive.duplicate',
      params: { names: duplicates },
      message,
      help: null,
    });
  }
  if (orphans.length > 0) {
    const message = containers.orphans(orphans);
    const help = containers.again;
    found.push({ code: 'W-METADATA', id: 'metadata.orphan', params: { names: orphans }, message, help });
  }
  if (quadratura !== null) {
    const message = containers.quadratura(quadratura);
    const help = containers.again;
    found.push({ code: 'W-ARCHIVE', id: 'archive.quadratura', params: quadratura, message, help });
  }
  return found.map((finding) => ({ finding, severity: 'warning' }));
}

function notes(
  { kind, flaws, junk, others, named, files }: ContainerFacts,
  { containers }: Messages,
): readonly Placed[] {
  const found: OwnFinding[] = flaws.map((flaw) => ({
    code: NOTE,
    id: 'archive.flaw',
    params: { flaw },
    message: containers.flaws[flaw],
    help: null,
  }));
  if (kind === 'mail') {
    const message = containers.noInvoice;
    if (files === 0) found.push({ code: NOTE, id: 'archive.empty', params: {}, message, help: null });
  } else if (junk > 0 || (others > 0 && files > 0)) {
    const params = { junk, others, names: named };
    found.push({ code: NOTE, id: 'archive.others', params, message: containers.others(params), help: null });
  }
  return found.map((finding) => ({ finding, severity: 'info' }));
}
