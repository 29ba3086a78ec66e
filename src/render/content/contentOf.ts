/** Displayed content of an invoice: every present field, once, in the requested language. */
import { formatOfJson } from '../../model/formatOf.ts';
import { given } from '../../model/given.ts';
import { blockLabel } from '../../model/labels/labelOf.ts';
import { type CompleteLanguage, completeFor, type Language } from '../../model/language.ts';
import type { ReadonlyInvoice } from '../../model/readonlyInvoice.ts';
import { visible } from '../../model/visible.ts';
import { type ContentWords, render } from '../../text/render.ts';
import { type Due, dueOf } from './amountDue.ts';
import type { Content, DocumentContent, Entry, Notice, Party, Section } from './content.ts';
import { Fields } from './fields.ts';
import { itemsSection, linesSection } from './goods.ts';
import { lineReferences } from './lineReferences.ts';
import { identifier, partiesOf } from './parties.ts';
import { paymentSections } from './payments.ts';
import { correctedInvoice, referenceSections } from './references.ts';
import {
  documentDiscounts,
  fundsSection,
  itemsTotal,
  summarySection,
  totalsSection,
  withholdingsSection,
} from './summary.ts';
import { entriesSection, tableSection, textSection } from './table.ts';
import { transportSections, vehicleSections } from './transport.ts';
import { type Look, lookOf, shownText } from './values.ts';

/** Options of {@link contentOf}. */
export interface ContentOptions {
  /** Language of labels, numbers and dates. Default: `it`. */
  readonly language?: Language;
  /** Shown before everything else, such as findings. */
  readonly notices?: readonly Notice[];
}

/**
 * Returns the displayed content of an invoice. Values are not checked: missing ones are omitted, and malformed ones
 * shown as written, so that the readable part of an invalid file can also be displayed. Attachments appear by name and
 * size.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice } from 'fattura';
 * import { contentOf } from 'fattura/render';
 *
 * const content = contentOf(parseInvoice(await readFile('invoice.xml')), { language: 'en' });
 * console.log(content.format, content.documents[0]?.title); // prints: FPR12 Invoice no. 2025/118 of 2025-03-17
 * ```
 */
export function contentOf(invoice: ReadonlyInvoice, options: ContentOptions = {}): Content {
  given('invoice', invoice, 'object');
  given('options', options, 'object');
  const { notices = [] } = options;
  const language = completeFor(options.language ?? 'it');
  const { block, kind } = formatOfJson({ ...invoice });
  const root = new Fields(block, invoice as unknown as Members, lookOf(language, ''));
  const read = root.children('FatturaElettronicaBody');
  // The file may end inside the header, which is then shown alone.
  const bodies = read.length > 0 ? read : root.empty('FatturaElettronicaBody');
  const headers = new Headers(root.child('FatturaElettronicaHeader'), language);
  const attributes = [invoice.versione, invoice.sistema_emittente].map((value) =>
    shownText(String(value ?? '')),
  );
  return {
    language,
    format: attributes[0] ?? '',
    notices: notices.map((notice) => ({ ...notice, text: visible(notice.text) })),
    documents: bodies.map((body, index) => {
      const header = headers.in(documentBlock(body)?.raw('Divisa') ?? '');
      return documentOf(body.afresh(header.look), header, {
        words: render.in(language).content,
        attributes: attributes.filter((text) => text !== ''),
        index,
        count: bodies.length,
        due: kind === 'ordinary' ? dueOf(invoice.fattura_elettronica_body?.[index]) : null,
      });
    }),
  };
}

/** The header as each document shows it. */
interface HeaderContent {
  readonly look: Look;
  readonly parties: readonly Party[];
  readonly transmission: readonly Section[];
  /** Fields that no section contains. */
  readonly left: readonly Entry[];
}

/** The content of the header by currency: a lotto has thousands of documents. */
class Headers {
  readonly #fields: Fields | undefined;
  readonly #language: CompleteLanguage;
  readonly #known = new Map<string, HeaderContent>();

  constructor(fields: Fields | undefined, language: CompleteLanguage) {
    this.#fields = fields;
    this.#language = language;
  }

