/** What a check says, in each language. */
import { area } from './area.ts';
import { findings as en } from './en/findings/index.ts';
import { findings as it } from './it/findings/index.ts';

export const findings = area('findings', { it, en });

type Rules = (typeof en)['rules'];

/** A code of SdI or of advice that a rule judges: its findings have sentences. */
export type JudgedCode = keyof Rules;

/** The names of the findings of a rule, as the English catalogue has them. */
export type FindingName<Code extends JudgedCode> = keyof Rules[Code] & string;

/** The sentences of one finding. */
export interface FindingSentences {
  readonly message: string;
  readonly help: string;
}
