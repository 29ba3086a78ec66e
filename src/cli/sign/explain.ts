/** Sentences for refusals and warnings. */
import { SigningError, type SigningErrorCode, type SigningWarning } from '../../envelope/signing/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import type { SignCall } from './definition.ts';

/** Refusals that concern one file; all others concern the key or the certificate, and so every file. */
const OF_FILE: ReadonlySet<SigningErrorCode> = new Set([
  'signing_document',
  'signing_encoding',
  'signing_envelope',
  'signing_signed',
]);

export function isOfFile(error: unknown): error is SigningError {
  return error instanceof SigningError && OF_FILE.has(error.code);
}

/** The sentence of a refusal, with the suggested action. */
export function sentenceOf<Code extends SigningErrorCode>(
  { code, params }: SigningError<Code>,
  { sign }: Messages,
): string {
  const sentence: (params: SigningError<Code>['params']) => string = sign.errors[code];
  return sentence(params);
}

/** A warning about the certificate, or a signing time in the future, which the library cannot know. */
export type SignWarning = SigningWarning | 'future';

/** The warnings about a signature, and about its time if that is in the future: SdI rejects the file (00105). */
export function warningsOf({
  warnings,
  signingTime,
}: {
  readonly warnings: readonly SigningWarning[];
  readonly signingTime: string;
}): readonly SignWarning[] {
  return Date.parse(signingTime) > Date.now() ? [...warnings, 'future'] : warnings;
}

/** Prints warnings about the certificate and the signing time. */
export async function explainFlaws(
  warnings: readonly SignWarning[],
  { io }: SignCall,
  { sign }: Messages,
): Promise<void> {
  for (const warning of warnings) await printError(io, 'sign', sign.warnings[warning]);
}
