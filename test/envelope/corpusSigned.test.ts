import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { open } from '../../src/envelope/index.ts';
import { verifySignatures } from '../../src/envelope/signatures/index.ts';
import { validate } from '../../src/validate/index.ts';
import { describeShared, shared } from '../support/shared.ts';

interface Entry {
  readonly file: string;
  readonly sha256: string;
  readonly kind: string;
  readonly inner_sha256?: string;
}

/** Beginnings of SHA-256: of the content that openssl extracts, or that the other encodings of the file have. */
const SAME = '1097c779c281';
const CONTENTS: Readonly<Record<string, string>> = {
  bom_inside: '17f74e413f9c',
  tampered_digit: 'edb84a529c3f',
};

/** Files that are not read, by the beginning of their SHA-256, with the reason and flaws. */
const REFUSED: Readonly<Record<string, string>> = {
  '67727b53': 'structure',
  ceed5ca1: 'structure base64 converted',
  e2f9ac73: 'structure',
  ea257768: 'structure',
  '88a46a77': 'no-content',
  '728a221b': 'truncated',
};

/** Signatures, by name; all others are valid and name their certificate. */
const SIGNATURES: Readonly<Record<string, string>> = {
  cades_pem: 'valid unnamed',
  cades_two_signers: 'valid unnamed, valid unnamed',
  cades_sha512_nocerts: 'unknown signer unnamed',
  tampered_digit: 'broken document',
  double_envelope: 'valid unnamed, valid',
  bom_inside: 'valid unnamed',
};

const hash = (input: Uint8Array | string): string => createHash('sha256').update(input).digest('hex');

describeShared('the signed files of the corpus', () => {
  const manifest = JSON.parse(readFileSync(join(shared.corpus, 'manifest.json'), 'utf8')) as Entry[];
  const signed = manifest.filter(({ kind }) => kind.startsWith('p7m'));
  const refusedAs = ({ sha256 }: Entry): string | undefined => REFUSED[sha256.slice(0, 8)];
  const opened = ({ file }: Entry) =>
    open(new Uint8Array(readFileSync(join(shared.corpus, 'files', file))), file);
  const read = signed.filter((entry) => refusedAs(entry) === undefined);

  it('are complete', () => expect([signed.length, read.length]).toEqual([23, 17]));

  it.each(read)('$file: byte for byte', (entry) => {
    const { content } = opened(entry);
    const part = /__dev__(\w+)/.exec(entry.file)?.[1] ?? '';
    const expected = entry.inner_sha256 ?? CONTENTS[part] ?? SAME;
    expect(hash(content?.input ?? '').slice(0, expected.length)).toBe(expected);
  });

  it.each(read)('$file: signatures', async (entry) => {
    const reports = await verifySignatures(opened(entry));
    const part = /__dev__(.*)\.xml/.exec(entry.file)?.[1]?.replace('.xml.p7m', '') ?? '';
    expect(
      reports
        .map(({ status, reasons, undecided, advice }) =>
          [status, ...reasons, ...undecided, ...advice].join(' '),
        )
        .join(', '),
    ).toBe(SIGNATURES[part] ?? 'valid');
    expect(reports.every(({ signingTime }) => signingTime !== null)).toBe(true);
  });

  it.each(signed.filter((entry) => !read.includes(entry)))('$file: refused', (entry) => {
    const { reason, flaws } = opened(entry);
    expect([reason, ...flaws].join(' ')).toBe(refusedAs(entry));
  });
});

/** Invoices with a signature in the XML. All were indented after signing, and one was also changed. */
describeShared('the XAdES invoices of the corpus', () => {
  const manifest = JSON.parse(readFileSync(join(shared.corpus, 'manifest.json'), 'utf8')) as Entry[];
  const files = manifest
    .filter(({ kind }) => !kind.startsWith('p7m'))
    .map(({ file }) => ({ file, bytes: new Uint8Array(readFileSync(join(shared.corpus, 'files', file))) }))
    .filter(({ bytes }) => Buffer.from(bytes).includes('SignatureValue'));
  const invoices = files.filter(({ file }) => !file.includes('__notif_'));

  it('are 12', () => expect(invoices).toHaveLength(12));

  it.each(invoices)('$file', async ({ file, bytes }) => {
    const signatures = await verifySignatures(open(bytes, file));
    const expected = file.includes('__385209ec__') ? ['document', 'part', 'value'] : ['reformatted'];
    expect(signatures.map(({ status, reasons }) => [status, reasons])).toEqual([['broken', expected]]);
    const { verdict, stages, findings } = validate(bytes, { file, signatures });
    expect(verdict).toBe('rejected');
    expect(findings.map(({ code }) => code)).toContain('00102');
    expect(stages.structure).toBe(validate(bytes, { file }).stages.structure);
  });
});
