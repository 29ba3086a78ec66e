import { describe, expect, it } from 'vitest';
import { members } from '../../../src/envelope/container/index.ts';
import { base64, latin1, mail, multipart, type PartBrief, pec } from '../../support/mailWriter.ts';

const xml: PartBrief = { name: 'IT01234567890_00001.xml', encoding: 'base64', body: base64('<a/>') };
const sdi = pec({ sender: 'sdi01@pec.fatturapa.it', parts: [xml] });
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Each container and file in a line: the path, and the content, the reason for none, or `junk`. */
async function linesOf(bytes: Uint8Array, name: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const member of members(bytes, { name })) {
    if (member.is === 'container') lines.push(`${member.kind} ${member.path} ${member.reason ?? ''}`.trim());
    else if (member.junk) lines.push(`junk ${member.path}`);
    else {
      const content = await member.read();
      const shown = content.bytes === null ? content.reason : JSON.stringify(text(content.bytes));
      lines.push(`file ${member.path} ${shown}`);
    }
  }
  return lines;
}

describe('mail as a container', () => {
  it.each<[string, Uint8Array, string, readonly string[]]>([
    [
      'a certified mail',
      sdi,
      'a.eml',
      [
        'mail a.eml',
        'junk a.eml!part-1',
        'junk a.eml!daticert.xml',
        'junk a.eml!part-3',
        'file a.eml!IT01234567890_00001.xml "<a/>"',
        'junk a.eml!smime.p7s',
      ],
    ],
    [
      'another name',
      mail({ header: ['To: b@example.com'], parts: [xml] }),
      'x.txt',
      ['mail x.txt', 'file x.txt!IT01234567890_00001.xml "<a/>"'],
    ],
    [
      'an invoice in the first lines',
      latin1(
        'From: a@example.com\nTo: b@example.com\nContent-Type: text/xml; name=a.xml\n\n<?xml version="1.0"?><a/>',
      ),
      'a.eml',
      ['mail a.eml', 'file a.eml!a.xml "<?xml version=\\"1.0\\"?><a/>"'],
    ],
    [
      'an invoice as a part without a header, as openssl signs it',
      latin1(
        [
          'From: a@example.com',
          'To: b@example.com',
          'Content-Type: multipart/signed; protocol="application/pkcs7-signature"; boundary=x',
          '',
          '--x',
          '<RicevutaConsegna/>',
          '--x',
          'Content-Type: application/pkcs7-signature; name=smime.p7s',
          '',
          'MIIB',
          '--x--',
        ].join('\n'),
      ),
      'a.eml',
      ['mail a.eml', 'file a.eml!part-1.xml "<RicevutaConsegna/>"', 'junk a.eml!smime.p7s'],
    ],
    [
      'a text that only begins like one',
      mail({ header: ['To: b@example.com'], parts: [{ type: 'text/plain', body: '<a@example.com> wrote' }] }),
      'a.eml',
      ['mail a.eml', 'junk a.eml!part-1'],
    ],
    [
      'a forwarded mail',
      mail({
        header: ['To: b@example.com'],
        parts: [
          {
            name: 'fw.eml',
            type: 'message/rfc822',
            body: multipart({ header: ['From: c@example.com'], boundary: 'in', parts: [xml] }),
          },
        ],
      }),
      'a.eml',
      ['mail a.eml', 'file a.eml!fw.eml!IT01234567890_00001.xml "<a/>"'],
    ],
    [
      'a damaged file, and others',
      mail({
        header: ['To: b@example.com'],
        parts: [{ ...xml, body: 'PGE' }, xml, { name: 'b.xml', encoding: 'x-uue', body: 'x' }],
      }),
      'a.eml',
      [
        'mail a.eml',
        'file a.eml!IT01234567890_00001.xml data',
        'file a.eml!IT01234567890_00001.xml "<a/>"',
        'file a.eml!b.xml method',
      ],
    ],
    [
      'without its end',
      mail({ header: ['To: b@example.com'], ended: false, parts: [xml, xml] }),
      'a.eml',
      [
        'mail a.eml directory',
        'file a.eml!IT01234567890_00001.xml "<a/>"',
        'file a.eml!IT01234567890_00001.xml data',
      ],
    ],
    ['over 30 MB', new Uint8Array(31_457_281).fill(0x61), 'a.eml', ['mail a.eml entries']],
    [
      'a mailbox',
      latin1(
        ['', '']
          .map(
            () =>
              `From - Mon Jan  5 10:00:00 2026\n${text(mail({ newline: '\n', parts: [{ name: 'a.xml', body: '<a>\n>From x\n</a>' }] }))}\n`,
          )
          .join(''),
      ),
      'in.mbox',
      [
        'mail in.mbox',
        'mail in.mbox!1.eml',
        'file in.mbox!1.eml!a.xml "<a>\\nFrom x\\n</a>"',
        'mail in.mbox!2.eml',
        'file in.mbox!2.eml!a.xml "<a>\\nFrom x\\n</a>"',
      ],
    ],
  ])('%s', async (_, bytes, name, expected) => expect(await linesOf(bytes, name)).toEqual(expected));
});
