/** `fattura trust`: downloads from a local server, and descriptions of lists. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../src/cli/messages/en.ts';
import { it as italian } from '../../src/cli/messages/it.ts';
import { isAllowedAddress } from '../../src/cli/trust/download.ts';
import { selfSigned } from '../support/certificates.ts';
import { ConnectProxy } from '../support/connectProxy.ts';
import { describeShared, shared } from '../support/shared.ts';
import { signXades } from '../support/signXades.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';
import { italianList, listOfLists as listsAt, SIGNER } from '../support/trustFiles.ts';
import { type Answer, type ListServer, startLists } from '../support/trustServer.ts';
import { authority, type ListParts } from '../support/trustWriter.ts';
import { type Run, type RunSettings, runCli } from './runCli.ts';

/** A certificate that signs nothing. */
const OTHER = authority('Prova CA', 'P-384');
const OTHER_PEM = `-----BEGIN CERTIFICATE-----\n${Buffer.from(OTHER).toString('base64')}\n-----END CERTIFICATE-----\n`;

let server: ListServer;
let base = '';
beforeAll(async () => {
  server = await startLists();
  base = server.base;
});
afterAll(() => server.close());

const pointer = (territory: string, location: string, signers: readonly Uint8Array[] = [SIGNER]) => ({
  territory,
  location,
  signers,
});

const listOfLists = (parts: ListParts = {}): string => listsAt(base, parts);

let folder = '';
beforeEach(() => {
  folder = temporaryFolder('trust');
  server.answer();
});

const fetchWith = async (args: readonly string[] = [], settings: RunSettings = {}): Promise<Run> =>
  await runCli(['trust', 'fetch', '--url', `${base}/eu`, '--dir', folder, ...args], {
    cwd: folder,
    ...settings,
  });

const file = (name: string, content: string | Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return name;
};

