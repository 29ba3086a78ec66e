/** docs/european-fields.md: the mapping between FatturaPA and EN 16931, from the table of bindings. */

import type { FieldRow, Transformation } from '../../src/convert/en16931/fields/fieldRow.ts';
import { rowOfField, rowOfTerm } from '../../src/convert/en16931/fields/rows.ts';
import { terms } from '../../src/convert/en16931/index.ts';
import { ordinary } from '../../src/model/formats.ts';
import { type Block, elementsOf } from '../../src/model/grammar.ts';

/** Sentences of the transformations; if the two directions differ, the one to EN 16931 comes first. */
const TRANSFORMATIONS: Readonly<Record<Transformation, string>> = {
  account:
    'One account for each IBAN, without blanks; a BIC only beside its IBAN; another account number has no field.',
  address:
    'Code or certified mail, by the schemes 0201, 0202 and 0205; Peppol accepts 0201 only. Values that name no recipient are set by the channel.',
  adjustment:
    'A line of kind SC or AC; charges of a pension fund, of the stamp duty, of rounding and of expenses return to their fields.',
  amount: 'Rounded to two decimals; the rest is part of the rounding of the VAT breakdown.',
  attachment:
    'The types that EN 16931 accepts (BR-CL-24), uncompressed; others are lost. Back: only documents with content.',
  category:
    'Code table of Natura and VAT category, with the Natura in the reason and in an attribute of the line. Back: by the reason, the attribute or `--set 2.2.1.14=`.',
  channel: 'Belongs to the transmission: the channel sets it again.',
  computed: 'A sum that is computed again from lines and summaries.',
  country: 'The country of the VAT number.',
  datum:
    'AltriDatiGestionali with the number of the term as TipoDato, up to 60 characters; terms of the document on line 1.',
  day: 'The day, without a time zone.',
  delivery: 'The same value, if the address is complete; otherwise lost.',
  deliveryDay: 'The day; the time of day is kept in AgID’s profile only. Back: midnight without a time.',
  description:
    'The name, up to 100 characters; a longer text is the description, and its beginning the name. Back: name and description as one text, up to 1,000 characters.',
  despatch:
    'Needs the date of the note: of AgID’s profile or `--set 2.1.8.2=`; otherwise AltriDatiGestionali of line 1.',
  discount:
    'Amount for each unit, in the net price; percentages, several steps and surcharges are in the net price only.',
  due: 'The earliest day, and the sum of the first group. The terms state each instalment as text, which is converted back exactly.',
  first:
    'The first one; AgID’s profile has places for further ones in the lines that they name; the others are lost.',
  fund: 'A charge with the code ZZZ and the reason `TCnn#SI#Natura`; no charge if the lines already contain it.',
  fundOnly: 'Base and rate of a pension fund; of other allowances and charges they are lost.',
  identifier: 'The same value; back: one that is too long for the field is left out, never cut.',
  identity:
    'Fiscal code with the scheme 0210; identifiers of other schemes are lost in the conversion back. AgID’s profile requires its form.',
  itemCode:
    'GTIN (scheme 0160) or CPV, TARIC and CN (classification); otherwise `CodiceTipo:CodiceValore` as identifier of the seller; further ones are attributes.',
  joined: 'Country and number as one text.',
  kind: 'Code table (380, 381, 383, 386). Back: TD01, TD02, TD04 or TD05, or `--set 2.1.1.1=`.',
  lineNumber: 'The same number; back: counted if they are not numbers from 1 to 9999, or not distinct.',
  lost: 'No place.',
  main: 'One more preceding invoice; AgID’s profile has a place for it beside a preceding invoice, which repeats it if there is no other.',
  means:
    'Code table UNTDID 4461; a code that it does not have is kept as text (`MPnn`). Back: unknown codes are MP05 with an account, otherwise MP01.',
  merged: 'Sum of the category and rate; of several Natura, the sums of their lines.',
  name: 'Denominazione, or Nome and Cognome; AgID’s profile tells them apart by a prefix. Back: without a prefix it is a Denominazione, up to 80 characters.',
  note: 'One note, the pieces separated by ` # `; AgID’s profile cuts it at 200 characters. Back: pieces of 200 characters.',
  object:
    'Order, contract, project, tender or framework agreement of a line, by the schemes ON, CT, AEP, AGB and AVV; others as AltriDatiGestionali.',
  ofLines: 'A reference of each line that the document names; lost if a line does not exist.',
  number: 'The same value; back: refused beyond 20 characters or without a digit.',
  orderLine: 'The item, if the order names a line, or if there is one line.',
  own: 'A place of its own in AgID’s profile.',
  payee:
    'The payee, if it is not the seller; without one, the person who gives the receipt. Back: 1 to 200 characters, unless it is that person.',
  period: 'The period of each line, if no line has one.',
  postcode:
    'The same value; back: 99999 for a foreign one that is not five digits, refused for an Italian one.',
  preceding:
    'The same value; CII has one preceding invoice only, and a number beyond 20 characters is left out.',
  prepaid:
    'Part of the paid amount. Back: explained by split payment, withholding and discounts; the rest is a note.',
  price: 'Net price with up to 8 decimals; a negative price becomes a negative quantity, and back.',
  property: 'Attribute of the item, named after the field. Back: others as AltriDatiGestionali.',
  province:
    'The same value; AgID’s profile has ZA for a missing or abolished one. Back: two letters, in Italy only.',
  provision: 'The text after the Natura in the reason; category Z may have none (BR-Z-10).',
  quantity: '1 if it is missing or zero; negative with a negative price. Back: never negative.',
  reasonCode: 'The code, if there is no reason in words; otherwise lost.',
  receipt:
    'The person who gives the receipt: `Cognome&Nome`, and the fiscal code with the scheme 0210. Others are lost in the conversion back.',
  reference:
    'The Commessa, joined with date and number of the order (`Commessa#date#number`) if it has a date; the Commessa of further orders is in their lines. Back: only with an order; otherwise lost.',
  register:
    'Identifier with a prefix (`REA:`, `ALBO:`, `EORI:`), or parts separated by `#`. Others are lost in the conversion back.',
  residual: 'Document charge or allowance “Spese accessorie” or “Arrotondamento”.',
  same: 'The same value.',
  scheme: 'AVV: a framework agreement; AOR: the phase of works (2.1.7.1).',
  sentence: 'A sentence in the note, which is converted back exactly.',
  stamp: 'A charge of zero with the code SAE.',
  street: 'The same value; back: the lines joined, up to 60 characters.',
  streetNumber:
    'The same value; AgID’s profile requires a digit or `s.n.c.`. Back: up to 8 characters, otherwise part of the street.',
  substitute: 'The number of a seller without a VAT number.',
  taxPoint: 'Codes 3 and 432; split payment is category B.',
  telephone: 'Back: digits without separators, 5 to 12.',
  terms: 'Code and days, `TP02#30`; further groups as text. Back: free text is a note.',
  text: 'The same value; back: letters outside Latin-1 are replaced, and the end is cut at a word.',
  total: 'The total is computed; a different one is reported.',
  weightUnit: 'The same text; ZZ beside a weight without a unit.',
  unit: 'Code table of Recommendation 20; an unknown name is C62, with the name in an attribute.',
};

