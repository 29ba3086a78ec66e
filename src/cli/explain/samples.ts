/** Prints samples, with the lines in which a wrong one differs from the right one marked in the margin. */

/** Indexes of the lines of `text` that are not in `other`, ignoring leading and trailing spaces. */
export function ownLines(text: string, other: string): ReadonlySet<number> {
  const a = text.split('\n').map((line) => line.trim());
  const b = other.split('\n').map((line) => line.trim());
  // Longest common subsequence, quadratic: samples have a few dozen lines.
  const longest = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = longest[i] ?? [];
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const own = new Set<number>();
  let j = 0;
  for (let i = 0; i < a.length; i += 1) {
    while (j < b.length && a[i] !== b[j] && at(i, j + 1) >= at(i + 1, j)) j += 1;
    if (j < b.length && a[i] === b[j]) j += 1;
    else own.add(i);
  }
  return own;
}

/** Indents a sample by four columns and puts `mark` before the lines that differ. */
export function sampleText(
  xml: string,
  other: string | undefined,
  mark: string,
  dress: (line: string) => string,
): string {
  const own = other === undefined ? new Set<number>() : ownLines(xml, other);
  return xml
    .split('\n')
    .map((line, index) => (own.has(index) ? dress(`  ${mark} ${line}`) : `    ${line}`))
    .join('\n');
}
