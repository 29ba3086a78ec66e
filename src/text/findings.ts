/** Sentences of findings, in each language. */
import { area } from './area.ts';
import { findings as en } from './en/findings/index.ts';
import { findings as it } from './it/findings/index.ts';

export const findings = area('findings', { it, en });

type Rules = (typeof en)['rules'];

/** An SdI or advice code with a rule, whose findings have sentences. */
export type RuleCode = keyof Rules;

/** Names of the findings of a rule, from the English catalogue. */
export type FindingName<Code extends RuleCode> = keyof Rules[Code] & string;

/** The sentences of one finding. */
export interface FindingSentences {
  readonly message: string;
  readonly help: string;
}
