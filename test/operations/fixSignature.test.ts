import { describe, expect, it } from 'vitest';
import { fixInvoice } from '../../src/operations/index.ts';
import { SAMPLE } from '../support/sample.ts';
import { GOOD_SIGNATURE } from '../support/signature.ts';

const CLOSE = '</p:FatturaElettronica>';

const signed = (text: string): string => text.replace(CLOSE, `  ${GOOD_SIGNATURE}\n${CLOSE}`);
const wrong = (text: string): string => text.replace('<Divisa>EUR<', '<Divisa>eur<');
const broken = (text: string): string => text.replace('<ds:DigestValue>AAAA', '<ds:DigestValue>*');

describe('a signed file', () => {
  it('is refused if something would change', () => {
    const input = wrong(signed(SAMPLE));
    const result = fixInvoice(input);
    expect(result).toMatchObject({
      ok: false,
      refused: 'signed',
      text: input,
      changes: [],
      after: 'rejected',
    });
    expect(result.remaining.map(({ id }) => id)).toEqual(['value.pattern']);
  });

  it('is repaired without its signature on request', () => {
    const result = fixInvoice(wrong(signed(SAMPLE)), { dropSignature: true });
    expect(result).toMatchObject({ ok: true, text: SAMPLE, before: 'rejected', after: 'valid' });
    expect(result.changes).toMatchObject([
      { code: '00200', from: 'eur', to: 'EUR' },
      { code: null, op: 'remove', path: null, xpath: "/*/*[name()='ds:Signature']", line: 74, column: 3 },
    ]);
    expect(fixInvoice(result.text ?? '', { dropSignature: true }).changes).toEqual([]);
  });

  it.each([
    ['valid', signed(SAMPLE)],
    ['without a fix', signed(SAMPLE).replace('<Numero>7</Numero>', '')],
  ])('keeps its signature if nothing else would change: %s', (_what, input) => {
    for (const dropSignature of [false, true]) {
      const result = fixInvoice(input, { dropSignature });
      expect(result).toMatchObject({ text: input, changes: [] });
      expect(result.refused).toBeUndefined();
    }
  });

  it('loses a signature that is itself invalid', () => {
    const input = broken(signed(SAMPLE));
    expect(fixInvoice(input)).toMatchObject({ text: input, changes: [], before: 'rejected' });
    const result = fixInvoice(input, { dropSignature: true });
    expect(result).toMatchObject({ ok: true, text: SAMPLE, changes: [{ code: null, op: 'remove' }] });
  });
});
