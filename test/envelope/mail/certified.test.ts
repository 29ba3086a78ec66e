import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classifyMail, readDaticert, readMail } from '../../../src/envelope/mail/index.ts';
import { cms } from '../../support/cmsWriter.ts';
import {
  base64,
  latin1,
  mail,
  multipart,
  type PartBrief,
  type PecBrief,
  pec,
} from '../../support/mailWriter.ts';
import { projectRoot } from '../../support/shared.ts';

const invoice = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'latin1');
const B2B = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';
const message = (root: string): string =>
  `<m:${root} xmlns:m="${B2B}" versione="1.0"><IdentificativoSdI>1</IdentificativoSdI></m:${root}>`;
const zip = Buffer.from([0x50, 0x4b, 3, 4, 20, 0]);

const NAME = 'IT01234567890_00001.xml';
const xml: PartBrief = { name: NAME, encoding: 'base64', body: base64(invoice) };
const p7m: PartBrief = { name: `${NAME}.p7m`, encoding: 'base64', body: base64(cms(invoice)) };
const metadata: PartBrief = { name: 'IT01234567890_00001_MT_001.xml', body: message('FileMetadati') };
const receipt: PartBrief = { name: 'IT01234567890_00001_RC_001.xml', body: message('RicevutaConsegna') };
const archive: PartBrief = { name: 'IT01234567890_00001.zip', encoding: 'base64', body: base64(zip) };
const hash: PartBrief = { name: `${NAME}.hash`, body: 'AB'.repeat(32) };
const cut: PartBrief = { name: NAME, encoding: 'base64', body: base64(invoice).slice(0, 101) };

const SDI = 'sdi12@pec.fatturapa.it';
const OWN = 'fatture@pec.example.it';

const read = (bytes: Uint8Array) => classifyMail(readMail(bytes));
const rolesOf = (bytes: Uint8Array): readonly string[] =>
  read(bytes)
    .files.map(({ part, role }) => `${part.name ?? '-'} ${role}`)
    .filter((line) => !/^(?:- text|daticert.xml certificate|smime.p7s signature)$/.test(line));

describe('the purpose of a mail and of its files', () => {
  const sdi = (parts: readonly PartBrief[], brief: Partial<PecBrief> = {}): Uint8Array =>
    pec({ sender: SDI, parts, ...brief });
  const own = { sender: OWN, recipient: 'sdi01@pec.fatturapa.it' } as const;
  const plain = (header: readonly string[], parts: readonly PartBrief[]): Uint8Array =>
    latin1(multipart({ header, parts }));
  it.each<[string, Uint8Array, string, readonly string[]]>([
    [
      'an invoice with its metadata',
      sdi([metadata, xml]),
      'invoice sdi',
      [`${metadata.name} metadata`, `${NAME} invoice`],
    ],
    [
      'a signed invoice',
      sdi([p7m, metadata]),
      'invoice sdi',
      [`${NAME}.p7m invoice`, `${metadata.name} metadata`],
    ],
    [
      'with lines ending in LF',
      sdi([metadata, xml], { newline: '\n' }),
      'invoice sdi',
      [`${metadata.name} metadata`, `${NAME} invoice`],
    ],
    [
      'without a daticert',
      sdi([metadata, xml], { certified: false }),
      'invoice sdi',
      [`${metadata.name} metadata`, `${NAME} invoice`],
    ],
    [
      'postacert.eml saved alone',
      plain([`From: ${SDI}`, `To: ${OWN}`], [metadata, xml]),
      'invoice sdi',
      [`${metadata.name} metadata`, `${NAME} invoice`],
    ],
    [
      'a damaged invoice',
      sdi([metadata, cut]),
      'invoice sdi',
      [`${metadata.name} metadata`, `${NAME} damaged`],
    ],
    ['a message', sdi([receipt]), 'message sdi', [`${receipt.name} message`]],
    [
      'a message under the name of another',
      sdi([{ ...receipt, name: 'a_MT_001.xml' }]),
      'message sdi',
      ['a_MT_001.xml message'],
    ],
    ['an archive from SdI', sdi([archive]), 'message sdi', [`${archive.name} archive`]],
    ['a text from SdI', sdi([]), 'other sdi', []],
    [
      'an invoice from another address',
      pec({ sender: 'alfa@pec.example.it', parts: [xml] }),
      'other',
      [`${NAME} attachment`],
    ],
    [
      'an address that only looks like SdI',
      pec({ sender: 'sdi12@pec.fatturapa.it.example.com', parts: [xml] }),
      'other',
      [`${NAME} attachment`],
    ],
    [
      'a header that claims SdI against the daticert',
      latin1(
        Buffer.from(pec({ sender: 'alfa@pec.example.it', parts: [xml] }))
          .toString('latin1')
          .replace('Per conto di: alfa@pec.example.it', `Per conto di: ${SDI}`),
      ),
      'other',
      [`${NAME} attachment`],
    ],
    [
      'ordinary mail',
      plain(['From: Alfa <alfa@example.com>'], [xml, archive]),
      'other',
      [`${NAME} attachment`, `${archive.name} archive`],
    ],
    [
      'ordinary mail passed on by a provider',
      plain(['From: a@example.com', 'X-Trasporto: errore'], [xml]),
      'other',
      [`${NAME} attachment`],
    ],
    [
      'a forwarded mail of SdI',
      mail({
        parts: [
          {
            name: 'a.eml',
            type: 'message/rfc822',
            body: Buffer.from(sdi([metadata, xml])).toString('latin1'),
          },
        ],
      }),
      'invoice sdi',
      [`${metadata.name} metadata`, `${NAME} invoice`],
    ],
    [
      'sent to SdI',
      plain([`From: ${OWN}`, 'To: SDI01@pec.fatturapa.it'], [xml, archive]),
      'sending',
      [`${NAME} sent`, `${archive.name} sent`],
    ],
    ['the receipt of acceptance', pec({ ...own, tipo: 'accettazione' }), 'receipt', []],
    [
      'a complete receipt of delivery',
      pec({ ...own, tipo: 'avvenuta-consegna', receipt: 'completa', parts: [p7m] }),
      'receipt',
      [`${NAME}.p7m sent`],
    ],
    [
      'a brief receipt of delivery',
      pec({ ...own, tipo: 'avvenuta-consegna', receipt: 'breve', parts: [hash] }),
      'receipt',
      [`${NAME}.hash hash`],
    ],
    [
      'a receipt without a daticert',
      pec({ ...own, tipo: 'avvenuta-consegna', certified: false, parts: [xml] }),
      'receipt',
      [`${NAME} sent`],
    ],
    ['a failed delivery', pec({ ...own, tipo: 'errore-consegna' }), 'receipt', []],
    [
      'a hash that is none',
      pec({ ...own, tipo: 'avvenuta-consegna', parts: [{ ...hash, body: 'abc' }] }),
      'receipt',
      [`${NAME}.hash attachment`],
    ],
  ])('%s', (_, bytes, expected, roles) => {
    const { purpose, fromSdi } = read(bytes);
    expect(`${purpose}${fromSdi ? ' sdi' : ''}`).toBe(expected);
    expect(rolesOf(bytes)).toEqual(roles);
  });

  it('a brief receipt names the sent file and its hash', () => {
    const { files } = read(pec({ ...own, tipo: 'avvenuta-consegna', receipt: 'breve', parts: [hash] }));
    expect(files.flatMap((file) => file.hash ?? [])).toEqual([{ name: NAME, hash: 'ab'.repeat(32) }]);
  });

  it('kinds of documents are those of their content', () => {
    const { files } = read(sdi([metadata, xml, receipt, archive]));
    expect(files.flatMap(({ kind }) => kind ?? [])).toEqual(['MT', 'FPR12', 'RC', 'zip']);
  });
});

