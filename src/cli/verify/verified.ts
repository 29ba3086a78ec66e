/** The signatures of a file, verified and checked. */
import { documentOf, type Flaw, type Opened, open, type Reason } from '../../envelope/index.ts';
import { isMessageKind, type SignatureFacts } from '../../model/index.ts';
import { type CheckedSignature, checkSignature, type Language } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { verifyFile } from '../signatures/verifyFile.ts';
import type { VerifySettings } from './settings.ts';

export interface VerifiedFile {
  readonly signatures: readonly VerifiedSignature[];
  /** Reason why the file cannot be opened, so that signatures may be missing from the list. */
  readonly reason: Reason | null;
  readonly flaws: readonly Flaw[];
}

export interface VerifiedSignature extends CheckedSignature {
  readonly facts: SignatureFacts;
  /** `valid`: verified, and accepted by SdI. */
  readonly result: 'valid' | 'invalid' | 'unknown';
}

export async function verifiedFile(
  bytes: Uint8Array,
  name: string,
  { settings, language }: { readonly settings: VerifySettings; readonly language: Language },
): Promise<VerifiedFile> {
  const opened = open(bytes, name);
  const signatures = await verifyFile(opened, settings.signatures);
  const { asOf, asOfIsToday } = settings;
  // Only SdI can sign its messages again.
  const again = isMessage(opened) ? (await messagesIn(language)).verify.messageAgain : null;
  return {
    // The files of an archive have their own results.
    reason: opened.reason === 'container' && opened.layers.length > 1 ? null : opened.reason,
    flaws: opened.flaws,
    signatures: signatures.map((facts) => {
      const checked = checkSignature(facts, { asOf, asOfIsToday, language });
      const findings = checked.findings.map((one) =>
        again !== null && one.code === '00102' ? { ...one, help: again } : one,
      );
      return { facts, ...checked, findings, result: resultOf(facts, checked) };
    }),
  };
}

/** True if bytes are missing after complete signatures. Missing signatures are findings. */
export function isEndMissing({ signatures, reason, flaws }: VerifiedFile): boolean {
  return (
    reason === null &&
    flaws.includes('truncated') &&
    !signatures.some(({ facts }) => facts.reasons.includes('truncated'))
  );
}

function isMessage({ content }: Opened): boolean {
  const kind = content?.form === 'xml' ? documentOf(content.input) : null;
  return kind !== null && isMessageKind(kind);
}

function resultOf({ status }: SignatureFacts, { findings }: CheckedSignature): VerifiedSignature['result'] {
  if (findings.some(({ severity }) => severity === 'error')) return 'invalid';
  return status === 'valid' ? 'valid' : 'unknown';
}

/** True if the file is signed and every signature is valid. */
export function isValid({ signatures, reason }: VerifiedFile): boolean {
  return reason === null && signatures.length > 0 && signatures.every(({ result }) => result === 'valid');
}

/** The group of a file in the summary. A file that cannot be opened may have signatures that are valid. */
export function groupOf(file: VerifiedFile): 'valid' | 'invalid' | 'unsigned' | 'unopened' {
  if (isValid(file)) return 'valid';
  if (file.signatures.some(({ result }) => result !== 'valid')) return 'invalid';
  return file.reason === null ? 'unsigned' : 'unopened';
}
