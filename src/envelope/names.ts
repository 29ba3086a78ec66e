/** File names: what their endings say, and which files are taken from a folder. */
import type { OpenedKind } from './opened.ts';

/** Files that hold invoices, by name. */
export const INVOICE_FILE = /\.(?:xml|json|p7m|zip)$/i;

/** YAML files, by name. */
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

/** The kind that a name claims; null where it claims none. */
export function kindInName(name: string): OpenedKind | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return name.includes('.') && Object.hasOwn(ENDINGS, ending) ? (ENDINGS[ending] ?? null) : null;
}

/** The name without the ending that says how an invoice is written. */
export function stemOf(name: string): string {
  return name.replace(/\.(?:xml|json|ya?ml)$/i, '');
}
