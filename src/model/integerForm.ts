/** Digits with a sign that a number keeps exactly. */
const DIGITS = /^[+-]?[0-9]{1,15}$/;

/** An integer in the JSON form: a number, also outside the limits of its type; other text stays text. */
export function integerForm(text: string): number | string {
  // `+ 0`: -0 is 0.
  return DIGITS.test(text) ? Number(text) + 0 : text;
}
