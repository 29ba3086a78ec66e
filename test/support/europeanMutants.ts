/** Mutants of European invoices: a value removed or changed, or a group removed. The seed makes them reproducible. */

/** Linear congruential generator, with the constants of ANSI C. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}

const LEAF = /<((?:\w+:)?\w+)((?:\s[^<>]*)?)>([^<]+)<\/\1>/g;
const GROUP = /<((?:cac|ram):\w+)>(?:(?!<\1>)[\s\S])*?<\/\1>/g;

const CODES = ['ZZ9', 'S', 'E', 'AE', 'K', 'G', 'O', 'Z', 'L', 'B', 'IT', 'DE'] as const;

export function mutantsOf(name: string, text: string, count: number): readonly (readonly [string, string])[] {
  const next = random(name.length * 7_919 + text.length);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!;
  const leaves = [...text.matchAll(LEAF)].filter(([, , , value]) => value!.trim() !== '');
  const groups = [...text.matchAll(GROUP)];
  return Array.from({ length: count }, (_, at) => {
    const isGroup = next() < 0.15 && groups.length > 0;
    const found = isGroup ? pick(groups) : pick(leaves);
    const replaced = isGroup || next() < 0.4 ? '' : changed(found, { next, pick });
    const mutant = text.slice(0, found.index) + replaced + text.slice(found.index + found[0].length);
    return [`${name} ${at} ${found[1]} ${replaced.slice(0, 80)}`, mutant] as const;
  });
}

interface Chance {
  readonly next: () => number;
  readonly pick: <T>(items: readonly T[]) => T;
}

function changed(
  [whole, , attributes = '', text = '']: RegExpExecArray | RegExpMatchArray,
  { next, pick }: Chance,
): string {
  const value = text.trim();
  if (/^-?\d+(\.\d+)?$/.test(value)) {
    const number = Number(value);
    const to = pick([
      String(number + 1),
      String(-number),
      (number + 0.005).toFixed(3),
      '0',
      (number + 0.5).toFixed(2),
    ]);
    return whole.replace(text, to);
  }
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return whole.replace(text, pick(['2031-01-01', '1999-01-01']));
  if (/^[A-Z0-9]{1,4}$/.test(value)) return whole.replace(text, pick(CODES));
  if (attributes.includes('scheme'))
    return whole.replace(attributes, next() < 0.5 ? '' : attributes.replace(/"[^"]*"/, '"QQ1"'));
  return whole.replace(text, 'x');
}
