/** The displayed content of a European invoice, in the model that FatturaPA invoices have. */
import { given } from '../../../model/given.ts';
import { blockLabel } from '../../../model/labels/labelOf.ts';
import { completeFor, type Language } from '../../../model/language.ts';
import { visible } from '../../../model/visible.ts';
import type {
  Content,
  DocumentContent,
  Entry,
  Notice,
  Party,
  Section,
} from '../../../render/content/content.ts';
import { entriesSection, tableSection, textSection } from '../../../render/content/table.ts';
import { european } from '../../../text/european.ts';
import { type ContentWords, render } from '../../../text/render.ts';
import type { EuropeanInvoice } from '../model/invoice.ts';
import type { SyntaxRoot } from '../syntaxes.ts';
import { linesOf } from './lines.ts';
import { Shown } from './shown.ts';

/** Options of {@link contentOfEuropean}. */
export interface EuropeanContentOptions {
  /** Language of labels, numbers and dates. Default: `it`. */
  readonly language?: Language;
  /** Shown before everything else, such as violations of rules. */
  readonly notices?: readonly Notice[];
  /** Root element of the document, as `readEuropean` returns it; shown next to the title. */
  readonly root?: SyntaxRoot['root'];
}

/**
 * Returns the displayed content of a European invoice, for `renderTerminal`, `renderHtml` and `renderPdf` of
 * `fattura/render`: every value once. Values are not checked: missing ones are omitted, and malformed ones shown as
 * written.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { parseInvoice } from 'fattura';
 * import { contentOfEuropean, toEuropean } from 'fattura/en16931';
 *
 * const { invoice } = toEuropean(parseInvoice(await readFile('invoice.xml')));
 * console.log(contentOfEuropean(invoice, { language: 'en' }).documents[0]?.title); // prints: Invoice no. 2025/118 of 2025-03-17
 * ```
 */
export function contentOfEuropean(
  invoice: EuropeanInvoice,
  { language: wanted = 'it', notices = [], root }: EuropeanContentOptions = {},
): Content {
  given('invoice', invoice, 'object');
  const language = completeFor(wanted);
  const shown = new Shown(invoice, language);
  return {
    language,
    format: root ?? 'EN 16931',
    notices: notices.map((notice) => ({ ...notice, text: visible(notice.text) })),
    documents: [documentOf(invoice, shown, root)],
  };
}

function documentOf(
  invoice: EuropeanInvoice,
  shown: Shown,
  root: SyntaxRoot['root'] | undefined,
): DocumentContent {
  const { language } = shown;
  const words = render.in(language).content;
  const own = european.in(language).content;
  const head = titleOf(shown, words, root);
  const parties = partiesOf(invoice, shown);
  const sections: readonly Section[] = [
    ...textSection({ id: 'reason', title: words.reason }, notesOf(invoice, shown)),
    ...linesOf(invoice, shown, words),
    ...adjustmentsOf(invoice, shown, words),
    ...taxesOf(invoice, shown, words),
    ...totalsOf(shown, words),
    ...entriesSection({ id: 'payment', title: words.payment }, [
      ...shown.entries(['dueDate', 'paymentTerms', 'taxPointDate', 'taxPointCode']),
      ...shown.rest('payment', invoice.payment),
    ]),
    ...entriesSection({ id: 'references', title: words.references }, [
      ...shown.entries(REFERENCES),
      ...shown.rest('object', invoice.object),
      ...shown.rest('preceding', invoice.preceding),
    ]),
    ...documentsOf(invoice, shown, words),
  ];
  const { extension, ...terms } = invoice;
  const left = [
    ...entriesSection({ id: 'other', title: words.other }, shown.rest('', terms)),
    ...entriesSection({ id: 'italian', title: own.italian }, shown.rest('extension', extension)),
  ];
  return { ...head, parties, sections: [...sections, ...left] };
}

const REFERENCES = [
  'buyerReference',
  'purchaseOrder',
  'salesOrder',
  'contract',
  'project',
  'tender',
  'receivingAdvice',
  'despatchAdvice',
  'invoicingPeriod.start',
  'invoicingPeriod.end',
  'buyerAccounting',
] as const;

function titleOf(
  shown: Shown,
  words: ContentWords,
  root: string | undefined,
): Pick<DocumentContent, 'title' | 'subtitle'> {
  const kinds: Readonly<Record<string, string>> = european.in(shown.language).documents;
  const code = shown.text('typeCode');
  const name = kinds[code] ?? words.document;
  const [number, date] = [shown.text('number'), shown.text('issueDate')];
  const numbered = number === '' ? name : words.numbered(name, number);
  return {
    title: date === '' ? numbered : words.dated(numbered, date),
    subtitle: [
      kinds[code] === undefined ? code : `${code} · ${kinds[code]}`,
      shown.text('currency'),
      root ?? '',
    ].filter((piece) => piece !== ''),
  };
}

/** The notes, each with its subject code before the text. */
const notesOf = ({ notes = [] }: EuropeanInvoice, shown: Shown): readonly string[] =>
  notes.map((_, at) =>
    [shown.text(`notes[${at}].subject`), shown.text(`notes[${at}].text`)]
      .filter((part) => part !== '')
      .join(': '),
  );

/** Roles of parties, with the block of FatturaPA whose label they have. */
const ROLES = [
  ['seller', 'supplier', 'CedentePrestatore'],
  ['buyer', 'customer', 'CessionarioCommittente'],
  ['taxRepresentative', 'representative', 'RappresentanteFiscale'],
] as const;

