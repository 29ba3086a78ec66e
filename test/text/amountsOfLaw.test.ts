/** Amounts of the law in sentences: those of src/domain/thresholds.ts, in every language. */
import { describe, expect, it } from 'vitest';
import { FREE_OF_STAMP_DUTY, SIMPLIFIED_LIMIT, STAMP_DUTY } from '../../src/domain/thresholds.ts';
import { Decimal } from '../../src/model/decimal.ts';
import { english } from '../../src/text/en/index.ts';
import { italian } from '../../src/text/it/index.ts';

const CENT = Decimal.of(1, 2);

/** Subjects of sentences, with the amounts that may occur in them. */
const SUBJECTS: readonly (readonly [about: RegExp, amounts: readonly Decimal[], least: number])[] = [
  [/\bbollo\b|stamp duty/i, [STAMP_DUTY, FREE_OF_STAMP_DUTY], 3],
  [/^77[.,]4/, [FREE_OF_STAMP_DUTY, FREE_OF_STAMP_DUTY.plus(CENT)], 2],
  [/semplificat|simplified/i, [SIMPLIFIED_LIMIT], 1],
];

/** The amounts with cents in a text, also with a decimal comma, in the shortest form. */
const amountsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b\d+[.,]\d{2}\b/g)].map(([amount]) => String(Number(amount.replace(',', '.'))));

function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

describe.each([
  ['en', english],
  ['it', italian],
])('%s', (_, catalogue) => {
  const { ruleDocs, build, rules } = catalogue;
  const sentences = sentencesIn({ ruleDocs, build, rules });

  it.each(SUBJECTS)('%s', (about, amounts, least) => {
    const named = sentences.filter((one) => about.test(one)).flatMap(amountsIn);
    expect(named.length).toBeGreaterThanOrEqual(least);
    const known = amounts.map(String);
    expect(named.filter((amount) => !known.includes(amount))).toEqual([]);
  });
});
