/** Renders ids and parameters as sentences, the last step of a check. */
import type { Language } from '../model/language.ts';
import type { Problem } from '../model/problem.ts';
import type { SummaryParams } from '../text/findingParams.ts';
import { type FindingSentences, findings, rules as ruleTexts } from '../text/findings.ts';
import { report } from '../text/report.ts';
import { shown } from '../text/shown.ts';
import type { RuleParams } from './rule.ts';
import type { Help } from './suggestions/suggestion.ts';

/** The fixed words of a report. */
export type ReportWords = ReturnType<typeof reportWords>;

export function reportWords(language: Language) {
  return report.in(language);
}

/** The source of a finding: a problem, or a summary of several problems. */
export type DescribedProblem =
  | Pick<Problem, 'id' | 'params'>
  | {
      [Id in keyof SummaryParams]: { readonly id: Id; readonly params: SummaryParams[Id] };
    }[keyof SummaryParams];

/** The message of a finding: the value found and the value expected. */
export function messageOf(problem: DescribedProblem, language: Language): string {
  // The id selects the function with these parameters; a mapped type cannot express this for a union.
  const message = findings.in(language).problems[problem.id] as (
    params: DescribedProblem['params'],
  ) => string;
  return message(problem.params);
}

/** The sentence that describes the suggestion. */
export function helpOf(help: Help, language: Language): string {
  const sentence = findings.in(language).help[help.id] as (params: Help['params']) => string;
  return sentence(help.params);
}

/** Sentences by code and by the name of the finding. */
type Sentences = Readonly<Record<string, Readonly<Record<string, FindingSentences>> | undefined>>;

/** The sentences of a finding of a rule. */
export function sentencesOf(code: string, name: string, language: Language): FindingSentences {
  const rules: Sentences = ruleTexts.in(language);
  const sentences = rules[code]?.[name];
  if (sentences === undefined) throw new Error(`${code} has no finding ${name}`);
  return sentences;
}

/** Fills in the parameters. Values from files are shortened and made visible. */
export function fill(template: string, params: RuleParams): string {
  return filled(partsOf(template), params);
}

/** Texts and names of parameters, alternating. */
export type Parts = readonly string[];

export function partsOf(template: string): Parts {
  return template.split(/\{(\w+)\}/);
}

/** {@link fill} for a template that was split in advance. */
export function filled(parts: Parts, params: RuleParams): string {
  let text = parts[0] ?? '';
  for (let i = 1; i < parts.length; i += 2) {
    const name = parts[i] ?? '';
    text += shownParam(params[name]) ?? `{${name}}`;
    text += parts[i + 1] ?? '';
  }
  return text;
}

function shownParam(value: RuleParams[string] | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? shown(value) : value.map((one) => shown(one)).join(', ');
}
