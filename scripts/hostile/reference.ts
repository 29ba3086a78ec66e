/**
 * Measures the speed of the machine by work without code of the project: limits in seconds mean little where the same
 * processor takes twice the time an hour later.
 */
import { stopwatch } from './measured.ts';

/**
 * Milliseconds of {@link referenceTime} on the machine for which the second of law 5 is meant: two cores on which
 * `node -e ''` takes 49 ms. docs/decisions/limits.md says how it was found.
 */
export const NOMINAL_REFERENCE = 13;

const REPETITIONS = 3;
const RECORDS = 12_000;

/** Objects, texts, tables and their garbage, as in checks of large files. */
function work(): number {
  const records = Array.from({ length: RECORDS }, (_, index) => ({
    name: `record ${index % 977}`,
    amount: (index * 7919) % 100_003,
    parts: [`${index}`, `${index * 3}.00`],
  }));
  const copies = JSON.parse(JSON.stringify(records)) as typeof records;
  const sums = new Map<string, number>();
  for (const { name, amount } of copies) sums.set(name, (sums.get(name) ?? 0) + amount);
  const sorted = copies.sort((a, b) => a.amount - b.amount || a.name.localeCompare(b.name, 'en'));
  const text = sorted.map(({ name, parts }) => `<n>${name}</n><p>${parts.join(' ')}</p>`).join('\n');
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === 0x3c) marks += 1;
  return marks + text.replace(/[0-9]+\.[0-9]{2}/g, '').length + sums.size;
}

/** The least time of a few repetitions, in milliseconds. */
export function referenceTime(): number {
  const times = Array.from({ length: REPETITIONS }, () => {
    const elapsed = stopwatch();
    work();
    return elapsed();
  });
  return Math.min(...times);
}
