import { type FileNameFlaw, parseFileName } from '../../model/fileName.ts';
import type { FileKind } from '../../model/problem.ts';
import type { SentFile } from '../../model/sentFile.ts';
import { ALL, type ReportFinding, rule } from '../rule.ts';

const INVOICES: ReadonlySet<FileKind> = new Set<FileKind>(['FPA12', 'FPR12', 'FSM10', 'SDI10', 'SDI11']);

type FlawName = FileNameFlaw['flaw'] | 'foreign_id';

export const c00001 = rule({
  code: '00001',
  formats: ALL,
  scope: 'sent',
  fields: { ordinary: [], simplified: [] },
  decides: 'file',
  needs: 'name',
  findings: {
    separator: { severity: 'error' },
    country: { severity: 'error' },
    id: { severity: 'error' },
    foreign_id: { severity: 'error' },
    progressive: { severity: 'error' },
    extension: { severity: 'error' },
    message: { severity: 'error' },
    package: { severity: 'error' },
  },
  check({ file }, report) {
    const { name } = file;
    if (name === null) return;
    const parsed = parseFileName(name);
    if (parsed.kind === 'invoice') return;
    if (parsed.kind === 'invalid') reportFlaw(name, parsed, report);
    else if (holdsInvoice(file)) report(parsed.kind, { path: null, params: { name, type: parsed.type } });
  },
});

function reportFlaw(name: string, flaw: FileNameFlaw, report: ReportFinding<FlawName>): void {
  const { found } = flaw;
  switch (flaw.flaw) {
    case 'id': {
      const { country, min, max } = flaw;
      report(country === 'IT' ? 'id' : 'foreign_id', {
        path: null,
        params: { name, found, country, min, max },
      });
      break;
    }
    case 'progressive':
      report('progressive', {
        path: null,
        params: { name, found, max: flaw.max, length: flaw.found.length },
      });
      break;
    default:
      report(flaw.flaw, { path: null, params: { name, found } });
  }
}

/** True if the file is an invoice. Messages and packages may have such names; an unreadable file may be one of them. */
function holdsInvoice({ kind }: SentFile): boolean {
  return kind !== null && INVOICES.has(kind);
}
