/** docs/european-rules.md: the rules of EN 16931 that the package checks, from their tables. */
import { rules } from '../../src/convert/en16931/rules/checkEuropean.ts';
import type { ViolationKind } from '../../src/convert/en16931/rules/rule.ts';

const HEAD = `# Rules of EN 16931

Generated from the tables in \`src/convert/en16931/rules/\` by \`npm run generate\`; do not edit. These rules are checked on the semantic model, so in UBL and CII alike, before and after every conversion; \`checkEuropean\` and \`fattura show --findings\` report their violations. [decisions/european.md](decisions/european.md) says why, and what is not checked.

| rule | terms | requires |
|---|---|---|
`;

const KINDS: Readonly<Record<ViolationKind, string>> = {
  missing: 'one of the terms, if its group exists',
  unexpected: 'none of them, or only one',
  amount: 'the amount that is computed from the others',
  tax: 'the rate of the taxable amount; a rate above zero within 1.00',
  rate: 'a rate of the category',
  breakdown: 'one VAT breakdown for each category',
  negative: 'no negative amount',
  order: 'an end that is not earlier than the start',
  code: 'a code of its list',
  decimals: 'at most two decimals',
  number: 'a decimal number',
  date: 'a date',
  category: 'no other category in the invoice, or Italian parties only',
};

export function europeanRules(): string {
  const byId = new Map<string, { readonly terms: Set<string>; readonly kind: ViolationKind }>();
  for (const { id, terms, kind } of rules) {
    const known = byId.get(id) ?? { terms: new Set<string>(), kind };
    for (const term of terms) known.terms.add(term);
    byId.set(id, known);
  }
  const rows = [...byId].map(
    ([id, { terms, kind }]) => `| ${id} | ${[...terms].join(', ')} | ${KINDS[kind]} |`,
  );
  return `${HEAD}${rows.join('\n')}\n`;
}
