/** The metadata that the Agenzia delle Entrate adds to each invoice of a download ("servizi massivi" 1.5). */

import type { XmlElement } from '../../xml/element.ts';
import { decodeInput } from '../../xml/encodings.ts';
import { parseTree } from '../../xml/tree.ts';
import { mayMention } from '../mentions.ts';
import { innerName } from '../names.ts';
import { sniff } from '../sniff.ts';

/** The Agenzia's metadata of one file. */
export interface InvoiceMetadata {
  /** The name of the file; null if it is not stated. */
  readonly fileName: string | null;
  /** SHA-256 of the file as delivered, in lower-case hexadecimal; null if it is not stated in a known form. */
  readonly hash: string | null;
  /** The date of receipt by SdI, `YYYY-MM-DD`; null if it is not stated in a known form. */
  readonly receivedOn: string | null;
  /** All values as stated, by name in lower case, also unknown ones. */
  readonly values: ReadonlyMap<string, string>;
}

const ROOT = 'metadatiFattura';

/** More than any real file has. */
const LIMITS = { maxDepth: 8, maxElements: 10_000 };

/** Names of metadata: next to a file, or from a single download. */
const BESIDE = /_metadato\.xml$/i;
const SINGLE = /^informazioni_associate_[^/]*\.xml$/i;

/** True for a name that the Agenzia gives to metadata. @param name Without folders. */
export function isMetadataName(name: string): boolean {
  return BESIDE.test(name) || SINGLE.test(name);
}

/** True for the metadata of a single download, whose name does not say which file they are about. */
export const isSingleMetadataName = (name: string): boolean => SINGLE.test(name);

/** The names under which the metadata of a file may lie next to it, in lower case. */
export function metadataNames(name: string): readonly string[] {
  const whole = name.toLowerCase();
  const stem = innerName(whole).replace(/\.[^./]*$/, '');
  return [whole, innerName(whole), stem].map((base) => `${base}_metadato.xml`);
}

/** Reads metadata; null for any other file. Elements are found by their local names. */
export function readMetadata(bytes: Uint8Array): InvoiceMetadata | null {
  const root = rootOf(bytes, [ROOT]);
  if (root === null) return null;
  const values = new Map<string, string>();
  for (const pair of root.children) {
    const name = textOf(pair, 'nome');
    if (name !== '') values.set(name.toLowerCase(), textOf(pair, 'valore'));
  }
  return {
    fileName: values.get('nomefile') || null,
    hash: hexadecimal(values.get('hashfile') ?? ''),
    receivedOn: dayIn(values.get('dataaccoglienza') ?? ''),
    values,
  };
}

/** The root of a small XML file; null if it has none of these local names, or the file is not well-formed. */
export function rootOf(bytes: Uint8Array, names: readonly string[]): XmlElement | null {
  // Most files are of other kinds, and are neither decoded nor parsed.
  if (sniff(bytes) !== 'xml' || !names.some((name) => mayMention(bytes, name))) return null;
  const decoded = decodeInput(bytes);
  if (!decoded.ok) return null;
  const { root, flaw } = parseTree(decoded.decoded.text, LIMITS);
  return flaw === null && root !== null && names.includes(root.local) ? root : null;
}

export function textOf(parent: XmlElement, local: string): string {
  return parent.children.find((child) => child.local === local)?.text.trim() ?? '';
}

function hexadecimal(hash: string): string | null {
  if (/^[0-9a-f]{64}$/i.test(hash)) return hash.toLowerCase();
  if (!/^[A-Za-z0-9+/]{43}=$/.test(hash)) return null;
  return Array.from(atob(hash), (one) => one.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

/** The day of a moment as the Agenzia writes it, in Italian time. */
function dayIn(moment: string): string | null {
  const [, year, month, day] = /^([0-9]{4})-([0-9]{2})-([0-9]{2})(?![0-9])/.exec(moment) ?? [];
  if (year !== undefined) return dayOf(year, month, day);
  const [, first, second, last] = /^([0-9]{2})[/-]([0-9]{2})[/-]([0-9]{4})(?![0-9])/.exec(moment) ?? [];
  return last === undefined ? null : dayOf(last, second, first);
}

function dayOf(year: string, month = '', day = ''): string | null {
  const isDay = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  return isDay ? `${year}-${month}-${day}` : null;
}
