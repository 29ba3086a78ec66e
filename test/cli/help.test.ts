import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { globalOptions, rootOptions, spell } from '../../src/cli/command/definition.ts';
import { messagesIn } from '../../src/cli/messages/index.ts';
import { exampleOf } from '../../src/cli/new/examples/index.ts';
import { commands } from '../../src/cli/registry.ts';
import { writeEuropean } from '../../src/convert/en16931/index.ts';
import { prepareCades, readSigner } from '../../src/envelope/signing/index.ts';
import { ordinary, SPECIFICATION, simplified } from '../../src/model/index.ts';
import { europeanInvoice } from '../support/europeanInvoice.ts';
import { knownCertificate, knownKey } from '../support/knownSigner.ts';
import { startService, type TestService } from '../support/proxy/server.ts';
import { projectRoot } from '../support/shared.ts';
import { signedP7m } from '../support/signedFile.ts';
import { trustFiles } from '../support/trustFiles.ts';
import { type ListServer, startLists } from '../support/trustServer.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli } from './runCli.ts';

const languages = ['it', 'en'] as const;
const calls = [[], ...commands.map(({ name }) => [name])];

describe('the help', () => {
  it.each(calls)('is the same for %s --help, -h and help', async (...command) => {
    const long = await runCli([...command, '--help']);
    expect(long).toMatchObject({ code: 0, stderr: '' });
    expect(await runCli([...command, '-h'])).toEqual(long);
    expect(await runCli(['help', ...command])).toEqual(long);
  });

  it.each(commands.map((definition) => [definition.name, definition] as const))(
    'shows every option and example of %s',
    async (name, { options, examples }) => {
      for (const language of languages) {
        const { stdout } = await runCli([name, '--help', '--lang', language]);
        for (const option of [...options, ...globalOptions]) expect(stdout).toContain(spell(option));
        const repeatable = (await messagesIn(language)).help.repeatable;
        const plain = stdout.replace(/\s+/g, ' ');
        expect(plain.split(`(${repeatable})`).length - 1).toBe(
          options.filter((option) => option.repeatable).length,
        );
        for (const option of options) {
          for (const choice of 'choices' in option ? (option.choices ?? []) : []) {
            expect(stdout).toContain(choice);
          }
        }
        for (const example of examples) expect(stdout).toContain(`fattura ${example}`);
      }
    },
  );

  it('shows every command and option of fattura', async () => {
    const { stdout } = await runCli(['--help']);
    for (const { name } of commands) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    for (const option of rootOptions) expect(stdout).toContain(spell(option));
  });

  it.each([80, 200])('fits %i columns, and is never wider than 100', async (columns) => {
    for (const command of calls) {
      for (const language of languages) {
        const { stdout } = await runCli([...command, '--help', '--lang', language], { columns });
        const lines = stdout.split('\n').filter((line) => !line.includes('  fattura ') && / .* /.test(line));
        expect(lines.filter((line) => line.length > Math.min(columns, 100))).toEqual([]);
      }
    }
  });

  it('is coloured on a terminal only', async () => {
    expect((await runCli(['help'], { tty: true })).stdout).toContain('\u001b[1m');
    expect((await runCli(['help'])).stdout).not.toContain('\u001b');
  });
});

describe('--version', () => {
  it.each([['--version'], ['-V'], ['--version', 'validate']])('%s', async (...args) => {
    const { code, stdout } = await runCli(args);
    const lines = stdout.split('\n');
    expect(code).toBe(0);
    expect(lines[0]).toBe(`fattura ${packageJson.version}`);
    expect(lines[1]).toContain(SPECIFICATION);
    expect(lines[2]).toContain(ordinary.schemaVersion);
    expect(lines[3]).toContain(simplified.schemaVersion);
  });
});

it('--licences has the licence of fattura, and those of the packages in it', async () => {
  const { code, stdout } = await runCli(['--licences']);
  const own = readFileSync(join(projectRoot, 'LICENSE'), 'utf8').trim();
  expect(code).toBe(0);
  expect(stdout.startsWith(own)).toBe(true);
  // The build writes it.
  const others = join(projectRoot, 'dist/THIRD-PARTY-LICENCES.txt');
  if (existsSync(others)) expect(stdout).toContain(readFileSync(others, 'utf8').trim());
});

const NUMBER = /<Numero>[^<]*</;
const OTHER = fixture.valid.replace(NUMBER, '<Numero>2<');
/** The same invoice twice, with different numbers. */
const LOTTO = fixture.valid.replace(
  /<FatturaElettronicaBody>[\s\S]*<\/FatturaElettronicaBody>/,
  (body) => body + body.replace(NUMBER, '<Numero>2<'),
);

