/**
 * `npm run bench`: measures the built package with its baselines and prints tables. `--only read,write,…` selects
 * groups: those of a run without it take about half an hour; `folder`, `convert`, `inbox`, `day`, `page`, `serve`, `lsp`
 * and `sandbox` run only if they are named. `--write` writes the tables of each group to its part of bench/README.md,
 * and the figures to bench/results.json, when the group ends. `--quick` is a short trial; `--full` takes more
 * repetitions of the sandbox; `--repeats 3` is the number of processes of each subject.
 *
 * `--before FOLDER` names another version of the project, built: in `read`, `check`, `write`, `build`, `json`, `start`
 * and `submissions`, its subjects are measured beside those of this version. `--node PATH,…` measures `start` with
 * further versions of Node.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optionsOf } from '../scripts/optionsOf.ts';
import { archiveInputs } from './archiveInputs.ts';
import { coldStart } from './coldStart.ts';
import { day } from './day.ts';
import { folder } from './folder.ts';
import {
  build,
  type Comparison,
  check,
  checkJson,
  checkSigned,
  convert,
  decimals,
  json,
  mail,
  messages,
  read,
  revocations,
  sign,
  trustList,
  unwrap,
  verify,
  write,
  zip,
} from './groups.ts';
import { inbox } from './inbox.ts';
import { type InputSet, inputs } from './inputs.ts';
import { lsp, renderLsp } from './lsp/lsp.ts';
import { has, machine } from './machine.ts';
import { mailInputs } from './mailInputs.ts';
import { messageInputs } from './messageInputs.ts';
import { page } from './page.ts';
import { type Measurement, partOf, writePart } from './parts.ts';
import { pdfs } from './pdfs.ts';
import { bundleSubjects, schemaFile, transpileSubjects, type Workshop } from './prepare.ts';
import { dayTable, folderTable, inboxTable, pageTable, section } from './report.ts';
import { renderSandbox } from './sandbox/report.ts';
import { SANDBOX_PARTS, sandbox } from './sandbox/sandbox.ts';
import { renderServe, serve } from './serve/serve.ts';
import { signedInputs } from './signedInputs.ts';
import { officialLists, revocationList } from './trustInputs.ts';

const options = optionsOf({
  full: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
  before: { type: 'string' },
  repeats: { type: 'string' },
  node: { type: 'string' },
  only: {
    type: 'string',
    default:
      'read,check,write,build,decimals,json,unwrap,enveloped,verify,verifyXml,verifyLarge,trust,messages,mail,sign,zip,pdfs,start',
  },
});

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const before = options.before === undefined ? null : resolve(options.before);
for (const project of before === null ? [root] : [root, before]) {
  if (!existsSync(join(project, 'dist/index.js')))
    throw new Error(`${project} is not built: run \`npm run build\` there first`);
  transpileSubjects(root, project);
}
await bundleSubjects(root, 'signatures');
await bundleSubjects(root, 'archives');

const repeats = Number(options.repeats ?? (options.quick ? 2 : 5));
const shop: Workshop = {
  root,
  before,
  schema: schemaFile(root),
  pin: has('taskset', '--version') ? ['taskset', '-c', '0'] : [],
  warmUp: options.quick ? 800 : 1500,
  measure: options.quick ? 500 : 1500,
};

const sets = inputs(root);
const byName = (name: string): InputSet => {
  const found = sets.find((set) => set.name === name);
  if (found === undefined) throw new Error(`unknown inputs ${name}`);
  return found;
};
const file = join(root, 'fixtures/valid/FPR12-simple.json');
const oneJson: InputSet = { name: 'oneJson', title: 'one invoice', files: [file], bytes: 0, valid: 1 };
const jsonSchema = join(root, 'schemas/fattura.schema.json');

const signed = (names: readonly string[]): readonly InputSet[] =>
  signedInputs(root).filter(({ name }) => names.includes(name));

const groups: Readonly<Record<string, () => readonly (() => Comparison)[]>> = {
  read: () =>
    sets
      .filter(({ name }) => name !== 'briefs' && name !== 'slips' && name !== 'json')
      .map((set) => () => read(shop, set, repeats)),
  // Real files and files with findings come first: results for files without findings are too favourable.
  check: () =>
    ['corpus', 'corpusInvalid', 'slips', 'invoices', 'invalid', 'large']
      .filter((name) => sets.some((set) => set.name === name))
      .map((name) => () => check(shop, byName(name), repeats)),
  write: () => ['invoices', 'large', 'attachment'].map((name) => () => write(shop, byName(name), repeats)),
  convert: () => ['invoices', 'large'].map((name) => () => convert(shop, byName(name), repeats)),
  build: () => [() => build(shop, byName('briefs'), repeats)],
  decimals: () => [() => decimals(shop, byName('invoices'), repeats)],
  json: () => [
    () => json(shop, oneJson, jsonSchema, repeats),
    () => checkJson(shop, byName('json'), jsonSchema, repeats),
  ],
  unwrap: () =>
    signed(['der', 'ber', 'base64', 'base64Lines']).map((set) => () => unwrap(shop, set, repeats)),
  enveloped: () => [
    () => checkSigned(shop, signed(['plain', 'der', 'ber', 'base64', 'base64Lines']), repeats),
  ],
  verify: () => signed(['der']).map((set) => () => verify(shop, set, repeats)),
  verifyXml: () => signed(['xades']).map((set) => () => verify(shop, set, repeats)),
  verifyLarge: () => signed(['xadesAttachment', 'xadesLines']).map((set) => () => verify(shop, set, repeats)),
  trust: () => {
    const official = officialLists(root);
    return [
      ...(official === null ? [] : [() => trustList(shop, official, repeats)]),
      () => revocations(shop, revocationList(root), repeats),
    ];
  },
  zip: () => archiveInputs(root).map((set) => () => zip(shop, set, repeats)),
  mail: () => mailInputs(root).map((set) => () => mail(shop, set, repeats)),
  messages: () => messageInputs(root).map((set) => () => messages(shop, set, repeats)),
  sign: () => signed(['plain']).map((set) => () => sign(shop, set, repeats)),
  pdfs: () => [() => pdfs(shop, byName('invoices'), repeats)],
  start: () =>
    [process.execPath, ...(options.node?.split(',') ?? [])].map(
      (node) => () => coldStart(shop, node, options.quick ? 5 : 31),
    ),
};

/** Groups that do not compare subjects, or take long: they run only if they are named. */
const special: Readonly<Record<string, () => Promise<Measurement>>> = {
  folder: async () => {
    const runs = await folder(root, byName('invoices'));
    return { data: { runs }, text: folderTable(runs) };
  },
  inbox: async () => {
    const amount = options.quick ? { sizes: [2_000], repeats: 1 } : { sizes: [25_000, 100_000], repeats: 3 };
    const runs = inbox(root, amount);
    return { data: { runs }, text: inboxTable(runs) };
  },
  day: async () => {
    const run = await day(root, byName('invoices'), options.quick ? 20_000 : 1_000_000);
    return { data: run, text: dayTable(run) };
  },
  page: async () => {
    const runs = await page(sets, options.quick ? 3 : 15);
    return { data: runs, text: pageTable(runs) };
  },
  serve: async () => {
    const run = await serve({ root, invoices: byName('invoices'), large: byName('large'), ...options });
    return { data: run, text: renderServe(run) };
  },
  lsp: async () => {
    const run = await lsp({ root, ...options });
    return { data: run, text: renderLsp(run) };
  },
  ...Object.fromEntries(
    SANDBOX_PARTS.map((part) => [
      part,
      async () => {
        const run = await sandbox({ root, invoices: byName('invoices'), ...options, before, part });
        return { data: run, text: renderSandbox(run) };
      },
    ]),
  ),
};

