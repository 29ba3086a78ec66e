/** Reads a UBL or CII document into the semantic model. Safe for hostile input: no DTD, limited size and depth. */

import { given } from '../../model/given.ts';
import { DEFAULT_MAX_BYTES, DEFAULT_MAX_DEPTH } from '../../model/readLimits.ts';
import type { XmlElement } from '../../xml/element.ts';
import { decodeInput } from '../../xml/encodings.ts';
import { Lines } from '../../xml/source.ts';
import { parseTree } from '../../xml/tree.ts';
import { type Box, type Boxes, isBox } from './binding/binding.ts';
import { Leaves, type SourceLeaf } from './binding/leaves.ts';
import { TreeReader } from './binding/readTree.ts';
import { EuropeanReadError } from './error.ts';
import type { EuropeanInvoice } from './model/invoice.ts';
import { roots, type SyntaxRoot } from './syntaxes.ts';

/** A document that was read. */
export interface EuropeanDocument {
  readonly root: SyntaxRoot['root'];
  readonly syntax: SyntaxRoot['syntax'];
  readonly invoice: EuropeanInvoice;
  /** Each text and attribute of the document, with the term that holds it. */
  readonly leaves: readonly SourceLeaf[];
}

/** Options of {@link readEuropean}. */
export interface ReadDocumentOptions {
  /** Default: 20 MB. */
  readonly maxBytes?: number;
}

/** Elements of a document of 20 MB have at least 8 bytes; a lower limit keeps the memory in bounds. */
const MAX_ELEMENTS = 1_000_000;

/**
 * Reads a UBL 2.1 or CII D16B document into the model of EN 16931.
 * @throws EuropeanReadError if the document is not well-formed, or of another kind
 */
export function readEuropean(
  input: Uint8Array | string,
  { maxBytes = DEFAULT_MAX_BYTES }: ReadDocumentOptions = {},
): EuropeanDocument {
  given('input', input, 'input');
  if (input.length > maxBytes) throw new EuropeanReadError({ code: 'X-SIZE', limit: maxBytes });
  const root = parsed(input);
  const found = rootOf(root);
  if (found === undefined)
    throw new EuropeanReadError({ code: 'X-ROOT', root: root.local, namespace: root.uri });
  const leaves = new Leaves();
  const context = {
    currency: textAt(root, ['DocumentCurrencyCode'], ['InvoiceCurrencyCode']),
    taxCurrency: textAt(root, ['TaxCurrencyCode'], ['TaxCurrencyCode']),
  };
  const boxes = new TreeReader(leaves, context).read(root, found.binding);
  const invoice = unboxed(boxes, leaves.all);
  return { root: found.root, syntax: found.syntax, invoice, leaves: leaves.all };
}

/** True if the root element is one of EN 16931's syntaxes. Never throws. */
export function isEuropean(input: Uint8Array | string): boolean {
  const decoded = decodeInput(input);
  if (!decoded.ok) return false;
  const { root } = parseTree(decoded.decoded.text, { maxDepth: 1, maxElements: 1 });
  return root !== null && rootOf(root) !== undefined;
}

function parsed(input: Uint8Array | string): XmlElement {
  const decoded = decodeInput(input);
  if (!decoded.ok)
    throw new EuropeanReadError({
      code: 'X-MALFORMED',
      problem: decoded.problem.id,
      line: null,
      column: null,
    });
  const { text } = decoded.decoded;
  const { root, flaw } = parseTree(text, { maxDepth: DEFAULT_MAX_DEPTH, maxElements: MAX_ELEMENTS });
  if (root !== null && flaw === null) return root;
  const place = flaw === null ? { line: null, column: null } : new Lines(text).position(flaw.offset);
  throw new EuropeanReadError({ code: 'X-MALFORMED', problem: flaw?.id ?? 'xml.no_root', ...place });
}

const rootOf = ({ local, uri }: XmlElement): SyntaxRoot | undefined =>
  roots.find(({ root, namespace }) => root === local && namespace === uri);

/** The text of a child of the root (UBL), or of the settlement (CII). */
function textAt(root: XmlElement, [ubl]: readonly [string], [cii]: readonly [string]): string | undefined {
  const own = child(root, ubl);
  if (own !== undefined) return own.text.trim();
  const settlement = child(child(root, 'SupplyChainTradeTransaction'), 'ApplicableHeaderTradeSettlement');
  return child(settlement, cii)?.text.trim();
}

const child = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find(({ local }) => local === name);

/** The model with plain values. Records in each leaf the path of its term. */
function unboxed(boxes: Boxes, leaves: readonly SourceLeaf[]): EuropeanInvoice {
  const own = plain(boxes, '', leaves) as Partial<EuropeanInvoice>;
  return {
    ...own,
    seller: own.seller ?? {},
    buyer: own.buyer ?? {},
    totals: own.totals ?? {},
    taxes: own.taxes ?? [],
    lines: (own.lines ?? []).map(complete),
  };
}

/** Lines always have these groups, so that callers need not check for them. */
const complete = (line: EuropeanInvoice['lines'][number]): EuropeanInvoice['lines'][number] => {
  const { price, vat, item } = line as Partial<typeof line>;
  if (price !== undefined && vat !== undefined && item !== undefined) return line;
  return { ...line, price: price ?? {}, vat: vat ?? {}, item: item ?? {} };
};

function plain(boxes: Boxes, path: string, leaves: readonly SourceLeaf[]): Record<string, unknown> {
  const group: Record<string, unknown> = {};
  for (const key in boxes) {
    const value = boxes[key];
    const at = path === '' ? key : `${path}.${key}`;
    if (isBox(value)) group[key] = named(value, at, leaves);
    else if (Array.isArray(value)) {
      const items = value.filter((item) => !isEmpty(item));
      if (items.length > 0) group[key] = items.map((item, index) => plain(item, `${at}[${index}]`, leaves));
    } else if (value !== undefined && !isEmpty(value)) group[key] = plain(value, at, leaves);
  }
  return group;
}

/** True for a group without a value. */
function isEmpty(group: Boxes): boolean {
  for (const key in group) if (group[key] !== undefined) return false;
  return true;
}

/** Returns the value, and records its term in its leaves. */
function named({ value, sources }: Box, path: string, leaves: readonly SourceLeaf[]): string {
  const all = typeof sources === 'number' ? [sources] : sources;
  for (const source of all) {
    const leaf = leaves[source];
    if (leaf !== undefined) leaf.term = path;
  }
  return value;
}