  /** @param divisa Amounts include the currency, which only the body states. */
  in(divisa: string): HeaderContent {
    let content = this.#known.get(divisa);
    if (content === undefined) {
      const look = lookOf(this.#language, divisa);
      content = headerContent(this.#fields?.afresh(look), look);
      this.#known.set(divisa, content);
    }
    return content;
  }
}

function headerContent(header: Fields | undefined, look: Look): HeaderContent {
  if (header === undefined) return { look, parties: [], transmission: [], left: [] };
  const parties = partiesOf(header);
  const transmission = transmissionSection(header);
  return { look, parties, transmission, left: header.rest({ nested: true }) };
}

type Members = Readonly<Record<string, unknown>>;

interface Surroundings {
  readonly words: ContentWords;
  /** The content of the root element: format and issuing system. */
  readonly attributes: readonly string[];
  readonly index: number;
  readonly count: number;
  /** The amount due; null if it is unknown. */
  readonly due: Due | null;
}

function documentOf(body: Fields, header: HeaderContent, around: Surroundings): DocumentContent {
  const { words } = around;
  const general = body.child('DatiGenerali');
  const document = documentBlock(body);
  const head = titleOf(document, around);
  const sections = [
    ...textSection({ id: 'reason', title: words.reason }, document?.texts('Causale') ?? []),
    ...(general === undefined ? [] : correctedInvoice(general)),
    ...goodsSections(body, document, around),
    ...paymentSections(body, words),
    ...(general === undefined ? [] : referenceSections(general, words)),
    ...(general === undefined ? [] : transportSections(general)),
    ...vehicleSections(body),
    ...attachmentsSection(body, words),
    ...header.transmission,
  ];
  // Fields that no section above contains.
  const left = [...body.rest({ nested: true }), ...header.left];
  return {
    title: head.title,
    subtitle: head.subtitle,
    parties: header.parties,
    sections: [...sections, ...entriesSection({ id: 'other', title: words.other }, left)],
  };
}

function documentBlock(body: Fields): Fields | undefined {
  return body.child('DatiGenerali')?.child('DatiGeneraliDocumento');
}

/** `Fattura n. 12/A del 17/03/2025`, with the available data. */
function titleOf(
  document: Fields | undefined,
  { words, attributes, index, count }: Surroundings,
): Pick<DocumentContent, 'title' | 'subtitle'> {
  const [code, ...label] = (document?.text('TipoDocumento') ?? '').split(' · ');
  const number = document?.text('Numero') ?? '';
  const date = document?.text('Data') ?? '';
  const name = label.length === 0 ? words.document : label.join(' · ');
  const numbered = number === '' ? name : words.numbered(name, number);
  return {
    title: date === '' ? numbered : words.dated(numbered, date),
    subtitle: [
      code ?? '',
      document?.text('Divisa') ?? '',
      ...attributes,
      count > 1 ? words.position(index + 1, count) : '',
    ].filter((piece) => piece !== ''),
  };
}

/** Lines, additional amounts and total. Both formats use the same element for goods. */
function goodsSections(body: Fields, document: Fields | undefined, around: Surroundings): readonly Section[] {
  const { words } = around;
  const goods = body.children('DatiBeniServizi');
  return body.block.name === 'FatturaElettronicaBody'
    ? ordinarySections(goods, body.child('DatiGenerali'), around)
    : [...itemsSection(goods, words), ...itemsTotal(goods, document, words), ...remainder(document, words)];
}

function ordinarySections(
  goods: readonly Fields[],
  general: Fields | undefined,
  { words, due }: Surroundings,
): readonly Section[] {
  const document = general?.child('DatiGeneraliDocumento');
  const references = lineReferences(general, words);
  return [
    ...goods.flatMap((one) => linesSection(one, references, words)),
    ...documentDiscounts(document, words),
    ...fundsSection(document, words),
    ...goods.flatMap((one) => summarySection(one, words)),
    ...totalsSection(document, goods[0], { words, due }),
    ...withholdingsSection(document, words),
    ...remainder(document, words),
  ];
}

function remainder(document: Fields | undefined, words: ContentWords): readonly Section[] {
  return entriesSection({ id: 'more', title: words.more }, document?.rest() ?? []);
}

function attachmentsSection(body: Fields, words: ContentWords): readonly Section[] {
  return tableSection(
    { id: 'attachments', title: words.attachments },
    [
      { id: 'name', title: words.name, grows: true },
      { id: 'description', title: words.description, grows: true },
      { id: 'format', title: words.format },
      { id: 'compression', title: words.compression },
      { id: 'size', title: words.size, align: 'end' },
    ],
    body.children('Allegati').map((attachment) => ({
      cells: {
        name: attachment.text('NomeAttachment'),
        description: attachment.text('DescrizioneAttachment'),
        format: attachment.text('FormatoAttachment'),
        compression: attachment.text('AlgoritmoCompressione'),
        size: attachment.text('Attachment'),
      },
      details: attachment.rest(),
    })),
  );
}

function transmissionSection(header: Fields): readonly Section[] {
  const title = blockLabel('DatiTrasmissione', header.look.language);
  const entries: readonly Entry[] = [
    ...header
      .children('DatiTrasmissione')
      .flatMap((transmission) => [
        ...transmission.children('IdTrasmittente').flatMap((id) => identifier(id, 'IdTrasmittente')),
        ...transmission.rest(),
      ]),
    ...header.entry('SoggettoEmittente'),
  ];
  return entriesSection({ id: 'transmission', title }, entries);
}
