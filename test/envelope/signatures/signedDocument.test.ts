/** The form of a signature, from the document that the reader of invoices has for it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  parsedText,
  type SignatureForm,
  signatureForm,
} from '../../../src/envelope/signatures/xades/form.ts';
import { readInvoice } from '../../../src/xml/index.ts';
import { TextSource } from '../../../src/xml/read/textSource.ts';
import { SAMPLE } from '../../support/sample.ts';
import { describeShared, shared } from '../../support/shared.ts';
import { DOCUMENTS, SIGNED } from './xadesShapes.ts';

interface Read {
  /** The form in the reader's document, and in the whole text; null without a signature, or for a flaw. */
  readonly forms: readonly (SignatureForm | null)[];
  /** The reader's document, as a share of the text. */
  readonly share: number | null;
}

function read(xml: string | Uint8Array): Read {
  const { source } = readInvoice(xml);
  if (!(source instanceof TextSource)) throw new Error('not read');
  const { signedDocument, signed, text } = source;
  const whole = parsedText(text);
  const ofWhole = whole === 'xml' || !signed ? null : signatureForm(whole);
  return {
    forms: [signedDocument === null ? null : signatureForm(signedDocument), ofWhole],
    share: signedDocument === null ? null : signedDocument.text.length / text.length,
  };
}

it.each(DOCUMENTS)('$name: the same form as in the whole', ({ xml }) => {
  const [part, whole] = read(xml).forms;
  expect(part).toEqual(whole);
});

const ID = /Id="([^"]+)"/.exec(SIGNED)?.[1] ?? '';

it.each<[string, 'part' | 'whole', string]>([
  ['as signed', 'part', SIGNED],
  ['not ASCII', 'part', SIGNED.replace('<Denominazione>', '<Denominazione>é')],
  ['its Id in a body', 'whole', SIGNED.replace('<DatiGenerali>', `<DatiGenerali Id="${ID}">`)],
  ['its Id in the header', 'whole', SIGNED.replace('<DatiTrasmissione>', `<DatiTrasmissione ID='${ID}'>`)],
  [
    'its Id at a body',
    'whole',
    SIGNED.replace('<FatturaElettronicaBody>', `<FatturaElettronicaBody id="${ID}">`),
  ],
  ['an error in a body', 'whole', SIGNED.replace('<Divisa>EUR<', '<Divisa>E<')],
])('%s: from the %s', (_, from, xml) => {
  const { forms, share } = read(xml);
  expect(forms[0]).not.toBeNull();
  expect(forms[0]).toEqual(forms[1]);
  expect(share === 1 ? 'whole' : 'part').toBe(from);
});

it.each([
  ['a text that ends early', SIGNED.slice(0, -5)],
  ['an invoice without a signature', SAMPLE],
  ['the same with an error', SAMPLE.replace('<Divisa>EUR<', '<Divisa>E<')],
])('%s has none', (_, xml) => expect(read(xml).share).toBeNull());

it('a text whose tree was freed has the same form', () => {
  const { source } = readInvoice(SIGNED.replace('<Divisa>EUR<', '<Divisa>E<'));
  if (!(source instanceof TextSource)) throw new Error('not read');
  const before = source.signedDocument;
  source.release();
  expect(source.signedDocument?.text).toBe(before?.text);
  expect(source.signedDocument?.root.children.length).toBe(before?.root.children.length);
});

describeShared('signed invoices of the corpus', () => {
  const folder = join(shared.corpus, 'files');
  const signed = readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .filter((name) => readFileSync(join(folder, name), 'latin1').includes('SignatureValue'));
  it('are there', () => expect(signed.length).toBeGreaterThan(10));
  it.each(signed)('%s: the same form as in the whole', (name) => {
    const [part, whole] = read(readFileSync(join(folder, name))).forms;
    expect(part).toEqual(whole);
  });
});
