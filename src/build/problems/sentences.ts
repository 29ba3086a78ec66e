/** Renders the builder's problems as messages, from their codes and parameters. */
import type { Language } from '../../model/language.ts';
import { available } from '../../text/area.ts';
import { type BriefProblem, build } from '../../text/build.ts';

/** Codes of the problems with a brief. */
export type BuildProblemCode = BriefProblem;

type Params = Readonly<Record<string, string | number>>;

/** The message of a problem; missing parameters are left empty, and a language that was not loaded is English. */
export function sentence(code: BuildProblemCode, params: Params, language: Language): string {
  const texts: Readonly<Record<string, unknown>> = build.in(available(language)).problems;
  const text = texts[code];
  // Each code is reported with the parameters of its sentence.
  if (typeof text === 'function') return (text as (params: Params) => string)(params);
  return String(text).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}
