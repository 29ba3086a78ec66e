/** Collects the documents that refer to a line of the invoice: orders, contracts, delivery notes. */

import { blockLabel } from '../../model/labels/labelOf.ts';
import type { Entry } from './content.ts';
import type { Fields } from './fields.ts';
import type { ContentWords } from './words.ts';

/** The entries of a line by its number, as the file has that. */
export type LineReferences = ReadonlyMap<string, readonly Entry[]>;

/** Blocks with RiferimentoNumeroLinea, and the fields that identify the document. */
const REFERRING = [
  ...['DatiOrdineAcquisto', 'DatiContratto', 'DatiConvenzione', 'DatiRicezione', 'DatiFattureCollegate'].map(
    (block) => ({ block, number: 'IdDocumento', date: 'Data' }),
  ),
  { block: 'DatiDDT', number: 'NumeroDDT', date: 'DataDDT' },
] as const;

/** A number of a document has 20 characters at most; what is wrong may have millions, for every line that is named. */
const LONGEST = 80;

/** A line that more documents name than this has the others in their own table only. */
const MOST = 20;

export function lineReferences(general: Fields | undefined, words: ContentWords): LineReferences {
  const found = new Map<string, Entry[]>();
  if (general === undefined) return found;
  for (const { block, number, date } of REFERRING) {
    const label = blockLabel(block, general.look.language);
    for (const reference of general.children(block)) {
      const lines = reference.texts('RiferimentoNumeroLinea');
      if (lines.length === 0) continue;
      const value = told(reference, reference.text(number), reference.text(date), words);
      for (const line of new Set(lines.map(plainNumber))) {
        const entries = found.get(line) ?? [];
        if (entries.length < MOST) entries.push({ label, value });
        found.set(line, entries);
      }
    }
  }
  return found;
}

/** Returns the part of {@link LineReferences} for one line. */
export function referencesTo(line: Fields, references: LineReferences): readonly Entry[] {
  return references.get(plainNumber(line.raw('NumeroLinea'))) ?? [];
}

/** `4500012345 del 12/02/2025, voce 10, CIG …`. */
function told(reference: Fields, number: string, date: string, words: ContentWords): string {
  const parts = [
    date === '' ? number : words.dated(number, date).trim(),
    ...[
      { title: words.item.toLowerCase(), text: reference.text('NumItem') },
      { title: 'CUP', text: reference.text('CodiceCUP') },
      { title: 'CIG', text: reference.text('CodiceCIG') },
    ]
      .filter(({ text }) => text !== '')
      .map(({ title, text }) => `${title} ${text}`),
  ].map((part) => (part.length > LONGEST ? `${part.slice(0, LONGEST - 1)}…` : part));
  return parts.filter((part) => part !== '').join(', ');
}

/** Zeros before a number say nothing. */
function plainNumber(text: string): string {
  return text.trim().replace(/^\+?0+(?=\d)/, '');
}
