/**
 * The oracle: libxml2 (as libxml2-wasm) with the official schemas. Our verdicts are compared with its verdicts.
 *
 * libxml2 runs without XML_PARSE_HUGE, so its own limits hold: elements nested 256 deep (ours is the same by
 * default), text nodes, attributes and comments of 10 MB, names of 50,000 bytes. Only the inputs of `npm run hostile`
 * come near the last three, and the oracle does not check those.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ParseOption, XmlDocument, XmlError, XmlLibError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { SCHEMA_FILES, schemaFile } from '../../scripts/generate/invoiceXsd.ts';
import { formats, ordinary } from '../../src/model/formats.ts';
import { retiredFormat } from '../../src/model/retired/retiredFormat.ts';
import { retiredFormats } from '../../src/model/roots.ts';
import { projectRoot, shared } from './shared.ts';

/** libxml2's verdict on a file. */
export interface OracleVerdict {
  /** Well-formed, with the root of an invoice, and valid against its official schema. */
  readonly valid: boolean;
  /** The stage that stopped the check: parser, root or schema; otherwise `valid`. */
  readonly stage: 'parse' | 'root' | 'schema' | 'valid';
  /** libxml2's messages, one per line. */
  readonly detail: readonly string[];
}

export type Ask = (bytes: Uint8Array) => OracleVerdict;

const OPTIONS = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_BIG_LINES;

/** The official schemas by root name. */
const OFFICIAL: Readonly<Record<string, string>> = {
  FatturaElettronica: 'validate/Schema_ordinaria_v1.2.3.xsd',
  FatturaElettronicaSemplificata: 'validate/Schema_VFSM10_v1.0.2.xsd',
};

/** The official schemas of retired formats by namespace; of 1.1, the edition with EsigibilitaIVA S. */
const RETIRED: Readonly<Record<string, string>> = Object.fromEntries(
  retiredFormats.map(({ kind, namespace }) => [
    namespace,
    kind === 'SDI10' ? 'validate/fatturapa_v1.0.xsd' : 'validate/fatturapa_v1.1_lucatra89.xsd',
  ]),
);

/** The root must be an invoice's: each schema also declares `ds:Signature` and its parts as roots. */
const NAMESPACES = new Map(formats.map((format) => [format.root, format.namespace]));

let registered = false;
const validators = new Map<string, XsdValidator>();

/** A compiled schema, kept for the life of the process: compiling takes milliseconds, and no memory is lost. */
function validatorOf(file: string): XsdValidator {
  const kept = validators.get(file);
  if (kept !== undefined) return kept;
  if (!registered) registered = xmlRegisterFsInputProviders();
  const document = XmlDocument.fromBuffer(readFileSync(file), { url: file });
  try {
    const validator = XsdValidator.fromDoc(document);
    validators.set(file, validator);
    return validator;
  } finally {
    document.dispose();
  }
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof XmlLibError)
    return error.details.map((each) => `${each.line}: ${each.message.trim()}`);
  // Some values (a nine-digit year) end in an "internal error" of libxml2, without lines.
  if (error instanceof XmlError) return [error.message];
  throw error;
}

/** An oracle with other schemas: file by root name, or by namespace for retired formats. */
export function oracleWith(schemas: Readonly<Record<string, string>>): Ask {
  return oracleBy((name, namespace) => {
    const isCurrent = namespace === NAMESPACES.get(name);
    const isRetired = name === ordinary.root && namespace in RETIRED;
    return isCurrent ? schemas[name] : isRetired ? schemas[namespace] : undefined;
  });
}

/** An oracle with the schema of each root; a root without a schema is unknown. */
export function oracleBy(schemaOf: (name: string, namespace: string) => string | undefined): Ask {
  return (bytes) => {
    let document: XmlDocument;
    try {
      document = XmlDocument.fromBuffer(bytes, { option: OPTIONS });
    } catch (error) {
      return { valid: false, stage: 'parse', detail: linesOf(error) };
    }
    try {
      const root = document.root;
      const schema = schemaOf(root.name, root.namespaceUri);
      if (schema === undefined) {
        return { valid: false, stage: 'root', detail: [`{${root.namespaceUri}}${root.name}`] };
      }
      validatorOf(schema).validate(document);
      return { valid: true, stage: 'valid', detail: [] };
    } catch (error) {
      return { valid: false, stage: 'schema', detail: linesOf(error) };
    } finally {
      document.dispose();
    }
  };
}

function absolute(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([root, file]) => [root, join(folder, file)]));
}

/** The verdict of libxml2 with the official schemas; needs `../shared`. */
export const askOracle: Ask = oracleWith(absolute(shared.official, { ...OFFICIAL, ...RETIRED }));

/** The verdict of libxml2 with the schemas of this project, which are proven equal to the official ones. */
export const askOwnSchemas: Ask = oracleWith({
  FatturaElettronica: join(projectRoot, 'schemas', SCHEMA_FILES.ordinary),
  FatturaElettronicaSemplificata: join(projectRoot, 'schemas', SCHEMA_FILES.simplified),
  ...Object.fromEntries(
    retiredFormats.map(({ kind, namespace }) => [
      namespace,
      join(projectRoot, 'schemas', schemaFile(retiredFormat(kind))),
    ]),
  ),
});
