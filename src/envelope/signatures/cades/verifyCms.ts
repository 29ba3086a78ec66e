/** Verifies the signatures of an envelope (CAdES, EN 319 122-1; CMS, RFC 5652). */
import type { Cms } from '../../cms.ts';
import { membersOf } from '../../members.ts';
import type { Hash, SignatureCrypto } from '../crypto.ts';
import { brokenReport, noFindings, reportOf, type SignatureReport } from '../report.ts';
import { certificatesIn } from './certificates.ts';
import { type Signed, verifySigner } from './verifySigner.ts';

/** Number of signatures that are verified; real files have up to four. */
const MAX_SIGNERS = 64;

/** Limits for all signatures of an envelope: enough for 30 MB with four signatures without attributes. */
const MAX_VERIFICATIONS = 256;
const MAX_OCTETS = 128 * 1024 * 1024;

/** Returns a report for each signature, and one for what is missing or not examined. Never throws for bad input. */
export async function verifyCms(
  cms: Cms,
  layer: number,
  crypto: SignatureCrypto,
): Promise<readonly SignatureReport[]> {
  const place = { format: 'CAdES', layer } as const;
  const { bytes, contentType, signerInfos, isCut } = cms;
  const signed: Signed = {
    bytes,
    certificates: certificatesIn(cms),
    crypto,
    budget: { verifications: MAX_VERIFICATIONS, octets: MAX_OCTETS },
    ...contentOf(cms.content, crypto),
    contentType: bytes.subarray(contentType.start, contentType.end),
  };
  const canonical = cms.canonical && { ...signed, ...contentOf(cms.canonical, crypto) };
  const reports: SignatureReport[] = [];
  let end = signerInfos?.start;
  for (const element of membersOf(bytes, signerInfos)) {
    if (reports.length === MAX_SIGNERS) {
      const findings = noFindings();
      findings.undecided.add('limit');
      return [...reports, reportOf(place, findings)];
    }
    let result = await verifySigner(signed, element);
    if (canonical !== null && result.findings.reasons.size > 0)
      result = await verifySigner(canonical, element);
    const certificates = signed.certificates.filter((other) => other !== result.certificate);
    reports.push(reportOf(place, result.findings, { ...result, certificates }));
    end = element.whole.end;
  }
  if (isCut) return [...reports, brokenReport(place, 'truncated')];
  if (end !== signerInfos?.end) return [...reports, brokenReport(place, 'structure')];
  return reports.length === 0 ? [brokenReport(place, 'no-signer')] : reports;
}

function contentOf(content: Uint8Array, crypto: SignatureCrypto): Pick<Signed, 'content' | 'digestOf'> {
  const digests = new Map<Hash, Uint8Array | Promise<Uint8Array>>();
  return {
    content,
    digestOf(hash) {
      const digest = digests.get(hash) ?? crypto.digest(hash, content);
      digests.set(hash, digest);
      return digest;
    },
  };
}
