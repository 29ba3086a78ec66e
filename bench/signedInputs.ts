/** Signed inputs: invoices in envelopes (CAdES) and with a signature inside (XAdES), with an RSA key of 2,048 bits. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyNamed } from '../test/support/certificateWriter.ts';
import { chunks } from '../test/support/cmsWriter.ts';
import { certificateOf, signedFile } from '../test/support/signerWriter.ts';
import { signXades } from '../test/support/signXades.ts';
import type { InputSet } from './inputs.ts';
import { invoice, random, type Shape } from './invoice.ts';

/** Incremented with the generator, so that outdated inputs are not measured. */
const VERSION = '3';
const SEED = 20_261_123;
const COUNT = 40;

const plain: Omit<Shape, 'number' | 'lines'> = {
  accents: true,
  prefix: 'p',
  indent: true,
  newline: '\n',
  words: 6,
};

const KEY = 'RSA 2048';
const inEnvelope = (xml: string): Uint8Array => signedFile({ key: KEY, content: Buffer.from(xml) });
/** As Bouncy Castle writes it. */
const inParts = (xml: string): Uint8Array =>
  signedFile({ key: KEY, content: Buffer.from(xml) }, [], {
    written: chunks(Buffer.from(xml), 1000),
    outer: 'indefinite',
  });
const inLines = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replace(/.{64}/g, '$&\r\n');
const inDocument = (xml: string): string =>
  signXades(xml, {
    signer: {
      key: keyNamed(KEY),
      certificate: certificateOf(KEY),
      method: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      hash: 'sha256',
    },
  });

function make(folder: string): void {
  const write = (set: string, name: string, content: string | Uint8Array): void => {
    mkdirSync(join(folder, set), { recursive: true });
    writeFileSync(join(folder, set, name), content);
  };
  const chance = random(SEED);
  for (let number = 1; number <= COUNT; number += 1) {
    const xml = invoice({ ...plain, number, lines: 8 }, chance);
    const envelope = inEnvelope(xml);
    write('plain', `${number}.xml`, xml);
    write('der', `${number}.xml.p7m`, envelope);
    write('ber', `${number}.xml.p7m`, inParts(xml));
    write('base64Lines', `${number}.xml.p7m`, inLines(envelope));
    write('base64', `${number}.xml.p7m`, Buffer.from(envelope).toString('base64'));
    write('xades', `${number}.xml`, inDocument(invoice({ ...plain, number, lines: 5 }, chance)));
  }
  const large = invoice({ ...plain, number: 1, lines: 10, attachment: 2_900_000 }, chance);
  write('xadesAttachment', 'attachment.xml', inDocument(large));
  write('xadesLines', 'lines.xml', inDocument(invoice({ ...plain, number: 1, lines: 15_000 }, chance)));
  writeFileSync(join(folder, 'version'), VERSION);
}

export function signedInputs(root: string): readonly InputSet[] {
  const folder = join(root, '.bench/signed');
  const marker = join(folder, 'version');
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== VERSION) make(folder);
  return [
    set(folder, 'plain', `${COUNT} invoices, also in the envelopes`),
    set(folder, 'der', `${COUNT} envelopes in DER`),
    set(folder, 'ber', `${COUNT} envelopes in BER, in parts of 1,000 bytes`),
    set(folder, 'base64', `${COUNT} envelopes in base64`),
    set(folder, 'base64Lines', `${COUNT} envelopes in base64, in lines`),
    set(folder, 'xades', `${COUNT} signed documents`),
    set(folder, 'xadesAttachment', 'signed document, attachment of 4 MB'),
    set(folder, 'xadesLines', 'signed document, 15,000 lines'),
  ];
}

function set(folder: string, name: string, title: string): InputSet {
  const files = readdirSync(join(folder, name)).map((file) => join(folder, name, file));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return { name, title, files, bytes, valid: files.length };
}
