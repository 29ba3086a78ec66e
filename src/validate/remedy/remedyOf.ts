import type { Problem } from '../../model/problem.ts';
import type { Remedy, Surroundings } from './remedy.ts';
import { sourceRemedies, xmlRemedies } from './source.ts';
import { jsonRemedies, type Remedies, structureRemedies } from './structure.ts';
import { valueRemedy } from './value.ts';

type Other = Exclude<Problem, { readonly id: `value.${string}` }>;

const remedies: Remedies<Other['id']> = {
  ...sourceRemedies,
  ...xmlRemedies,
  ...structureRemedies,
  ...jsonRemedies,
};

/** The remedy for a problem; `undefined` if there is none. */
export function remedyOf(problem: Problem, surroundings: Surroundings): Remedy | undefined {
  if (isValueProblem(problem)) return valueRemedy(problem, surroundings);
  // The id selects the function for this problem; a mapped type cannot express this for a union.
  const remedy = remedies[problem.id] as (problem: Other, surroundings: Surroundings) => Remedy | undefined;
  return remedy(problem, surroundings);
}

function isValueProblem(problem: Problem): problem is Exclude<Problem, Other> {
  return problem.id.startsWith('value.');
}
