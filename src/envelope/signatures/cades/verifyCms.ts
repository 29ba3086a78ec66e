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
  const { signerInfos, isCut } = cms;
  const signed = signedIn(cms, crypto);
  const reports: SignatureReport[] = [];
  let end = signerInfos?.start;
  for (const element of membersOf(cms.bytes, signerInfos)) {
    if (reports.length === MAX_SIGNERS) {
      const findings = noFindings();
      findings.undecided.add('limit');
      return [...reports, reportOf(place, findings)];
    }
    const { findings, certificate, signingTime } = await verifySigner(signed, element);
    const certificates = signed.certificates.filter((other) => other !== certificate);
    reports.push(reportOf(place, findings, { certificate, certificates, signingTime }));
    end = element.whole.end;
  }
  if (isCut) return [...reports, brokenReport(place, 'truncated')];
  if (end !== signerInfos?.end) return [...reports, brokenReport(place, 'structure')];
  return reports.length === 0 ? [brokenReport(place, 'no-signer')] : reports;
}

function signedIn(cms: Cms, crypto: SignatureCrypto): Signed {
  const { bytes, content, contentType } = cms;
  const digests = new Map<Hash, Uint8Array | Promise<Uint8Array>>();
  return {
    bytes,
    certificates: certificatesIn(cms),
    crypto,
    budget: { verifications: MAX_VERIFICATIONS, octets: MAX_OCTETS },
    content,
    digestOf(hash) {
      const digest = digests.get(hash) ?? crypto.digest(hash, content);
      digests.set(hash, digest);
      return digest;
    },
    contentType: bytes.subarray(contentType.start, contentType.end),
  };
}
