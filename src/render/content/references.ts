/** Documents that an invoice refers to. */

import { RELATED_ELEMENTS } from '../../domain/relatedData.ts';
import { blockLabel } from '../../model/labels/labelOf.ts';
import type { ContentWords } from '../../text/render.ts';
import type { Section } from './content.ts';
import type { Fields } from './fields.ts';
import { entriesSection, tableSection } from './table.ts';

export function referenceSections(general: Fields, words: ContentWords): readonly Section[] {
  return [
    ...relatedDocuments(general, words),
    ...mainInvoice(general),
    ...deliveryNotes(general, words),
    ...tableSection(
      { id: 'progress', title: words.progress },
      [{ id: 'stage', title: words.stage }],
      general.children('DatiSAL').map((stage) => ({ cells: { stage: stage.text('RiferimentoFase') } })),
    ),
  ];
}

function relatedDocuments(general: Fields, words: ContentWords): readonly Section[] {
  const rows = RELATED_ELEMENTS.flatMap((name) =>
    general.children(name).map((related) => ({
      cells: {
        kind: blockLabel(name, general.look.language),
        number: related.text('IdDocumento'),
        date: related.text('Data'),
        item: related.text('NumItem'),
        cup: related.text('CodiceCUP'),
        cig: related.text('CodiceCIG'),
        lines: related.text('RiferimentoNumeroLinea'),
      },
      details: related.rest(),
    })),
  );
  return tableSection(
    { id: 'references', title: words.references },
    [
      { id: 'kind', title: words.kind },
      { id: 'number', title: words.number, grows: true },
      { id: 'date', title: words.date, align: 'end' },
      { id: 'item', title: words.item },
      { id: 'cup', title: 'CUP' },
      { id: 'cig', title: 'CIG' },
      { id: 'lines', title: words.referredLines, grows: true },
    ],
    rows,
  );
}

function mainInvoice(general: Fields): readonly Section[] {
  const title = blockLabel('FatturaPrincipale', general.look.language);
  return general
    .children('FatturaPrincipale')
    .flatMap((main) => entriesSection({ id: 'main-invoice', title }, main.rest()));
}

function deliveryNotes(general: Fields, words: ContentWords): readonly Section[] {
  return tableSection(
    { id: 'delivery-notes', title: words.deliveryNotes },
    [
      { id: 'number', title: words.number },
      { id: 'date', title: words.date, align: 'end' },
      { id: 'lines', title: words.referredLines, grows: true },
    ],
    general.children('DatiDDT').map((note) => ({
      cells: {
        number: note.text('NumeroDDT'),
        date: note.text('DataDDT'),
        lines: note.text('RiferimentoNumeroLinea'),
      },
      details: note.rest(),
    })),
  );
}

/** The invoice corrected by a simplified one. */
export function correctedInvoice(general: Fields): readonly Section[] {
  const title = blockLabel('DatiFatturaRettificata', general.look.language);
  return general
    .children('DatiFatturaRettificata')
    .flatMap((corrected) => entriesSection({ id: 'corrected-invoice', title }, corrected.rest()));
}
