/** Phrases that several commands use. */
export const files = (count: number): string =>
  count === 1 ? '1 file' : `${count.toLocaleString('en')} files`;

export const bytes = (count: number): string => `${count.toLocaleString('en')} bytes`;

export const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Did you mean ${suggestion}?`;

/** The suggestion, or else all valid names. */
export const meantOr = (suggestion: string | undefined, names: readonly string[]): string =>
  meant(suggestion) || ` Valid: ${names.join(', ')}.`;

export function list(choices: readonly string[]): string {
  const [last, ...before] = [...choices].reverse();
  return before.length === 0 ? (last ?? '') : `${before.reverse().join(', ')} or ${last}`;
}
