import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readApart, readInvoice } from '../../src/xml/index.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';

const END = '</FatturaElettronicaBody>';

const block = (content: string): string =>
  `<Allegati><NomeAttachment>a.txt</NomeAttachment>${content}</Allegati>`;
const attachment = (content: string): string => block(`<Attachment>${content}</Attachment>`);
const invoiceWith = (...blocks: readonly string[]): string => sampleWith(END, `${blocks.join('')}${END}`);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));

const LONG = 'QUJD'.repeat(8_000);
/** The shortest content that is left out. */
const SHORTEST = 'QUJD'.repeat(1_024);
const OTHER = 'REVG'.repeat(9_000);
const LINES = `\n${LONG.replace(/.{76}/g, '$&\r\n')}\n`;
const PADDED = `${LONG}QQ==`;

/** The content of each attachment as `readApart` returns it: in the document, or in the invoice. */
function contentsOf(document: Uint8Array): readonly string[] | undefined {
  const apart = readApart(document);
  return apart?.invoice.fattura_elettronica_body.flatMap(({ allegati = [] }, body) =>
    allegati.map(({ attachment: short }, index) => {
      const place = apart.contents.get(`/fattura_elettronica_body/${body}/allegati/${index}`);
      if (place === undefined) return short;
      const content = Buffer.from(document.subarray(place.start, place.end)).toString();
      expect(place.size).toBe(Buffer.from(content, 'base64').length);
      return content;
    }),
  );
}

