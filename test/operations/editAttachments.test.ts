import { describe, expect, it } from 'vitest';
import {
  type AttachmentEdits,
  AttachmentError,
  editAttachments,
  listAttachments,
  type NewAttachment,
} from '../../src/operations/index.ts';
import { encodeText } from '../../src/xml/encode.ts';
import { parseInvoice, readInvoice, writeInvoice } from '../../src/xml/index.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';

const NEW: NewAttachment = { name: 'Città.txt', content: new TextEncoder().encode('ABC') };
const ADDED = `
    <Allegati>
      <NomeAttachment>Città.txt</NomeAttachment>
      <FormatoAttachment>TXT</FormatoAttachment>
      <Attachment>QUJD</Attachment>
    </Allegati>`;
const END = '\n  </FatturaElettronicaBody>';
const WITH = sampleWith(END, `${ADDED}${END}`);
const block = (name: string): string =>
  `\n    <Allegati><NomeAttachment>${name}</NomeAttachment><Attachment>QQ==</Attachment></Allegati>`;
const ALL = sampleWith(END, `${block('a')}${block('b')}${block('c')}${END}`);

const edited = (input: string | Uint8Array, edits: AttachmentEdits): string => {
  const result = editAttachments(input, edits);
  if (!result.ok) throw new Error(result.refused);
  return result.text;
};

describe('in XML', () => {
  it('adds in schema order, laid out like its neighbours, and changes nothing else', () => {
    expect(edited(SAMPLE, { add: [NEW] })).toBe(WITH);
    expect(edited(SAMPLE.replaceAll('\n', '\r\n'), { add: [NEW] })).toBe(WITH.replaceAll('\n', '\r\n'));
  });

  it.each<[AttachmentEdits['remove'], readonly string[]]>([
    [[1], ['b', 'c']],
    [[2], ['a', 'c']],
    [[3, 1], ['b']],
    [['b', 1], ['c']],
    [
      [1, 1, 'a'],
      ['b', 'c'],
    ],
    [[1, 2, 3], []],
  ])('removes %j', (remove = [], left) => {
    const result = editAttachments(ALL, { remove });
    expect(result).toMatchObject({
      text: sampleWith(END, `${left.map(block).join('')}${END}`),
      removed: 3 - left.length,
    });
  });

  it('removes first, and adds after the rest', () => {
    expect(edited(ALL, { remove: [3], add: [NEW] })).toBe(
      sampleWith(END, `${block('a')}${block('b')}${ADDED}${END}`),
    );
  });

  it.each(['iso-8859-15', 'windows-1252', 'utf-16le'])('keeps %s', (encoding) => {
    const declared = (text: string): string => text.replace('UTF-8', encoding.replace('le', ''));
    const mark = encoding === 'utf-16le' ? '\ufeff' : '';
    const before = encodeText(mark + declared(SAMPLE).replace('Forno', 'Forno €'), encoding);
    const result = editAttachments(before, { add: [NEW] });
    const after = encodeText(mark + declared(WITH).replace('Forno', 'Forno €'), encoding);
    expect(result.ok && Buffer.from(result.bytes).equals(Buffer.from(after))).toBe(true);
  });

  it('does not need a valid file, as long as the invoice is found', () => {
    const wrong = (text: string): string => text.replace('10.00', '10,00');
    expect(edited(wrong(SAMPLE), { add: [NEW] })).toBe(wrong(WITH));
  });
});

describe('in JSON', () => {
  const json = (text: string): string => `${JSON.stringify(parseInvoice(text), null, 2)}\n`;

  it('adds and removes', () => {
    expect(edited(json(SAMPLE), { add: [NEW] })).toBe(json(WITH));
    expect(edited(json(ALL), { remove: [2] })).toBe(json(ALL.replace(block('b'), '')));
    expect(edited(json(ALL), { remove: ['c'], add: [NEW] })).toBe(json(ALL.replace(block('c'), ADDED)));
    expect(edited(json(ALL), { remove: [1, 2, 3], add: [NEW] })).toBe(json(WITH));
    expect(edited(json(ALL), { remove: [3, 1, 2] })).toBe(json(SAMPLE));
  });

  it.each(['null', '[]', '[ ]'])('adds if the list is %s', (list) => {
    const before = json(SAMPLE).replace(/("dati_beni_servizi")/, `"allegati": ${list}, $1`);
    const after = JSON.parse(edited(before, { add: [NEW] }));
    expect(listAttachments(after).map(({ name }) => name)).toEqual(['Città.txt']);
  });
});

describe('refusals', () => {
  const SIGNED = SAMPLE.replace('</p:FatturaElettronica>', `${SIGNATURE}</p:FatturaElettronica>`);

  it('a signed file, unless its signature may be removed', () => {
    expect(editAttachments(SIGNED, { add: [NEW] })).toEqual({ ok: false, refused: 'signed' });
    expect(edited(SIGNED, { add: [NEW], dropSignature: true })).toBe(WITH);
  });

  it.each([
    ['fattura.xml.p7m', '-----BEGIN PKCS7-----\n', 'unreadable'],
    ['a.xml', 'fattura n. 7', 'unreadable'],
    ['a.xml', '<a/>', 'unreadable'],
    ['a.json', '{', 'unreadable'],
    ['a.json', '[]', 'unreadable'],
    ['a.xml', '', 'unreadable'],
  ])('%s %j', (file, input, refused) => {
    expect(editAttachments(input, { add: [NEW], file })).toEqual({ ok: false, refused });
  });

  it.each<[AttachmentEdits, object]>([
    [{ remove: [4] }, { reason: 'missing', which: 4 }],
    [{ add: [{ ...NEW, name: '' }] }, { reason: 'field', field: 'name' }],
    [
      { add: [NEW], body: 2 },
      { reason: 'body', body: 2, bodies: 1 },
    ],
  ])('%j', (edits, flaw) => {
    const thrown = (() => {
      try {
        return editAttachments(ALL, edits);
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toBeInstanceOf(AttachmentError);
    expect((thrown as AttachmentError).flaw).toMatchObject(flaw);
  });
});

describe.skipIf(corpusInvoices().length === 0)('on every valid file of the corpus', () => {
  it('adding and removing restores the file, byte for byte', () => {
    let count = 0;
    for (const { file } of corpusInvoices()) {
      const bytes = corpusBytes(file);
      const result = readInvoice(bytes);
      if (!result.ok || result.source.signed) continue;
      count += 1;
      const body = result.invoice.fattura_elettronica_body.length;
      const added = editAttachments(bytes, { add: [NEW], body });
      if (!added.ok) throw new Error(file);
      const after = parseInvoice(added.bytes);
      const last = listAttachments(after).at(-1);
      expect([last?.name, last?.body, last?.attachment]).toEqual(['Città.txt', body, 'QUJD']);
      expect(readInvoice(writeInvoice(after)).ok).toBe(true);
      const back = editAttachments(added.bytes, { remove: [last?.number ?? 0] });
      expect(back.ok && Buffer.from(back.bytes).equals(Buffer.from(bytes)), file).toBe(true);
    }
    expect(count).toBeGreaterThan(50);
  });
});
