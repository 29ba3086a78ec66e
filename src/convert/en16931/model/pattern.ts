/** Paths of the model as patterns, with `[]` instead of each position. */

/** The list that most values are in. */
const LINES = 'lines[';

/** Patterns in lines, by the part after the position. */
const inLines = new Map<string, string>();

/** Maximum number of cached patterns: the model has fewer, but a caller may pass any path. */
const MAX_KNOWN = 500;

/** `lines[12].item.name` as `lines[].item.name`. */
export function patternOf(path: string): string {
  const start = path.indexOf('[');
  if (start < 0) return path;
  const rest = path.slice(path.indexOf(']', start));
  if (rest.includes('[') || !path.startsWith(LINES)) return path.replace(/\[[0-9]+\]/g, '[]');
  const known = inLines.get(rest);
  if (known !== undefined) return known;
  const pattern = `${LINES}${rest}`;
  if (inLines.size < MAX_KNOWN) inLines.set(rest, pattern);
  return pattern;
}