describe('readApart', () => {
  const body = /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/.exec(
    invoiceWith(attachment(LONG)),
  )?.[0];
  const latin = invoiceWith(attachment(LONG)).replace('UTF-8', 'ISO-8859-1');

  it.each<[string, Uint8Array | string, readonly string[]]>([
    ['one', invoiceWith(attachment(LONG)), [LONG]],
    ['in lines', invoiceWith(attachment(LINES)), [LINES]],
    [
      'the shortest, and one that is shorter',
      invoiceWith(attachment(LONG), attachment(SHORTEST), attachment(SHORTEST.slice(4))),
      [LONG, SHORTEST, SHORTEST.slice(4)],
    ],
    ['with padding', invoiceWith(attachment(PADDED)), [PADDED]],
    [
      'several, of which one is short',
      invoiceWith(...[LONG, 'QUJD', OTHER].map(attachment)),
      [LONG, 'QUJD', OTHER],
    ],
    ['in several bodies', invoiceWith(attachment(OTHER)).replace(END, `${END}${body}`), [OTHER, LONG]],
    ['after a byte order mark', `\ufeff${invoiceWith(attachment(LONG))}`, [LONG]],
    [
      'after letters of two bytes',
      invoiceWith(attachment(LONG)).replace('<Numero>', '<!-- é€😀 --><Numero>'),
      [LONG],
    ],
    [
      'in ISO 8859-1',
      Uint8Array.from(Buffer.from(latin.replace('<Numero>', '<!-- \xe0 --><Numero>'), 'latin1')),
      [LONG],
    ],
    ['before a comment', invoiceWith(block(`<Attachment>${LONG}<!-- x --></Attachment>`)), [LONG]],
    [
      'with a signature',
      invoiceWith(attachment(LONG)).replace('</p:Fattura', `${SIGNATURE}</p:Fattura`),
      [LONG],
    ],
    [
      'beside one with a reference',
      invoiceWith(attachment(`${LONG}&#10;`), attachment(OTHER.repeat(9))),
      [LONG, OTHER.repeat(9)],
    ],
  ])('leaves out the contents of long attachments: %s', (_, document, contents) => {
    const bytes = typeof document === 'string' ? bytesOf(document) : document;
    expect(readInvoice(bytes).ok).toBe(true);
    expect(contentsOf(bytes)).toEqual(contents);
  });

  it.each<[string, Uint8Array | string]>([
    ['no attachments', SAMPLE],
    ['a short one', invoiceWith(attachment('QUJD'.repeat(1_000)))],
    [
      'more other text than base64',
      invoiceWith(attachment(LONG)).replace('<Numero>', `<!--${OTHER}--><Numero>`),
    ],
    ['no base64', invoiceWith(attachment(`${LONG}x`))],
    ['too little padding', invoiceWith(attachment(`${LONG}QQ=`))],
    ['unused bits that are set', invoiceWith(attachment(`${LONG}QR==`))],
    ['another alphabet', invoiceWith(attachment(`${LONG}QU-_`))],
    ['a reference', invoiceWith(attachment(`${LONG}&#10;`))],
    ['a section', invoiceWith(attachment(`<![CDATA[${LONG}]]>`))],
    ['more base64 after a comment', invoiceWith(attachment(`${LONG}<!-- x -->QUJD`))],
    ['a blank in the tag', invoiceWith(block(`<Attachment >${LONG}</Attachment>`))],
    [
      'a comment that looks like one',
      invoiceWith(attachment(OTHER), `<!--<Attachment>${LONG}</Attachment>-->`),
    ],
    [
      'such a comment, and a short one',
      invoiceWith(attachment('AAAA'), `<!--<Attachment>${LONG}</Attachment>-->`),
    ],
    [
      'such a comment, and a short one that is written otherwise',
      invoiceWith(attachment('AA&#65;A'), `<!--<Attachment>${LONG}</Attachment>-->`),
    ],
    [
      'such a comment, and one of two that is written otherwise',
      invoiceWith(attachment(OTHER), attachment('AA&#65;A'), `<!--<Attachment>${LONG}</Attachment>-->`),
    ],
    ['a short one like what replaces the long one', invoiceWith(...[LONG, 'AAAA'].map(attachment))],
    [
      'one in the signature',
      invoiceWith(attachment(OTHER)).replace(
        '</p:Fattura',
        `${SIGNATURE.replace(
          '</ds:Signature>',
          `<ds:Object><Attachment>${LONG}</Attachment></ds:Object></ds:Signature>`,
        )}</p:Fattura`,
      ),
    ],
    ['UTF-16', utf16(invoiceWith(attachment(LONG)).replace('UTF-8', 'UTF-16'))],
    [
      'UTF-16 whose bytes look like it',
      utf16(
        invoiceWith(attachment('AAAA'))
          .replace('UTF-8', 'UTF-16')
          .replace(
            '<Numero>',
            `<!--${Buffer.from(`<Attachment>${LONG.repeat(9)}< `).toString('utf16le')}--><Numero>`,
          ),
      ),
    ],
    ['an invalid invoice', invoiceWith(attachment(LONG)).replace('<Numero>', '<Numero/><Numero>')],
    ['a document that ends early', invoiceWith(attachment(LONG)).slice(0, -9)],
  ])('leaves the rest to readInvoice: %s', (_, document) => {
    expect(contentsOf(typeof document === 'string' ? bytesOf(document) : document)).toBeUndefined();
  });

  it('keeps the limits of readInvoice', () => {
    const document = bytesOf(invoiceWith(attachment(LONG)));
    expect(readApart(document, { maxBytes: document.length })).toBeDefined();
    expect(readApart(document, { maxBytes: document.length - 1 })).toBeUndefined();
    expect(readApart(document, { maxElements: 5 })).toBeUndefined();
    expect(readApart(bytesOf(`${SAMPLE}<!--${'x'.repeat(20_000_001)}-->`))).toBeUndefined();
  });

  it('reads what readInvoice reads, whatever the content', () => {
    const piece = fc.constantFrom(
      'QUJD',
      'Q Q = =',
      '=',
      'QQ==',
      '\r\n',
      ' ',
      '&#65;',
      '<!-- -->',
      '-',
      'AAAA',
    );
    const content = fc.tuple(
      fc.array(piece, { maxLength: 3 }),
      fc.boolean(),
      fc.array(piece, { maxLength: 3 }),
    );
    const text = content.map(([before, isLong, after]) => [...before, isLong ? LONG : '', ...after].join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (contents) => {
        const document = bytesOf(invoiceWith(...contents.map(attachment)));
        const apart = contentsOf(document);
        if (apart === undefined) return;
        const read = readInvoice(document);
        const whole = read.ok ? read.invoice.fattura_elettronica_body[0]?.allegati : undefined;
        const collapsed = (one: string) => one.replace(/[\t\n\r ]+/g, ' ').trim();
        expect(apart.map(collapsed)).toEqual(whole?.map((one) => one.attachment));
      }),
      { numRuns: 300 },
    );
  });
});
