/** Renders the contents of the files as one JSON object, with one file per line. */
import { visibleJson } from '../output/sanitize.ts';
import { VERSION } from '../process/version.ts';
import type { Contents } from './contents.ts';

/** The beginning of the object, up to its first file. */
export function jsonStart(): string {
  const head = JSON.stringify({ tool: { name: 'fattura', version: VERSION } });
  return `${visibleJson(head).slice(0, -1)},\n"files":[`;
}

/**
 * @param contents Null for a file that cannot be read.
 * @param saved The path of the document for display; undefined without `--extract`, null if it was not written.
 */
export function jsonFile(name: string, contents: Contents | null, saved?: string | null): string {
  const row = { file: name, ...rowOf(contents), ...(saved === undefined ? {} : { saved }) };
  return visibleJson(JSON.stringify(row));
}

/** The end of the object. @param count The number of its files. */
export function jsonEnd(count: number): string {
  return `${count === 0 ? '' : '\n'}]}\n`;
}

function rowOf(contents: Contents | null): object {
  if (contents === null) {
    return { kind: null, layers: [], flaws: [], signatures: [], document: null, reason: 'unread' };
  }
  const { kind, layers, flaws, signatures, document, reason } = contents;
  return {
    kind,
    layers: layers.map(({ signatures: _, ...layer }) => layer),
    flaws,
    signatures: signatures.map(({ format, layer, signer: { name, ...facts } }) => ({
      format,
      layer,
      signer: name,
      ...facts,
      verified: false,
    })),
    document:
      document === null ? null : { kind: document.kind, form: document.form, size: document.content.length },
    reason,
  };
}
