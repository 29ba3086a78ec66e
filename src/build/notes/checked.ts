/** Final check of a document made from another: the builder never returns one that SdI would reject. */
import type { Invoice } from '../../model/generated/invoice.ts';
import type { Language } from '../../model/language.ts';
import { available } from '../../text/area.ts';
import { type Finding, validateInvoice } from '../../validate/index.ts';
import { Problems } from '../problems/buildError.ts';

/** Maps a path of the document to the brief; undefined if the brief has no counterpart. */
export type PlaceInBrief = (path: string) => string | undefined;

/**
 * The document, copied and frozen.
 * @throws BuildError with one problem for each error that SdI would reject. Its path is that of the brief if `placeOf`
 * has one, otherwise that of the document.
 */
export function checked<Made extends Invoice>(made: Made, placeOf: PlaceInBrief): Made {
  const rejections = rejectionsOf(made);
  const problems = new Problems();
  for (const [index, { code, id, path }] of rejections('en').entries()) {
    const at = path ?? '';
    const quoted = (language: Language) => ({ sentence: rejections(language)[index]?.message ?? '' });
    problems.add('rejected', placeOf(at) ?? at, undefined, { control: code, finding: id }, quoted);
  }
  problems.throwIfAny();
  return frozenCopy(made);
}

/** Returns a function that gives the errors of a document in a language. */
function rejectionsOf(made: Invoice): (language: Language) => readonly Finding[] {
  const known = new Map<Language, readonly Finding[]>();
  return (asked) => {
    const language = available(asked);
    const found = known.get(language) ?? validateInvoice(made, { language }).findings.filter(isError);
    known.set(language, found);
    return found;
  };
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** A deep-frozen copy, independent of the original. */
export function frozenCopy<Value>(value: Value): Value {
  if (Array.isArray(value)) return Object.freeze(value.map((item) => frozenCopy<unknown>(item))) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) copy[key] = frozenCopy<unknown>(member);
  }
  return Object.freeze(copy) as Value;
}
