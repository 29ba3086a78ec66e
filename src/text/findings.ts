/** What a check and its reports say, in each language. */
import { area } from './area.ts';
import { findings as en } from './en/findings/index.ts';
import { findings as it } from './it/findings/index.ts';

export const findings = area('findings', { it, en });

export type FindingTexts = typeof en;

/** A code of SdI or of advice: each has a title. */
export type RuleCode = keyof FindingTexts['rules'];

/** A code that a rule judges: its findings have sentences. */
export type JudgedCode = {
  [Code in RuleCode]: FindingTexts['rules'][Code] extends { readonly findings: object } ? Code : never;
}[RuleCode];

/** The names of the findings of a rule, as the English catalogue has them. */
export type FindingName<Code extends JudgedCode> = FindingTexts['rules'][Code] extends {
  readonly findings: infer Findings;
}
  ? keyof Findings & string
  : never;

/** The sentences of one finding. */
export interface FindingSentences {
  readonly message: string;
  readonly help: string;
}

/** What is said of a code, as a program looks it up. */
export interface RuleSentences {
  readonly title: string;
  readonly findings?: Readonly<Record<string, FindingSentences>>;
}
