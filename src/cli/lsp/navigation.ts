/** Document symbols, navigation between lines and their summary, and totals as code lenses. */
import type { CodeLens, DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import { invoiceHead, recomputeTotals } from '../../operations/index.ts';
import type { LspWords } from '../messages/lsp/words.ts';
import type { InvoiceDocument } from './document.ts';
import { type Node, nodeAround, nodeAt } from './node.ts';
import type { Places } from './ranges.ts';

/** Maximum number of elements for which leaves have symbols; in larger documents, only blocks have them. */
const MOST_LEAVES = 4000;

const OBJECT: SymbolKind = 19;
const FIELD: SymbolKind = 8;

export function symbolsOf(document: InvoiceDocument, places: Places): DocumentSymbol[] {
  const withLeaves = countOf(document.root) <= MOST_LEAVES;
  const symbol = (node: Node): DocumentSymbol => ({
    name: node.name === '' ? 'FatturaElettronica' : node.name,
    detail: node.isLeaf ? document.valueOf(node).slice(0, LONGEST_DETAIL) : detailOf(document, node),
    kind: node.isLeaf ? FIELD : OBJECT,
    range: places.range({ start: node.start, end: node.end }),
    selectionRange: places.range(node.nameSpan),
    children: node.children.filter((child) => withLeaves || !child.isLeaf).map(symbol),
  });
  return [symbol(document.root)];
}

const LONGEST_DETAIL = 60;

const countOf = (node: Node): number => node.children.reduce((sum, child) => sum + countOf(child), 1);

/** The leaves that identify a block, by its name. */
const DETAILS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  FatturaElettronicaBody: [
    ['DatiGenerali', 'DatiGeneraliDocumento', 'Numero'],
    ['DatiGenerali', 'DatiGeneraliDocumento', 'Data'],
  ],
  DettaglioLinee: [['NumeroLinea'], ['Descrizione'], ['PrezzoTotale']],
  DatiRiepilogo: [['AliquotaIVA'], ['Natura'], ['ImponibileImporto']],
  DettaglioPagamento: [['ModalitaPagamento'], ['DataScadenzaPagamento'], ['ImportoPagamento']],
  CedentePrestatore: [['DatiAnagrafici', 'Anagrafica', 'Denominazione']],
  CessionarioCommittente: [['DatiAnagrafici', 'Anagrafica', 'Denominazione']],
};

function detailOf(document: InvoiceDocument, node: Node): string {
  const paths = DETAILS[document.fieldOf(node)?.name ?? ''] ?? [];
  const values = paths.map((path) => document.valueOf(node.at(...path))).filter((value) => value !== '');
  return values.join(' · ').slice(0, LONGEST_DETAIL);
}

/** For a line, the summary of its rate and Natura; for a summary, its lines. */
export function otherSideOf(document: InvoiceDocument, offset: number): readonly Node[] {
  let node: Node | null = nodeAround(document.root, offset);
  while (node !== null && SIDES[document.fieldOf(node)?.name ?? ''] === undefined) node = node.parent;
  if (node === null) return [];
  const other = SIDES[document.fieldOf(node)?.name ?? ''] ?? '';
  const key = groupOf(document, node);
  // Contributions to pension funds are part of a summary too; they are in the general data.
  const body = bodyOf(node);
  const goods = body?.at('DatiBeniServizi')?.named(other) ?? [];
  const funds =
    other === 'DettaglioLinee'
      ? (body?.at('DatiGenerali', 'DatiGeneraliDocumento')?.named('DatiCassaPrevidenziale') ?? [])
      : [];
  return [...goods, ...funds].filter((one) => groupOf(document, one) === key);
}

const SIDES: Readonly<Record<string, string>> = {
  DettaglioLinee: 'DatiRiepilogo',
  DatiCassaPrevidenziale: 'DatiRiepilogo',
  DatiRiepilogo: 'DettaglioLinee',
};

function bodyOf(node: Node): Node | null {
  let found: Node | null = node;
  while (found !== null && !/^(?:FatturaElettronicaBody|fattura_elettronica_body)$/.test(found.name))
    found = found.parent;
  return found;
}

/** The key of rate and Natura; rates may be written with or without decimals. */
function groupOf(document: InvoiceDocument, node: Node): string {
  const [whole = '', decimals = ''] = document.valueOf(node.at('AliquotaIVA')).split('.');
  const rate = `${whole.replace(/^0+(?=\d)/, '')}.${decimals.replace(/0+$/, '')}`;
  return `${rate} ${document.valueOf(node.at('Natura'))}`;
}

/** Formulas that are shown only if the amounts differ, because an invoice may have thousands of lines. */
const QUIET: ReadonlySet<string> = new Set(['line.total', 'item.tax']);

export function lensesOf(document: InvoiceDocument, places: Places, words: LspWords): CodeLens[] {
  const { invoice } = document.checked;
  if (invoice === null) return [];
  const sums = document.kind === 'simplified' ? sumLenses(document, places, words) : [];
  const compared = recomputeTotals(invoice, { all: true }).flatMap(
    ({ path, field, formula, stated, computed, difference }) => {
      const isRight = /^-?0(?:\.0+)?$/.test(difference);
      if (isRight && QUIET.has(formula)) return [];
      const node = nodeAt(document.root, path, document.kind);
      const name = words.formulas[formula];
      const title = isRight
        ? words.total(name, computed)
        : words.differs(name, { stated: stated ?? '–', computed });
      const range = places.range(node.nameSpan);
      return [{ range, command: { title, command: '' }, data: { field } }];
    },
  );
  return [...sums, ...compared];
}

/** The sum of the items above each document of a simplified invoice, which states no total. */
function sumLenses(document: InvoiceDocument, places: Places, words: LspWords): readonly CodeLens[] {
  const { documents } = invoiceHead(document.checked.invoice);
  return documents.flatMap(({ total }, index) => {
    if (total === null) return [];
    const path = `/fattura_elettronica_body/${index}/dati_generali/dati_generali_documento`;
    const { nameSpan } = nodeAt(document.root, path, document.kind);
    const title = words.sum(words.formulas['document.total'], total);
    return [{ range: places.range(nameSpan), command: { title, command: '' } }];
  });
}
