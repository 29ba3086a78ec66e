/** Reads an XSD and its includes from disk before libxml2 runs, which can access only these files. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { XmlDocument } from 'libxml2-wasm';
import { SIGNATURE_NAMESPACE } from '../../../model/index.ts';

/** Thrown if the libxml2 engine cannot start; `subject` is the package, file or address concerned. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code:
    | 'LIBXML2_MISSING'
    | 'LIBXML2_UNSUITABLE'
    | 'SCHEMA_UNREADABLE'
    | 'SCHEMA_REMOTE'
    | 'SCHEMA_INVALID';
  readonly subject: string;

  constructor(code: EngineError['code'], subject: string, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.subject = subject;
  }
}

/** The type of libxml2-wasm; the package itself is loaded on demand. */
export type Libxml2 = typeof import('libxml2-wasm');

export interface SchemaFiles {
  /** URL of the schema itself. */
  readonly main: string;
  /** Contents by URL: the schema and everything it includes or imports. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const REFERENCES = new Set(['include', 'import', 'redefine', 'override']);
const XSD = 'http://www.w3.org/2001/XMLSchema';

interface Reference {
  readonly location: string;
  readonly namespace: string | undefined;
}

/**
 * Reads an XSD and the files it refers to. Nothing is fetched: a remote address is an error, except the schema of XML
 * signatures, which the official XSDs import from the W3C and `signatureSchema` replaces.
 * @throws EngineError
 */
export async function readSchemaFiles(
  libxml2: Libxml2,
  path: string,
  signatureSchema: string,
): Promise<SchemaFiles> {
  const main = pathToFileURL(path).href;
  const files = new Map<string, Uint8Array>();
  const waiting = [{ url: main, file: path }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { url, file } = next;
    if (files.has(url)) continue;
    const bytes = await readSchema(file);
    files.set(url, bytes);
    for (const reference of referencesOf(libxml2, bytes, file)) {
      const target = new URL(reference.location, url);
      if (target.protocol === 'file:') waiting.push({ url: target.href, file: fileURLToPath(target) });
      else if (reference.namespace === SIGNATURE_NAMESPACE) {
        waiting.push({ url: reference.location, file: signatureSchema });
      } else {
        throw new EngineError(
          'SCHEMA_REMOTE',
          reference.location,
          `${file} refers to ${reference.location}, which is not downloaded: save it next to the schema and refer to the copy`,
        );
      }
    }
  }
  return { main, files };
}

async function readSchema(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new EngineError('SCHEMA_UNREADABLE', file, `the schema ${file} cannot be read`, cause);
  }
}

function referencesOf(libxml2: Libxml2, bytes: Uint8Array, file: string): readonly Reference[] {
  const { XmlDocument, XmlElement, ParseOption } = libxml2;
  let document: XmlDocument;
  try {
    document = XmlDocument.fromBuffer(bytes, { option: ParseOption.XML_PARSE_NO_XXE });
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message.trim() : String(cause);
    throw new EngineError('SCHEMA_INVALID', file, `the schema ${file} is not well-formed: ${detail}`, cause);
  }
  try {
    const found: Reference[] = [];
    for (let node = document.root.firstChild; node !== null; node = node.next) {
      if (!(node instanceof XmlElement) || node.namespaceUri !== XSD || !REFERENCES.has(node.name)) continue;
      const location = node.attr('schemaLocation')?.value;
      if (location === undefined) continue;
      found.push({ location, namespace: node.attr('namespace')?.value });
    }
    return found;
  } finally {
    document.dispose();
  }
}
