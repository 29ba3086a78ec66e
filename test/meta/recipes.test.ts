/**
 * Rehearses recipes of CONTRIBUTING.md in a copy of the sources: the files that a recipe lists are changed by hand, the
 * result compiles, and everything else follows. Other recipes have a rehearsal of their own (see the table there).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'tsdown';
import { beforeAll, describe, expect, it } from 'vitest';
import { TSC } from '../../scripts/gate/tsc.ts';
import { projectRoot } from '../support/shared.ts';
import { temporaryFolder } from '../support/temporaryFolders.ts';

/** A new file, or texts to replace in an existing one. */
type Change = string | readonly (readonly [before: string, after: string])[];

/** By the name of the recipe, the files to write by hand. */
const recipes: Readonly<Record<string, Readonly<Record<string, Change>>>> = {
  'report format': {
    'src/validate/report/tally.ts': `/** The number of findings of each file. */
import type { ReportFormatter } from './format.ts';

export const tallyFormat: ReportFormatter = {
  mediaType: 'text/plain',
  separator: '',
  machine: null,
  start: () => '',
  file: ({ findings }) => \`findings: \${findings.length}\\n\`,
  end: () => '',
};
`,
    'src/validate/report/format.ts': [["| 'compact';", "| 'compact' | 'tally';"]],
    'src/validate/report/formats.ts': [
      ['  compact: compactFormat,\n', '  compact: compactFormat,\n  tally: tallyFormat,\n'],
      [
        "import { textFormat } from './text.ts';",
        "import { tallyFormat } from './tally.ts';\nimport { textFormat } from './text.ts';",
      ],
    ],
    'src/cli/validate/definition.ts': [["'compact'],", "'compact', 'tally'],"]],
  },
  command: {
    'src/cli/greet/definition.ts': `import { type CallOf, command } from '../command/definition.ts';

export const greet = command({
  name: 'greet',
  operands: 'NAME',
  maxOperands: 1,
  completes: 'nothing',
  options: [{ name: 'loud' }],
  examples: ['greet Anna'],
});

export type GreetCall = CallOf<typeof greet>;
`,
    'src/cli/greet/run.ts': `import { ExitCode } from '../process/exitCode.ts';
import type { GreetCall } from './definition.ts';

export async function run({ operands: [name = ''], options, io }: GreetCall): Promise<number> {
  await io.stdout.write(\`hello \${options.loud === true ? name.toUpperCase() : name}\\n\`);
  return ExitCode.ok;
}
`,
    'src/cli/registry.ts': [
      [
        "import { help } from './help/definition.ts';",
        "import { greet } from './greet/definition.ts';\nimport { help } from './help/definition.ts';",
      ],
      [
        "  register(help, () => import('./help/run.ts')),\n",
        "  register(help, () => import('./help/run.ts')),\n  register(greet, () => import('./greet/run.ts')),\n",
      ],
    ],
    'src/cli/messages/greet/en.ts': `import type { CommandHelp } from '../commandHelp.ts';

export const greetHelpEn: CommandHelp = {
  summary: 'greet a person',
  about: ['Prints a greeting.'],
  options: { loud: 'in capitals' },
  examples: ['one person'],
};
`,
    'src/cli/messages/greet/it.ts': `import type { CommandHelp } from '../commandHelp.ts';

export const greetHelpIt: CommandHelp = {
  summary: 'saluta una persona',
  about: ['Stampa un saluto.'],
  options: { loud: 'in maiuscolo' },
  examples: ['una persona'],
};
`,
    'src/cli/messages/en.ts': [
      ['  help: helpHelpEn,\n', '  help: helpHelpEn,\n  greet: greetHelpEn,\n'],
      ['import { helpEn,', "import { greetHelpEn } from './greet/en.ts';\nimport { helpEn,"],
    ],
    'src/cli/messages/it.ts': [
      ['  help: helpHelpIt,\n', '  help: helpHelpIt,\n  greet: greetHelpIt,\n'],
      ['import { helpHelpIt,', "import { greetHelpIt } from './greet/it.ts';\nimport { helpHelpIt,"],
    ],
  },
  envelope: {
    'src/envelope/opened.ts': [
      [
        "export type EnvelopeKind = 'p7m' | 'zip' | 'mail';",
        "export type EnvelopeKind = 'p7m' | 'zip' | 'mail' | 'wrap';",
      ],
    ],
    'src/envelope/sniff.ts': [
      ["export type Looks = 'xml' | 'json' | 'zip'", "export type Looks = 'xml' | 'json' | 'wrap' | 'zip'"],
      [
        "  if (head.startsWith(PDF_MARK)) return 'pdf';",
        "  if (head.startsWith('WRAPPED ')) return 'wrap';\n  if (head.startsWith(PDF_MARK)) return 'pdf';",
      ],
    ],
    'src/envelope/names.ts': [
      ["  zip: 'zip',", "  zip: 'zip',\n  wrap: 'wrap',"],
      ['|p7m\\.enc|zip|eml|mbox)$/is;', '|p7m\\.enc|zip|eml|mbox|wrap)$/is;'],
    ],
    'src/envelope/open.ts': [
      [
        "    case 'zip':\n",
        `    case 'wrap':
      return {
        ...content({ form: 'xml', input: input.slice('WRAPPED '.length) }, named),
        kind: 'wrap',
        layers: [{ kind: 'wrap' }],
      };
    case 'zip':
`,
      ],
    ],
    'src/cli/messages/open/en.ts': [["    zip: 'archive',", "    zip: 'archive',\n    wrap: 'wrapping',"]],
    'src/cli/messages/open/it.ts': [["    zip: 'archivio',", "    zip: 'archivio',\n    wrap: 'involucro',"]],
  },
  language: {
    'src/text/fr/index.ts': `/** French. */
import type { Part } from '../area.ts';

export const french: Part = { report: { verdict: { valid: 'valide', rejected: 'rejetée' } } };
`,
    'src/text/fr/command.ts': `/** The sentences of the command. */
export const command = {
  commands: { validate: { summary: 'contrôler des factures' } },
  help: { translated: (percent: number) => \`Français : \${percent} % des textes.\` },
};
`,
    'src/model/language.ts': [
      ["export type Language = 'it' | 'en' | 'de';", "export type Language = 'it' | 'en' | 'de' | 'fr';"],
      ["= ['it', 'en', 'de'];", "= ['it', 'en', 'de', 'fr'];"],
    ],
    'src/text/partial.ts': [
      [
        "  de: async () => (await import('./de/index.ts')).german,\n",
        "  de: async () => (await import('./de/index.ts')).german,\n  fr: async () => (await import('./fr/index.ts')).french,\n",
      ],
    ],
    'src/cli/messages/index.ts': [
      [
        "  de: onUse(async () => completed(await english(), await partlyTranslated('de'))),\n",
        `  de: onUse(async () => completed(await english(), await partlyTranslated('de'))),
  fr: onUse(async () => completed(await english(), await partlyTranslated('fr'))),
`,
      ],
      [
        "  de: async () => (await import('../../text/de/command.ts')).command,\n",
        `  de: async () => (await import('../../text/de/command.ts')).command,
  fr: async () => (await import('../../text/fr/command.ts')).command,
`,
      ],
    ],
    'src/cli/command/language.ts': [['en: true, de: false }', 'en: true, de: false, fr: false }']],
  },
};

