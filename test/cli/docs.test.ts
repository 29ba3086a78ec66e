import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { globalOptions, type OptionDefinition, rootOptions } from '../../src/cli/command/definition.ts';
import { ExitCode } from '../../src/cli/process/exitCode.ts';
import { commands } from '../../src/cli/registry.ts';
import { knownCertificate, knownKey } from '../support/knownSigner.ts';
import { startService, type TestService } from '../support/proxy/server.ts';
import { projectRoot } from '../support/shared.ts';
import { signedP7m } from '../support/signedFile.ts';
import { trustFiles } from '../support/trustFiles.ts';
import { fixture } from './fixtures.ts';
import { folderWith, runCli, stateOf } from './runCli.ts';
import { bundleFirst, shell } from './shell.ts';
import { ShownIds } from './shownIds.ts';
import { asShown as asShownBy } from './submitCases.ts';

bundleFirst();

/** With FATTURA_UPDATE_DOCS=1 the outputs in the page are rewritten instead of compared. */
const update = process.env['FATTURA_UPDATE_DOCS'] === '1';

const file = join(projectRoot, 'docs/cli.md');
const page = readFileSync(file, 'utf8');

/** The text under `## title`; the text before the first heading has the empty title. */
function section(title: string): string {
  const parts = page.split(/^## /m);
  return title === '' ? (parts[0] ?? '') : (parts.find((part) => part.startsWith(`${title}\n`)) ?? '');
}

/** The first cells of the tables in a text. */
function rows(text: string): readonly string[] {
  return [...text.matchAll(/^\| (`-.*?) \|/gm)].map(([, cell]) => cell ?? '');
}

const row = ({ name, short, value }: OptionDefinition): string =>
  `${short === undefined ? '' : `\`-${short}\`, `}\`--${name}${value === undefined ? '' : ` ${value}`}\``;

describe('docs/cli.md', () => {
  it('has exactly one section for every command, in their order', () => {
    const titles = [...page.matchAll(/^## fattura (\w+)$/gm)].map(([, name]) => name);
    expect(titles).toEqual(commands.map(({ name }) => name));
    expect(section('')).toContain(titles.map((name) => `[\`${name}\`](#fattura-${name})`)[0]);
  });

  it.each(commands.map(({ name, options, operands }) => [name, options, operands] as const))(
    'explains exactly the options of %s',
    (name, options, operands) => {
      const text = section(`fattura ${name}`);
      expect(rows(text)).toEqual(options.map(row));
      const usage = `fattura ${name}${options.length === 0 ? '' : ' [OPTION…]'} ${operands}`.trimEnd();
      expect(text).toContain(`    ${usage}\n`);
      for (const choice of options.flatMap((option) => option.choices ?? []))
        expect(text).toContain(`\`${choice}\``);
    },
  );

  it('explains exactly the options common to all commands', () => {
    expect(rows(section(''))).toEqual(rootOptions.map(row));
  });

  it('mentions no unknown option', () => {
    const known = new Set(
      [...rootOptions, ...commands.flatMap(({ options }) => options)].map(({ name }) => name),
    );
    const mentioned = [...page.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, name]) => name ?? '');
    expect(mentioned.filter((name) => !known.has(name))).toEqual([]);
    expect(globalOptions.every(({ name }) => mentioned.includes(name))).toBe(true);
  });

  it('lists every exit code', () => {
    const codes = [...section('Exit codes').matchAll(/^\| (\d+) \|/gm)].map(([, code]) => Number(code));
    expect(codes).toEqual(Object.values(ExitCode).sort((a, b) => a - b));
  });
});

interface Block {
  readonly text: string;
  readonly commands: readonly string[];
}

const blocks: readonly Block[] = [...page.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(
  ([, text = '']) => ({
    text,
    commands: text
      .split('\n')
      .filter((line) => line.startsWith('$ '))
      .map((line) => line.slice(2)),
  }),
);

/** A call of the command, and at most a filter after it. */
const CALL = /^fattura(?<words>(?: (?:'[^']*'|[\w@%+=:,./-]+))+)(?: \| (?<filter>.+))?$/;

interface Place {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs a line of the page: a call in this process, which saves the start of another, the rest in a shell. */
async function runLine(line: string, { cwd, env }: Place): Promise<{ code: number | null; output: string }> {
  const { words, filter } = CALL.exec(line)?.groups ?? {};
  if (words === undefined) return shell(line, { cwd, env });
  const args = [...words.matchAll(/ (?:'([^']*)'|(\S+))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  let output = '';
  const onWrite = (_: string, chunk: string | Uint8Array): void => {
    output += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
  };
  const { code, stdout, stderr } = await runCli(args, { cwd, env: { LANG: 'en_GB.UTF-8', ...env }, onWrite });
  if (filter === undefined) return { code, output };
  const filtered = await shell(filter, { cwd, env, stdin: stdout });
  return { ...filtered, output: stderr + filtered.output };
}

const SIGNED = await signedP7m(fixture.valid);

describe('the examples in docs/cli.md', () => {
  const cwd = folderWith({
    'invoice.xml': fixture.valid,
    'wrong.xml': fixture.rejected,
    'signed.xml.p7m': SIGNED,
    'signer.pem': `${knownKey}\n${knownCertificate}`,
    'IT01234567897_000PA_MT_001.xml': fixture.metadata,
    'invoices/one.xml': fixture.valid,
    'invoices/two.xml': fixture.rejected,
    'invoices/three.json': fixture.validJson,
    ...trustFiles(),
  });

  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  /** The service of the examples, and a configuration folder for these tests only. */
  const environment = (): Readonly<Record<string, string>> => ({
    FATTURA_BASE_URL: service.url,
    FATTURA_API_KEY: service.key,
    FATTURA_COMPANY_ID: service.companyId,
    XDG_CONFIG_HOME: join(cwd, '.config'),
  });
  /** Replaces its address and that folder by the names used on the page. */
  const asShown = (output: string): string =>
    ids.shown(asShownBy(output, service, stateOf(cwd)).replaceAll(join(cwd, '.config'), '~/.config'));
  const ids = new ShownIds();

  it('exist', () => {
    expect(blocks.flatMap((block) => block.commands).length).toBeGreaterThan(15);
    for (const { name } of commands) expect(section(`fattura ${name}`)).toContain(`$ fattura ${name} `);
  });

  // In order: later examples depend on earlier ones.
  let previous = 0;
  it.each(blocks)(
    'give the output shown: $commands.0',
    async ({ text, commands: lines }) => {
      let actual = '';
      for (const line of lines) {
        const asked = ids.real(line).replace('$?', String(previous));
        const { code, output } = await runLine(asked, { cwd, env: environment() });
        actual += `$ ${line}\n${asShown(output)}`;
        previous = code ?? 1;
      }
      if (update)
        writeFileSync(
          file,
          readFileSync(file, 'utf8').replace(`\`\`\`console\n${text}`, () => `\`\`\`console\n${actual}`),
        );
      else expect(text).toBe(actual);
    },
    30_000,
  );
});
