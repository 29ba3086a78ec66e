/** Explanations of codes: a full page for SdI controls and advice, a few sentences for other codes. */

import { SELF_INVOICES } from '../../domain/documents.ts';
import { given } from '../../model/given.ts';
import type { Language } from '../../model/language.ts';
import { loadLanguage } from '../../text/partial.ts';
import { type RuleDocSentences, type RuleDocTexts, ruleDocs as ruleDocTexts } from '../../text/ruleDocs.ts';
import { catalogue } from '../engine/catalogue.ts';
import { advice } from '../engine/rules.ts';
import { type FindingTraits, isAdvice, type RuleFields } from '../rule.ts';
import { ruleTitle } from '../ruleTitle.ts';
import { sentencesOf } from '../sentences.ts';
import { adviceCodes, type CodeSummary, sdiCodes } from './codes.ts';
import { retiredId } from './retired.ts';
import type { RuleDoc, RuleDocFacts, Sample, SampleFacts } from './ruleDoc.ts';

/** A finding of a code. Its name is the second half of the `id` of findings. */
export interface ExplainedFinding extends FindingTraits {
  readonly name: string;
  readonly message: string;
  /** The suggested remedy. */
  readonly help: string;
}

/** An SdI control or an advice. */
export interface ExplainedRule extends CodeSummary {
  readonly kind: 'control' | 'advice';
  readonly title: string;
  /** Official numbers of the fields that it reads. */
  readonly fields: RuleFields;
  readonly findings: readonly ExplainedFinding[];
  /** Null if the code has no page yet. */
  readonly page: RuleDoc | null;
}

/** A code of fattura about the check itself, such as U-SIZE. */
export interface ExplainedOwn {
  readonly code: string;
  readonly kind: 'own';
  readonly title: string;
  readonly when: string;
  readonly remedy: string;
}

/** A code that SdI does not use for invoices, or no longer uses. */
export interface ExplainedRetired {
  readonly code: string;
  readonly kind: 'retired';
  readonly why: string;
}

/** The explanation of a code, discriminated by `kind`. */
export type CodeExplanation = ExplainedRule | ExplainedOwn | ExplainedRetired;

/** Options of {@link explainCode}. */
export interface ExplainOptions {
  /** Language of the texts; default `it`. */
  readonly language?: Language;
}

const NO_FIELDS: RuleFields = { ordinary: [], simplified: [] };

/**
 * Explains a code: what SdI checks and why, formula, tolerance, samples, remedy and sources. The texts are loaded on
 * the first call.
 *
 * @param code The code, in any common spelling: `423` is 00423, and letter case does not matter.
 * @param options The language of the texts; default `it`.
 * @returns The explanation; undefined for an unknown code.
 *
 * @example
 * ```ts
 * import { explainCode } from 'fattura/validate';
 *
 * const explanation = await explainCode('423');
 * console.log(explanation?.code, explanation?.kind); // prints: 00423 control
 * ```
 */
export async function explainCode(
  code: string,
  options: ExplainOptions = {},
): Promise<CodeExplanation | undefined> {
  given('code', code, 'text');
  given('options', options, 'object');
  const { language = 'it' } = options;
  // A quarter of a megabyte, loaded on demand because checks do not need it.
  await loadLanguage(language);
  const [{ ruleDocs }, texts] = await Promise.all([import('./index.ts'), ruleDocTexts(language)]);
  return explainFrom(code, { ruleDocs, texts, language });
}

/** The sources of an explanation. */
export interface Documentation {
  readonly ruleDocs: readonly RuleDocFacts[];
  readonly texts: RuleDocTexts;
  readonly language: Language;
}

/** Explains a code from texts that are already loaded. */
export function explainFrom(code: string, documentation: Documentation): CodeExplanation | undefined {
  const { texts, language } = documentation;
  const wanted = fullCode(code);
  const rule = explainRule(wanted, documentation);
  if (rule !== undefined) return rule;
  const title = ruleTitle(wanted, language) ?? '';
  if (isOwn(wanted, texts.own)) return { code: wanted, kind: 'own', title, ...texts.own[wanted] };
  const retired = retiredId(wanted);
  return retired === undefined ? undefined : { code: wanted, kind: 'retired', why: texts.retired[retired] };
}

function isOwn(code: string, own: RuleDocTexts['own']): code is keyof RuleDocTexts['own'] {
  return Object.hasOwn(own, code);
}

/** The code as written in reports: `00423` for `423`, `Q-IBAN` for `q-iban`. */
function fullCode(code: string): string {
  const text = code.trim().toUpperCase();
  return /^\d{1,4}$/.test(text) ? text.padStart(5, '0') : text;
}

function explainRule(code: string, documentation: Documentation): ExplainedRule | undefined {
  const { language } = documentation;
  const summary = [...sdiCodes, ...adviceCodes].find((one) => one.code === code);
  if (summary === undefined) return undefined;
  const rule = catalogue.find((one) => one.code === code)?.rule ?? advice.find((one) => one.code === code);
  return {
    ...summary,
    kind: isAdvice(code) ? 'advice' : 'control',
    title: ruleTitle(code, language) ?? code,
    fields: rule?.fields ?? NO_FIELDS,
    findings: Object.entries(rule?.findings ?? {}).map(([name, traits]) => ({
      name,
      ...traits,
      ...sentencesOf(code, name, language),
    })),
    page: ruleDocOf(code, documentation),
  };
}

function ruleDocOf(code: string, { ruleDocs, texts }: Documentation): RuleDoc | null {
  const facts = ruleDocs.find((one) => one.code === code);
  const sentences = (texts.rules as Readonly<Record<string, RuleDocSentences>>)[code];
  if (facts === undefined || sentences === undefined) return null;
  const { code: _code, codes = {}, wrong, right, ...others } = facts;
  const { wrongNote, rightNote, ...rest } = sentences;
  const fill = (text: string): string =>
    filled(text, { selfInvoices: [...SELF_INVOICES], ...codes }, texts.joins);
  return {
    ...others,
    ...rest,
    checks: fill(rest.checks),
    ...(rest.exceptions === undefined ? {} : { exceptions: rest.exceptions.map(fill) }),
    ...(wrong === undefined ? {} : { wrong: withNote(wrong, wrongNote) }),
    ...(right === undefined ? {} : { right: withNote(right, rightNote) }),
  };
}

function withNote(sample: SampleFacts, note: string | undefined): Sample {
  return note === undefined ? sample : { ...sample, note };
}

/** Fills in codes: `{types}` becomes `TD21 and TD27`; `{natura|or}` is joined with `or`. */
function filled(
  text: string,
  codes: Readonly<Record<string, readonly string[]>>,
  joins: RuleDocTexts['joins'],
): string {
  return text.replace(/\{(\w+)(?:\|(or))?\}/g, (whole, name: string, or: 'or' | undefined) => {
    const all = codes[name];
    if (all === undefined) return whole;
    const last = all.at(-1) ?? '';
    return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} ${joins[or ?? 'and']} ${last}`;
  });
}
