/** The codes to write instead, separated by spaces; nothing if there is none. */
export const write = (suggestion: string): string =>
  suggestion === '' ? '' : `: scrivere ${suggestion.replaceAll(' ', ' o ')}`;
