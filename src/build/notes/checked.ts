/** Final check of a document made from another: the builder never returns one that SdI would reject. */
import type { Invoice } from '../../model/generated/invoice.ts';
import { type Finding, validateInvoice } from '../../validate/index.ts';
import { Problems } from '../problems/buildError.ts';

/** Maps a path of the document to the brief; undefined if the brief has no counterpart. */
export type PlaceInBrief = (path: string) => string | undefined;

/**
 * The document, copied and frozen.
 * @throws BuildError with one problem for each of SdI's refusals. Its path is that of the brief where `placeOf` knows
 * it, else that of the document.
 */
export function checked<Made extends Invoice>(made: Made, placeOf: PlaceInBrief): Made {
  const italian = validateInvoice(made, { language: 'it' }).findings.filter(isError);
  if (italian.length > 0) {
    const english = validateInvoice(made, { language: 'en' }).findings.filter(isError);
    const problems = new Problems();
    for (const [index, { code, id, path, message }] of italian.entries()) {
      const at = path ?? '';
      problems.add(
        'rejected',
        placeOf(at) ?? at,
        undefined,
        { control: code, finding: id },
        { it: { sentence: message }, en: { sentence: english[index]?.message ?? message } },
      );
    }
    problems.throwIfAny();
  }
  return frozenCopy(made);
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