describe('fetch', () => {
  it('verifies both lists, saves and pins them', async () => {
    const { code, stdout, stderr } = await fetchWith(['-f', 'json']);
    expect(code).toBe(0);
    expect(stderr).toMatch(/[0-9A-F]{2}(?::[0-9A-F]{2}){31}/);
    const { lists } = JSON.parse(stdout);
    expect(lists).toMatchObject([
      { kind: 'lists', territory: 'EU', sequenceNumber: 300, signature: 'verified', countries: ['AT', 'IT'] },
      {
        file: join(folder, 'tsl-it.xml'),
        territory: 'IT',
        sequenceNumber: 10,
        signature: 'verified',
        signer: 'localhost',
        stale: false,
        services: { total: 2, statuses: { granted: 1, withdrawn: 1 } },
      },
    ]);
    expect(readdirSync(folder).sort()).toEqual(['eu-lotl.xml', 'pins.json', 'tsl-it.xml']);
    const pins = JSON.parse(readFileSync(join(folder, 'pins.json'), 'utf8'));
    expect(pins).toMatchObject({
      lists: { url: `${base}/eu`, sequenceNumber: 300, signers: [Buffer.from(SIGNER).toString('base64')] },
      countries: { IT: { url: `${base}/it`, sequenceNumber: 10, nextUpdate: '2126-01-01T00:00:00Z' } },
    });
    expect(pins.countries.IT.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('says that the first list of lists is accepted with its own signers, the first time only', async () => {
    expect((await fetchWith()).stderr).toContain(en.trust.firstUse('').slice(0, 40));
    expect((await fetchWith()).stderr).toBe('');
  });

  it('with the certificate of the signer nothing is accepted on trust', async () => {
    const { code, stderr } = await fetchWith(['--signer', file('signer.pem', selfSigned)]);
    expect([code, stderr]).toEqual([0, '']);
  });

  it('a newer number is accepted, an older one refused', async () => {
    await fetchWith();
    server.answer({ '/it': { body: signXades(italianList({ sequence: '11' })) } });
    expect((await fetchWith()).code).toBe(0);
    server.answer({ '/it': { body: signXades(italianList()) } });
    const { code, stderr } = await fetchWith();
    expect([code, stderr]).toEqual([1, `fattura trust: ${en.trust.older(`${base}/it`, 10, 11)}\n`]);
    expect(readFileSync(join(folder, 'tsl-it.xml'), 'utf8')).toContain('<TSLSequenceNumber>11<');
  });

  it('an older list of lists is refused', async () => {
    await fetchWith();
    server.answer({ '/eu': { body: signXades(listOfLists({ sequence: '299' })) } });
    const { code, stderr } = await fetchWith();
    expect([code, stderr]).toEqual([1, `fattura trust: ${en.trust.older(`${base}/eu`, 299, 300)}\n`]);
  });

  it('as text, says how the lists are used', async () => {
    const [lists, country] = ['eu-lotl.xml', 'tsl-it.xml'].map((name) => join(folder, name));
    const { stdout } = await fetchWith();
    expect(stdout).toContain(
      en.trust.use(`fattura validate --trust-list ${country} --trust-list-signer ${lists}`),
    );
  });

  it('lists of several countries are pinned side by side', async () => {
    await fetchWith();
    const pointers = [pointer('EU', `${base}/eu`), pointer('FR', `${base}/fr`)];
    server.answer({
      '/eu': { body: signXades(listOfLists({ pointers })) },
      '/fr': { body: signXades(italianList({ territory: 'FR' })) },
    });
    expect((await fetchWith(['--country', 'fr'])).code).toBe(0);
    const pins = JSON.parse(readFileSync(join(folder, 'pins.json'), 'utf8'));
    expect(Object.keys(pins.countries)).toEqual(['IT', 'FR']);
  });

  interface Case {
    readonly name: string;
    readonly answers?: () => Readonly<Record<string, Answer>>;
    readonly args?: () => readonly string[];
    readonly code: number;
    readonly says: () => string;
  }
  const { refused, download } = en.trust;

  const cases: readonly Case[] = [
    {
      name: 'a changed list',
      answers: () => ({
        '/it': { body: signXades(italianList()).replace('>Firma Esempio S.p.A.<', '>Firma Esempio S.p.a.<') },
      }),
      code: 1,
      says: () => refused.signature(`${base}/it`),
    },
    {
      name: 'a changed list of lists',
      answers: () => ({ '/eu': { body: signXades(listOfLists()).replace('>AT<', '>DE<') } }),
      code: 1,
      says: () => refused.signature(`${base}/eu`),
    },
    {
      name: 'an unsigned list of lists',
      answers: () => ({ '/eu': { body: listOfLists() } }),
      code: 1,
      says: () => refused.unsigned(`${base}/eu`),
    },
    {
      name: 'a list of lists that does not name its signer',
      answers: () => ({
        '/eu': { body: signXades(listOfLists({ pointers: [pointer('EU', base, [OTHER])] })) },
      }),
      code: 1,
      says: () => refused.signer(`${base}/eu`),
    },
    {
      name: 'a list of lists of another signer than the given one',
      args: () => ['--signer', file('other.pem', OTHER_PEM)],
      code: 1,
      says: () => en.trust.unknownSigner(`${base}/eu`, false),
    },
    {
      name: 'a list of another signer than the named one',
      answers: () => ({ '/at': { body: signXades(italianList({ territory: 'AT' })) } }),
      args: () => ['--country', 'AT'],
      code: 1,
      says: () => refused.signer(`${base}/at`),
    },
    {
      name: 'the list of another country',
      answers: () => ({
        '/eu': {
          body: signXades(
            listOfLists({
              pointers: [...['EU', 'IT', 'AT'].map((each) => pointer(each, `${base}/${each.toLowerCase()}`))],
            }),
          ),
        },
        '/it': { body: signXades(italianList({ territory: 'AT' })) },
      }),
      code: 1,
      says: () => en.trust.otherList(`${base}/it`, 'AT', 'IT'),
    },
    {
      name: 'a list in place of the list of lists',
      answers: () => ({ '/eu': { body: signXades(italianList()) } }),
      code: 1,
      says: () => en.trust.otherList(`${base}/eu`, 'IT', 'EU'),
    },
    {
      name: 'no number',
      answers: () => ({ '/it': { body: signXades(italianList({ sequence: 'ten' })) } }),
      code: 1,
      says: () => en.trust.noNumber(`${base}/it`),
    },
    {
      name: 'a country that is not listed',
      args: () => ['--country', 'XX'],
      code: 1,
      says: () => en.trust.unknownCountry('XX', ['AT', 'IT']),
    },
    {
      name: 'an address that is not permitted',
      answers: () => ({
        '/eu': {
          body: signXades(
            listOfLists({ pointers: [pointer('EU', base), pointer('IT', 'http://example.org/it')] }),
          ),
        },
      }),
      code: 1,
      says: () => download.address('', 'http://example.org/it'),
    },
    {
      name: 'no XML',
      answers: () => ({ '/eu': { body: 'busy' } }),
      code: 1,
      says: () => refused.xml(`${base}/eu`),
    },
    {
      name: 'a status',
      answers: () => ({ '/eu': { status: 503 } }),
      code: 3,
      says: () => download.status(`${base}/eu`, '503'),
    },
    {
      name: 'a redirection to another address',
      answers: () => ({ '/eu': { status: 302, headers: { location: 'http://example.org/' } } }),
      code: 3,
      says: () => download.address('', 'http://example.org/'),
    },
    {
      name: 'a redirection in a circle',
      answers: () => ({ '/eu': { status: 302, headers: { location: '/eu' } } }),
      code: 3,
      says: () => download.redirects(`${base}/eu`, '5'),
    },
    {
      name: 'too long',
      answers: () => ({ '/eu': { body: new Uint8Array(32_000_001) } }),
      code: 3,
      says: () => download.size(`${base}/eu`, '32000000'),
    },
    {
      name: 'no answer in time',
      answers: () => ({ '/eu': { silent: true } }),
      args: () => ['--timeout', '100ms'],
      code: 3,
      says: () => download.timeout(`${base}/eu`, '0.1'),
    },
    {
      name: 'nobody listens',
      args: () => ['--url', 'http://127.0.0.1:9/'],
      code: 3,
      says: () => '127.0.0.1:9',
    },
    {
      name: 'a damaged memory of earlier downloads',
      args: () => {
        file('pins.json', '{}');
        return [];
      },
      code: 2,
      says: () => en.trust.damagedPins(join(folder, 'pins.json')),
    },
  ];

  it.each(cases)('$name: refused, nothing is saved', async ({ answers: own, args, code, says }) => {
    server.answer({ ...own?.() });
    const run = await fetchWith(args?.());
    expect(run.stderr).toContain(says());
    expect(run).toMatchObject({ code, stdout: '' });
    expect(readdirSync(folder)).not.toContain('eu-lotl.xml');
  });

  it('stops at Ctrl-C', async () => {
    server.answer({ '/eu': { silent: true } });
    const stop = new AbortController();
    const running = fetchWith([], { interrupted: stop.signal });
    setTimeout(() => stop.abort(), 50);
    expect((await running).code).toBe(130);
    expect((await fetchWith([], { interrupted: AbortSignal.abort() })).code).toBe(130);
  });

  it('follows a redirection', async () => {
    server.answer({ '/old': { status: 301, headers: { location: '/eu' } } });
    expect((await fetchWith(['--url', `${base}/old`])).code).toBe(0);
  });

  it('later lists of lists must be signed by the signers that were named', async () => {
    await fetchWith();
    const path = join(folder, 'pins.json');
    const pins = JSON.parse(readFileSync(path, 'utf8'));
    pins.lists.signers = [Buffer.from(OTHER).toString('base64')];
    writeFileSync(path, JSON.stringify(pins));
    const { code, stderr } = await fetchWith();
    expect([code, stderr]).toEqual([1, `fattura trust: ${en.trust.unknownSigner(`${base}/eu`, true)}\n`]);
    // The user checks the new certificate.
    expect((await fetchWith(['--signer', file('signer.pem', selfSigned)])).code).toBe(0);
    expect((await fetchWith()).code).toBe(0);
  });

  it('through the proxy of the environment', async () => {
    const proxy = await new ConnectProxy().listen();
    const env = { LANG: 'en_GB.UTF-8', HTTP_PROXY: `http://${proxy.host}` };
    const { code } = await fetchWith([], { env });
    await proxy.close();
    expect(code).toBe(0);
    expect(proxy.targets).toContain(base.replace('http://', ''));
  });

  it.each([
    ['https://ec.europa.eu/a.xml', true],
    ['http://ec.europa.eu/a.xml', false],
    ['http://localhost:8080/a.xml', true],
    ['http://[::1]/a.xml', true],
    ['http://127.0.0.1.example.org/', false],
    ['file:///etc/passwd', false],
    ['a.xml', false],
  ])('address %s: %s', (url, isAllowed) => expect(isAllowedAddress(url)).toBe(isAllowed));
});

describe('usage', () => {
  it.each([
    [[], en.trust.noTask],
    [['fetsch'], en.trust.unknownTask('fetsch', 'fetch')],
    [['fetch', 'a.xml'], en.trust.noFile('a.xml')],
    [['fetch', '--issuer', 'a'], en.trust.onlyFor('--issuer', 'show')],
    [['show', '--country', 'IT'], en.trust.onlyFor('--country', 'fetch')],
    [['fetch', '--country', 'Italy'], en.trust.noCountry('Italy')],
    [['fetch', '--url', 'http://example.org'], en.trust.badAddress('http://example.org')],
    [['show', '--dir', 'empty'], 'empty'],
  ])('%j', async (args, says) => {
    const { code, stderr } = await runCli(['trust', ...args], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain(says);
  });
});

describe('show', () => {
  it('the downloaded lists', async () => {
    await fetchWith();
    const { code, stdout } = await runCli(['trust', 'show', '--dir', folder, '-f', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).lists).toMatchObject([
      { territory: 'EU', signature: 'verified', issuers: null },
      { territory: 'IT', signature: 'verified' },
    ]);
  });

  it('a downloaded list that was changed is refused', async () => {
    await fetchWith();
    const path = join(folder, 'tsl-it.xml');
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('>Firma Esempio S.p.A.<', '>Firma Esempio S.p.a.<'),
    );
    const { code, stderr } = await runCli(['trust', 'show', '--dir', folder]);
    expect(code).toBe(2);
    expect(stderr).toContain(en.trust.refused.signature(path));
  });

  it('a file, without and with its signer', async () => {
    file('it.xml', signXades(italianList({ nextUpdate: '2020-01-01T00:00:00Z' })));
    file('eu.xml', signXades(listOfLists()));
    file('signer.pem', selfSigned);
    const show = async (...args: string[]) =>
      JSON.parse((await runCli(['trust', 'show', 'it.xml', '-f', 'json', ...args], { cwd: folder })).stdout)
        .lists[0];
    expect(await show()).toMatchObject({ signature: 'not-verified', signer: null, stale: true });
    for (const signer of ['eu.xml', 'signer.pem'])
      expect(await show('--signer', signer)).toMatchObject({ signature: 'verified', signer: 'localhost' });
  });

  it('searches a certifier', async () => {
    file('it.xml', italianList());
    const { stdout } = await runCli(['trust', 'show', 'it.xml', '--issuer', 'ca 1', '-f', 'json'], {
      cwd: folder,
    });
    expect(JSON.parse(stdout).lists[0].issuers).toEqual([
      {
        provider: 'Firma Esempio S.p.A.',
        service: 'Firma Esempio CA 1',
        status: 'granted',
        since: '2016-06-30T22:00:00Z',
        notAfter: '2028-01-01T00:00:00Z',
      },
    ]);
  });

  it('as text, in both languages', async () => {
    file('it.xml', italianList());
    const run = async (lang: string) =>
      (await runCli(['trust', 'show', 'it.xml', '--issuer', 'esempio', '--lang', lang], { cwd: folder }))
        .stdout;
    expect(await run('en')).toContain(en.trust.heads.provider);
    expect(await run('it')).toContain(italian.trust.heads.provider);
  });

  it('certificates of the user', async () => {
    file('own.pem', OTHER_PEM);
    const { stdout } = await runCli(['trust', 'show', 'own.pem', '-f', 'json'], { cwd: folder });
    expect(JSON.parse(stdout).lists).toMatchObject([
      { kind: 'own', stale: false, services: { total: 1, statuses: {} } },
    ]);
  });

  it.each([
    ['missing.xml', undefined, () => en.trust.unreadable('missing.xml', en.reason('ENOENT'))],
    ['text', 'hello', () => en.trust.noList('text')],
    ['other.xml', '<a/>', () => en.trust.refused.kind('other.xml')],
  ])('%s is refused', async (name, content, says) => {
    if (content !== undefined) file(name, content);
    const { code, stderr } = await runCli(['trust', 'show', name], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain(says());
  });

  it.each([
    ['signer.txt', 'hello', () => en.trust.noSigner('signer.txt')],
    ['it2.xml', italianList(), () => en.trust.noListOfLists('it2.xml')],
  ])('--signer %s is refused', async (name, content, says) => {
    file('it.xml', signXades(italianList()));
    file(name, content);
    const { code, stderr } = await runCli(['trust', 'show', 'it.xml', '--signer', name], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain(says());
  });
});

describeShared('the published lists', () => {
  it('are described, and certifiers found', async () => {
    const trust = join(shared.official, 'trust');
    const args = [join(trust, 'IT-TSL-194-2023-09-26.xml'), '--signer', join(trust, 'EU-LOTL-332.xml')];
    const { code, stdout } = await runCli(['trust', 'show', ...args, '--issuer', 'infocert', '-f', 'json']);
    expect(code).toBe(0);
    const [list] = JSON.parse(stdout).lists;
    expect(list).toMatchObject({
      territory: 'IT',
      sequenceNumber: 194,
      signature: 'verified',
      signer: 'AgID',
      stale: true,
      services: { total: 195 },
    });
    expect(list.services.statuses.granted).toBe(143);
    expect(list.issuers.length).toBeGreaterThan(10);
  });
});
