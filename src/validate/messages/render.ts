/** Problems and remedies to sentences. */
import type { Problem } from '../../model/problem.ts';
import type { Language } from '../finding.ts';
import type { Help } from '../remedy/remedy.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import type { Messages, SummaryParams } from './messages.ts';

const languages: Readonly<Record<Language, Messages>> = { it, en };

/** All sentences of a language. */
export function messagesIn(language: Language): Messages {
  return languages[language];
}

/** Anything a finding is made of: a problem, or one of the findings about several problems. */
export type Told =
  | Pick<Problem, 'id' | 'params'>
  | {
      [Id in keyof SummaryParams]: { readonly id: Id; readonly params: SummaryParams[Id] };
    }[keyof SummaryParams];

/** The sentence that says what was found and what was expected. */
export function messageOf(told: Told, language: Language): string {
  // The id picks the function that takes these very parameters; a mapped type cannot say so for a union.
  const message = languages[language].problems[told.id] as (params: Told['params']) => string;
  return message(told.params);
}

/** The sentence that says what to do. */
export function helpOf(help: Help, language: Language): string {
  const sentence = languages[language].help[help.id] as (params: Help['params']) => string;
  return sentence(help.params);
}