/** Names for several groups. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  signed: ['unwrap', 'enveloped', 'verify', 'verifyXml', 'verifyLarge', 'trust', 'sign'],
  sandbox: SANDBOX_PARTS,
};

async function measure(name: string): Promise<Measurement> {
  const compared = groups[name];
  if (compared === undefined) {
    const other = special[name];
    if (other !== undefined) return other();
    const known = [groups, special, TOGETHER].flatMap(Object.keys).join(', ');
    throw new Error(`unknown group "${name}"; expected one of ${known}`);
  }
  const comparisons: Comparison[] = [];
  for (const compare of compared()) {
    const comparison = compare();
    comparisons.push(comparison);
    process.stderr.write(`${section(comparison)}\n\n`);
  }
  return { data: { comparisons }, text: comparisons.map(section).join('\n\n') };
}

const VERSION_BEFORE = before === null ? {} : { before: commitOf(before) };

/** Settings of groups that compare subjects; the other groups state their own settings. */
const SETTINGS = {
  processes: `${repeats} fresh ones each, in turn; medians`,
  core: shop.pin.length === 0 ? 'not pinned' : 'pinned to one',
  schema: shop.schema.includes('official') ? 'official' : 'generated',
  ...VERSION_BEFORE,
};

const settingsOf = (name: string): Readonly<Record<string, string>> =>
  name in groups
    ? SETTINGS
    : {
        ...(options.quick ? { effort: 'a short trial' } : {}),
        ...(name === 'submissions' ? VERSION_BEFORE : {}),
      };

/** The commit of a version of the project, with its day. */
function commitOf(project: string): string {
  const args = ['-C', project, 'log', '-1', '--date=short', '--format=%h of %ad'];
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

for (const name of options.only.split(',').flatMap((one) => TOGETHER[one] ?? [one])) {
  const measured = await measure(name);
  const circumstances = {
    date: new Date().toISOString().slice(0, 10),
    machine: machine(root),
    settings: settingsOf(name),
  };
  process.stdout.write(`## ${name}\n\n${partOf(circumstances, measured)}\n\n`);
  if (options.write) writePart(root, name, circumstances, measured);
}
