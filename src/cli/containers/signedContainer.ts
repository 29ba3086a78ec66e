/** Archives in a signed envelope (.zip.p7m): their own signatures, apart from those of the files in them. */
import { CONTAINER_LIMITS } from '../../envelope/container/index.ts';
import type { FileReport, SignatureFinding } from '../../validate/index.ts';
import type { Input } from '../files/find.ts';
import { readFileUpTo } from '../files/read.ts';
import { ownFinding } from '../report/ownReport.ts';
import { stepBytes } from './readMember.ts';

/** The signed envelope around a container; null for any other input, and if it cannot be read. */
export async function envelopeBytes({ path, name, container }: Input): Promise<Uint8Array | null> {
  const steps = container?.signedAt ?? null;
  if (steps === null || path === null) return null;
  const limit = CONTAINER_LIMITS.entryBytes;
  if (steps.length > 0) return await stepBytes(path, { root: name, steps }, limit);
  const found = await readFileUpTo(path, limit);
  return found.ok ? found.bytes : null;
}

/** The report of a container with the signatures of its envelope. */
export function withSignatures(
  report: FileReport,
  envelope: FileReport['envelope'],
  checked: readonly SignatureFinding[],
): FileReport {
  const place = { stage: 'envelope', line: null, column: null } as const;
  const found = checked.map((one) => ownFinding(one, place, one.severity));
  const isWrong = found.some(({ severity }) => severity === 'error');
  return {
    ...report,
    envelope,
    verdict: isWrong && report.verdict === 'valid' ? 'rejected' : report.verdict,
    stages: isWrong ? { ...report.stages, envelope: 'fail' } : report.stages,
    findings: [...report.findings, ...found],
  };
}
