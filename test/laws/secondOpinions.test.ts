/** Independent code on the corpus' valid files: fast-xml-parser reads like ours, xmlbuilder2 writes like ours. */
import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { create } from 'xmlbuilder2';
import { type Block, elementsOf, formats, type Invoice, jsonName } from '../../src/model/index.ts';
import { readInvoice, writeInvoice } from '../../src/xml/index.ts';
import { canonical } from '../support/canonical.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { describeShared } from '../support/shared.ts';

type Members = { readonly [key: string]: unknown };

/** Path and text of a leaf, without blanks: fast-xml-parser has no types. */
type Leaf = readonly [path: string, value: string];

function blanksAside(value: unknown): string {
  return String(value)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The leaves of a value; fast-xml-parser does not distinguish an array of one from a single value. */
function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  if (Array.isArray(value))
    return value.flatMap((each, i) => leavesOf(each, i === 0 ? path : `${path}[${i}]`));
  if (isMembers(value))
    return Object.entries(value).flatMap(([key, each]) => leavesOf(each, `${path}/${key}`));
  return [[path, blanksAside(value)]];
}

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  removeNSPrefix: true,
  trimValues: true,
  htmlEntities: true,
  transformTagName: jsonName,
});

/** fast-xml-parser's result for a file, with our names. */
function theirLeaves(text: string): readonly Leaf[] {
  const document = parser.parse(text) as Members;
  const root = Object.values(document).find(isMembers) ?? {};
  const { signature: _, '#text': __, ...content } = root;
  return leavesOf(content).filter(([path]) => !path.endsWith('#text'));
}

function ourLeaves(invoice: Invoice): readonly Leaf[] {
  const { namespace: _, versione: __, sistema_emittente: ___, ...content } = invoice;
  return leavesOf(content);
}

/** Integers may have another notation in XML; fast-xml-parser reads an empty block as an empty text. */
function comparable(leaves: readonly Leaf[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    leaves
      .filter(([, value]) => value !== '')
      .map(([path, value]) => [path, /^[+-]?\d{1,6}$/.test(value) ? String(Number(value)) : value]),
  );
}

/** Our JSON with its XML names, the input of xmlbuilder2. */
function named(value: Members, block: Block): Members {
  const entries = elementsOf(block).flatMap(({ name, json, type }): [string, unknown][] => {
    const found = value[json];
    if (found === undefined) return [];
    const convert = (each: unknown): unknown =>
      type.kind === 'block' ? named(each as Members, type) : String(each);
    return [[name, Array.isArray(found) ? found.map(convert) : convert(found)]];
  });
  return Object.fromEntries(entries);
}

function theirXml(invoice: Invoice): string {
  const format = formats.find(({ namespace }) => namespace === invoice.namespace);
  if (format === undefined) throw new Error('an invoice without a format');
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele(format.namespace, `p:${format.root}`, {
    versione: invoice.versione,
    ...(invoice.sistema_emittente === undefined ? {} : { SistemaEmittente: invoice.sistema_emittente }),
  });
  // Children have no namespace, although the root is prefixed, as the schema requires.
  root.ele(named(invoice as unknown as Members, format.block));
  return root.end();
}

describeShared('other libraries agree on the corpus', () => {
  const files = corpusInvoices().filter(({ verdict }) => verdict === true);

  it.each(files)('$file', ({ file }) => {
    const result = readInvoice(corpusBytes(file));
    if (!result.ok) throw new Error(result.problems.map(({ id }) => id).join());
    const { invoice, source } = result;
    const ours = comparable(ourLeaves(invoice));
    expect(Object.keys(ours).length).toBeGreaterThan(15);
    expect(ours).toEqual(comparable(theirLeaves(source.text)));
    expect(canonical(theirXml(invoice))).toEqual(canonical(writeInvoice(invoice)));
  });
});
