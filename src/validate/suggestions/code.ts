/** Suggestions for values of code lists: case, blanks, lost zeros, look-alikes, codes of other lists. */
import type { CodeList } from '../../model/codes/codeList.ts';
import { codeLists } from '../../model/codes/index.ts';
import { nearest } from '../../model/nearMiss.ts';
import type { Why } from '../../text/findingParams.ts';
import { advise, repair, type Subject, type Suggestion, write } from './suggestion.ts';

/** Maximum number of codes in an advice. */
const MAX_NEAREST = 5;

const YES = /^(?:s[iìí]?['’]?|y|yes|true|vero|1|x)$/i;
const NO = /^(?:no?|false|falso|0|-)$/i;

/**
 * "td01", "TD 01", "TD1", "TDO1" → "TD01"; otherwise advice on similar or retired codes, or on codes of another list.
 */
export function codeSuggestion(subject: Subject): Suggestion | undefined {
  const list = subject.type.codes;
  if (list === undefined || subject.value === '') return undefined;
  const exact = spellings(subject.value, list);
  if (exact !== undefined) return write(exact.to, exact.why);
  const flag = flagSuggestion(subject, list);
  if (flag !== undefined) return flag;
  const known = list.find(subject.value.toUpperCase());
  // A code with `since` only is not in the schema yet.
  if (known !== undefined && !known.inSchema && (known.until !== undefined || known.since === undefined)) {
    // Only codes with `until` were ever allowed; the others are from lists for other purposes.
    const id = known.until === undefined ? 'code.elsewhere' : 'code.retired';
    return advise(id, { list: list.name, code: known.code });
  }
  const others = codeLists.filter(
    (other) => other.closed && isOther(other, list) && other.accepts(subject.value),
  );
  if (others.length > 0 && subject.value.length > 1) {
    return advise('code.other', { code: subject.value, lists: others.map((other) => other.name) });
  }
  const codes = list.codes.filter((entry) => entry.inSchema).map((entry) => entry.code);
  return codes.length <= MAX_NEAREST
    ? advise('code.all', { codes })
    : advise('code.near', { list: list.name, nearest: nearCodes(subject.value, codes) });
}

/** The code that is intended without doubt, found by mechanical steps only. */
function spellings(value: string, list: CodeList): { to: string; why: Why } | undefined {
  if (list.accepts(value)) return { to: value, why: 'blanks' };
  const upper = value.toUpperCase();
  if (list.accepts(upper)) return { to: upper, why: 'case' };
  const tight = upper.replace(/[^A-Z0-9.]/g, '');
  if (list.accepts(tight)) return { to: tight, why: 'separators' };
  const padded = tight.replace(/^([A-Z]+)(\d)$/, '$10$2');
  if (list.accepts(padded)) return { to: padded, why: 'padding' };
  const unmasked = tight.replace(/^([A-Z]{2})([A-Z0-9]{2})$/, (_, head: string, tail: string) => {
    return head + tail.replace(/O/g, '0').replace(/[IL]/g, '1');
  });
  if (list.accepts(unmasked)) return { to: unmasked, why: 'lookalike' };
  const point = tight.replace(/^(N\d)(\d)$/, '$1.$2');
  return list.accepts(point) ? { to: point, why: 'separators' } : undefined;
}

/** Suggestion for lists whose only code is SI: yes is written as SI, no by omitting the element. */
function flagSuggestion(subject: Subject, list: CodeList): Suggestion | undefined {
  const codes = list.codes.filter((entry) => entry.inSchema).map((entry) => entry.code);
  if (codes.length !== 1 || codes[0] !== 'SI') return undefined;
  if (YES.test(subject.value)) return write('SI', 'name');
  if (!NO.test(subject.value)) return undefined;
  const removable = subject.place?.removable === true;
  const params = { element: subject.element, removable };
  return removable ? repair('code.off', params, { op: 'remove' }) : advise('code.off', params);
}

/** True if the lists belong to different fields. The simplified invoice has shorter versions of some lists. */
function isOther(a: CodeList, b: CodeList): boolean {
  return a.name.replace('Semplificata', '') !== b.name.replace('Semplificata', '');
}

/** The most similar codes, best match first. */
function nearCodes(value: string, codes: readonly string[]): string[] {
  let rest = codes;
  const near: string[] = [];
  while (near.length < MAX_NEAREST) {
    const next = nearest(value, rest);
    if (next === undefined) break;
    near.push(next);
    rest = rest.filter((code) => code !== next);
  }
  return near;
}
