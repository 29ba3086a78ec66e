import type { Problem } from '../../model/problem.ts';
import { sourceSuggestions, xmlSuggestions } from './source.ts';
import { jsonSuggestions, type Suggestions, structureSuggestions } from './structure.ts';
import type { Suggestion, Surroundings } from './suggestion.ts';
import { valueSuggestion } from './value.ts';

type Other = Exclude<Problem, { readonly id: `value.${string}` }>;

const suggestions: Suggestions<Other['id']> = {
  ...sourceSuggestions,
  ...xmlSuggestions,
  ...structureSuggestions,
  ...jsonSuggestions,
};

/** The suggestion for a problem; `undefined` if there is none. */
export function suggestionOf(problem: Problem, surroundings: Surroundings): Suggestion | undefined {
  if (isValueProblem(problem)) return valueSuggestion(problem, surroundings);
  // The id selects the function for this problem; a mapped type cannot express this for a union.
  const suggestion = suggestions[problem.id] as (
    problem: Other,
    surroundings: Surroundings,
  ) => Suggestion | undefined;
  return suggestion(problem, surroundings);
}

function isValueProblem(problem: Problem): problem is Exclude<Problem, Other> {
  return problem.id.startsWith('value.');
}
