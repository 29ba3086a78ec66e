/**
 * The libxml2 engine, through libxml2-wasm, with our generated schemas or the user's XSD. The package is an optional
 * peer dependency, loaded on demand.
 */
import { join, resolve } from 'node:path';
import type { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { ordinary, retiredFormats, simplified } from '../../../model/index.ts';
import { isMissingModule, unsuitablePackages } from '../../../packages/index.ts';
import { schemasFolder } from '../../files/folders.ts';
import { EngineError, type Libxml2, readSchemaFiles, type SchemaFiles } from './schemaFiles.ts';

export { EngineError } from './schemaFiles.ts';

export interface Libxml2Options {
  /** The user's XSD instead of ours; it applies to every file, regardless of its root element. */
  readonly schema?: string;
}

export interface Libxml2Problem {
  readonly line: number | null;
  /** libxml2 reports a column only for text that is not well-formed. */
  readonly column: number | null;
  /** libxml2's message, truncated to {@link LONGEST_MESSAGE} characters because it quotes whole values. */
  readonly message: string;
}

export interface Libxml2Verdict {
  readonly valid: boolean;
  readonly problems: readonly Libxml2Problem[];
}

export interface Libxml2Engine {
  /** Validates one file. Never throws on bad input. */
  validate(bytes: Uint8Array): Libxml2Verdict;
  /** Frees the schemas; the engine is unusable afterwards. */
  dispose(): void;
}

const LONGEST_MESSAGE = 500;

/** Bytes searched for a DTD before parsing; behind a longer prolog, it is found after parsing. */
const PROLOG_REACH = 65_536;

/** Files for libxml2's input callbacks, which are global: a single provider serves those registered here. */
const offered = new Map<string, Uint8Array>();
let provided = false;

/**
 * Creates an engine with our generated schemas or the user's XSD.
 * @throws EngineError if libxml2-wasm is not installed, or the schema cannot be used.
 */
export async function createLibxml2Engine(options: Libxml2Options = {}): Promise<Libxml2Engine> {
  const libxml2 = await load();
  const folder = schemas();
  const signature = join(folder, 'xmldsig.xsd');
  const build = async (path: string): Promise<XsdValidator> =>
    compile(libxml2, path, await readSchemaFiles(libxml2, resolve(path), signature));
  const byRoot = new Map<string, XsdValidator>();
  if (options.schema !== undefined) byRoot.set('*', await build(options.schema));
  else {
    byRoot.set(ordinary.root, await build(join(folder, `FatturaPA-ordinaria-${ordinary.schemaVersion}.xsd`)));
    byRoot.set(
      simplified.root,
      await build(join(folder, `FatturaPA-semplificata-${simplified.schemaVersion}.xsd`)),
    );
    for (const { namespace, versione } of retiredFormats) {
      byRoot.set(rootIn(namespace, ordinary.root), await build(join(folder, `FatturaPA-${versione}.xsd`)));
    }
  }
  return {
    validate: (bytes) => validateWith(libxml2, byRoot, bytes),
    dispose: () => {
      for (const validator of byRoot.values()) validator.dispose();
      byRoot.clear();
    },
  };
}

/** The key of a root that has another schema in this namespace. */
const rootIn = (namespace: string, root: string): string => `{${namespace}}${root}`;

async function load(): Promise<Libxml2> {
  const [old] = unsuitablePackages(['libxml2-wasm']);
  if (old !== undefined) {
    const { name, found, wanted } = old;
    throw new EngineError('LIBXML2_UNSUITABLE', wanted, `the engine does not run with ${name} ${found}`);
  }
  try {
    return await import('libxml2-wasm');
  } catch (cause) {
    // An installed package that cannot be loaded is another error.
    if (!isMissingModule(cause)) throw cause;
    throw new EngineError(
      'LIBXML2_MISSING',
      'libxml2-wasm',
      [
        'the libxml2 engine requires the package libxml2-wasm; install it:',
        '  npm i libxml2-wasm',
        'or run both at once:',
        '  npx -p fattura -p libxml2-wasm fattura validate --engine libxml2 FILE',
      ].join('\n'),
      cause,
    );
  }
}

function schemas(): string {
  const folder = schemasFolder();
  if (folder !== null) return folder;
  throw new EngineError('SCHEMA_UNREADABLE', 'schemas', 'the folder schemas/ of fattura is not there');
}

function provide(libxml2: Libxml2): void {
  if (provided) return;
  const open: ({ bytes: Uint8Array; at: number } | undefined)[] = [undefined];
  provided = libxml2.xmlRegisterInputProvider({
    match: (name) => offered.has(name),
    open: (name) => {
      const bytes = offered.get(name);
      // Handles start at 1, because libxml2 reads 0 as failure.
      return bytes === undefined ? undefined : open.push({ bytes, at: 0 }) - 1;
    },
    read: (handle, buffer) => {
      const file = open[handle as number];
      if (file === undefined) return -1;
      const part = file.bytes.subarray(file.at, file.at + buffer.byteLength);
      buffer.set(part);
      file.at += part.byteLength;
      return part.byteLength;
    },
    close: (handle) => {
      open[handle as number] = undefined;
      return true;
    },
  });
}

function compile(libxml2: Libxml2, path: string, { main, files }: SchemaFiles): XsdValidator {
  const { XmlDocument, XsdValidator, ParseOption } = libxml2;
  provide(libxml2);
  for (const [url, bytes] of files) offered.set(url, bytes);
  let document: XmlDocument | undefined;
  try {
    const bytes = files.get(main) ?? new Uint8Array();
    document = XmlDocument.fromBuffer(bytes, { url: main, option: ParseOption.XML_PARSE_NO_XXE });
    return XsdValidator.fromDoc(document);
  } catch (cause) {
    const [first] = problemsOf(libxml2, cause);
    throw new EngineError('SCHEMA_INVALID', path, `${path} is no usable schema: ${first?.message}`, cause);
  } finally {
    document?.dispose();
    // Documents being validated must not access even these files.
    offered.clear();
  }
}

function validateWith(
  libxml2: Libxml2,
  byRoot: ReadonlyMap<string, XsdValidator>,
  bytes: Uint8Array,
): Libxml2Verdict {
  if (hasDoctype(bytes)) return refused('a document type declaration (DTD) is not accepted');
  const { XmlDocument, ParseOption } = libxml2;
  const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_BIG_LINES;
  let document: XmlDocument | undefined;
  try {
    document = XmlDocument.fromBuffer(bytes, { option });
    if (document.dtd !== null) return refused('a document type declaration (DTD) is not accepted');
    const { name, namespaceUri } = document.root;
    const validator = byRoot.get('*') ?? byRoot.get(rootIn(namespaceUri, name)) ?? byRoot.get(name);
    if (validator === undefined) return refused(`the root element ${name} is not an invoice's`);
    validator.validate(document);
    return { valid: true, problems: [] };
  } catch (error) {
    return { valid: false, problems: problemsOf(libxml2, error) };
  } finally {
    document?.dispose();
  }
}

function refused(message: string): Libxml2Verdict {
  return { valid: false, problems: [{ line: null, column: null, message }] };
}

/** True if the prolog contains a DTD. Skips NUL bytes, so that UTF-16 and UTF-32 are covered too. */
function hasDoctype(bytes: Uint8Array): boolean {
  let text = '';
  for (const byte of bytes.subarray(0, PROLOG_REACH)) if (byte !== 0) text += String.fromCharCode(byte);
  let at = text.indexOf('<');
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : undefined;
    if (end === undefined) return text.startsWith('<!DOCTYPE', at);
    const found = text.indexOf(end, at + 2);
    if (found < 0) return false;
    at = found + end.length;
  }
}

function problemsOf(libxml2: Libxml2, error: unknown): readonly Libxml2Problem[] {
  if (error instanceof libxml2.XmlLibError && error.details.length > 0) {
    return error.details.map(({ line, col, message }) => ({
      line: line > 0 ? line : null,
      column: col > 0 ? col : null,
      message: shortened(message.trim()),
    }));
  }
  // An internal error of libxml2 has no lines.
  if (error instanceof libxml2.XmlError) return [{ line: null, column: null, message: error.message }];
  throw error;
}

function shortened(message: string): string {
  return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE)}…`;
}
