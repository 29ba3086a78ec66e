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
    ['an empty Nazione', sampleWith('<Nazione>IT</Nazione>', '<Nazione></Nazione>')],
    ['a Nazione of one tag', sampleWith('<Nazione>IT</Nazione>', '<Nazione />')],
    [
      'a block of one tag',
      sampleWith('</CodiceDestinatario>', '</CodiceDestinatario><ContattiTrasmittente/>'),
    ],
    ['other attributes of the root', sampleWith('versione=', 'SistemaEmittente="x" versione=')],
    ['a signature', sampleWith('</p:F', `${SIGNATURE}</p:F`)],
    ['a comment behind the root', `${SAMPLE}<!-- x -->`],
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
