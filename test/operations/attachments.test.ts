import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '../../src/model/base64.ts';
import { checkBase64 } from '../../src/model/primitives.ts';
import { base64Size } from '../../src/operations/attachments/base64.ts';
import {
  AttachmentContent,
  AttachmentError,
  type AttachmentFlaw,
  addAttachment,
  attachmentBytes,
  EncodedBytes,
  listAttachments,
  type NewAttachment,
  removeAttachment,
} from '../../src/operations/index.ts';
import { parseInvoice, readInvoice, writeInvoice } from '../../src/xml/index.ts';
import { corpusBytes, corpusInvoices } from '../support/corpus.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytesOf = (content: string): Uint8Array => new TextEncoder().encode(content);

function flawOf(action: () => unknown): AttachmentFlaw | null {
  try {
    action();
    return null;
  } catch (error) {
    if (error instanceof AttachmentError) return error.flaw;
    throw error;
  }
}

const block = (name: string, content: string, more = ''): string =>
  `<Allegati><NomeAttachment>${name}</NomeAttachment>${more}<Attachment>${content}</Attachment></Allegati>`;

const END = '</FatturaElettronicaBody>';
const TWO = parseInvoice(
  sampleWith(
    END,
    `${block('a.txt', 'QUJD', '<AlgoritmoCompressione>ZIP</AlgoritmoCompressione><FormatoAttachment>TXT</FormatoAttachment><DescrizioneAttachment>Uno</DescrizioneAttachment>')}${block('b.txt', 'REU=')}${END}`,
  ),
);
const ONE_BODY = parseInvoice(SAMPLE);
const LOTTO = {
  ...TWO,
  fattura_elettronica_body: [...TWO.fattura_elettronica_body, ...TWO.fattura_elettronica_body],
} as typeof TWO;

describe('base64', () => {
  it.each([
    ['', ''],
    ['QQ==', 'A'],
    ['QUI=', 'AB'],
    ['QUJD', 'ABC'],
    [' Q U\nJ\tD\r', 'ABC'],
    ['Q U I =', 'AB'],
    // Unused bits that are set, missing or surplus padding, characters outside the alphabet.
    ['QR==', null],
    ['QUK=', null],
    ['QUI', null],
    ['QQ=', null],
    ['QUJD=', null],
    ['QQ==QQ==', null],
    ['QU-D', null],
    ['QU_D', null],
    ['QUJ\u00a0D', null],
    ['QUJé', null],
  ])('%j is %j', (base64, content) => {
    const decode = () => attachmentBytes({ name: 'a.txt', attachment: base64 });
    if (content === null) expect(flawOf(decode)).toEqual({ reason: 'base64', name: 'a.txt' });
    else expect(text(decode())).toBe(content);
    expect(base64Size(base64)).toBe(content?.length ?? null);
    expect(checkBase64(base64)).toBe(content !== null);
  });

  it('round-trips, like in Node', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40_000 }), (bytes) => {
        const base64 = encodeBase64(bytes);
        expect(base64).toBe(Buffer.from(bytes).toString('base64'));
        const decoded = attachmentBytes({ name: 'a.txt', attachment: base64 });
        expect(Buffer.from(decoded).equals(Buffer.from(bytes))).toBe(true);
        expect(base64Size(base64)).toBe(bytes.length);
      }),
      { numRuns: 50 },
    );
  });
});

