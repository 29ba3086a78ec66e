import { posix } from 'node:path';
import { ENTRY_POINTS } from '../../scripts/entryPoints.ts';
import { importedModules, usedNames } from './sources.ts';

/** The permitted imports of a layer; docs/architecture.md gives the reasons. */
interface Layer {
  /** Folder under src/, or a file in it. A file belongs to the layer with the longest matching path. */
  readonly at: string;
  /** Folders whose every file may be imported. */
  readonly may: readonly string[];
  /** Folders from which only `index.ts` may be imported. */
  readonly surfaces?: readonly string[];
  /** Packages that may be imported. */
  readonly packages?: readonly string[];
  readonly node?: true;
  /** True if the clock, randomness and the process may be used. */
  readonly ambient?: true;
}

const PUBLIC = [
  'model',
  'xml',
  'validate',
  'build',
  'operations',
  'convert/en16931',
  'render',
  'envelope',
  'messages',
  'api',
  'sandbox',
];

/** The layers whose surfaces the command's servers may import. */
const DOOR_SURFACES = [...PUBLIC, 'folders', 'hosts', 'packages'];

const layers: readonly Layer[] = [
  { at: 'index.ts', may: ['model/generated'], surfaces: PUBLIC },
  // The package's exports from a layer whose own index has more, for the command and the sandbox.
  {
    at: 'public',
    may: ['model/generated', 'model/codes'],
    surfaces: [
      ...PUBLIC,
      'envelope/container',
      'envelope/mail',
      'envelope/metadata',
      'envelope/signatures',
      'envelope/signing',
      'envelope/trust',
      'envelope/x509',
    ],
  },
  { at: 'model', may: ['model'] },
  { at: 'domain', may: ['model', 'domain'] },
  // Sentences: data, and functions of their parameters.
  { at: 'text', may: ['model', 'text'] },
  { at: 'xml', may: ['model', 'xml'] },
  {
    at: 'validate',
    may: ['model', 'domain', 'xml', 'text', 'validate'],
    surfaces: ['envelope', 'messages'],
    // Bundled: the package has no dependencies.
    packages: ['fast-string-width'],
  },
  // A control knows the domain and the model: no other control, no reader, no report.
  { at: 'validate/controls', may: ['model', 'domain', 'validate/rule', 'validate/identifiers'] },
  { at: 'validate/identifiers', may: ['model', 'domain', 'validate/rule'] },
  // Advice reads the same facts, and has the same limits.
  { at: 'validate/advice', may: ['model', 'domain', 'validate/rule'] },
  // Rules know which findings have sentences in the catalogue.
  { at: 'validate/rule.ts', may: ['model', 'domain', 'text/findings'] },
  // Texts about codes: no check imports them, and they import no check.
  {
    at: 'validate/ruleDocs',
    may: [
      'model',
      'domain',
      'text',
      'validate/ruleDocs',
      'validate/rule',
      'validate/engine/catalogue',
      'validate/engine/rules',
      'validate/ruleTitle',
      'validate/sentences',
    ],
  },
  { at: 'build', may: ['model', 'domain', 'xml', 'text', 'build'], surfaces: ['validate'] },
  {
    at: 'operations',
    may: ['model', 'domain', 'xml', 'build', 'operations'],
    surfaces: ['validate', 'envelope'],
    packages: ['@noble/hashes'],
  },
  // The conversion shows European invoices with the content model of `render`.
  {
    at: 'convert',
    may: ['model', 'domain', 'xml', 'text', 'convert', 'render/content'],
    surfaces: ['validate'],
  },
  // No packages: pdfkit and the fonts are passed in, so that pages can be rendered without a file system.
  { at: 'render', may: ['model', 'domain', 'xml', 'text', 'render'], surfaces: ['validate'] },
  { at: 'envelope', may: ['model', 'xml', 'envelope'] },
  { at: 'messages', may: ['model', 'xml', 'messages'] },
  // Locks shared by the command and the sandbox.
  { at: 'lock', may: ['lock'], node: true, ambient: true },
  // Folders made by the command and the sandbox.
  { at: 'folders', may: ['folders'], node: true },
  // Host names of local servers: the sandbox and `fattura serve`.
  { at: 'hosts', may: ['hosts'], node: true },
  // Optional packages, loaded in the same way by the command and the sandbox.
  { at: 'packages', may: ['packages'], node: true, ambient: true },
  {
    at: 'api',
    may: ['model', 'domain', 'xml', 'api'],
    surfaces: ['validate', 'envelope', 'envelope/signatures'],
    ambient: true,
  },
  // The local server uses the contract without the client.
  { at: 'api/contract', may: ['model', 'api/contract'] },
  {
    at: 'sandbox',
    may: [
      'sandbox',
      'api/contract',
      'model/fatturaError',
      'model/given',
      'text/sandboxPage',
      'text/sandboxRefusals',
    ],
    surfaces: [
      ...PUBLIC.filter((name) => name !== 'api'),
      'domain',
      'envelope/signing',
      'folders',
      'hosts',
      'lock',
      'packages',
    ],
    packages: ['fastify', 'drizzle-orm', '@electric-sql/pglite', 'pg'],
    node: true,
    ambient: true,
  },
  // These load without the sandbox's packages: they report which to install.
  ...['index.ts', 'options.ts', 'sandbox.ts', 'error.ts'].map((file) => ({
    at: `sandbox/${file}`,
    may: [
      'sandbox/options',
      'sandbox/packages',
      'sandbox/sandbox',
      'sandbox/error',
      'sandbox/start',
      'sandbox/maintenance',
      'model/fatturaError',
      'model/given',
    ],
  })),
  {
    at: 'cli',
    may: ['cli'],
    // The contract is data for the commands and their help; the client does not need it.
    surfaces: [
      ...PUBLIC,
      'envelope/container',
      'envelope/mail',
      'envelope/metadata',
      'envelope/signatures',
      'envelope/signing',
      'envelope/trust',
      'envelope/x509',
      'messages/flow',
      'domain',
      'api/contract',
      'folders',
      'lock',
      'packages',
    ],
    packages: [
      'commander',
      'tinyglobby',
      'picomatch',
      'csv-stringify',
      'yaml',
      'undici',
      'libxml2-wasm',
      'pdfkit',
    ],
    node: true,
    ambient: true,
  },
  // The servers of the command for other programs: only these folders may import the packages for them.
  ...[
    { at: 'cli/serve', packages: ['fastify'] },
    { at: 'cli/mcp', packages: ['@modelcontextprotocol/sdk'] },
    { at: 'cli/lsp', packages: ['vscode-languageserver', 'vscode-languageserver-textdocument'] },
  ].map((door) => ({
    ...door,
    may: ['cli'],
    surfaces: DOOR_SURFACES,
    node: true as const,
    ambient: true as const,
  })),
  // The sentences of the command: those of a partly translated language are in its folder of `text`.
  {
    at: 'cli/messages',
    may: ['cli', 'text'],
    surfaces: [...PUBLIC, 'envelope/signing', 'domain', 'api/contract'],
    node: true,
    ambient: true,
  },
];

