import { describe, expect, it } from 'vitest';
import { type Mail, readMail } from '../../../src/envelope/mail/index.ts';
import { latin1, mail, type PartBrief } from '../../support/mailWriter.ts';
import { cutMails, damagedParts, deep, encodings, names, structures } from './shapes.ts';

/** Each part in a line: its name, and its content or the reason for none. */
const lines = ({ parts }: Mail): readonly string[] =>
  parts.map(({ name, content }) => {
    const text = content.ok ? JSON.stringify(Buffer.from(content.bytes).toString('latin1')) : content.damage;
    return `${name ?? '-'} ${text}`;
  });

const one = (part: PartBrief | string): readonly string[] => lines(readMail(mail({ parts: [part] })));

describe('transfer encodings', () => {
  it.each(encodings)('%s', (_, part, expected) => expect(one(part)).toEqual([`a.xml ${expected}`]));
});

describe('damaged parts have no content', () => {
  it.each(damagedParts)('%s', (_, part, expected) => expect(one(part)).toEqual([`a.xml ${expected}`]));

  it.each(cutMails)('%s', (_, bytes, parts, flaws) => {
    const read = readMail(bytes);
    expect(lines(read)).toEqual(parts);
    expect(read.flaws).toEqual(flaws);
  });
});

describe('structure', () => {
  it.each(structures)('%s', (_, bytes, parts, subjects) => {
    const read = readMail(bytes);
    expect(lines(read)).toEqual(parts);
    expect(read.messages.map(({ subject }) => subject)).toEqual(subjects);
    expect(read.flaws).toEqual([]);
  });

  it.each<[string, Uint8Array, number, readonly string[]]>([
    ['eleven levels', latin1(deep(11)), 1, ['- limit']],
    ['5,001 parts', mail({ parts: Array.from({ length: 5_001 }, () => 'X: y\r\n\r\n') }), 4_999, []],
    ['30 MB and a byte', new Uint8Array(30 * 1024 * 1024 + 1), 0, []],
  ])('limit: %s', (_, bytes, count, damaged) => {
    const read = readMail(bytes);
    expect([read.parts.length, read.flaws]).toEqual([count, ['limit']]);
    expect(lines(read).filter((line) => line.endsWith('limit'))).toEqual(damaged);
  });
});

describe('file names', () => {
  it.each(names)('%s', (_, header, expected) => {
    const { parts } = readMail(mail({ parts: [{ header, body: 'x' }] }));
    expect(parts.map(({ name }) => name)).toEqual([expected]);
  });
});
