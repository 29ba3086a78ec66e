/** Collects the documents that refer to a line of the invoice: orders, contracts, delivery notes. */

import { RELATED_ELEMENTS } from '../../domain/relatedData.ts';
import { blockLabel } from '../../model/labels/labelOf.ts';
import type { ContentWords } from '../../text/render.ts';
import type { Entry } from './content.ts';
import type { Fields } from './fields.ts';

/** The entries of each line by line number. */
export type LineReferences = ReadonlyMap<string, readonly Entry[]>;

/** Blocks with RiferimentoNumeroLinea, and the fields that identify the document. */
const REFERRING = [
  ...RELATED_ELEMENTS.map((block) => ({ block, number: 'IdDocumento', date: 'Data' })),
  { block: 'DatiDDT', number: 'NumeroDDT', date: 'DataDDT' },
] as const;

/**
 * Maximum length of a document number: valid ones have 20 characters, invalid ones may have millions and repeat for
 * every line.
 */
const LONGEST = 80;

/** Maximum number of references per line; further ones appear only in the table of the documents. */
const MAX_REFERENCES = 20;

export function lineReferences(general: Fields | undefined, words: ContentWords): LineReferences {
  const found = new Map<string, Entry[]>();
  if (general === undefined) return found;
  for (const { block, number, date } of REFERRING) {
    const label = blockLabel(block, general.look.language);
    for (const reference of general.children(block)) {
      const lines = reference.texts('RiferimentoNumeroLinea');
      if (lines.length === 0) continue;
      const value = referenceText(reference, reference.text(number), reference.text(date), words);
      for (const line of new Set(lines.map(plainNumber))) {
        const entries = found.get(line) ?? [];
        if (entries.length < MAX_REFERENCES) entries.push({ label, value });
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
function referenceText(reference: Fields, number: string, date: string, words: ContentWords): string {
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

/** Removes leading zeros. */
function plainNumber(text: string): string {
  return text.trim().replace(/^\+?0+(?=\d)/, '');
}
