/** The code lists are those of the official rules (CEN 1.3.16). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as lists from '../../../src/convert/en16931/rules/codeLists.ts';
import { describeShared, projectRoot } from '../../support/shared.ts';

interface Row {
  readonly rule: string;
  readonly list: lists.Codes;
  /** Number of codes in the official rule. */
  readonly count: number;
  /** Codes that the model has in another form, or for which it has a separate rule. */
  readonly except?: readonly string[];
}

const rows: readonly Row[] = [
  { rule: 'BR-CL-01', list: lists.DOCUMENT_TYPES, count: 62 },
  { rule: 'BR-CL-04', list: lists.CURRENCIES, count: 178 },
  { rule: 'BR-CL-06', list: lists.TAX_POINTS, count: 3 },
  { rule: 'BR-CL-10', list: lists.IDENTIFIER_SCHEMES, count: 244, except: ['SEPA'] },
  { rule: 'BR-CL-14', list: lists.COUNTRIES, count: 251 },
  { rule: 'BR-CL-16', list: lists.PAYMENT_MEANS, count: 84 },
  { rule: 'BR-CL-17', list: lists.VAT_CATEGORIES, count: 10 },
  { rule: 'BR-CL-19', list: lists.ALLOWANCE_REASONS, count: 19 },
  { rule: 'BR-CL-20', list: lists.CHARGE_REASONS, count: 178 },
  { rule: 'BR-CL-22', list: lists.EXEMPTIONS, count: 88 },
  { rule: 'BR-CL-25', list: lists.ENDPOINT_SCHEMES, count: 104 },
];

/** Texts that a list must not have: numbers beyond it, and pieces of codes. */
const candidates: readonly string[] = [
  ...Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0')),
  ...Array.from({ length: 1_000 }, (_, at) => String(at)),
  'FR-',
  'EU-',
];

describeShared('the official rules', () => {
  const path = '../shared/official/en16931/xslt/EN16931-UBL-validation.xslt';
  const text = readFileSync(join(projectRoot, path), 'utf8');
  const codesOf = (rule: string): readonly string[] => {
    const [, test = ''] =
      new RegExp(`failed-assert test="([^"]*)">\\s*<xsl:attribute name="id">${rule}<`).exec(text) ?? [];
    const found = [...test.matchAll(/contains\(\s*' ([^']{3,})'/g)];
    const codes = found.flatMap(([, list = '']) => list.trim().split(/\s+/));
    return [...new Set(codes.map((code) => code.replace(/^VATEX-/, '')))];
  };

  it.each(rows)('$rule has the same $count codes', ({ rule, list, count, except = [] }) => {
    const official = codesOf(rule);
    expect(official.length).toBe(count);
    expect(official.filter((code) => !list.has(code))).toEqual(except);
    expect(candidates.filter((code) => list.has(code) && !official.includes(code))).toEqual([]);
  });
});
