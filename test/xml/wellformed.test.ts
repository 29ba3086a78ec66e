import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../src/xml/index.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

/** Replaced text, replacement, and the expected problem; `null` if the invoice stays valid. */
const cases: readonly (readonly [string, string, string, string | null, Record<string, unknown>?])[] = [
  ['comment before the root', '<p:F', '<!-- x --><p:F', null],
  ['comment in a value', '>Pane<', '>Pa<!-- x -->ne<', null],
  ['comment between elements', '<Divisa>', '<!-- x --><Divisa>', null],
  ['double hyphen in a comment', '<Divisa>', '<!-- a--b --><Divisa>', 'xml.syntax', { construct: 'comment' }],
  ['comment that never ends', '<Divisa>', '<!-- <Divisa>', 'xml.truncated'],
  ['processing instruction', '<Divisa>', '<?nota x?><Divisa>', null],
  ['instruction called xml', '<Divisa>', '<?XML x?><Divisa>', 'xml.syntax', { construct: 'instruction' }],
  ['instruction with a colon', '<Divisa>', '<?a:b x?><Divisa>', 'xml.syntax', { construct: 'instruction' }],
  ['CDATA in a value', '>Pane<', '><![CDATA[Pane & <olio>]]><', null],
  ['CDATA that never ends', '>Pane<', '><![CDATA[Pane<', 'xml.truncated'],
  ['predefined entities', '>Pane<', '>&lt;&gt;&amp;&apos;&quot;<', null],
  ['decimal and hexadecimal references', '>Pane<', '>&#80;&#x61;ne<', null],
  ['entity of HTML', '>Pane<', '>Pane&nbsp;<', 'xml.entity', { name: 'nbsp' }],
  ['entity with a name of JavaScript', '>Pane<', '>&toString;<', 'xml.entity', { name: 'toString' }],
  ['entity with the name of a prototype', '>Pane<', '>&__proto__;<', 'xml.entity', { name: '__proto__' }],
  [
    'entity with a name of JavaScript in an attribute',
    'versione="FPR12"',
    'versione="FPR12&constructor;"',
    'xml.entity',
    { name: 'constructor' },
  ],
  ['bare ampersand', '>Pane<', '>Pane & olio<', 'xml.reference', { found: '&' }],
  ['reference to no character', '>Pane<', '>&#0;<', 'xml.reference', { found: '&#0;' }],
  ['reference to a surrogate', '>Pane<', '>&#xD800;<', 'xml.reference', { found: '&#xD800;' }],
  ['control character', '>Pane<', '>Pa\u0001ne<', 'xml.character', { codepoint: 'U+0001' }],
  ['not a character', '>Pane<', '>Pane\uffff<', 'xml.character', { codepoint: 'U+FFFF' }],
  ['lone surrogate', '>Pane<', '>Pane\ud800<', 'xml.character', { codepoint: 'U+D800' }],
  [']]> in text', '>Pane<', '>Pane]]><', 'xml.syntax', { construct: 'text' }],
  ['blanks in tags', '<Divisa>EUR</Divisa>', '<Divisa\n>EUR</Divisa  >', null],
  [
    'blank before the slash and after',
    '<Divisa>EUR</Divisa>',
    '<Divisa / >',
    'xml.syntax',
    { construct: 'tag' },
  ],
  ['blank before a name', '<Divisa>', '< Divisa>', 'xml.syntax', { construct: 'tag' }],
  [
    'end tag of another',
    '</Divisa>',
    '</Data>',
    'xml.tag_mismatch',
    { found: 'Data', expected: 'Divisa', line: 54 },
  ],
  [
    'end tag in another case',
    '</Divisa>',
    '</divisa>',
    'xml.tag_mismatch',
    { found: 'divisa', expected: 'Divisa', line: 54 },
  ],
  [
    'duplicate attribute',
    'versione="FPR12"',
    'versione="FPR12" versione="FPR12"',
    'xml.attribute_duplicate',
    { name: 'versione' },
  ],
  [
    'duplicate attribute among many',
    '<Divisa>',
    '<Divisa a="" b="" c="" d="" e="" f="" g="" h="" i="" a="">',
    'xml.attribute_duplicate',
    { name: 'a' },
  ],
  [
    'two prefixes of one namespace',
    '<Divisa>',
    '<Divisa xmlns:q="u" xmlns:r="u" q:a="" r:a="">',
    'xml.attribute_duplicate',
    { name: 'r:a' },
  ],
  ['attribute without a value', 'versione="FPR12"', 'versione', 'xml.syntax', { construct: 'attribute' }],
  [
    'attribute without quotes',
    'versione="FPR12"',
    'versione=FPR12',
    'xml.syntax',
    { construct: 'attribute' },
  ],
  [
    'no blank between attributes',
    'versione="FPR12" ',
    'versione="FPR12"',
    'xml.syntax',
    { construct: 'attribute' },
  ],
  ['less-than in an attribute', 'versione="FPR12"', 'versione="<"', 'xml.syntax', { construct: 'attribute' }],
  ['apostrophes as quotes', 'versione="FPR12"', "versione='FPR12'", null],
  [
    'unbound prefix of an element',
    '<p:F',
    '<q:F',
    'xml.prefix_unbound',
    { prefix: 'q', name: 'q:FatturaElettronica' },
  ],
  [
    'unbound prefix of an attribute',
    'versione="FPR12"',
    'q:a="1" versione="FPR12"',
    'xml.prefix_unbound',
    { prefix: 'q', name: 'q:a' },
  ],
  ['prefix bound to nothing', 'versione', 'xmlns:q="" versione', 'xml.namespace', { prefix: 'q', uri: '' }],
  ['two colons in a name', '<Divisa>EUR</Divisa>', '<a:b:c/>', 'xml.syntax', { construct: 'name' }],
  ['document type', '<p:F', '<!DOCTYPE p:FatturaElettronica><p:F', 'xml.dtd', {}],
  [
    'declaration without a version',
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<?xml encoding="UTF-8"?>',
    'xml.declaration',
  ],
  ['version 1.1', 'version="1.0"', 'version="1.1"', null],
  ['version 2.0', 'version="1.0"', 'version="2.0"', 'xml.declaration'],
  ['no declaration', '<?xml version="1.0" encoding="UTF-8"?>\n', '\n \t', null],
  ['blank before the declaration', '<?xml', ' <?xml', 'xml.syntax', { construct: 'instruction' }],
  ['comment after the root', '</p:FatturaElettronica>', '</p:FatturaElettronica><!-- x -->', null],
  [
    'text after the root',
    '</p:FatturaElettronica>',
    '</p:FatturaElettronica>x',
    'xml.trailing',
    { found: 'x\n' },
  ],
  ['two roots', '</p:FatturaElettronica>', '</p:FatturaElettronica><b/>', 'xml.second_root', { name: 'b' }],
  ['the end is missing', '</p:FatturaElettronica>', '', 'xml.truncated', { name: 'p:FatturaElettronica' }],
];

