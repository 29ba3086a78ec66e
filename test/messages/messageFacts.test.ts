/** The facts that relate a message to an invoice. */
import { describe, expect, it } from 'vitest';
import { type MessageFacts, messageFacts, readMessage } from '../../src/messages/index.ts';
import { type MessageSample, messageText } from '../support/messages.ts';
import { signedXml } from '../support/signedFile.ts';

const NOTHING: Omit<MessageFacts, 'kind' | 'flow'> = {
  sdiId: '10000000042',
  fileName: 'IT01234567897_00001.xml',
  hash: null,
  archive: null,
  invoice: null,
  outcome: null,
  codes: [],
  messageId: '123456789',
  customerMessageId: null,
  receivedAt: null,
  at: null,
};
const HASH = '0123456789abcdef'.repeat(4);
const RECEIVED = '2026-03-02T10:15:00.000+01:00';
const DELIVERED = '2026-03-02T11:00:00.000+01:00';
const INVOICE = { number: '12/A', year: '2026', position: '1' };
/** Signed with the fixed key of the tests. */
const SIGNED = '2026-06-01T09:00:00Z';

const ROWS: readonly (readonly [MessageSample, Partial<MessageFacts>])[] = [
  [
    { flow: 'pa', kind: 'RC' },
    {
      archive: { sdiId: '10000000041', fileName: 'IT01234567897_0000Z.zip' },
      receivedAt: RECEIVED,
      at: DELIVERED,
    },
  ],
  [
    { flow: 'pa', kind: 'NS' },
    { codes: ['00404'], receivedAt: RECEIVED, at: RECEIVED },
  ],
  [
    { flow: 'pa', kind: 'MC' },
    { receivedAt: RECEIVED, at: RECEIVED },
  ],
  [
    { flow: 'pa', kind: 'NE' },
    { outcome: 'EC02', invoice: INVOICE, customerMessageId: '7' },
  ],
  [
    { flow: 'pa', kind: 'AT' },
    { hash: '0f'.repeat(32), receivedAt: RECEIVED, at: RECEIVED },
  ],
  [{ flow: 'pa', kind: 'MT' }, {}],
  [
    { flow: 'pa', kind: 'EC' },
    { fileName: null, messageId: null, outcome: 'EC01', invoice: INVOICE, customerMessageId: '7' },
  ],
  [
    { flow: 'pa', kind: 'SE' },
    { fileName: null, outcome: 'EN01', invoice: INVOICE, customerMessageId: '7' },
  ],
  [{ flow: 'pa', kind: 'DT' }, { invoice: INVOICE }],
  [
    { flow: 'b2b', kind: 'RC' },
    { hash: HASH, receivedAt: RECEIVED, at: DELIVERED },
  ],
  [
    { flow: 'b2b', kind: 'NS' },
    { hash: HASH, codes: ['00404'], receivedAt: RECEIVED, at: RECEIVED },
  ],
  [
    { flow: 'b2b', kind: 'MC' },
    { hash: HASH, receivedAt: RECEIVED, at: RECEIVED },
  ],
  [{ flow: 'b2b', kind: 'MT' }, { hash: HASH }],
];

const factsOf = (text: string) => messageFacts(readMessage(text));

describe('the facts of', () => {
  it.each(ROWS)('%o', (sample, facts) => {
    expect(factsOf(messageText(sample))).toEqual({ ...sample, ...NOTHING, ...facts });
  });

  it('a signed message without a moment of its own', async () => {
    const text = await signedXml(messageText({ flow: 'pa', kind: 'NE' }));
    expect(factsOf(text)).toMatchObject({ receivedAt: null, at: SIGNED });
  });

  it('a damaged message', () => {
    const text = messageText({ flow: 'b2b', kind: 'NS' });
    expect(factsOf(text.slice(0, text.indexOf('<MessageId>')))).toMatchObject({
      kind: 'NS',
      fileName: 'IT01234567897_00001.xml',
      hash: HASH,
      codes: ['00404'],
      messageId: null,
    });
  });

  it('values with blanks around them, and a moment that is none', () => {
    const text = messageText({ flow: 'pa', kind: 'NS' })
      .replace('IT01234567897_00001.xml', '\n  IT01234567897_00001.xml ')
      .replace(RECEIVED, '2026-02-30T10:00:00');
    expect(factsOf(text)).toMatchObject({ fileName: 'IT01234567897_00001.xml', receivedAt: null, at: null });
  });

  it('another document: none', () => expect(factsOf('<Fattura/>')).toBeNull());
});