const ATTACHED = fixture.valid.replace(
  '</FatturaElettronicaBody>',
  '<Allegati><NomeAttachment>a</NomeAttachment><Attachment>QQ==</Attachment></Allegati>$&',
);

/** Files of the examples of `sign`. */
async function signing(example: string): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const signer = await readSigner(Buffer.from(`${knownKey}\n${knownCertificate}`));
  const document = new TextEncoder().encode(fixture.valid);
  const { state, ...input } = await prepareCades(document, signer, { signingTime: '2026-03-02T10:00:00Z' });
  return {
    'IT01234567890_00001.xml': fixture.valid,
    'key.pem': knownKey,
    'signer.pem': knownCertificate,
    'signer.p12': `${knownKey}\n${knownCertificate}`,
    ...(example.includes('--finish') ? { 'invoice.state': JSON.stringify({ file: 'a.xml', state }) } : {}),
    'signature.bin': await signer.sign(input),
  };
}

const SIGNED = await signedP7m(fixture.valid);

const TRUST_FILES = trustFiles();

/** A European invoice in UBL. */
const FOREIGN = writeEuropean(europeanInvoice(), 'ubl');

/** The messages of an editor before it ends a language server. */
const ENDED_BY_EDITOR = ['{"jsonrpc":"2.0","id":1,"method":"shutdown"}', '{"jsonrpc":"2.0","method":"exit"}']
  .map((message) => `Content-Length: ${message.length}\r\n\r\n${message}`)
  .join('');

describe('the examples of the help', () => {
  let service: TestService;
  let lists: ListServer;
  beforeAll(async () => {
    service = await startService({ afterIssue: ['DELIVERED'] });
    lists = await startLists();
  });
  beforeEach(() => service.reset());
  afterAll(async () => {
    lists.close();
    await service.close();
  });

  it.each(commands.flatMap(({ examples }) => examples))('fattura %s', async (example) => {
    const cwd = folderWith({
      ...(/^sign |--key /.test(example) ? await signing(example) : {}),
      'invoice.xml': fixture.valid,
      'IT01234567897_000PA_MT_001.xml': fixture.metadata,
      'invoice.json': fixture.validJson,
      'invoices/a.xml': fixture.valid,
      'corrected.xml': fixture.valid,
      'single/1.xml': fixture.valid,
      'single/2.xml': OTHER,
      'lotto.xml': LOTTO,
      'old.xml': fixture.oldFormat,
      'foreign.xml': FOREIGN,
      'attached.xml': ATTACHED,
      'signed.xml.p7m': SIGNED,
      'report.pdf': '%PDF-',
      'brief.yaml': exampleOf('invoice', { language: 'en', day: '2025-03-17' }),
      'note.yaml': `numero: 7\ndata: ${new Date().toISOString().slice(0, 10)}\n`,
      'key.txt': `${service.key}\n`,
      ...TRUST_FILES,
      '.state/fattura/trust/eu-lotl.xml': TRUST_FILES['eu-lotl.xml'] ?? '',
    });
    const env = {
      LANG: 'en_GB.UTF-8',
      FATTURA_BASE_URL: service.url,
      FATTURA_API_KEY: service.key,
      FATTURA_COMPANY_ID: service.companyId,
      FATTURA_TOKEN: 'a-token-of-the-test',
      XDG_CONFIG_HOME: join(cwd, 'config'),
    };
    const [line = '', input] = example.replace('https://service.example', service.url).split(' < ');
    const read = input === undefined ? {} : { stdin: readFileSync(join(cwd, input)) };
    const stdin = line.startsWith('lsp') ? { stdin: ENDED_BY_EDITOR } : read;
    const args = line.split(' ').map((word) => word.replace(/^'(.*)'$/, '$1'));
    // Issuing asks for confirmation, unless --yes is given.
    const asked = args.includes('--issue') && !args.includes('--yes');
    const terminal = asked ? { tty: true, answers: ['y'] } : {};
    // A server would run on, and its default port may be in use.
    const serves =
      args[0] === 'serve' ||
      args.includes('--http') ||
      (args[0] === 'sandbox' && !['seed', 'webhooks'].includes(args[1] ?? ''));
    const ended = serves ? { interrupted: AbortSignal.abort() } : {};
    if (serves) args.push('--port', '0');
    // Nothing is downloaded from the public address.
    if (line.startsWith('trust fetch')) args.push('--url', lists.url);
    expect(await runCli(args, { cwd, env, ...stdin, ...terminal, ...ended })).toMatchObject({ code: 0 });
  });
});
