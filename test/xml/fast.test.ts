import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ordinary, simplified } from '../../src/model/index.ts';
import { readInvoice } from '../../src/xml/index.ts';
import { type FastResult, readFast } from '../../src/xml/read/fastInvoice.ts';
import { SAMPLE, SIGNATURE, sampleWith } from '../support/sample.ts';
import { describeShared, shared } from '../support/shared.ts';

const LIMITS = { maxDepth: 256, maxElements: 300_000 };

function fast(text: string): FastResult | undefined {
  return readFast(new TextEncoder().encode(text), LIMITS);
}

describe('the fast reader', () => {
  it.each([
    ['the sample', SAMPLE],
    ['no blanks between elements', SAMPLE.replace(/>\s+</g, '><')],
    ['line ends of Windows', SAMPLE.replaceAll('\n', '\r\n')],
    ['tabs', SAMPLE.replaceAll('  ', '\t')],
    ['a byte order mark', `\ufeff${SAMPLE}`],
    ['no declaration', SAMPLE.replace(/^.*\n/, '')],
    ['a comment before the root', sampleWith('<p:F', '<!-- x --><p:F')],
    ['accents', sampleWith('>Pane<', '>Città è perché<')],
    ['as many accents as fit', sampleWith('>Pane<', `>${'è'.repeat(1000)}<`)],
    ['control characters of Latin-1', sampleWith('>Pane<', '>\u0080\u0085\u009f\u00a0ÿ<')],
    ['references', sampleWith('>Pane<', '>Pane &amp; olio &#233;<')],
    ['a negative amount', sampleWith('<PrezzoTotale>10.00<', '<PrezzoTotale>-10.00<')],
    ['a rate of 100', sampleWith('<AliquotaIVA>4.00<', '<AliquotaIVA>100.00<')],
    ['a leap day', sampleWith('2026-03-02', '2024-02-29')],
    ['a date with a zone', sampleWith('2026-03-02', '2026-03-02Z')],
    ['blanks to collapse', sampleWith('<Imposta>0.40<', '<Imposta>\n0.40 <')],
    ['an integer with zeros', sampleWith('<NumeroLinea>1<', '<NumeroLinea>00001<')],
    ['a blank before the end of a start tag', sampleWith('<Numero>', '<Numero >')],
    ['line breaks before the end of tags', SAMPLE.replace(/(<\/?[A-Z]\w*)>/g, '$1\r\n  >')],
    ['a blank before the end of an end tag', sampleWith('</Numero>', '</Numero\t>')],
    [
      'a block of one such tag',
      sampleWith('</CodiceDestinatario>', '</CodiceDestinatario\n><ContattiTrasmittente\n/>'),
    ],
    ['an empty Nazione', sampleWith('<Nazione>IT</Nazione>', '<Nazione></Nazione>')],
    ['a Nazione of one tag', sampleWith('<Nazione>IT</Nazione>', '<Nazione />')],
    [
      'a block of one tag',
      sampleWith('</CodiceDestinatario>', '</CodiceDestinatario><ContattiTrasmittente/>'),
    ],
    ['other attributes of the root', sampleWith('versione=', 'SistemaEmittente="x" versione=')],
    ['a signature', sampleWith('</p:F', `${SIGNATURE}</p:F`)],
    ['a comment behind the root', `${SAMPLE}<!-- x -->`],
    ['a simplified invoice', readFileSync('fixtures/valid/FSM10-simple.xml', 'utf8')],
  ])('accepts %s with the same result as the explaining reader', (_name, text) => {
    const explained = readInvoice(text, { engine: 'explaining' });
    if (!explained.ok) throw new Error(JSON.stringify(explained.problems));
    const { invoice, kind, source } = explained;
    const found = fast(text);
    if (found === undefined) throw new Error('not accepted');
    const { accepted, format, ...read } = found;
    expect(read).toStrictEqual({ invoice, kind });
    expect(format).toBe(kind === 'FSM10' ? simplified : ordinary);
    expect(JSON.stringify(found.invoice)).toBe(JSON.stringify(invoice));
    expect(accepted.signature?.source ?? null).toBe(source.signature);
    expect(accepted.signature?.signingTime ?? null).toBe(source.signingTime);
    expect(accepted.ascii).toBe(/[^\0-\x7f]/.test(source.text) ? null : source.text);
  });

  it.each([
    ['an attribute on an element', sampleWith('<Divisa>', '<Divisa a="b">')],
    ['a comment in a block', sampleWith('<Divisa>', '<!-- x --><Divisa>')],
    ['a CDATA section', sampleWith('>Pane<', '><![CDATA[Pane]]><')],
    ['a declaration of another encoding', sampleWith('UTF-8', 'ISO-8859-1')],
    ['a document type', sampleWith('<p:F', '<!DOCTYPE x><p:F')],
    [
      'a blank in a tag of a signed file',
      sampleWith('<Numero>', '<Numero >').replace('</p:F', `${SIGNATURE}</p:F`),
    ],
    ['a blank in a tag, and CR alone', sampleWith('<Numero>', '<Numero\r>')],
    [
      'a blank in a tag, and a flaw',
      sampleWith('<Numero>', '<Numero >').replace('<AliquotaIVA>4.00<', '<AliquotaIVA>4<'),
    ],
    ['an element out of place', sampleWith('<Divisa>EUR</Divisa>', '')],
    ['a flaw behind the bodies', sampleWith('</p:F', '<x/></p:F')],
    ['a flaw in the signature', sampleWith('</p:F', `${SIGNATURE.replace('AAAA', 'A')}</p:F`)],
    ['text behind the root', `${SAMPLE}x`],
    ['one accent too many', sampleWith('>Pane<', `>${'è'.repeat(1001)}<`)],
    ['a character beyond Latin-1', sampleWith('>Pane<', '>Città Ā<')],
    ['a value that does not fit', sampleWith('<AliquotaIVA>4.00<', '<AliquotaIVA>100.01<')],
    [
      'base64 that does not fit',
      sampleWith(
        '</DatiBeniServizi>',
        '</DatiBeniServizi><Allegati><NomeAttachment>a</NomeAttachment><Attachment>AAA</Attachment></Allegati>',
      ),
    ],
  ])('hands over %s', (_name, text) => {
    expect(fast(text)).toBeUndefined();
  });

  it.each([
    ['a lead byte alone', [0xc3, 0x3c]],
    ['a continuation alone', [0xa8]],
    ['a lead byte twice', [0xc3, 0xc3, 0xa8]],
    ['an overlong form', [0xc1, 0xa8]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
  ])('hands over a text that is not UTF-8: %s', (_name, wrong) => {
    const bytes = new TextEncoder().encode(SAMPLE);
    const at = SAMPLE.indexOf('>Pane<') + 1;
    bytes.set(wrong, at);
    expect(readFast(bytes, LIMITS)).toBeUndefined();
  });

  it('hands over every truncated file', () => {
    const bytes = new TextEncoder().encode(SAMPLE.trimEnd());
    const taken = [...bytes.keys()].filter(
      (length) => readFast(bytes.subarray(0, length), LIMITS) !== undefined,
    );
    expect(taken).toEqual([]);
  });

  it('returns plain objects', () => {
    const result = readInvoice(SAMPLE);
    if (!result.ok) throw new Error('the sample is valid');
    const header: object = result.invoice.fattura_elettronica_header;
    expect([Object.getPrototypeOf(result.invoice), Object.getPrototypeOf(header)]).toEqual([
      Object.prototype,
      Object.prototype,
    ]);
    expect(structuredClone(result.invoice)).toStrictEqual(result.invoice);
  });
});

/** Number of prologs so far: the reader remembers those that it has seen. */
let prologs = 0;

/** The text with a new prolog. */
function anew(text: string): string {
  prologs += 1;
  const declaration = /^<\?xml.*\?>\n/.exec(text)?.[0] ?? '';
  return `${declaration}<!-- ${prologs} -->${text.slice(declaration.length)}`;
}

describe('a prolog that is new', () => {
  it.each([
    ['UTF-8', SAMPLE],
    ['utf8', sampleWith('"UTF-8"', '"utf8"')],
    ['no declaration', SAMPLE.replace(/^.*\n/, '')],
    ['blanks behind the root', sampleWith('<FatturaElettronicaHeader>', '\t\r\n <FatturaElettronicaHeader>')],
    ['an instruction', sampleWith('<p:F', '<?a b?><p:F')],
  ])('is accepted: %s', (_name, text) => {
    const written = anew(text);
    const [one, again] = [fast(written), fast(written)];
    const explained = readInvoice(written, { engine: 'explaining' });
    expect(one?.invoice).toEqual(explained.ok && explained.invoice);
    expect(again?.invoice).toEqual(one?.invoice);
    const { accepted } = one ?? {};
    const place = accepted?.locate('/fattura_elettronica_header/dati_trasmissione');
    expect(place?.line).toBe(written.slice(0, written.indexOf('<DatiTrasmissione>')).split('\n').length);
  });

  it.each([
    ['an encoding that ends in UTF-8', sampleWith('"UTF-8"', '"x-UTF-8"')],
    ['an encoding that begins with UTF-8', sampleWith('"UTF-8"', '"UTF-80"')],
    ['a character that is not ASCII', sampleWith('<p:F', '<!-- é --><p:F')],
    ['text behind the root', sampleWith('<FatturaElettronicaHeader>', 'x<FatturaElettronicaHeader>')],
    [
      'a comment behind the root',
      sampleWith('<FatturaElettronicaHeader>', '<!----><FatturaElettronicaHeader>'),
    ],
    [
      'another element before the header',
      sampleWith('<FatturaElettronicaHeader>', '<a/><FatturaElettronicaHeader>'),
    ],
    [
      'the header in another element',
      sampleWith('<FatturaElettronicaHeader>', '<a><FatturaElettronicaHeader>'),
    ],
    ['the header before the root', `<FatturaElettronicaHeader>${SAMPLE}`],
    ['a default namespace', sampleWith('<p:F', '<p:F').replace(' versione=', ' xmlns="urn:x" versione=')],
    ['another namespace', sampleWith('fatture/v1.2', 'fatture/v1.3')],
    ['another root', SAMPLE.replaceAll('p:FatturaElettronica', 'p:Fattura')],
    ['no versione', sampleWith(' versione="FPR12"', '')],
    ['an unknown attribute', sampleWith(' versione=', ' a="b" versione=')],
    ['a flaw', sampleWith(' versione=', ' a=b versione=')],
    [
      'a format before 2017',
      SAMPLE.replace(/"http[^"]*"/, '"http://www.fatturapa.gov.it/sdi/fatturapa/v1.1"'),
    ],
    ['more than 4,096 characters', sampleWith('<p:F', `<!--${' '.repeat(4096)}--><p:F`)],
    ['more than 4,096 blanks at its beginning', `${' '.repeat(4096)}${SAMPLE.replace(/^.*\n/, '')}`],
  ])('is handed over, twice: %s', (_name, text) => {
    const written = text.startsWith(' ') ? text : anew(text);
    expect([fast(written), fast(written)]).toEqual([undefined, undefined]);
  });

  it('is accepted after hundreds of others', () => {
    for (let count = 0; count < 600; count += 1) fast(anew('<p:F/><FatturaElettronicaHeader>'));
    const written = anew(SAMPLE);
    expect([fast(written), fast(written)].map((found) => found?.kind)).toEqual(['FPR12', 'FPR12']);
  });
});

describe('the bytes at the beginning', () => {
  it.each([
    [[0xef, 0xbb, 0xbf], true],
    [[], true],
    [[0xef, 0xbb, 0x20], false],
    [[0xef, 0x20, 0xbf], false],
    [[0x20, 0xbb, 0xbf], false],
    [[0xef, 0x20, 0x20], false],
    [[0x20, 0x20, 0xbf], false],
  ])('%j', (bytes, isAccepted) => {
    const text = new TextEncoder().encode(SAMPLE);
    const input = new Uint8Array([...bytes, ...text]);
    expect(readFast(input, LIMITS) !== undefined).toBe(isAccepted);
  });
});

describe('limits', () => {
  const text = SAMPLE.replace(/>\s+</g, '><').replace(/<\?xml.*?\?>/, '');
  const input = new TextEncoder().encode(text);
  const elements = SAMPLE.match(/<[A-Za-z]/g)?.length ?? 0;
  it.each([
    [{ maxDepth: 256, maxElements: elements }, true],
    [{ maxDepth: 256, maxElements: elements - 1 }, false],
    [{ maxDepth: 16, maxElements: 300_000 }, true],
    [{ maxDepth: 15, maxElements: 300_000 }, false],
  ])('%j', (limits, isAccepted) => {
    expect(readFast(input, limits) !== undefined).toBe(isAccepted);
  });

  it.each([
    [elements + 1, true],
    [elements, false],
  ])('%i elements, one of which has an empty-element tag', (maxElements, isAccepted) => {
    const one = text.replace('</CodiceDestinatario>', '$&<ContattiTrasmittente/>');
    const read = readFast(new TextEncoder().encode(one), { maxDepth: 256, maxElements });
    expect(read !== undefined).toBe(isAccepted);
  });
});

describe('the places where the reader gave up', () => {
  const wrong = sampleWith('<Divisa>EUR<', '<Divisa>euro<');
  const begun = ['FatturaElettronicaBody', 'DatiGenerali', 'DatiGeneraliDocumento'];
  it.each([
    ['a valid file', SAMPLE, []],
    ['a wrong value', wrong, [begun.map((name) => wrong.indexOf(`<${name}>`) + name.length + 2)]],
    ['another root', '<a/>', [[]]],
    ['blanks', ' '.repeat(5000), [[]]],
    [
      'thousands of problems in a signature',
      sampleWith(
        '</p:F',
        `${SIGNATURE.replace('</ds:Signature>', `${'<ds:Object Id="1"/>'.repeat(30_000)}</ds:Signature>`)}</p:F`,
      ),
      [[]],
    ],
  ])('%s', (_name, text, expected) => {
    const told: (readonly number[])[] = [];
    readFast(new TextEncoder().encode(text), LIMITS, (open) => told.push(open));
    expect(told).toEqual(expected);
    readFast(new TextEncoder().encode(text), LIMITS);
  });
});

it('has the places of a file after others were read', () => {
  const path = '/fattura_elettronica_body/0/dati_generali/dati_generali_documento/divisa';
  const found = fast(SAMPLE);
  const other = SAMPLE.replace(/<Denominazione>.*<\/Denominazione>/, '<Nome>a</Nome><Cognome>b</Cognome>');
  expect(fast(other)?.accepted.locate(path)?.offset).toBe(other.indexOf('EUR'));
  expect(found?.accepted.locate(path)?.offset).toBe(SAMPLE.indexOf('EUR'));
});

describe('what follows the bodies', () => {
  const object = (content: string) =>
    `${SIGNATURE.replace('</ds:Signature>', `<ds:Object>${content}</ds:Object></ds:Signature>`)}</p:F`;
  const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  it.each([
    ['blanks', '\n \t\r\n</p:F', true],
    ['a comment', '<!-- x --></p:F', true],
    ['a signature', object('<a/>'), true],
    ['a signature between comments', `<!-- x -->${SIGNATURE}<!-- x --></p:F`, true],
    ['two signatures', `${SIGNATURE}${SIGNATURE}</p:F`, false],
    ['a signature with an accent', object('<a>é</a>'), false],
    ['a Signature in no namespace', '<Signature/></p:F', false],
    [
      'another element of the namespace',
      '<ds:SignatureValue xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/></p:F',
      false,
    ],
    ['text', 'x</p:F', false],
    [
      'the content of a signature in another element, behind a comment that names a signature',
      `<!-- <Signature/> -->${SIGNATURE.replaceAll('ds:Signature>', 'ds:Firma>').replace('<ds:Signature ', '<ds:Firma ')}</p:F`,
      false,
    ],
    ['text before a signature', `x${SIGNATURE}</p:F`, false],
    ['an invoice in the signature', object('<p:FatturaElettronica versione="FPR12"/>'), false],
    [
      'the root of simplified invoices in the signature',
      object('<p:FatturaElettronicaSemplificata/>'),
      false,
    ],
    ['a type of invoices in the signature', object(`<a ${XSI} xsi:type="p:CAPType">53100</a>`), false],
  ])('%s', (_name, tail, isAccepted) => {
    const found = fast(sampleWith('</p:F', tail));
    expect(found !== undefined).toBe(isAccepted);
    expect(found?.accepted.signature?.source?.includes('<ds:SignedInfo>') ?? false).toBe(
      isAccepted && tail.includes('ds:'),
    );
  });
});

describeShared('the fast reader on the corpus', () => {
  it('handles nine valid files of ten, so that users get its speed', () => {
    const manifest: { file: string; kind: string }[] = JSON.parse(
      readFileSync(join(shared.corpus, 'manifest.json'), 'utf8'),
    );
    const files = manifest.filter(({ kind }) => ['FPR12', 'FPA12', 'FSM10'].includes(kind));
    const all = files.map(({ file }) => readFileSync(join(shared.corpus, 'files', file)));
    const valid = all.filter((bytes) => readInvoice(bytes, { engine: 'explaining' }).ok);
    const taken = valid.filter((bytes) => readFast(bytes, LIMITS) !== undefined);
    expect(valid.length).toBeGreaterThan(150);
    expect(taken.length / valid.length).toBeGreaterThan(0.9);
  });
});
