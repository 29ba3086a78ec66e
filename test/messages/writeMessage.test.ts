/** Written messages are read again, and nothing invalid is written. */
import { describe, expect, it } from 'vitest';
import {
  MessageWriteError,
  outcomeMessage,
  RefusalReasons,
  readMessage,
  writeMessage,
} from '../../src/messages/index.ts';
import { MESSAGES, messageText } from '../support/messages.ts';

describe('writeMessage', () => {
  it.each(MESSAGES)('$flow $kind is read as it was written', (sample) => {
    const read = readMessage(messageText(sample));
    if (!read.ok) throw new Error('not read');
    const again = readMessage(writeMessage(read));
    expect(again.ok && again.message).toEqual(read.message);
  });

  it.each<[string, object, string]>([
    ['an unknown key', { altro: '1' }, 'element.unknown /altro'],
    ['another outcome', { esito: 'EC03' }, 'value.code /esito'],
    ['a number that is none', { identificativo_sdi: 'x' }, 'value.base /identificativo_sdi'],
  ])('refuses %s', (_, change, problem) => {
    const message = { ...outcomeMessage({ sdiId: '1', outcome: 'EC01' }), ...change } as never;
    const write = () => writeMessage({ kind: 'EC', flow: 'pa', message });
    expect(write).toThrow(MessageWriteError);
    expect(write).toThrow(expect.objectContaining({ problems: expect.arrayContaining([problem]) }));
  });
});

describe('outcomeMessage', () => {
  it.each(RefusalReasons.codes.map(({ code }) => code))('%s has room for an explanation', (reason) => {
    const { descrizione = '' } = outcomeMessage({
      sdiId: '1',
      outcome: 'EC02',
      reason,
      description: 'x'.repeat(100),
    });
    expect(descrizione.length).toBeLessThanOrEqual(255);
    expect(descrizione.endsWith('x')).toBe(true);
  });

  it.each([
    ['a reason that the decree does not have', { reason: 'other' }],
    ['a description that is too long', { description: 'x'.repeat(256) }],
  ])('refuses %s', (_, change) => {
    expect(() => outcomeMessage({ sdiId: '1', outcome: 'EC02', ...change })).toThrow(RangeError);
  });
});