const copy = temporaryFolder('recipes');

function apply(path: string, change: Change): void {
  const file = join(copy, path);
  if (typeof change === 'string') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, change, { flag: 'wx' });
    return;
  }
  const source = readFileSync(file, 'utf8');
  const changed = change.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2)
      throw new Error(`${path}: ${JSON.stringify(before)} must occur once`);
    return text.replace(before, after);
  }, source);
  writeFileSync(file, changed);
}

/** The output of a program of Node. */
function node(...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FATTURA_LANG: 'en' },
  });
  return `${stdout}${stderr}`;
}

/** The output of each call, of the command bundled once and in one process. */
async function outputs(calls: readonly (readonly string[])[]): Promise<readonly string[]> {
  const separator = '\n=====\n';
  writeFileSync(
    join(copy, 'calls.ts'),
    `import { main } from './src/cli/main.ts';
import { processIo } from './src/cli/process/processIo.ts';

for (const args of ${JSON.stringify(calls)}) {
  await main(args, processIo(new URL('src/cli/bin.ts', import.meta.url)));
  process.stdout.write(${JSON.stringify(separator)});
}
`,
  );
  await build({
    config: false,
    cwd: copy,
    entry: { calls: 'calls.ts' },
    outDir: 'bundled',
    format: 'esm',
    platform: 'node',
    dts: false,
    logLevel: 'error',
    deps: { onlyBundle: false },
  });
  return node('bundled/calls.mjs').split(separator);
}

beforeAll(() => {
  for (const path of ['package.json', 'tsconfig.json', 'src']) {
    cpSync(join(projectRoot, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  symlinkSync(join(projectRoot, 'fixtures'), join(copy, 'fixtures'));
  for (const files of Object.values(recipes)) {
    for (const [path, change] of Object.entries(files)) apply(path, change);
  }
});

describe('recipes', () => {
  const page = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');

  it.each(Object.entries(recipes))('%s: CONTRIBUTING.md states the number of files', (name, files) => {
    const row = page.split('\n').find((line) => /^\| an? (.*?) \|/i.exec(line)?.[1] === name);
    const [, , count] = row?.split('|').map((cell) => cell.trim()) ?? [];
    expect(count).toBe(String(Object.keys(files).length));
  });

  it('compile together', () => {
    const changed = Object.values(recipes).flatMap((files) => Object.keys(files));
    const project = { extends: './tsconfig.json', include: [], files: changed };
    writeFileSync(join(copy, 'tsconfig.recipes.json'), JSON.stringify(project));
    expect(node(TSC, '-p', 'tsconfig.recipes.json')).toBe('');
  }, 120_000);

  it('give a report, a command, an envelope, a language, help and completions', async () => {
    writeFileSync(
      join(copy, 'invoice.wrap'),
      `WRAPPED ${readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'utf8')}`,
    );
    const calls: readonly (readonly [args: string, expected: RegExp])[] = [
      ['validate --format tally fixtures/valid/FPR12-simple.xml', /^findings: 0\n/],
      ['help validate', /compact\W+tally/],
      ['greet --loud Anna', /^hello ANNA\n/],
      ['greet --help', /--loud\s+in capitals/],
      ['help', /greet\s+greet a person/],
      ['completions bash', /greet/],
      ['validate invoice.wrap', /invoice\.wrap {2}FPR12 · valid\n/],
      ['open invoice.wrap', /wrapping/],
      ['total invoice.wrap', /2\.1\.1\.9/],
      ['validate fixtures/invalid/00423/sample.xml --lang fr', / · rejetée · /],
      ['help --lang fr', /contrôler des factures[\s\S]*convert XML to JSON[\s\S]*Français : \d+ %/],
    ];
    const found = await outputs(calls.map(([args]) => ['--lang', 'en', ...args.split(' ')]));
    for (const [index, [args, expected]] of calls.entries()) expect(found[index], args).toMatch(expected);
  }, 60_000);
});