/** `AttachmentContent` decodes 65,536 characters at a time. */
describe('content in pieces', () => {
  const bytes = Uint8Array.from({ length: 200_001 }, (_, at) => (at * 31 + (at >> 8)) % 256);
  const base64 = encodeBase64(bytes);
  const blank = ' '.repeat(65_536);

  it.each([
    ['one line', base64],
    ['lines of 76', base64.replace(/.{76}/g, '$&\r\n')],
    ['lines of 5', base64.replace(/.{5}/g, '$&\n')],
    ['blanks at both ends', `\t ${base64} \n`],
    ['a piece of blanks first', `${blank}${base64}`],
    ['pieces of blanks last', `${base64}${blank}${blank}`],
    ['blanks before the padding', base64.replace('=', `${blank}=`)],
  ])('%s', (_, text) => {
    const size = base64Size(text);
    expect(size).toBe(bytes.length);
    for (const encoded of [text, new EncodedBytes(bytesOf(text))]) {
      const content = new AttachmentContent({ name: 'a', size }, encoded, bytes.length);
      const pieces = [...content];
      expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(50_000);
      expect(Math.min(...pieces.map(({ length }) => length))).toBeGreaterThan(0);
      expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
      expect(Buffer.from(content.whole()).equals(bytes)).toBe(true);
      expect(content.head()).toEqual(pieces[0]);
    }
  });

  it('has a head of several bytes, even among blanks', () => {
    const spread = `UEsD${blank}BAAA${blank}QUJD`;
    const content = new AttachmentContent({ name: 'a', size: 9 }, spread, 9);
    expect([...content].map(({ length }) => length)).toEqual([3, 3, 3]);
    expect([...content.head()].slice(0, 4)).toEqual([0x50, 0x4b, 3, 4]);
  });

  it('may be empty', () => {
    const content = new AttachmentContent({ name: 'a', size: 0 }, blank, 0);
    expect([...content]).toEqual([]);
    expect([content.head(), content.whole()]).toEqual([new Uint8Array(0), new Uint8Array(0)]);
  });

  it.each<[number | null, AttachmentFlaw]>([
    [null, { reason: 'base64', name: 'a' }],
    [3, { reason: 'size', name: 'a', size: 3, limit: 2 }],
  ])('is refused with a size of %j', (size, flaw) => {
    expect(flawOf(() => new AttachmentContent({ name: 'a', size }, 'QUJD', 2))).toEqual(flaw);
  });
});

describe('listAttachments', () => {
  it('lists the description and the content of each attachment', () => {
    expect(listAttachments(TWO)).toEqual([
      {
        number: 1,
        body: 1,
        path: '/fattura_elettronica_body/0/allegati/0',
        name: 'a.txt',
        format: 'TXT',
        compression: 'ZIP',
        description: 'Uno',
        size: 3,
        attachment: 'QUJD',
      },
      {
        number: 2,
        body: 1,
        path: '/fattura_elettronica_body/0/allegati/1',
        name: 'b.txt',
        format: null,
        compression: null,
        description: null,
        size: 2,
        attachment: 'REU=',
      },
    ]);
    expect(listAttachments(ONE_BODY)).toEqual([]);
  });

  it('counts through all invoices of a lotto', () => {
    expect(listAttachments(LOTTO).map(({ number, body, path }) => [number, body, path])).toEqual([
      [1, 1, '/fattura_elettronica_body/0/allegati/0'],
      [2, 1, '/fattura_elettronica_body/0/allegati/1'],
      [3, 2, '/fattura_elettronica_body/1/allegati/0'],
      [4, 2, '/fattura_elettronica_body/1/allegati/1'],
    ]);
  });

  it.each([
    [{}, []],
    [{ fattura_elettronica_body: 'x' }, []],
    [
      { fattura_elettronica_body: [null, { allegati: [3, { nome_attachment: 7 }, { attachment: '?' }] }] },
      [1, 2],
    ],
  ])('accepts values that are not invoices: %j', (value, numbers) => {
    const listed = listAttachments(value as never);
    expect(listed.map(({ number }) => number)).toEqual(numbers);
  });
});

describe('attachmentBytes', () => {
  it('decodes, within a limit', () => {
    const [first] = listAttachments(TWO);
    expect(text(attachmentBytes(first!))).toBe('ABC');
    expect(text(attachmentBytes(first!, { maxBytes: 3 }))).toBe('ABC');
    expect(flawOf(() => attachmentBytes(first!, { maxBytes: 2 }))).toEqual({
      reason: 'size',
      name: 'a.txt',
      size: 3,
      limit: 2,
    });
    expect(flawOf(() => attachmentBytes({ name: 'x', attachment: 'QUJ' }))).toEqual({
      reason: 'base64',
      name: 'x',
    });
  });
});

