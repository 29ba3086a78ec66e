/** What CIG and CUP have in common: of both, only length and characters can be held against a text. */

/** Why a text is no code of a public tender or project. */
export type PublicCodeFlaw =
  /** Words in place of a code ("ESENTE", "NON PREVISTO"): flawed, and no figure in it. */
  | { readonly flaw: 'wording' }
  | { readonly flaw: 'length'; readonly length: number }
  /** Of the right length; `found` is the first character that may not stand in the code. */
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
