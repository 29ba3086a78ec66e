/** Common rules of CIG and CUP: only length and characters can be checked. */

/** Reason why a code of a public tender or project is invalid. */
export type PublicCodeFlaw =
  /** Words in place of a code ("ESENTE", "NON PREVISTO"): an invalid text without a digit. */
  | { readonly flaw: 'wording' }
  | { readonly flaw: 'length'; readonly length: number }
  /** Valid length; `found` is the first invalid character. */
  | { readonly flaw: 'characters'; readonly found: string };

export function publicCodeFlaw(
  text: string,
  { length, foreign }: { readonly length: number; readonly foreign: RegExp },
): PublicCodeFlaw | undefined {
  const found = foreign.exec(text)?.[0];
  if (text.length === length && found === undefined) return undefined;
  if (text !== '' && !/[0-9]/.test(text)) return { flaw: 'wording' };
  if (text.length !== length || found === undefined) return { flaw: 'length', length: text.length };
  return { flaw: 'characters', found };
}
