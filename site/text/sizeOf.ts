/** `12 kB`, as people read sizes. */
export function sizeOf(bytes: number, language: string): string {
  const number = (value: number): string => value.toLocaleString(language, { maximumFractionDigits: 1 });
  if (bytes < 1_000) return `${number(bytes)} B`;
  return bytes < 1_000_000 ? `${number(bytes / 1_000)} kB` : `${number(bytes / 1_000_000)} MB`;
}
