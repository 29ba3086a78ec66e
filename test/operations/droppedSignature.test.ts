/** Operations that edit a signed file: its XML is the result, if the signature may be dropped. */
import { describe, expect, it } from 'vitest';
import {
  type AnonymizeResult,
  createAnonymizer,
  editAttachments,
  type FixResult,
  fixInvoice,
} from '../../src/operations/index.ts';
import { cms } from '../support/cmsWriter.ts';
import { SAMPLE, sampleWith } from '../support/sample.ts';
import { GOOD_SIGNATURE } from '../support/signature.ts';

const WRONG = sampleWith('<Divisa>EUR<', '<Divisa>eur<');
const withSignature = (xml: string): string => xml.replace('</p:F', `${GOOD_SIGNATURE}</p:F`);
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

type Dropped = FixResult['dropped'];

const KINDS: readonly (readonly [string, (xml: string) => Uint8Array | string, Dropped])[] = [
  ['DER', (xml) => cms(xml), 'p7m'],
  ['DER as text', (xml) => latin1(cms(xml)), 'p7m'],
  ['base64', (xml) => base64(cms(xml)), 'p7m'],
  ['two envelopes', (xml) => cms(cms(xml)), 'p7m'],
  ['an envelope around signed XML', (xml) => cms(withSignature(xml)), 'p7m'],
  ['XAdES', withSignature, 'xml'],
];

const file = 'IT01234567890_00001.xml.p7m';

interface Edited {
  readonly refused: string | undefined;
  readonly dropped: Dropped;
  readonly text: string | null;
}

const facts = ({
  refused,
  dropped,
  text,
}: Pick<AnonymizeResult, 'refused' | 'dropped' | 'text'>): Edited => ({
  refused,
  dropped,
  text,
});

/** Each operation with a file, and its result for the XML without a signature. */
const OPERATIONS: readonly (readonly [string, (input: Uint8Array | string, drops: boolean) => Edited])[] = [
  ['fixInvoice', (input, dropSignature) => facts(fixInvoice(input, { file, dropSignature }))],
  [
    'anonymizer.file',
    (input, dropSignature) => facts(createAnonymizer({ seed: 's' }).file(input, { file, dropSignature })),
  ],
  [
    'editAttachments',
    (input, dropSignature) => {
      const add = [{ name: 'a.txt', content: new Uint8Array(1) }];
      const result = editAttachments(input, { add, file, dropSignature });
      return result.ok
        ? { refused: undefined, dropped: result.dropped, text: result.text }
        : { refused: result.refused, dropped: undefined, text: null };
    },
  ],
];

describe.each(OPERATIONS)('%s', (_, edited) => {
  const { text } = edited(WRONG, false);

  it.each(KINDS)('%s', (_kind, signed, dropped) => {
    expect(edited(signed(WRONG), false)).toMatchObject({ refused: 'signed', dropped: undefined });
    expect(edited(signed(WRONG), true)).toEqual({ refused: undefined, dropped, text });
  });

  it.each([
    ['detached', cms('', { written: null })],
    ['cut in the content', cms(WRONG).subarray(0, 500)],
    ['text in it', cms('fattura n. 7')],
  ])('an envelope that cannot be opened: %s', (_kind, input) => {
    for (const drops of [false, true]) expect(edited(input, drops).refused).toBe('unreadable');
  });

  it('an invoice without a signature', () => {
    expect(edited(WRONG, true)).toEqual({ refused: undefined, dropped: undefined, text });
  });
});

describe('fixInvoice of a signed file', () => {
  it('has the places of the XML inside', () => {
    const { changes, before, after } = fixInvoice(cms(WRONG), { dropSignature: true });
    expect({ changes, before, after }).toEqual({
      changes: fixInvoice(WRONG).changes,
      before: 'rejected',
      after: 'valid',
    });
  });

  it.each([
    [false, { bytes: cms(SAMPLE), text: null, dropped: undefined }],
    [true, { bytes: new Uint8Array(Buffer.from(SAMPLE)), text: SAMPLE, dropped: 'p7m' }],
  ])('without anything to fix, dropSignature %s', (dropSignature, expected) => {
    const { bytes, text, dropped, changes, refused } = fixInvoice(cms(SAMPLE), { dropSignature });
    expect({ text, dropped, changes, refused }).toEqual({
      text: expected.text,
      dropped: expected.dropped,
      changes: [],
      refused: undefined,
    });
    expect(Buffer.compare(bytes, expected.bytes)).toBe(0);
  });
});

it('anonymizer.file names the result without .p7m', () => {
  const result = createAnonymizer({ seed: 's' }).file(cms(SAMPLE), { file, dropSignature: true });
  const plain = createAnonymizer({ seed: 's' }).file(SAMPLE, { file: file.replace('.p7m', '') });
  expect(result.file).toBe(plain.file);
});

it('anonymizer.meet reads a signed file', () => {
  const texts = [cms(SAMPLE), SAMPLE].map((other) => {
    const anonymizer = createAnonymizer({ seed: 's' });
    anonymizer.meet(other, { file });
    return anonymizer.file(sampleWith('<Numero>7<', '<Numero>8<')).text;
  });
  expect(texts[0]).toBe(texts[1]);
});
