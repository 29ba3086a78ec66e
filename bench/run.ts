/**
 * `npm run bench`: measures the built package with its baselines and prints tables. `--full` adds the folder of
 * 100,000 files; `--quick` is a short trial; `--only read,write,…` selects groups; `--write` writes the tables to
 * bench/README.md and the figures to bench/results.json. Those of signed files
 * (`unwrap,enveloped,verify,verifyXml,verifyLarge,sign`), of mail and archives (`mail,messages,zip,inbox`), of European
 * invoices (`convert`), of a day's invoices (`day`) and of the page (`page`) are parts of their own, which only their
 * run replaces. `inbox`, `day` and `page` run only if they are named: 100,000 files on the disk, a million in memory, a
 * browser. `--only sandbox` is a separate run (`--only sandbox:lists` a part of it), as are `--only serve` and `--only lsp`, and `--write`
 * then updates only its part.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { archiveInputs } from './archiveInputs.ts';
import { coldStart } from './coldStart.ts';
import { type DayRun, day } from './day.ts';
import { type FolderRun, folder } from './folder.ts';
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
  sign,
  unwrap,
  verify,
  write,
  zip,
} from './groups.ts';
import { type InboxRun, inbox } from './inbox.ts';
import { type InputSet, inputs } from './inputs.ts';
import { lsp, renderLsp, writeLsp } from './lsp/lsp.ts';
import { has, machine } from './machine.ts';
import { mailInputs } from './mailInputs.ts';
import { messageInputs } from './messageInputs.ts';
import { type PageRuns, page } from './page.ts';
import { type Part, partOf, writePart } from './parts.ts';
import { bundleSubjects, schemaFile, transpileSubjects, type Workshop } from './prepare.ts';
import { type Results, render, section } from './report.ts';
import { renderSandbox } from './sandbox/report.ts';
import { sandbox, writeSandbox } from './sandbox/sandbox.ts';
import { renderServe, serve, writeServe } from './serve/serve.ts';
import { signedInputs } from './signedInputs.ts';

const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: {
      type: 'string',
      default:
        'read,check,write,build,decimals,json,unwrap,enveloped,verify,verifyXml,verifyLarge,messages,mail,sign,zip,start',
    },
  },
});

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
if (!existsSync(join(root, 'dist/index.js'))) throw new Error('not built: run `npm run build` first');
mkdirSync(join(root, '.bench'), { recursive: true });
transpileSubjects(root);
await bundleSubjects(root, 'signatures');
await bundleSubjects(root, 'archives');

const repeats = options.quick ? 2 : 5;
const shop: Workshop = {
  root,
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
if (options.only === 'serve') {
  const results = await serve({
    root,
    invoices: byName('invoices'),
    large: byName('large'),
    ...options,
  });
  process.stdout.write(`${renderServe(results)}\n`);
  if (options.write) writeServe(root, results);
  process.exit();
}
if (options.only === 'lsp') {
  const results = await lsp({ root, ...options });
  process.stdout.write(`${renderLsp(results)}\n`);
  if (options.write) writeLsp(root, results);
  process.exit();
}
if (/^sandbox\b/.test(options.only)) {
  const parts = options.only.split(':').slice(1);
  const results = await sandbox({ root, invoices: byName('invoices'), ...options, parts });
  process.stdout.write(`${renderSandbox(results)}\n`);
  if (options.write) writeSandbox(root, results);
  process.exit();
}

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
  // Real files and files with findings come first: spotless ones flatter.
  check: () =>
    ['corpus', 'slips', 'invoices', 'large']
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
  zip: () => archiveInputs(root).map((set) => () => zip(shop, set, repeats)),
  mail: () => mailInputs(root).map((set) => () => mail(shop, set, repeats)),
  messages: () => messageInputs(root).map((set) => () => messages(shop, set, repeats)),
  sign: () => signed(['plain']).map((set) => () => sign(shop, set, repeats)),
  start: () => [() => coldStart(root, options.quick ? 5 : 31)],
};

const comparisons: Comparison[] = [];
const inboxRuns: InboxRun[] = [];
const dayRuns: DayRun[] = [];
let pageRuns: PageRuns | null = null;
for (const name of options.only.split(',')) {
  if (name === 'inbox') {
    inboxRuns.push(...inbox(root, options.quick ? [2_000] : [20_000, 100_000]));
    continue;
  }
  if (name === 'day') {
    dayRuns.push(await day(root, byName('invoices'), options.quick ? 20_000 : 1_000_000));
    continue;
  }
  if (name === 'page') {
    pageRuns = await page(sets, options.quick ? 3 : 15);
    continue;
  }
  const group = groups[name];
  if (group === undefined)
    throw new Error(`unknown group "${name}"; expected one of ${Object.keys(groups).join(', ')}`);
  for (const compare of group()) {
    const comparison = compare();
    comparisons.push(comparison);
    process.stderr.write(`${section(comparison)}\n\n`);
  }
}
const runs: readonly FolderRun[] = options.full ? await folder(root, byName('invoices')) : [];

const results: Results = {
  date: new Date().toISOString().slice(0, 10),
  machine: machine(root),
  settings: {
    processes: `${repeats} fresh ones each, in turn; medians`,
    core: shop.pin.length === 0 ? 'not pinned' : 'pinned to one',
    schema: shop.schema.includes('official') ? 'official' : 'generated',
  },
  comparisons,
  folder: runs,
  inbox: inboxRuns,
  day: dayRuns,
  page: pageRuns,
};
process.stdout.write(render(results));
if (options.write) {
  const parts = new Set<Part | undefined>(comparisons.map(partOf));
  if (inboxRuns.length > 0) parts.add(partOf({ group: 'inbox' }));
  if (dayRuns.length > 0) parts.add(partOf({ group: 'day' }));
  if (pageRuns !== null) parts.add(partOf({ group: 'page' }));
  for (const part of parts) {
    const own = { ...results, comparisons: comparisons.filter((one) => partOf(one) === part) };
    const isIn = (group: string): boolean => part?.groups.has(group) === true;
    const further = {
      inbox: isIn('inbox') ? inboxRuns : [],
      day: isIn('day') ? dayRuns : [],
      page: isIn('page') ? pageRuns : null,
    };
    if (part === undefined) writeFigures({ ...own, ...further });
    else writePart(root, part, { ...own, ...further, folder: [] });
  }
}

function writeFigures(measured: Results): void {
  const saved = join(root, 'bench/results.json');
  const kept = JSON.parse(readFileSync(saved, 'utf8')) as object;
  writeFileSync(saved, `${JSON.stringify({ ...kept, ...measured }, null, 2)}\n`);
  const page = join(root, 'bench/README.md');
  const [before = '', rest = ''] = readFileSync(page, 'utf8').split('<!-- figures -->\n');
  const [, after = ''] = rest.split('<!-- end of figures -->\n');
  writeFileSync(page, `${before}<!-- figures -->\n\n${render(measured)}\n<!-- end of figures -->\n${after}`);
}
