/** A European invoice (UBL, CII) as content; loaded for such files only. */
import {
  checkEuropean,
  contentOfEuropean,
  describeViolation,
  EuropeanReadError,
  isEuropean,
  type RuleViolation,
  readEuropean,
} from '../../convert/en16931/index.ts';
import type { Content, Notice } from '../../render/index.ts';
import type { Language } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';

export interface EuropeanPage {
  readonly content: Content;
  /** True if violations of rules were requested and found. */
  readonly isViolated: boolean;
}

export interface EuropeanPageOptions {
  readonly file: string;
  readonly language: Language;
  /** True to show the violations of rules of EN 16931. */
  readonly findings: boolean;
  readonly maxBytes: number;
  readonly messages: Messages;
}

/** @returns Null if the document is neither UBL nor CII; a sentence if it cannot be read. */
export function europeanPage(
  input: Uint8Array | string,
  { file, language, findings, maxBytes, messages }: EuropeanPageOptions,
): EuropeanPage | string | null {
  if (!isEuropean(input)) return null;
  try {
    const { invoice, root } = readEuropean(input, { maxBytes });
    const violations = findings ? checkEuropean(invoice) : [];
    const isRight = findings && violations.length === 0;
    const notices: readonly Notice[] = isRight
      ? [{ tone: 'info', text: messages.show.noViolations }]
      : violations.map((violation) => noticeOf(violation, language));
    return {
      content: contentOfEuropean(invoice, { language, root, notices }),
      isViolated: violations.length > 0,
    };
  } catch (error) {
    if (!(error instanceof EuropeanReadError)) throw error;
    return messages.convert.european.unreadable(file, error.flaw);
  }
}

const noticeOf = (violation: RuleViolation, language: Language): Notice => ({
  tone: 'error',
  code: violation.rule,
  text: `${describeViolation(violation, language)} (${violation.path})`,
});
