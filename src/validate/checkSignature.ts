/** Applies the controls 00100 to 00107 to one verified signature; for files of any kind. */
import {
  noTimeFlaw,
  type SignatureClock,
  signatureFlaws,
  type UndecidedCode,
  undecidedCodes,
} from '../domain/signatures.ts';
import { given } from '../model/given.ts';
import type { Language } from '../model/language.ts';
import type { SignatureFacts } from '../model/signatureFacts.ts';
import { controls } from './engine/rules.ts';
import type { Finding } from './finding.ts';
import { fill, sentencesOf } from './sentences.ts';

/** Options of {@link checkSignature}. */
export interface CheckSignatureOptions extends Partial<Omit<SignatureClock, 'asOf'>> {
  /** Date of receipt, YYYY-MM-DD; without it, the codes that need it are undecided. */
  readonly asOf?: string;
  /** Language of messages; default `it`. */
  readonly language?: Language;
}

/** The findings about a signature, and the codes that are not decided. */
export interface CheckedSignature {
  readonly findings: readonly SignatureFinding[];
  /** The codes that are not decided, each with the information that it needs. */
  readonly undecided: readonly UndecidedCode[];
}

/** A finding about a signature; it has no place in a text. */
export type SignatureFinding = Pick<Finding, 'code' | 'id' | 'severity' | 'params' | 'message' | 'help'>;

/** Applies the controls 00100 to 00107 to one result of `verifySignatures`. */
export function checkSignature(
  signature: SignatureFacts,
  options: CheckSignatureOptions = {},
): CheckedSignature {
  given('signature', signature, 'object');
  given('options', options, 'object');
  const { asOf, asOfIsToday = false, asSent = false, language = 'it' } = options;
  const clock: SignatureClock = { asOf: asOf ?? null, asOfIsToday, asSent };
  const flaws = [...signatureFlaws(signature, clock), ...noTimeFlaw(signature)];
  const findings = flaws.map(({ code, name, params }): SignatureFinding => {
    const { message, help } = sentencesOf(code, name, language);
    return {
      code,
      id: `${code}.${name}`,
      severity: controls.find((rule) => rule.code === code)?.findings[name]?.severity ?? 'error',
      params,
      message: fill(message, params),
      help: fill(help, params),
    };
  });
  return { findings, undecided: undecidedCodes(signature, clock) };
}
