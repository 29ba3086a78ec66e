/** File extensions: the kinds of files they indicate, and the files read from a folder. */
import type { OpenedKind } from './opened.ts';

/**
 * Names of files that invoices are in, also encrypted; without the metadata of downloads and the files of the SDIFTP
 * channel that accompany them.
 */
export const INVOICE_FILE =
  /^(?!informazioni_associate_|(?:F[IO]|EO)\.\w+\.\d{7}\.\d{4}\.\d{3}\.xml$).*(?<!_metadato)\.(?:xml|json|p7[cms]|pk7|p7m\.enc|zip|eml|mbox)$/is;

/** Names of files that were encrypted after signing, as packages of the SDIFTP channel. */
export const ENCRYPTED_FILE = /\.p7m\.enc$/i;

/** Names of XML files. */
export const XML_FILE = /\.xml$/i;

/** Names of YAML files. */
export const YAML_FILE = /\.ya?ml$/i;

const ENDINGS: Readonly<Record<string, OpenedKind>> = {
  xml: 'xml',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  p7m: 'p7m',
  p7c: 'p7m',
  p7s: 'p7m',
  pk7: 'p7m',
  zip: 'zip',
  eml: 'mail',
  mbox: 'mail',
};

/** The kind that a name's extension indicates; null without one. */
export function kindInName(name: string): OpenedKind | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && Object.hasOwn(ENDINGS, ending) ? (ENDINGS[ending] ?? null) : null;
}

/** Names of signed files: the extension of an envelope. */
export const SIGNED_FILE = /\.(?:p7[cms]|pk7)$/i;

/** Names of files that companies exchange with SdI: invoices and messages, archives and mail. */
export const EXCHANGED_FILE = /\.(?:xml|p7[cms]|pk7|p7m\.enc|zip|eml|mbox)$/i;

/** Names of archives and mail, also in a signed envelope. */
export const CONTAINER_FILE = /\.(?:zip|eml|mbox)(?:\.(?:p7[cms]|pk7))*$/i;

/** Names of PDF files. */
export const PDF_FILE = /\.pdf$/i;

/** The name of a file in a container, from its path: after the last `.zip!`. Any other name is returned unchanged. */
export function memberName(path: string): string {
  return path.includes('!') ? path.replace(/^.*\.(?:zip|eml|mbox|pdf|p7[cms]|pk7)!/is, '') : path;
}

/** The name without the extensions of signed envelopes. */
export function unsignedName(name: string): string {
  let inner = name;
  while (SIGNED_FILE.test(inner)) inner = inner.replace(SIGNED_FILE, '');
  return inner;
}

/** The name of the document in a signed file: without the extensions of envelopes. */
export function innerName(name: string): string {
  const inner = unsignedName(name);
  return inner === name || XML_FILE.test(inner) ? inner : `${inner}.xml`;
}

/** The name without the extension of an invoice file, signed or not. */
export function stemOf(name: string): string {
  return innerName(name).replace(/\.(?:xml|json|ya?ml)$/i, '');
}
