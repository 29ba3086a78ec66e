/** Names of SdI messages, which begin with the name of their invoice; renamed messages are recognized by content. */
import { parseFileName } from '../../model/fileName.ts';
import { MESSAGE_ROOTS } from '../../model/messageRoots.ts';
import { stemOf, XML_FILE } from '../names.ts';
import { isMetadataName } from './invoiceMetadata.ts';

/** Kinds that state when SdI received the invoice (`DataOraRicezione`). */
const STATES_RECEPTION = /_(?:rc|ns|mc|at)_[a-z0-9]{1,3}$/;

const FILE_NAME = /<(?:[\w.-]+:)?NomeFile>\s*([^<>&\s]{1,200})\s*</;

/** Number of characters at the start of a message that contain its root and the name of the invoice. */
export const HEAD_OF_MESSAGE = 2_048;

/** The name of an invoice by which its messages name it: without extensions, in lower case. */
export const subjectOf = (name: string): string => stemOf(name).toLowerCase();

/** The invoice whose reception a message states, as in {@link subjectOf}; null for any other name. */
export function receivedSubject(name: string): string | null {
  const stem = subjectOf(name);
  return XML_FILE.test(name) && STATES_RECEPTION.test(stem) ? stem.replace(STATES_RECEPTION, '') : null;
}

/**
 * True for an XML file whose name says neither that it is an invoice nor that it is a message: it may be a message under
 * another name, such as the one that a browser gives to a second download.
 */
export function mayBeRenamed(name: string): boolean {
  if (!XML_FILE.test(name) || isMetadataName(name) || receivedSubject(name) !== null) return false;
  return parseFileName(name).kind === 'invalid';
}

let roots: RegExp | undefined;

/** Created on first use: in the bundled command, this module may be loaded before the names of the roots. */
function rootsOfReception(): RegExp {
  if (roots !== undefined) return roots;
  const { pa, b2b } = MESSAGE_ROOTS;
  const names = [pa.RC, pa.NS, pa.MC, pa.AT, b2b.NS, b2b.MC].join('|');
  roots = new RegExp(`<(?:[\\w.-]+:)?(?:${names})[\\s>]`);
  return roots;
}

/** The same as {@link receivedSubject}, from the beginning of a file: the name that a message states. */
export function statedSubject(head: string): string | null {
  if (!rootsOfReception().test(head)) return null;
  const name = FILE_NAME.exec(head)?.[1];
  return name === undefined ? null : subjectOf(name);
}
