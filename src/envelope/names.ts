/** File extensions: the kinds of files they indicate, and the files read from a folder. */
import type { OpenedKind } from './opened.ts';

/** Names of invoice files. */
export const INVOICE_FILE = /\.(?:xml|json|p7m|zip)$/i;

/** Names of YAML files. */
export const YAML_FILE = /\.ya?ml$/i;

const ENDINGS: Readonly<Record<string, OpenedKind>> = {
  xml: 'xml',
  json: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  p7m: 'p7m',
  p7s: 'p7m',
  zip: 'zip',
  eml: 'mail',
  mbox: 'mail',
};

/** The kind that a name's extension indicates; null without one. */
export function kindInName(name: string): OpenedKind | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && Object.hasOwn(ENDINGS, ending) ? (ENDINGS[ending] ?? null) : null;
}

/** The name without the extension of an invoice file. */
export function stemOf(name: string): string {
  return name.replace(/\.(?:xml|json|ya?ml)$/i, '');
}
