/** Counts progressives of letters and digits. */
import type { Invoice } from '../../model/generated/invoice.ts';

/** Letters and digits, which are valid in file names and, for all software, in ProgressivoInvio. */
const PROGRESSIVE = /^[A-Za-z0-9]+$/;

/** Maximum length of the progressive in a file name. */
export const LONGEST_IN_NAME = 5;

/** Maximum length of ProgressivoInvio (1.1.2). */
export const LONGEST_OF_TRANSMISSION = 10;

const LAST = '9zZ';
const FIRST = '0aA';

export function isProgressive(text: string, longest: number): boolean {
  return PROGRESSIVE.test(text) && text.length <= longest;
}

/**
 * Returns the next progressive. Each character keeps its kind: `00009` is followed by `00010`, `A9` by `B0`, `az` by
 * `ba`. If all characters overflow, one is prepended: `99` is followed by `100`, `Z9` by `AA0`.
 *
 * @param longest Maximum length.
 * @returns undefined if there is none within that length.
 */
export function nextProgressive(progressive: string, longest: number): string | undefined {
  const places = [...progressive];
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const place = places[at] ?? '';
    const end = LAST.indexOf(place);
    if (end === -1) {
      places[at] = String.fromCharCode(place.charCodeAt(0) + 1);
      return places.join('');
    }
    places[at] = FIRST[end] ?? '';
  }
  if (places.length >= longest) return undefined;
  const [first = ''] = places;
  return `${first === '0' ? '1' : first}${places.join('')}`;
}

/**
 * Returns `count` progressives, starting with `first`.
 * @throws RangeError if `first` is not 1 to `longest` letters and digits, or if there are not enough progressives.
 */
export function countedProgressives(first: string, count: number, longest: number): readonly string[] {
  if (!isProgressive(first, longest)) {
    throw new RangeError(`progressive: ${JSON.stringify(first)} is not 1 to ${longest} letters and digits`);
  }
  const progressives: string[] = [];
  let next: string | undefined = first;
  while (progressives.length < count) {
    if (next === undefined) {
      throw new RangeError(`progressive: there are fewer than ${count} from ${JSON.stringify(first)} on`);
    }
    progressives.push(next);
    next = nextProgressive(next, longest);
  }
  return progressives;
}

/** Minimum number of digits of the counter. */
const MIN_DIGITS = 2;

/**
 * Derives `count` progressives from one by adding a counter: `A1` becomes `A101`, `A102`. A long base loses its
 * beginning, and characters other than letters and digits are removed.
 *
 * @throws RangeError if the counter itself has more than `longest` digits.
 */
export function derivedProgressives(base: string, count: number, longest: number): readonly string[] {
  const digits = Math.max(MIN_DIGITS, String(count).length);
  if (digits > longest) throw new RangeError(`progressive: ${count} need more than ${longest} characters`);
  const room = longest - digits;
  const stem = base.replace(/[^A-Za-z0-9]/g, '');
  const kept = room === 0 ? '' : stem.slice(-room);
  return Array.from({ length: count }, (_, index) => `${kept}${String(index + 1).padStart(digits, '0')}`);
}

/** Returns the invoice with another ProgressivoInvio (1.1.2); the given one is not changed. */
export function withProgressive(invoice: Invoice, progressive: string): Invoice {
  const { fattura_elettronica_header: header } = invoice;
  const transmission = { ...header.dati_trasmissione, progressivo_invio: progressive };
  return {
    ...invoice,
    fattura_elettronica_header: { ...header, dati_trasmissione: transmission },
  } as Invoice;
}
