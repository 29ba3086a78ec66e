/** Numbers as people type them. */

/** A thousand to some, one and a bit to others. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Thousands with points, decimals behind a comma: 1.234,56. */
const ITALIAN = /^-?\d{1,3}(?:\.\d{3})*,\d+$/;

/** The other way round: 1,234.56. */
const ENGLISH = /^-?\d{1,3}(?:,\d{3})+\.\d+$/;

/** The number with a point, as the builder takes it; undefined where it could be either of two. */
export function readNumber(typed: string): string | undefined {
  if (AMBIGUOUS.test(typed)) return undefined;
  if (ITALIAN.test(typed) || /^-?\d+,\d+$/.test(typed)) return typed.replaceAll('.', '').replace(',', '.');
  return ENGLISH.test(typed) ? typed.replaceAll(',', '') : typed;
}
