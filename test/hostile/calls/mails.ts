/** Mail and mailboxes given to `fattura inbox`. */
import { base64, latin1, mail, pec } from '../../support/mailWriter.ts';
import { fill, invoice } from '../build.ts';
import type { HostileCall, HostileCalls } from './call.ts';

const XML = { name: 'IT01234567890_00001.xml', encoding: 'base64', body: base64(invoice()) };
const SDI = { sender: 'sdi01@pec.fatturapa.it' };

/** 0: read; 1: something in it could not be read, which is said. */
function read(bytes: string | Uint8Array, name = 'a.eml', exit: HostileCall['exit'] = [0, 1]): HostileCall {
  const files = { [name]: typeof bytes === 'string' ? latin1(bytes) : bytes };
  return {
    args: ['inbox', name, '--no-index'],
    files,
    harmless: { [name]: pec({ ...SDI, parts: [XML] }) },
    exit,
  };
}

const mixed = (boundary: string, body: string): string =>
  `From: a@example.com\nTo: b@example.com\nContent-Type: multipart/mixed; boundary=${boundary}\n\n${body}`;
const header = (field: string): string => `From: a@example.com\nTo: b@example.com\n${field}\n\nx`;
const encoded = (encoding: string, body: string): string =>
  `From: a@example.com\nTo: b@example.com\nContent-Type: text/xml; name=a.xml\nContent-Transfer-Encoding: ${encoding}\n\n${body}`;

/** Mails in each other, each encoded again. */
function nested(levels: number): Uint8Array {
  let bytes: Uint8Array = mail({ header: ['To: b@example.com'], parts: [XML] });
  for (let i = 0; i < levels; i += 1) {
    const part = { name: 'a.eml', type: 'message/rfc822', encoding: 'base64', body: base64(bytes) };
    bytes = mail({ header: ['To: b@example.com'], parts: [part] });
  }
  return bytes;
}

export const mails: HostileCalls = {
  'a certified mail with a text of 5 MB': () =>
    read(pec({ ...SDI, parts: [{ type: 'text/plain', body: fill('testo\r\n') }, XML] }), 'a.eml', 0),
  'parts of nothing': () => read(mixed('b', fill('--b\n\n'))),
  'lines that nearly are a boundary': () => read(mixed('b'.repeat(200), fill(`--${'b'.repeat(199)}c\n`))),
  'lines of dashes': () => read(mixed('b', fill('--\n'))),
  'multiparts in each other': () =>
    read(mixed('b', `--b\n${fill('Content-Type: multipart/mixed; boundary=b\n\n--b\n')}`)),
  'mails in each other': () => read(header(`X: y\n${fill('Content-Type: message/rfc822\n\n')}`)),
  'encoded mails in each other': () => read(nested(12)),
  'a header without an end': () => read(`From: a@example.com\nTo: b@example.com\n${fill('X: y\n')}`),
  'a header of one field': () => read(header(`Subject: ${fill('a')}`)),
  'a header without colons': () => read(`From: a@example.com\nTo: b@example.com\n${fill('X\n')}`),
  'a folded field': () => read(header(`Subject: a\n${fill(' b\n')}`)),
  'encoded words': () => read(header(`Subject: ${fill('=?utf-8?q?a?= ')}`)),
  'encoded words without an end': () => read(header(`Subject: ${fill('=?')}`)),
  addresses: () => read(header(`To: ${fill('a@b.c,')}`)),
  parameters: () => read(header(`Content-Disposition: attachment; ${fill('filename*0=a;')}`)),
  semicolons: () => read(header(`Content-Type: text/xml${fill(';')}`)),
  'quoted-printable of signs': () => read(encoded('quoted-printable', fill('='))),
  'quoted-printable of blanks': () => read(encoded('quoted-printable', fill('= '))),
  'base64 of one letter': () => read(encoded('base64', fill('A'))),
  'base64 with padding in each line': () => read(encoded('base64', fill('PA==\n'))),
  'daticert of elements': () =>
    read(
      mail({
        header: ['To: b@example.com'],
        parts: [{ name: 'daticert.xml', body: `<postacert>${fill('<a/>')}</postacert>` }],
      }),
    ),
  blanks: () => read(fill(' ')),
  tags: () => read(fill('<a>')),
  'attributes without an end': () => read(fill('<a b="" ')),
  'base64 that begins as a structure': () => read(fill('MIIB')),
  'a mailbox of short mails': () => read(fill('From - 10:00\nA: b\n\n'), 'a.mbox'),
  'a mailbox of lines that nearly begin a mail': () =>
    read(`From - 10:00\nA: b\n\n${fill('From x\n\n')}`, 'a.mbox'),
  'a mailbox of quoted lines': () => read(`From - 10:00\nA: b\n\n${fill('>From x\n')}`, 'a.mbox'),
  'a mailbox of one line': () => read(`From - 10:00\nA: b\n\n${fill('>')}`, 'a.mbox'),
};