describe('addAttachment', () => {
  const PDF: NewAttachment = { name: 'Bolla 7.pdf', content: bytesOf('ABC') };

  it('adds after the existing ones, and leaves the given invoice unchanged', () => {
    const before = structuredClone(TWO);
    const after = addAttachment(TWO, { ...PDF, description: 'Bolla', compression: 'ZIP' });
    expect(TWO).toEqual(before);
    expect(after.fattura_elettronica_body[0]?.allegati?.at(-1)).toEqual({
      nome_attachment: 'Bolla 7.pdf',
      algoritmo_compressione: 'ZIP',
      formato_attachment: 'PDF',
      descrizione_attachment: 'Bolla',
      attachment: 'QUJD',
    });
    expect(readInvoice(writeInvoice(after)).ok).toBe(true);
  });

  it.each([
    ['a.pdf', 'PDF'],
    ['a.tar.gz', 'GZ'],
    ['readme', undefined],
    ['.profile', undefined],
    ['a.', undefined],
    ['a.endinglonger', undefined],
    ['a.è', undefined],
  ])('the format of %s is %s', (name, format) => {
    const after = addAttachment(ONE_BODY, { ...PDF, name });
    expect(after.fattura_elettronica_body[0]?.allegati?.[0]?.formato_attachment).toBe(format);
  });

  it.each<[Partial<NewAttachment>, string]>([
    [{ name: '' }, 'name'],
    [{ name: 'a'.repeat(61) }, 'name'],
    [{ name: 'ł.pdf' }, 'name'],
    [{ name: 'a\nb.pdf' }, 'name'],
    [{ name: 'a\u0085b.pdf' }, 'name'],
    [{ format: '12345678901' }, 'format'],
    [{ format: 'è' }, 'format'],
    [{ compression: '' }, 'compression'],
    [{ description: 'a'.repeat(101) }, 'description'],
  ])('rejects what the schema would reject: %j', (wrong, field) => {
    expect(flawOf(() => addAttachment(ONE_BODY, { ...PDF, ...wrong }))).toMatchObject({
      reason: 'field',
      field,
    });
  });

  it.each([
    [undefined, { reason: 'body', body: null, bodies: 2 }],
    [0, { reason: 'body', body: 0, bodies: 2 }],
    [3, { reason: 'body', body: 3, bodies: 2 }],
    [1.5, { reason: 'body', body: 1.5, bodies: 2 }],
  ])('requires the number of an invoice in a lotto: %s', (body, flaw) => {
    const place = body === undefined ? {} : { body };
    expect(flawOf(() => addAttachment(LOTTO, PDF, place))).toEqual(flaw);
  });

  it('adds to the named invoice', () => {
    const counts = (body: number): readonly number[] =>
      addAttachment(LOTTO, PDF, { body }).fattura_elettronica_body.map((one) => one.allegati?.length ?? 0);
    expect([counts(1), counts(2)]).toEqual([
      [3, 2],
      [2, 3],
    ]);
  });
});

describe('removeAttachment', () => {
  const names = (invoice: typeof TWO): readonly string[] => listAttachments(invoice).map(({ name }) => name);

  it('removes one, by number or by name', () => {
    expect(names(removeAttachment(TWO, 1))).toEqual(['b.txt']);
    expect(names(removeAttachment(TWO, 'b.txt'))).toEqual(['a.txt']);
    expect(names(TWO)).toEqual(['a.txt', 'b.txt']);
  });

  it('leaves no empty list', () => {
    const none = removeAttachment(removeAttachment(TWO, 1), 1);
    expect(none).toEqual(ONE_BODY);
  });

  it.each([
    [LOTTO, 'a.txt', { reason: 'ambiguous', which: 'a.txt' }],
    [TWO, 'c.txt', { reason: 'missing', which: 'c.txt' }],
    [TWO, 3, { reason: 'missing', which: 3 }],
    [TWO, 0, { reason: 'missing', which: 0 }],
  ])('%# reports a missing invoice or attachment', (invoice, which, flaw) => {
    expect(flawOf(() => removeAttachment(invoice, which))).toEqual(flaw);
  });
});

describe.skipIf(corpusInvoices().length === 0)('the corpus', () => {
  it('decodes every attachment like Node', () => {
    let count = 0;
    for (const { file } of corpusInvoices()) {
      const result = readInvoice(corpusBytes(file));
      const invoice = result.ok ? result.invoice : result.partial;
      if (invoice === null) continue;
      for (const one of listAttachments(invoice as typeof TWO)) {
        if (one.size === null) continue;
        count += 1;
        const bytes = attachmentBytes(one);
        expect(bytes.length).toBe(one.size);
        expect(Buffer.from(bytes).equals(Buffer.from(one.attachment, 'base64'))).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(5);
  });
});
