/** docs/european-terms.md: the places of each business term, from the binding tables. */

import { terms } from '../../src/convert/en16931/index.ts';
import { roots } from '../../src/convert/en16931/syntaxes.ts';
import { bindingRows } from './bindingRows.ts';

const HEAD = `# Business terms of EN 16931 in UBL and CII

Generated from the binding tables in \`src/convert/en16931/binding/\` by \`npm run generate\`; do not edit. [european.md](european.md) explains the conversions. Places are relative to the root element; a condition tells elements of the same name apart.

| term | name | UBL \`Invoice\` | UBL \`CreditNote\`, if different | CII |
|---|---|---|---|---|
`;

export function europeanTerms(): string {
  const tables = roots.map(({ binding }) => placesByTerm(binding));
  const rows = terms.map(({ bt, name }) => {
    const [invoice = '', creditNote = '', cii = ''] = tables.map(
      (places) => places.get(bt) ?? 'in the text of BT-22',
    );
    return `| ${bt} | ${name} | ${invoice} | ${creditNote === invoice.replaceAll('Invoice', 'CreditNote') || creditNote === invoice ? '' : creditNote} | ${cii} |`;
  });
  return `${HEAD}${rows.join('\n')}\n`;
}

function placesByTerm(binding: Parameters<typeof bindingRows>[0]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { term, place, condition } of bindingRows(binding)) {
    if (term === null) continue;
    const own = `\`${place}\`${condition === null ? '' : ` (${condition})`}`;
    const known = places.get(term.bt);
    places.set(term.bt, known === undefined ? own : `${known}, ${own}`);
  }
  return places;
}
