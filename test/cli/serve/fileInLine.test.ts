/** The file in a line of a stream: its bytes, whichever escapes the line has. */
import { expect, it } from 'vitest';
import { fileInLine } from '../../../src/cli/serve/body.ts';
import { Problem } from '../../../src/cli/serve/problem.ts';

it.each<readonly [what: string, line: string | Uint8Array, name: string, content: string]>([
  ['ASCII', '{"file":"a.xml","content":"<a/>"}', 'a.xml', '<a/>'],
  ['characters of two to four bytes', '{"file":"è.xml","content":"<a>è€🍞</a>"}', 'è.xml', '<a>è€🍞</a>'],
  ['short escapes', String.raw`{"file":"a","content":"\"\\\/\b\f\n\r\t è"}`, 'a', '"\\/\b\f\n\r\t è'],
  ['escapes by number', String.raw`{"file":"\u00e8","content":"è\u00e8\u20ac\ud83c\udf5e"}`, 'è', 'èè€🍞'],
  ['an escape by number in the name only', String.raw`{"file":"\u20ac","content":"è"}`, '€', 'è'],
  ['a backslash before a u', String.raw`{"file":"a","content":"C:\\u00e8 è"}`, 'a', 'C:\\u00e8 è'],
  ['half a character', String.raw`{"file":"a","content":"\ud800è"}`, 'a', '\ufffdè'],
  ['a byte order mark', '\ufeff{"file":"a","content":"è"}', 'a', 'è'],
  ['a byte order mark in the file', '{"file":"a","content":"\ufeffè"}', 'a', '\ufeffè'],
  ['part of a larger memory', Buffer.from('xx{"content":"è"}').subarray(2), 'body', 'è'],
  ['base64', '{"file":"è","base64":"w6g="}', 'è', 'è'],
  ['base64 without padding', '{"base64":"w6g"}', 'body', 'è'],
  ['base64 for addresses', '{"base64":"Pz8_Pj4-"}', 'body', '???>>>'],
  ['base64 with line breaks', String.raw`{"base64":"PGEv\r\nPg==\n"}`, 'body', '<a/>'],
  ['a name that is no text', '{"file":7,"content":""}', 'body', ''],
])('%s', (_what, line, name, content) => {
  const bytes = typeof line === 'string' ? new TextEncoder().encode(line) : line;
  const file = fileInLine(bytes);
  expect([file.name, Buffer.from(file.content).toString('utf8')]).toEqual([name, content]);
});

it.each<readonly [what: string, line: string | Uint8Array, reason: string]>([
  ['no JSON', '{', 'json'],
  ['no UTF-8', Buffer.from('{"content":"è"}', 'latin1'), 'json'],
  ['no members', '[]', 'members'],
  ['null', 'null', 'members'],
  ['a number', '{"content":7}', 'members'],
  ['content and base64', '{"content":"<a/>","base64":"PGEvPg=="}', 'both_members'],
  ['content and base64 that is null', '{"content":"<a/>","base64":null}', 'both_members'],
  ['no base64', '{"base64":"!!!"}', 'base64'],
  ['characters inside of base64', '{"base64":"PGE*#vPg=="}', 'base64'],
  ['padding inside of base64', '{"base64":"PGE=vPg="}', 'base64'],
  ['one digit of base64 too many', '{"base64":"PGEvP"}', 'base64'],
])('is not read: %s', (_what, line, reason) => {
  const bytes = typeof line === 'string' ? new TextEncoder().encode(line) : line;
  expect(() => fileInLine(bytes)).toThrow(
    expect.objectContaining({ code: 'body_unreadable', params: { reason } }),
  );
  expect(() => fileInLine(bytes)).toThrow(Problem);
});
