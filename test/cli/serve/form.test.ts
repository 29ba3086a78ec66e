/** The parts of a form: the headers that clients write (RFC 7578, RFC 6266, RFC 2046). */
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../src/cli/serve/body.ts';
import { formParts } from '../../../src/cli/serve/form.ts';
import { fixture } from '../fixtures.ts';
import { post, problemIn, start } from './server.ts';

const TYPE = 'multipart/form-data; boundary=X';

const body = (disposition: string): string =>
  `--X\r\nContent-Disposition: ${disposition}\r\nContent-Type: text/xml\r\n\r\n<a/>\r\n--X--\r\n`;

type Headers = readonly [client: string, disposition: string, name: string, fileName: string | null];

const headers: readonly Headers[] = [
  ['curl', 'form-data; name="file"; filename="a.xml"', 'file', 'a.xml'],
  ['.NET', "form-data; name=file; filename=a.xml; filename*=utf-8''a.xml", 'file', 'a.xml'],
  [
    '.NET with an accent',
    `form-data; name=file; filename="=?utf-8?B?w6gueG1s?="; filename*=utf-8''%C3%A8.xml`,
    'file',
    'è.xml',
  ],
  [
    'quoted, filename*',
    `form-data; name="file"; filename="e.xml"; filename*=UTF-8''%C3%A8.xml`,
    'file',
    'è.xml',
  ],
  ['filename* first', `form-data; filename*=UTF-8''%C3%A8.xml; filename="e.xml"; name="f"`, 'f', 'è.xml'],
  ['filename* in ISO-8859-1', `form-data; name="f"; filename*=iso-8859-1'it'%E8.xml`, 'f', 'è.xml'],
  ['filename* that is no UTF-8', `form-data; name="f"; filename="a"; filename*=utf-8''%E8`, 'f', 'a'],
  ['filename before name', 'form-data; filename="a.xml"; name="file"', 'file', 'a.xml'],
  ['no space', 'form-data;name="file";filename="a.xml"', 'file', 'a.xml'],
  ['blanks', 'form-data ; name = file ; filename = a.xml ', 'file', 'a.xml'],
  ['upper case', 'Form-Data; NAME="file"; FileName="a.xml"', 'file', 'a.xml'],
  ['folded', 'form-data; name="file";\r\n\tfilename="a.xml"', 'file', 'a.xml'],
  ['UTF-8', 'form-data; name="file"; filename="ò b;=.xml"', 'file', 'ò b;=.xml'],
  ['a quotation mark of browsers', 'form-data; name="file"; filename="a%22%20.xml"', 'file', 'a"%20.xml'],
  [
    'a quotation mark of RFC 822',
    String.raw`form-data; name="file"; filename="a\"b\\.xml"`,
    'file',
    'a"b\\.xml',
  ],
  [
    'a path of Windows',
    String.raw`form-data; name="file"; filename="C:\new\a.xml"`,
    'file',
    'C:\\new\\a.xml',
  ],
  ['an empty name', 'form-data; name="file"; filename=""', 'file', ''],
  ['a field', 'form-data; name="file"', 'file', null],
];

it.each(headers)('%s', (_client, disposition, name, fileName) => {
  const [part, ...others] = formParts(Buffer.from(body(disposition)), TYPE);
  expect(others).toEqual([]);
  expect(part).toEqual({ name, fileName, content: Buffer.from('<a/>') });
});

const ISO = Buffer.from(body('form-data; name="f"; filename="è"'), 'latin1');
const A = 'Content-Disposition: form-data; name=a; filename=a\r\n\r\n';

type Framed = readonly [what: string, body: string | Uint8Array, type: string, contents: readonly string[]];

const framed: readonly Framed[] = [
  ['a preamble and an epilogue', `preamble\r\n--X\r\n${A}1\r\n--X--\r\nepilogue`, TYPE, ['1']],
  ['a line break before the first boundary', `\r\n--X\r\n${A}1\r\n--X--`, TYPE, ['1']],
  ['a quoted boundary', `--a b\r\n${A}1\r\n--a b--`, 'multipart/form-data; boundary="a b"', ['1']],
  ['another parameter first', `--X\r\n${A}1\r\n--X--`, 'Multipart/Form-Data;charset=utf-8;Boundary=X', ['1']],
  ['blanks after the boundary', `--X \t\r\n${A}1\r\n--X  \r\n${A}2\r\n--X--`, TYPE, ['1', '2']],
  ['a longer boundary in the content', `--X\r\n${A}1\r\n--XY\r\n2\r\n--X--`, TYPE, ['1\r\n--XY\r\n2']],
  ['line breaks at the end of the content', `--X\r\n${A}1\r\n\r\n--X--`, TYPE, ['1\r\n']],
  ['an empty file', `--X\r\n${A}\r\n--X--`, TYPE, ['']],
  ['headers without content', `--X\r\n${A.slice(0, -2)}\r\n--X--`, TYPE, ['']],
  ['a blank line in the content', `--X\r\n${A}1\r\n\r\n2\r\n--X--`, TYPE, ['1\r\n\r\n2']],
  ['headers in ISO-8859-1', ISO, TYPE, ['<a/>']],
  ['no part', '--X--\r\n', TYPE, []],
];

it.each(framed)('%s', (_what, bytes, type, contents) => {
  const parts = formParts(Buffer.from(bytes as string), type);
  expect(parts.map(({ content }) => Buffer.from(content).toString('utf8'))).toEqual(contents);
});

type Unread = readonly [reason: string, body: string, type: string];

const unread: readonly Unread[] = [
  ['no_boundary', body('form-data; name=a; filename=a'), 'multipart/form-data'],
  ['no_boundary', body('form-data; name=a; filename=a'), 'multipart/form-data; boundary=""'],
  ['boundary_absent', 'x', TYPE],
  ['boundary_absent', body('form-data; name=a; filename=a').replaceAll('\r\n', '\n'), TYPE],
  ['unfinished', `--X\r\n${A}1`, TYPE],
  ['unfinished', '--X\r\nContent-Disposition: form-da', TYPE],
  ['no_disposition', '--X\r\n\r\n1\r\n--X--', TYPE],
  ['no_disposition', body('attachment; name=a; filename=a'), TYPE],
  ['no_disposition', body('form-data; filename=a'), TYPE],
  ['no_file_name', body('form-data; name="file"'), TYPE],
  ['same_name', `--X\r\n${A}1\r\n--X\r\n${A.replace('filename=a', 'filename="b/a"')}2\r\n--X--`, TYPE],
];

it.each(unread)('is not read: %s %#', (reason, text, contentType) => {
  const read = (): unknown => partsOf(Buffer.from(text), { contentType, file: undefined, second: null });
  expect(read).toThrow(expect.objectContaining({ code: 'body_unreadable' }));
  expect(read).toThrow(expect.objectContaining({ params: expect.objectContaining({ reason }) }));
});

describe('a server', async () => {
  const server = await start();

  it.each(headers.filter(([, , , fileName]) => fileName !== null))('takes the form of %s', async (...row) => {
    const form = body(row[1]).replace('<a/>', fixture.valid);
    const answer = await post(server, '/v1/validate?strict-name=false', form, { 'content-type': TYPE });
    const { files } = JSON.parse(answer.text);
    expect([answer.status, files[0].verdict]).toEqual([200, 'valid']);
  });

  it.each(unread)('says why a form is not read: %s %#', async (reason, text, type) => {
    const { code, params } = problemIn(await post(server, '/v1/validate', text, { 'content-type': type }));
    expect([code, params]).toMatchObject(['body_unreadable', { reason }]);
  });
});