describe('well-formedness', () => {
  it.each(cases.map(([name, from, to, id, params = {}]) => [name, from, to, id, params] as const))(
    '%s',
    (...row) => {
      const [, from, to, id, params] = row;
      const result = readInvoice(sampleWith(from, to));
      const found = result.ok ? null : result.problems.at(-1);
      expect(found?.id ?? null).toBe(id);
      if (result.ok) return;
      expect(found?.params).toMatchObject(params);
      expect(result.problems.filter((problem) => problem.id.startsWith('xml.'))).toHaveLength(1);
    },
  );

  it.each([
    ['nothing but blanks', ' \n ', 'xml.no_root'],
    ['text', 'fattura', 'xml.syntax'],
    ['only a declaration', '<?xml version="1.0"?>', 'xml.no_root'],
    ['an open tag', '<p:FatturaElettronica versione="FPR12', 'xml.truncated'],
    ['nothing', '', 'source.empty'],
  ])('%s', (_name, text, id) => {
    const result = readInvoice(text);
    expect(result.ok || result.problems.map((problem) => problem.id)).toEqual([id]);
  });

  it('stops at the depth limit', () => {
    const text = '<a>'.repeat(300) + '</a>'.repeat(300);
    expect(readInvoice(text)).toMatchObject({
      ok: false,
      problems: [{}, { id: 'xml.depth', params: { limit: 256 } }],
    });
    expect(readInvoice(SAMPLE, { maxDepth: 5 })).toMatchObject({
      ok: false,
      problems: [{ id: 'xml.depth' }],
    });
  });

  it('stops at the size limit', () => {
    const problem = { id: 'source.size', params: { size: SAMPLE.length, limit: 100 } };
    expect(readInvoice(SAMPLE, { maxBytes: 100 })).toMatchObject({ ok: false, problems: [problem] });
  });

  it('reports problems found before the flaw', () => {
    const text = sampleWith('>10.00</PrezzoUnitario>', '>10</PrezzoUnitario>').replace(
      '</Imposta>',
      '</imposta>',
    );
    const result = readInvoice(text);
    expect(result.ok || result.problems.map(({ id }) => id)).toEqual(['value.pattern', 'xml.tag_mismatch']);
  });
});

describe('limits of size', () => {
  it.each([
    ['as many elements as allowed', 54, null],
    ['one more', 53, 'xml.elements'],
  ])('%s', (_name, maxElements, id) => {
    const counted = SAMPLE.match(/<(?![/?])/g)?.length;
    for (const engine of ['auto', 'explaining'] as const) {
      const result = readInvoice(SAMPLE, { maxElements, engine });
      expect([counted, result.ok ? null : result.problems.at(-1)?.id]).toEqual([54, id]);
    }
  });
});