function partiesOf(invoice: EuropeanInvoice, shown: Shown): readonly Party[] {
  const words = european.in(shown.language);
  const others = [
    ['payee', 'payee', words.content.payee],
    ['delivery', 'delivery', words.content.deliverTo],
  ] as const;
  const roles = [
    ...ROLES.map(([key, id, block]) => [key, id, blockLabel(block, shown.language)] as const),
    ...others,
  ];
  return roles.flatMap(([key, id, title]): readonly Party[] => {
    const party = invoice[key];
    if (party === undefined) return [];
    const name = shown.text(`${key}.name`);
    const entries = [
      ...shown.entries([`${key}.vatId`, `${key}.taxId`]),
      ...addressOf(`${key}.address`, shown),
      ...shown.rest(key, party),
    ];
    return name === '' && entries.length === 0 ? [] : [{ id, title, name, entries }];
  });
}

/** The address on one line: `Via Alta 1, 53100 Siena SI, IT · Italia`. */
function addressOf(path: string, shown: Shown): readonly Entry[] {
  const at = (key: string): string => shown.text(`${path}.${key}`);
  const city = [at('postcode'), at('city'), at('subdivision')].filter((part) => part !== '').join(' ');
  const value = [at('line1'), at('line2'), at('line3'), city, at('country')]
    .filter((part) => part !== '')
    .join(', ');
  return value === '' ? [] : [{ label: european.in(shown.language).content.address, value }];
}

/** Allowances and charges of the document. */
function adjustmentsOf(invoice: EuropeanInvoice, shown: Shown, words: ContentWords): readonly Section[] {
  const own = european.in(shown.language).content;
  const rows = (['allowances', 'charges'] as const).flatMap((key) =>
    (invoice[key] ?? []).map((item, at) => {
      const path = `${key}[${at}]`;
      return {
        cells: {
          kind: key === 'allowances' ? own.allowance : own.charge,
          reason: shown.text(`${path}.reason`),
          base: shown.text(`${path}.base`),
          percent: shown.text(`${path}.percent`),
          rate: taxText(path, shown),
          amount: shown.text(`${path}.amount`),
        },
        details: shown.rest(path, item),
      };
    }),
  );
  return tableSection(
    { id: 'adjustments', title: own.adjustments },
    [
      { id: 'kind', title: words.kind },
      { id: 'reason', title: words.description, grows: true },
      { id: 'base', title: words.base, align: 'end' },
      { id: 'percent', title: '%', align: 'end' },
      { id: 'rate', title: words.rate, align: 'end' },
      { id: 'amount', title: words.amount, align: 'end' },
    ],
    rows,
  );
}

/** `22% S`: rate and category belong together, so the blank does not break. */
const taxText = (path: string, shown: Shown): string =>
  [shown.text(`${path}.rate`), shown.text(`${path}.category`)].filter((part) => part !== '').join('\u00a0');

function taxesOf({ taxes }: EuropeanInvoice, shown: Shown, words: ContentWords): readonly Section[] {
  return tableSection(
    { id: 'summary', title: words.summary },
    [
      { id: 'rate', title: words.rate, align: 'end' },
      { id: 'reason', title: words.nature, grows: true },
      { id: 'taxable', title: words.taxable, align: 'end' },
      { id: 'tax', title: words.tax, align: 'end' },
    ],
    taxes.map((tax, at) => ({
      cells: {
        rate: taxText(`taxes[${at}]`, shown),
        reason: [shown.text(`taxes[${at}].reason`), shown.text(`taxes[${at}].reasonCode`)]
          .filter((part) => part !== '')
          .join(' · '),
        taxable: shown.text(`taxes[${at}].base`),
        tax: shown.text(`taxes[${at}].amount`),
      },
      details: shown.rest(`taxes[${at}]`, tax),
    })),
  );
}

const TOTALS = [
  'lines',
  'allowances',
  'charges',
  'net',
  'tax',
  'taxAccounting',
  'gross',
  'prepaid',
  'rounding',
  'payable',
] as const;

/** The two amounts that readers look for. */
const STRONG: ReadonlySet<string> = new Set(['gross', 'payable']);

function totalsOf(shown: Shown, words: ContentWords): readonly Section[] {
  const entries = TOTALS.flatMap((key) =>
    shown
      .entry(`totals.${key}`)
      .map((entry): Entry => (STRONG.has(key) ? { ...entry, strong: true } : entry)),
  );
  return entriesSection({ id: 'totals', title: words.totals }, entries);
}

function documentsOf(invoice: EuropeanInvoice, shown: Shown, words: ContentWords): readonly Section[] {
  return tableSection(
    { id: 'attachments', title: words.attachments },
    [
      { id: 'name', title: words.name, grows: true },
      { id: 'description', title: words.description, grows: true },
      { id: 'format', title: words.format },
      { id: 'size', title: words.size, align: 'end' },
    ],
    (invoice.documents ?? []).map((document, at) => ({
      cells: {
        name: shown.text(`documents[${at}].id`),
        description: shown.text(`documents[${at}].description`),
        format: shown.text(`documents[${at}].mime`),
        size: shown.text(`documents[${at}].content`),
      },
      details: shown.rest(`documents[${at}]`, document),
    })),
  );
}
