/**
 * The form of a word for a number. Italian, English and German have two forms; the catalogue of a language with more
 * forms must use `Intl.PluralRules`.
 */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

/** The number and its noun: `1 file`, `2 files`. */
export function counted(count: number, one: string, other: string): string {
  return `${count} ${plural(count, one, other)}`;
}
