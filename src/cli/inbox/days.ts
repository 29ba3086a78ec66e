const MILLISECONDS = 86_400_000;

/** Number of days from one day to another, both `yyyy-mm-dd`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS);
}
