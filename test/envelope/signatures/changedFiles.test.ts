/** Signed files with one changed bit: never valid with another content or another signer. */
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../src/cli/process/nodeCrypto.ts';
import { open } from '../../../src/envelope/index.ts';
import { type SignatureReport, verifySignatures } from '../../../src/envelope/signatures/index.ts';
import { commonName } from '../../support/certificateWriter.ts';
import { chunks, cms } from '../../support/cmsWriter.ts';
import { CONTENT, certificateOf, signedFile, signerInfo } from '../../support/signerWriter.ts';
import { runs } from '../../support/thorough.ts';

const crypto = nodeCrypto();
const OTHER = certificateOf('P-256', { subject: commonName('Anna Bianchi') });
const hex = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');

interface Outcome {
  readonly reports: readonly SignatureReport[];
  readonly content: string;
}

async function outcome(file: Uint8Array): Promise<Outcome> {
  const opened = open(file, 'a.xml.p7m');
  const input = opened.content?.input;
  return {
    reports: await verifySignatures(opened, { crypto }),
    content: typeof input === 'string' ? input : hex(input),
  };
}

const FILES: readonly (readonly [string, Uint8Array])[] = [
  ['ECDSA', signedFile({}, [OTHER])],
  ['RSA', signedFile({ key: 'RSA 2048' })],
  [
    'in BER',
    cms(CONTENT, {
      written: chunks(CONTENT, 10),
      certificates: [certificateOf()],
      signers: [signerInfo()],
      outer: 'indefinite',
    }),
  ],
  ['two envelopes', signedFile({ content: signedFile({ key: 'P-384' }) })],
  ['base64', Buffer.from(Buffer.from(signedFile()).toString('base64'))],
];

describe.each(FILES)('%s', (_, file) => {
  it('one bit', async () => {
    const original = await outcome(file);
    const signers = original.reports.map(({ certificate }) => hex(certificate?.der));
    expect(original.reports.every(({ status }) => status === 'valid')).toBe(true);
    let seed = 20_261_123;
    let detected = 0;
    const count = runs(2000);
    for (let i = 0; i < count; i += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const bit = seed % (file.length * 8);
      const changed = Uint8Array.from(file, (octet, at) =>
        at === bit >> 3 ? octet ^ (1 << (bit & 7)) : octet,
      );
      const { reports, content } = await outcome(changed);
      const isRight = reports.length > 0 && reports.every(({ status }) => status === 'valid');
      if (!isRight) detected += 1;
      else if (content !== original.content) expect.fail(`bit ${bit}: another content`);
      for (const { status, certificate } of reports) {
        if (status === 'valid' && !signers.includes(hex(certificate?.der)))
          expect.fail(`bit ${bit}: another signer`);
      }
    }
    expect(detected).toBeGreaterThan(count / 2);
  });
});

it('without signed attributes, the key and the content stay', async () => {
  const file = signedFile({ attributes: null });
  const key = hex((await outcome(file)).reports[0]?.certificate?.spki);
  const bits = file.length * 8;
  for (let i = 0; i < Math.min(runs(bits), bits); i += 1) {
    const bit = (i * 7919) % bits;
    const changed = Uint8Array.from(file, (octet, at) =>
      at === bit >> 3 ? octet ^ (1 << (bit & 7)) : octet,
    );
    const { reports, content } = await outcome(changed);
    if (reports[0]?.status !== 'valid') continue;
    expect([hex(reports[0].certificate?.spki), content]).toEqual([key, hex(CONTENT)]);
  }
});