describe('certified data', () => {
  it('are read', () => {
    const { daticert, date, postacert } = read(
      pec({ sender: SDI, receipt: 'breve', subject: 'Invio File 7', parts: [] }),
    );
    expect({ daticert, date, postacert }).toEqual({
      daticert: {
        type: 'posta-certificata',
        error: 'nessuno',
        sender: SDI,
        recipients: [OWN],
        subject: 'Invio File 7',
        provider: 'Gestore di prova',
        date: '2026-03-05T10:11:12+01:00',
        id: 'opec1@pec.example.it',
        messageId: '<1@pec.example.it>',
        receipt: 'breve',
        deliveredTo: null,
      },
      date: '2026-03-05T10:11:12+01:00',
      postacert: 'posta-certificata',
    });
  });

  it.each([
    ['another root', '<a/>'],
    ['a DTD', '<!DOCTYPE postacert SYSTEM "postacert.dtd"><postacert tipo="x"/>'],
    ['cut', '<postacert tipo="x">'],
    ['no XML', 'x'],
  ])('none: %s', (_, text) => expect(readDaticert(latin1(text))).toBeNull());
});

describe('the header of a mail', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['on behalf of', 'From: "Per conto di: A@b.it" <p@c.it>', { from: 'p@c.it', sender: 'a@b.it' }],
    [
      'on behalf of, in an encoded word',
      'From: =?utf-8?Q?Per_conto_di=3A_a=40b.it?= <p@c.it>',
      { sender: 'a@b.it' },
    ],
    ['on behalf of nobody', 'From: "Per conto di: Alfa" <p@c.it>', { sender: 'p@c.it' }],
    [
      'recipients',
      'To: "Rossi, M." <A@b.it>, c@d.it;\r\n e@f.it\r\nCc: g@h.it',
      { recipients: ['a@b.it', 'c@d.it', 'e@f.it', 'g@h.it'] },
    ],
    ['subject', 'Subject: =?iso-8859-1?q?Perch=E9?=\r\n =?utf-8?b?IG5v?= .', { subject: 'Perché no .' }],
    ['date', 'Date: Sat,  8 Dec 2018 12:26:18 +0100 (CET)', { date: '2018-12-08T12:26:18+01:00' }],
    ['date of Greenwich', 'Date: 1 Jan 2026 1:02 GMT', { date: '2026-01-01T01:02:00Z' }],
    ['date of no month', 'Date: 1 Foo 2026 01:02:03 +0000', { date: null }],
    [
      'of certified mail',
      'X-Ricevuta: Accettazione\r\nX-Riferimento-Message-ID: <1@a>\r\nMessage-ID: <2@b>',
      { receipt: 'accettazione', about: '<1@a>', messageId: '<2@b>' },
    ],
    ['a field twice: the first', 'Subject: a\r\nSubject: b', { subject: 'a' }],
  ])('%s', (_, header, expected) => {
    expect(readMail(latin1(`${header}\r\n\r\nx`)).messages[0]).toMatchObject(expected);
  });
});
