/** Files of trusted lists, their signers and revocation lists. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { UsageError } from '../../src/cli/command/usageError.ts';
import { en } from '../../src/cli/messages/en.ts';
import type { TrustFiles } from '../../src/cli/signatures/trustFiles.ts';
import { readTrust } from '../../src/cli/trust/readTrust.ts';
import { selfSigned } from '../support/certificates.ts';
import { signXades } from '../support/signXades.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';
import { authority, writeCrl, writeList } from '../support/trustWriter.ts';

let folder = '';
beforeAll(() => {
  folder = temporaryFolder('readTrust');
  const signer = Buffer.from(selfSigned.replace(/-----[^-]+-----|\s/g, ''), 'base64');
  const pointers = ['EU', 'IT'].map((territory) => ({
    territory,
    location: 'https://a/',
    signers: [signer],
  }));
  const lists = signXades(writeList({ type: 'EUlistofthelists', territory: 'EU', pointers }));
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'it.xml': `\ufeff${signXades(writeList())}`,
    'changed.xml': signXades(writeList()).replace('>Provider<', '>Provjder<'),
    'eu.xml': lists,
    'eu-changed.xml': lists.replace('>IT<', '>AT<'),
    'signer.pem': selfSigned,
    'other.der': authority('Un altro', 'P-384'),
    'a.crl': writeCrl(),
    text: 'hello',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
});

const files = (some: Partial<TrustFiles>): TrustFiles => ({ lists: [], signer: null, crls: [], ...some });

it.each([
  [{}, [], 0],
  [{ lists: ['it.xml'] }, ['country not-verified'], 0],
  [{ lists: ['it.xml'], signer: 'signer.pem' }, ['country verified'], 0],
  [{ lists: ['it.xml'], signer: 'eu.xml' }, ['country verified'], 0],
  [
    { lists: ['it.xml', 'other.der'], crls: ['a.crl', 'a.crl'] },
    ['country not-verified', 'own not-verified'],
    2,
  ],
] satisfies (readonly [Partial<TrustFiles>, readonly string[], number])[])(
  '%j',
  async (some, lists, crls) => {
    const read = await readTrust(files(some), folder);
    expect(read.lists.map(({ kind, signature }) => `${kind} ${signature}`)).toEqual(lists);
    expect(read.crls.length).toBe(crls);
  },
);

const { trust } = en;

it.each([
  [{ lists: ['none.xml'] }, trust.unreadable('none.xml', en.reason('ENOENT'))],
  [{ lists: ['text'] }, trust.noList('text')],
  [{ lists: ['eu.xml'] }, trust.listOfLists('eu.xml')],
  [{ lists: ['changed.xml'], signer: 'eu.xml' }, trust.refused.signature('changed.xml')],
  [{ lists: ['it.xml'], signer: 'other.der' }, trust.refused.signer('it.xml')],
  [{ lists: ['it.xml'], signer: 'eu-changed.xml' }, trust.refused.signature('eu-changed.xml')],
  [{ lists: ['it.xml'], signer: 'text' }, trust.noSigner('text')],
  [{ lists: ['it.xml'], signer: 'it.xml' }, trust.noListOfLists('it.xml')],
  [{ signer: 'eu.xml' }, trust.signerWithoutList('eu.xml')],
  [{ lists: ['other.der'], signer: 'signer.pem' }, trust.signerWithoutList('signer.pem')],
  [{ crls: ['it.xml'] }, trust.noCrl('it.xml')],
] satisfies (readonly [Partial<TrustFiles>, string])[])('%j is refused', async (some, sentence) => {
  const error = await readTrust(files(some), folder).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UsageError);
  expect(error instanceof UsageError ? error.explain(en, () => undefined) : null).toBe(sentence);
});
