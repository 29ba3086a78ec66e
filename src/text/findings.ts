/** Sentences of findings, in each language: those about problems in the text, and those of controls and advice. */
import { area } from './area.ts';
import type { rules as english } from './en/findings/rules/index.ts';
import { findingSentences, ruleSentences } from './findingSentences.ts';

export const findings = area('findings', findingSentences);
export const rules = area('rules', ruleSentences);

type Rules = typeof english;

/** An SdI or advice code with a rule, whose findings have sentences. */
export type RuleCode = keyof Rules;

/** Names of the findings of a rule, from the English catalogue. */
export type FindingName<Code extends RuleCode> = keyof Rules[Code] & string;

/** The sentences of one finding. */
export interface FindingSentences {
  readonly message: string;
  readonly help: string;
}
