import { defineConfig, type UserConfig } from 'tsdown';
import { asciiOnly } from './scripts/asciiOnly.ts';
import { declarationComments } from './scripts/declarationComments.ts';
import { digestOfChunks } from './scripts/digestOfChunks.ts';
import { ENTRY_POINTS } from './scripts/entryPoints.ts';
import { noCircles } from './scripts/noCircles.ts';
import { packageImports } from './scripts/packageImports.ts';
import { plainExports } from './scripts/plainExports.ts';
import { pureDeclarations } from './scripts/pureDeclarations.ts';
import { copyToDist } from './scripts/sandboxAssets.ts';
import { sentencesOnUse } from './scripts/sentencesOnUse.ts';
import { thirdPartyLicences } from './scripts/thirdPartyLicences.ts';

const licences = thirdPartyLicences({ folder: 'dist', always: ['ajv'] });

const common = {
  target: 'node20',
  fixedExtension: false,
  sourcemap: false,
  report: false,
  checks: { pluginTimings: false },
  plugins: [licences],
} satisfies UserConfig;

/** Optional packages of the sandbox: installed by who wants it. */
const SERVER = [/^fastify$/, /^drizzle-orm/, /^@electric-sql\/pglite/, /^pg$/];

/** Packages whose code is part of the library, which has no dependencies: docs/decisions/packages.md. */
const BUNDLED = ['@noble/hashes', 'fast-string-width', 'fast-string-truncated-width'];

/**
 * The library. All entries but the sandbox also run in a browser, which test/meta/browser.test.ts proves; `node` is
 * for the sandbox, whose files have to be found in CommonJS too. One build, so that it has no second copy of the core.
 */
const library: UserConfig = {
  name: 'library',
  ...common,
  entry: ENTRY_POINTS,
  format: ['esm', 'cjs'],
  platform: 'node',
  dts: true,
  // Of the output: plugins of the input are not asked about the declarations for CommonJS.
  outputOptions: {
    plugins: [noCircles(), pureDeclarations(), declarationComments()],
    // Of its own: in a chunk of the sandbox it would load drizzle-orm before anybody can say that it is missing.
    codeSplitting: { groups: [{ name: 'rolldown-runtime', test: /rolldown[\\/]runtime/ }] },
  },
  deps: { neverBundle: SERVER, onlyBundle: BUNDLED },
  hooks: { 'build:done': copyToDist },
};

/**
 * What every `fattura validate FILE.xml` runs through: one chunk, because each file more is looked for, opened and
 * read. The JSON check, the pages of the codes and the formats for other programs are none of it.
 */
const HOT_FILES = [
  '(?:model|domain|xml)/',
  'envelope/(?:\\w+\\.|metadata/|x509/(?:fields|names)\\.)',
  'text/(?:(?!titles|partial|build|briefForm|render|sandbox|sdiMessages|european)\\w+\\.|(?:it|en)/report\\.)',
  'validate/(?!json/(?!normalizeInvoice|jsonValue)|generated/|message/|ruleDocs/|ruleTitle\\.|readJson\\.|validate(?:Invoice|Xml)?\\.|standardSchema\\.|report/(?:formats|sarif|junit|github|gitlab|compact|artifact)\\.)',
  'cli/validate/(?:run|settings|checkAll|checkFiles|formatter|reportStream|tally)\\.',
  'cli/config/(?:config|codes|keys)\\.',
  'cli/containers/filesIn\\.',
  'cli/files/(?:companions|find|read|rawPath|shard|size|systemCode|target|explainPaths)\\.',
  'cli/(?:command/date|signatures/(?:signaturesOf|trustFiles)|input/checkEither|output/documentOutput|report/(?:fileReport|ownReport)|terminal/progress|messages/index)\\.',
  'cli/process/(?:bug|clock|turns|version)\\.',
  'cli/resume/place\\.',
];
const HOT = filesOf(HOT_FILES);

/** What every call runs through, and all that `--version` and `--help` need. It imports no chunk. */
const COMMON_FILES = [
  'folders/',
  'model/(?:specifications|language|visible)\\.',
  'text/sentence\\.',
  'validate/report/wrap\\.',
  'cli/command/(?:definition|language|usageError)\\.',
  'cli/messages/(?:index|version/\\w+)\\.',
  'cli/new/brief/limits\\.',
  'cli/process/(?:exitCode|onUse|version)\\.',
  'cli/terminal/(?:colour|layout)\\.',
];
const COMMON = filesOf(COMMON_FILES, 'node_modules/fast-string-(?:truncated-)?width/', 'package\\.json$');

/** The code lists, which `fattura codes` needs without the check. */
const CODES = filesOf(['model/(?:codes/|civilDate\\.)']);

function filesOf(sources: readonly string[], ...others: readonly string[]): RegExp {
  const alternatives = [`src/(?:${sources.join('|')})`, ...others];
  return new RegExp(`/(?:${alternatives.join('|')})`.replaceAll('/', '[\\\\/]'));
}

/**
 * The command carries its own copy of the core, so that a cold start reads few files; what a call
 * does not need is loaded by no call. CommonJS, which starts sooner than ES modules do.
 * docs/decisions/command-bundle.md has the figures.
 */
const command: UserConfig = {
  name: 'command',
  ...common,
  entry: { 'cli/bin': 'src/cli/launch/launch.ts', 'cli/command': 'src/cli/start.ts' },
  format: 'cjs',
  platform: 'node',
  dts: false,
  plugins: [licences, sentencesOnUse()],
  inputOptions: { preserveEntrySignatures: 'allow-extension' },
  outputOptions: {
    plugins: [noCircles(), plainExports(), packageImports(), asciiOnly(), digestOfChunks()],
    chunkFileNames: 'cli/[name]-[hash].cjs',
    // Every start reads the whole text of its chunks. Lines of code stay as they are, for reports of bugs.
    comments: { legal: true, jsdoc: false, annotation: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'common', test: COMMON, priority: 2 },
        { name: 'codeLists', test: CODES, priority: 1 },
        { name: 'check', test: HOT },
      ],
    },
  },
  deps: {
    neverBundle: [
      /^libxml2-wasm/,
      /^pdfkit/,
      /^@modelcontextprotocol\/sdk/,
      /^vscode-languageserver/,
      ...SERVER,
    ],
    onlyBundle: [
      ...BUNDLED,
      'commander',
      'tinyglobby',
      'fdir',
      'picomatch',
      'csv-stringify',
      'yaml',
      'undici',
    ],
  },
};

export default defineConfig([library, command]);
