/** What there is to say of a code: of SdI's controls and our advice the page, of the other codes a few sentences. */
import { given } from '../../model/given.ts';
import type { Bilingual } from '../../model/grammar.ts';
import type { Language } from '../../model/language.ts';
import { catalogue } from '../judge/catalogue.ts';
import { advice } from '../judge/registry.ts';
import type { FindingTraits, RuleFields } from '../rule.ts';
import { ruleTitle } from '../ruleTitle.ts';
import { sentencesOf } from '../sentences.ts';
import { adviceCodes, type CodeSummary, sdiCodes } from './codes.ts';
import { ownTexts } from './own.ts';
import type { Page } from './page.ts';
import { retiredText } from './retired.ts';

/** One of the things that are found of a code: its name is the second half of a finding's `id`. */
export interface ExplainedFinding extends FindingTraits {
  readonly name: string;
  readonly message: Bilingual;
  /** What to do. */
  readonly help: Bilingual;
}

/** A control of SdI or an advice of ours. */
export interface ExplainedRule extends CodeSummary {
  readonly kind: 'control' | 'advice';
  readonly title: Bilingual;
  /** Official numbers of the fields it looks at. */
  readonly fields: RuleFields;
  readonly findings: readonly ExplainedFinding[];
  /** Null while nobody has written it. */
  readonly page: Omit<Page, 'code'> | null;
}

/** A code of ours about the check itself, such as U-SIZE. */
export interface ExplainedOwn {
  readonly code: string;
  readonly kind: 'own';
  readonly title: Bilingual;
  readonly when: Bilingual;
  readonly remedy: Bilingual;
}

/** A code that SdI gives to no invoice, or no longer. */
export interface ExplainedRetired {
  readonly code: string;
  readonly kind: 'retired';
  readonly why: Bilingual;
}

export type CodeExplanation = ExplainedRule | ExplainedOwn | ExplainedRetired;

const NO_FIELDS: RuleFields = { ordinary: [], simplified: [] };

/**
 * Everything that is known of a code: what SdI checks and why, formula, tolerance, samples, remedy, sources.
 * The texts are loaded at the first call.
 *
 * @param code As people write it: `423` is 00423, letter case does not matter.
 * @returns Undefined for what is no code.
 *
 * @example
 * ```ts
 * import { explainCode } from 'fattura/validate';
 *
 * const told = await explainCode('423');
 * console.log(told?.code, told?.kind); // prints: 00423 control
 * ```
 */
export async function explainCode(code: string): Promise<CodeExplanation | undefined> {
  given('code', code, 'text');
  // A quarter of a megabyte that nobody should load who only checks files.
  const { pages } = await import('./index.ts');
  return explainFrom(pages, code);
}

/** The same, of texts that are there. */
export function explainFrom(pages: readonly Page[], code: string): CodeExplanation | undefined {
  const wanted = fullCode(code);
  const rule = explainRule(pages, wanted);
  if (rule !== undefined) return rule;
  const own = ownTexts[wanted];
  if (own !== undefined) return { code: wanted, kind: 'own', title: titleOf(wanted), ...own };
  const why = retiredText(wanted);
  return why === undefined ? undefined : { code: wanted, kind: 'retired', why };
}

/** `423` and `q-iban` as they are written in reports. */
function fullCode(code: string): string {
  const text = code.trim().toUpperCase();
  return /^\d{1,4}$/.test(text) ? text.padStart(5, '0') : text;
}

function explainRule(pages: readonly Page[], code: string): ExplainedRule | undefined {
  const summary = [...sdiCodes, ...adviceCodes].find((one) => one.code === code);
  if (summary === undefined) return undefined;
  const rule = catalogue.find((one) => one.code === code)?.rule ?? advice.find((one) => one.code === code);
  return {
    ...summary,
    kind: code.startsWith('Q-') ? 'advice' : 'control',
    fields: rule?.fields ?? NO_FIELDS,
    title: titleOf(code),
    findings: Object.entries(rule?.findings ?? {}).map(([name, traits]) => ({
      name,
      ...traits,
      message: both((language) => sentencesOf(code, name, language).message),
      help: both((language) => sentencesOf(code, name, language).help),
    })),
    page: pageOf(pages, code),
  };
}

function pageOf(pages: readonly Page[], code: string): Omit<Page, 'code'> | null {
  const page = pages.find((one) => one.code === code);
  if (page === undefined) return null;
  const { code: _code, ...texts } = page;
  return texts;
}

function titleOf(code: string): Bilingual {
  return both((language) => ruleTitle(code, language) ?? code);
}

function both(text: (language: Language) => string): Bilingual {
  return { it: text('it'), en: text('en') };
}
