/** Messages of the builder's problems: the last step, from code and parameters. */
import type { Language } from '../../model/language.ts';
import { type BriefProblem, build } from '../../text/build.ts';

/** Codes of the problems with a brief. */
export type BuildProblemCode = BriefProblem;

type Params = Readonly<Record<string, string | number>>;

/** The message of a problem; missing parameters are left empty. */
export function sentence(code: BuildProblemCode, params: Params, language: Language): string {
  const texts: Readonly<Record<string, unknown>> = build.in(language).problems;
  const text = texts[code];
  // Each code is reported with the parameters of its sentence.
  if (typeof text === 'function') return (text as (params: Params) => string)(params);
  return String(text).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
