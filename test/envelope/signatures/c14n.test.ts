/** Canonical XML: tables of small documents, each compared with libxml2. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlC14NMode, XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { canonicalBytes, canonicalize } from '../../../src/envelope/signatures/c14n/canonicalize.ts';
import type { CanonicalForm } from '../../../src/envelope/signatures/c14n/form.ts';
import { formOf } from '../../../src/envelope/signatures/c14n/form.ts';
import type { XmlElement } from '../../../src/xml/element.ts';
import { parseTree } from '../../../src/xml/tree.ts';
import { projectRoot } from '../../support/shared.ts';

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const C14N11 = 'http://www.w3.org/2006/12/xml-c14n11';
const EXC = 'http://www.w3.org/2001/10/xml-exc-c14n#';

const MODES = {
  inclusive: XmlC14NMode.XML_C14N_1_0,
  inclusive11: XmlC14NMode.XML_C14N_1_1,
  exclusive: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0,
};

function form(uri: string, prefixes: readonly string[] = []): CanonicalForm {
  const found = formOf(uri);
  if (found === undefined) throw new Error(uri);
  return { ...found, prefixes: new Set(prefixes) };
}

function element(root: XmlElement, name: string): XmlElement {
  const all = [root];
  for (const each of all) all.push(...each.children);
  return all.find(({ local }) => local === name)!;
}

function ours(xml: string, asked: CanonicalForm, apex?: string): string {
  const { root, flaw } = parseTree(xml, { maxDepth: 256, maxElements: 300_000 });
  if (root === null || flaw !== null) throw new Error(JSON.stringify(flaw));
  const options = apex === undefined ? { form: asked } : { form: asked, apex: element(root, apex) };
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(canonicalBytes({ text: xml, root }, options));
}

function libxml2(xml: string, asked: CanonicalForm, apex?: string): string {
  const document = XmlDocument.fromString(xml);
  try {
    const options = {
      mode: MODES[asked.kind],
      withComments: asked.comments,
      ...(asked.kind === 'exclusive'
        ? { inclusiveNamespacePrefixes: [...asked.prefixes].map((each) => each || '#default') }
        : {}),
    };
    if (apex === undefined) return document.canonicalizeToString(options);
    const found = document.get(`//*[local-name()='${apex}']`);
    if (found === null) throw new Error(apex);
    return found.canonicalizeToString(options);
  } finally {
    document.dispose();
  }
}

type Row = readonly [uri: string, xml: string, expected: string, apex?: string, prefixes?: readonly string[]];

const N1 = 'xmlns:n1="urn:1"';
const rows: readonly Row[] = [
  // Tags, attributes, empty elements.
  [C14N, '<?xml version="1.0"?>\n<a  ><b /></a >', '<a><b></b></a>'],
  [C14N, '<a b=\'x"y\' a="1"/>', '<a a="1" b="x&quot;y"></a>'],
  [C14N, '<a z="&#9;&#10;&#13;&lt;>&amp;" y="1\t2\n3"/>', '<a y="1 2 3" z="&#x9;&#xA;&#xD;&lt;>&amp;"></a>'],
  [
    C14N,
    '<a xmlns:y="urn:a" xmlns:x="urn:b" x:p="1" y:q="2" r="3"/>',
    '<a xmlns:x="urn:b" xmlns:y="urn:a" r="3" y:q="2" x:p="1"></a>',
  ],
  // Text, references, line ends, CDATA.
  [C14N, '<a>1 &lt; 2 &amp; 3 > 2 &quot;&apos;&#x20AC;</a>', '<a>1 &lt; 2 &amp; 3 &gt; 2 "\'€</a>'],
  [C14N, '<a>1\r\n2\r3&#13;4</a>', '<a>1\n2\n3&#xD;4</a>'],
  [C14N, '<a>x<![CDATA[<b>&amp;\r\n]]>y</a>', '<a>x&lt;b&gt;&amp;amp;\ny</a>'],
  // Comments and instructions, inside and outside the root.
  [C14N, '<!--1--><?p  q ?>\n<a><!--2-->x<?r?></a><?s t?>\n<!--3-->', '<?p q ?>\n<a>x<?r?></a>\n<?s t?>'],
  [
    `${C14N}#WithComments`,
    '<!--1--><?p  q ?>\n<a><!--2-->x<?r  ?></a><?s t?>\n<!--3-->',
    '<!--1-->\n<?p q ?>\n<a><!--2-->x<?r?></a>\n<?s t?>\n<!--3-->',
  ],
  // Namespaces of the inclusive form: unused ones stay, repeated ones go.
  [
    C14N,
    `<a ${N1} xmlns="urn:d"><b ${N1} xmlns="urn:d"><c xmlns=""/></b></a>`,
    `<a xmlns="urn:d" ${N1}><b><c xmlns=""></c></b></a>`,
  ],
  [
    C14N,
    '<a xmlns=""><b xmlns="urn:d"><c xmlns=""/></b></a>',
    '<a><b xmlns="urn:d"><c xmlns=""></c></b></a>',
  ],
  // Subtrees: namespaces and xml: attributes of the ancestors.
  [
    C14N,
    `<a ${N1} xmlns="urn:d" xml:lang="it" xml:id="i"><b xml:space="default"><c/></b></a>`,
    `<b xmlns="urn:d" ${N1} xml:id="i" xml:lang="it" xml:space="default"><c></c></b>`,
    'b',
  ],
  [
    C14N11,
    `<a ${N1} xmlns="urn:d" xml:lang="it" xml:id="i"><b><c/></b></a>`,
    `<b xmlns="urn:d" ${N1} xml:lang="it"><c></c></b>`,
    'b',
  ],
  [C14N, '<a xmlns:p="urn:1"><b xmlns:p="urn:2"><c/></b></a>', '<c xmlns:p="urn:2"></c>', 'c'],
  // The exclusive form: declarations are where a prefix is used, and are repeated where it is used again.
  [
    EXC,
    `<a ${N1} xmlns:n2="urn:2"><n1:b/><n1:c><n1:d n2:x="1"/></n1:c></a>`,
    `<a><n1:b ${N1}></n1:b><n1:c ${N1}><n1:d xmlns:n2="urn:2" n2:x="1"></n1:d></n1:c></a>`,
  ],
  [EXC, `<a ${N1} xmlns="urn:d" xml:lang="it"><b/></a>`, '<b xmlns="urn:d"></b>', 'b'],
  [
    EXC,
    `<a xmlns="urn:d"><n1:b ${N1}><c xmlns=""/></n1:b></a>`,
    `<a xmlns="urn:d"><n1:b ${N1}><c xmlns=""></c></n1:b></a>`,
  ],
  [EXC, `<a xmlns="urn:d"><n1:b ${N1}><c xmlns=""/></n1:b></a>`, `<n1:b ${N1}><c></c></n1:b>`, 'b'],
  [EXC, `<a ${N1} xmlns:n2="urn:2"><b><c/></b></a>`, '<b xmlns:n2="urn:2"><c></c></b>', 'b', ['n2']],
  [
    EXC,
    '<a xmlns="urn:d" xmlns:p="urn:p"><p:b><p:c/></p:b></a>',
    '<p:b xmlns="urn:d" xmlns:p="urn:p"><p:c></p:c></p:b>',
    'b',
    [''],
  ],
  [`${EXC}WithComments`, '<a><!--1--><b/></a>', '<a><!--1--><b></b></a>'],
  [`${C14N11}#WithComments`, '<a><!--1--><b/></a>', '<a><!--1--><b></b></a>'],
];

for (const [uri, xml, expected, apex, prefixes] of rows) {
  it(`${uri} of ${xml}`, () => {
    const asked = form(uri, prefixes);
    expect(ours(xml, asked, apex)).toBe(expected);
    expect(libxml2(xml, asked, apex)).toBe(expected);
  });
}

it.each([C14N, `${C14N}#WithComments`, C14N11, EXC, `${EXC}WithComments`])(
  'our invoices have the form %s of libxml2',
  (uri) => {
    const folder = join(projectRoot, 'fixtures/valid');
    const files = readdirSync(folder).filter(
      (name) => name.endsWith('.xml') && !/utf-16|8859|bom/.test(name),
    );
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const xml = readFileSync(join(folder, file), 'utf8');
      expect(ours(xml, form(uri)), file).toBe(libxml2(xml, form(uri)));
      const body = /Signature>/.test(xml) ? 'Signature' : 'DatiGenerali';
      if (xml.includes(body)) expect(ours(xml, form(uri), body), file).toBe(libxml2(xml, form(uri), body));
    }
  },
);

const partial: readonly (readonly [xml: string, omit: string, expected: string, withoutBlanks: boolean])[] = [
  ['<a>1<b>2</b>3</a>', 'b', '<a>13</a>', false],
  ['<a xmlns:p="urn:1"><p:b/><p:c/></a>', 'b', '<a xmlns:p="urn:1"><p:c></p:c></a>', false],
  ['<a>\n <b> </b>\n <c>x y </c>\n</a>', '', '<a><b> </b><c>x y </c></a>', true],
  ['<a>\n <b/> x\n</a>', 'b', '<a> x\n</a>', true],
];

it.each(partial)('%s without %s', (xml, omit, expected, withoutBlanks) => {
  const { root } = parseTree(xml, { maxDepth: 9, maxElements: 9 });
  const left = omit === '' ? {} : { omit: element(root!, omit) };
  const options = { form: form(C14N), withoutBlanks, ...left };
  expect(new TextDecoder().decode(canonicalBytes({ text: xml, root: root! }, options))).toBe(expected);
});

it.each(['', `${C14N}#`, `${C14N}WithComments`, `${EXC}#WithComments`, 'constructor'])(
  '%j is no form',
  (uri) => expect(formOf(uri)).toBeUndefined(),
);

it.each([
  [1_000, '<a>', '</a>'],
  [20_000, '<p:b xmlns:p="urn:1"/>', ''],
])('%i of %s are passed on in chunks, without recursion', (count, open, close) => {
  const inner = open.repeat(count) + close.repeat(count);
  const { root } = parseTree(`<r>${inner}</r>`, { maxDepth: 2_000, maxElements: 30_000 });
  const chunks: number[] = [];
  canonicalize({ text: `<r>${inner}</r>`, root: root! }, { form: form(EXC) }, ({ length }) =>
    chunks.push(length),
  );
  expect(Math.max(...chunks)).toBeLessThan(70_000);
  expect(chunks.length).toBeGreaterThan(0);
});