const HEAD = `# Fields of FatturaPA in EN 16931

Generated from \`src/convert/en16931/fields/fieldRows.ts\` by \`npm run generate\`; do not edit. The conversions take the places of values from the same table, and \`test/convert/en16931/fields.test.ts\` compares it with the reports of all conversions of the corpus. [european-terms.md](european-terms.md) has the places of the terms in UBL and CII, [european.md](european.md) explains the conversions.

Sources: MAP, AgID's mapping tables (FatturaPA to UBL V3.2, UBL to FatturaPA V3.3); RT, rules of SdI for European invoices as secondary sources cite them; CEN, the standard and its rules; own, a decision of this library. Confidence: H, seen in an official artefact; M, in a secondary source; L, inferred.
`;

export function europeanFields(): string {
  return [
    HEAD,
    '## FatturaPA to EN 16931\n',
    '| field | element | term | in the profile `agid`, if different | transformation | source |\n|---|---|---|---|---|---|',
    ...leavesOf(ordinary.block, '').map(forwardRow),
    '\n## EN 16931 to FatturaPA\n',
    '| term | name | field | transformation | source |\n|---|---|---|---|---|',
    ...terms.map(({ bt, name, path }) => {
      const [, fields = '', , , transformation = 'own', source = 'MAP H'] = rowOfTerm(path) ?? [];
      return `| ${bt} | ${name} | ${fields.replaceAll(' ', ', ')} | ${transformation} | ${source} |`;
    }),
    '\n## Transformations\n',
    '| transformation | |\n|---|---|',
    ...Object.entries(TRANSFORMATIONS).map(([name, sentence]) => `| ${name} | ${sentence} |`),
    '',
  ].join('\n');
}

interface Leaf {
  readonly number: string;
  readonly name: string;
}

/** The leaves of a block with their numbers. */
const leavesOf = (block: Block, number: string): readonly Leaf[] =>
  elementsOf(block).flatMap(({ name, type }, at): readonly Leaf[] => {
    const own = number === '' ? `${at + 1}` : `${number}.${at + 1}`;
    return type.kind === 'block' ? leavesOf(type, own) : [{ number: own, name: `${block.name}/${name}` }];
  });

function forwardRow({ number, name }: Leaf): string {
  const [, , places = '', agid = '', transformation = 'own', source = 'MAP H'] = rowOfField(number) ?? [];
  return `| ${number} | ${name} | ${named(places)} | ${named(agid)} | ${transformation} | ${source} |`;
}

const byPath = new Map(terms.map(({ bt, path }) => [path, bt]));

const named = (places: FieldRow[2]): string =>
  places === ''
    ? ''
    : places
        .split(' ')
        .map((path) => byPath.get(path) ?? 'extension')
        .filter((term, at, all) => all.indexOf(term) === at)
        .join(', ');
