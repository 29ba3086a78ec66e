/** Keys that relate files: names, hashes, archives and identifiers. */
import type { FlowFile, FlowInvoice } from './files.ts';

const SIGNATURE = /(?:\.p7m)+$/;

/** Names are compared without regard to case (SdI's names are unique in that form). */
export const keyOf = (name: string): string => name.toLowerCase();

/** The name without the extension of a signature. */
export const formOf = (name: string): string => keyOf(name).replace(SIGNATURE, '');

/** EC and SE name no file: the invoice by the name of their own file, as {@link formOf} gives it; null for other names. */
export function formOfUnnamed(name: string): string | null {
  const stem = /^(.+)_(?:EC|SE)_[a-z\d]{1,3}\.xml(?:\.p7m)?$/i.exec(name)?.[1];
  return stem === undefined ? null : `${keyOf(stem)}.xml`;
}

export function hashesOf({ hash, otherHashes = [] }: FlowInvoice): readonly string[] {
  return hash === null ? otherHashes : [hash, ...otherHashes];
}

/** Identifiers are compared without the country of Italy, which half of the sources leave out. */
export function identifierOf(id: string): string {
  return id
    .trim()
    .toUpperCase()
    .replace(/^IT(?=\d{11}$)/, '');
}

/** The same in each file of an invoice that was sent again. */
export function subjectOf({ seller, documents }: FlowInvoice): string {
  const numbers = documents.map(({ number, date }) => [number, date]);
  return JSON.stringify([[...seller.ids].map(identifierOf).sort()[0] ?? '', numbers]);
}

/**
 * Everything by which `flow` may relate a file to another one. Files that share no key, neither directly nor through other
 * files, do not affect each other: `flow` gives the same items for each such group as for all files together. So a caller
 * with more files than memory can pass them in groups. {@link archiveKeys} relate some files, too.
 */
export function relationKeys(file: FlowFile): readonly string[] {
  switch (file.kind) {
    case 'invoice':
      return [
        `name ${formOf(file.name)}`,
        `subject ${subjectOf(file)}`,
        ...hashesOf(file).map((hash) => `hash ${hash}`),
      ];
    case 'metadata':
      return keysOf({ name: file.fileName, hash: file.hash, sdiId: file.sdiId });
    case 'message': {
      // The archive that it states only selects among files of the same name.
      const { fileName, hash, sdiId } = file.facts;
      return keysOf({ name: fileName ?? formOfUnnamed(file.name), hash, sdiId });
    }
    case 'receipt':
      return file.files.map(({ name }) => `name ${formOf(name)}`);
  }
}

/**
 * Keys that relate a file to those that have them as {@link relationKeys}, but not to files with the same archive keys: a
 * message may be about a whole archive, and the invoices of an archive do not affect each other.
 */
export function archiveKeys(file: FlowFile): readonly string[] {
  return file.kind === 'invoice' && file.archive !== null ? [`name ${formOf(file.archive)}`] : [];
}

function keysOf({
  name,
  hash,
  sdiId,
}: {
  readonly name: string | null;
  readonly hash: string | null;
  readonly sdiId: string | null;
}): readonly string[] {
  return [
    ...(name === null ? [] : [`name ${formOf(name)}`]),
    ...(hash === null ? [] : [`hash ${hash}`]),
    ...(sdiId === null ? [] : [`id ${sdiId}`]),
  ];
}
