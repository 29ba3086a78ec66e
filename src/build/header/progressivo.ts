/** ProgressivoInvio derived from number and date, which identify an invoice. */

/** 1.1.2 has at most ten characters. */
const LONGEST = 10;

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;
const SIXTY_FOUR_BITS = (1n << 64n) - 1n;

/**
 * The letters and digits of the number after the last two digits of the year, unless the number contains the year; if
 * that is too long, a digest of number and date. The same invoice always gets the same value.
 */
export function progressivo(numero: string, data: string): string {
  const plain = numero.replace(/[^0-9A-Za-z]/g, '');
  const year = data.slice(0, 4);
  const readable = plain.includes(year) ? plain : `${year.slice(2)}${plain}`;
  return readable.length <= LONGEST ? readable : digest(`${data} ${numero}`);
}

/** FNV-1a, as ten characters. */
function digest(text: string): string {
  let hash = FNV_OFFSET;
  for (let i = 0; i < text.length; i += 1) {
    hash = ((hash ^ BigInt(text.charCodeAt(i))) * FNV_PRIME) & SIXTY_FOUR_BITS;
  }
  return hash.toString(36).toUpperCase().padStart(LONGEST, '0').slice(-LONGEST);
}
