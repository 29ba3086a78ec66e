/**
 * Groups digits by three, `1.234.567`, in one pass: a regular expression with a lookahead at each digit is quadratic.
 */
export function grouped(whole: string, separator: string): string {
  const start = whole.startsWith('-') ? 1 : 0;
  const first = start + ((whole.length - start) % 3);
  const groups: string[] = first > start ? [whole.slice(0, first)] : [];
  for (let at = first; at < whole.length; at += 3) groups.push(whole.slice(at, at + 3));
  const text = groups.join(separator);
  return start === 1 && first === start ? `-${text}` : text;
}
