import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { open } from '../../../src/envelope/index.ts';
import { classifyMail, readMail } from '../../../src/envelope/mail/index.ts';
import { verifySignatures } from '../../../src/envelope/signatures/index.ts';
import { describeShared, shared } from '../../support/shared.ts';

/** The purpose, the type of certified mail, and each file with its role and the beginning of its SHA-256. */
const MAILS: readonly (readonly [file: string, expected: string, files: readonly string[]])[] = [
  ['ACCETTAZIONE__IT03339130126_00009.xml.eml', 'receipt accettazione 2018-11-13T16:39:26+01:00', []],
  [
    'POSTA_CERTIFICATA__Invio_File_7339338.eml',
    'invoice posta-certificata 2018-12-08T12:26:18+01:00',
    ['IT02652600210_00007_MT_002.xml metadata', 'IT02652600210_00007.xml invoice'],
  ],
  [
    'POSTA_CERTIFICATA__Ricevuta_di_consegna_6782414.eml',
    'message posta-certificata 2018-11-13T16:47:32+01:00',
    ['IT03339130126_00009_RC_003.xml message'],
  ],
];

const NOT_LISTED = new Set(['text', 'certificate', 'signature']);

describeShared('the certified mails of the corpus', () => {
  it.each(MAILS)('%s', (file, expected, files) => {
    const mail = readMail(new Uint8Array(readFileSync(join(shared.corpus, 'mail', file))));
    const read = classifyMail(mail);
    expect(mail.flaws).toEqual([]);
    expect(`${read.purpose} ${read.postacert} ${read.date}`).toBe(expected);
    const listed = read.files.filter(({ role }) => !NOT_LISTED.has(role));
    expect(listed.map(({ part, role }) => `${part.name} ${role}`)).toEqual(files);
    expect(read.files.every(({ part }) => part.content.ok)).toBe(true);
    // With lines of the transport, which Windows programs save, the same files are found.
    const text = readFileSync(join(shared.corpus, 'mail', file), 'latin1');
    const windows = classifyMail(
      readMail(new Uint8Array(Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1'))),
    );
    expect(windows.files.map(({ role }) => role)).toEqual(read.files.map(({ role }) => role));
  });

  it('the signature of SdI in a message is right: no byte of it changed', async () => {
    const file = join(shared.corpus, 'mail/POSTA_CERTIFICATA__Ricevuta_di_consegna_6782414.eml');
    const { parts } = readMail(new Uint8Array(readFileSync(file)));
    const part = parts.find(({ name }) => name === 'IT03339130126_00009_RC_003.xml');
    const bytes = part?.content.ok === true ? part.content.bytes : new Uint8Array();
    const signatures = await verifySignatures(open(bytes));
    expect(signatures.map(({ status }) => status)).toEqual(['valid']);
  });
});