/**
 * Facilities that would make a result depend on more than its input. Node's globals (`process`, `Buffer`)
 * are missing here: the core is compiled without Node's types (tsconfig.core.json), which detects them.
 */
const AMBIENT = [
  'Date',
  'performance',
  'process',
  'Buffer',
  '__dirname',
  'setTimeout',
  'setInterval',
  'fetch',
];
const NEVER = ['eval', 'Function', 'require'];

function layerOf(file: string): Layer | undefined {
  const inside = file.replace(/^src\//, '');
  return layers
    .filter((layer) => inside === layer.at || inside.startsWith(`${layer.at}/`))
    .sort((a, b) => b.at.length - a.at.length)[0];
}

function isUnder(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === `${folder}.ts` || path.startsWith(`${folder}/`));
}

/** Violations of a source under src/ against its layer, one line each. */
export function violations(file: string, source: string): readonly string[] {
  const layer = layerOf(file);
  if (layer === undefined) return ['belongs to no layer'];
  const found: string[] = [];
  for (const name of importedModules(source)) {
    if (name.startsWith('.')) {
      const target = posix.join(posix.dirname(file), name);
      const inside = target.replace(/^src\//, '');
      const allowed =
        isUnder(inside, layer.may) ||
        (layer.surfaces ?? []).some((folder) => inside === `${folder}/index.ts`) ||
        (layer.node === true && target === 'package.json');
      if (!allowed) found.push(`imports ${target}`);
    } else if (name.startsWith('node:')) {
      if (layer.node !== true) found.push(`imports ${name}`);
    } else {
      const known = (layer.packages ?? []).some((item) => name === item || name.startsWith(`${item}/`));
      if (!known) found.push(`imports ${name}`);
    }
  }
  const forbidden = layer.ambient === true ? NEVER : [...NEVER, ...AMBIENT];
  found.push(...usedNames(source, forbidden).map((name) => `uses ${name}`));
  if (layer.ambient !== true && /\bMath\.random\b/.test(source)) found.push('uses Math.random');
  return found;
}

/** The page imports public entries only, except those that need a server. */
const OF_PACKAGE: ReadonlySet<string> = new Set(
  Object.entries(ENTRY_POINTS).flatMap(([name, path]) =>
    name === 'api' || name === 'sandbox' ? [] : [path],
  ),
);

const OF_PAGE: readonly string[] = ['minisearch', 'preact', 'preact/hooks', 'pdfkit'];

/** Violations of a source under site/, one line each. */
export function siteViolations(file: string, source: string): readonly string[] {
  const found: string[] = [];
  for (const name of importedModules(source)) {
    const target = name.startsWith('.') ? posix.join(posix.dirname(file), name) : name;
    const isOwn = target.startsWith('site/') && target !== 'site/';
    // Vite resolves these to the address of a file.
    const isAddress = target.endsWith('?url');
    if (!isOwn && !isAddress && !OF_PACKAGE.has(target) && !OF_PAGE.includes(target))
      found.push(`imports ${target}`);
  }
  const used = usedNames(source, [...NEVER, 'process', 'Buffer']);
  return [...found, ...used.map((name) => `uses ${name}`)];
}
