/** Phrases that several commands use. */
export const files = (count: number): string => `${count.toLocaleString('it')} file`;

export const bytes = (count: number): string => `${count.toLocaleString('it')} byte`;

export const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Forse intendevi ${suggestion}?`;

/** The suggestion, or else all valid names. */
export const meantOr = (suggestion: string | undefined, names: readonly string[]): string =>
  meant(suggestion) || ` Validi: ${names.join(', ')}.`;

export function list(choices: readonly string[]): string {
  const [last, ...before] = [...choices].reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')} o ${last}`;
}
