/** daticert.xml: the provider's certification data of a mail (RFC 6109 §4.4). */
import { given } from '../../model/given.ts';
import type { XmlElement } from '../../xml/element.ts';
import { decodeInput } from '../../xml/encodings.ts';
import { parseTree } from '../../xml/tree.ts';
import { isSdiAddress } from './addresses.ts';
import { MAX_DATICERT } from './limits.ts';
import { certifiedDate } from './mailDate.ts';

/** The types of `postacert` in the order of RFC 6109 §4.4; providers add no others. */
export type PostacertType =
  | 'accettazione'
  | 'non-accettazione'
  | 'presa-in-carico'
  | 'avvenuta-consegna'
  | 'posta-certificata'
  | 'errore-consegna'
  | 'preavviso-errore-consegna'
  | 'rilevazione-virus';

/** The content of a daticert.xml: the provider's certification data of a mail (RFC 6109 §4.4). */
export interface Daticert {
  /** {@link PostacertType}, or another text as written. */
  readonly type: string;
  /** `nessuno` without an error. */
  readonly error: string;
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly provider: string;
  /** When the provider certified it, as ISO 8601; null if unreadable. */
  readonly date: string | null;
  /** The provider's identifier of the mail. */
  readonly id: string;
  /** Message-ID of the original mail, with its angle brackets; empty without one. */
  readonly messageId: string;
  /** The kind of delivery receipt: `completa`, `breve` or `sintetica`; null for other types. */
  readonly receipt: string | null;
  /** The addressee that a delivery receipt is about; null for other types. */
  readonly deliveredTo: string | null;
}

/** Limits well above every real file. */
const LIMITS = { maxDepth: 8, maxElements: 20_000 };

/** Reads a daticert.xml (RFC 6109 §4.4); null if the content is not a daticert. Never throws for bad input. */
export function readDaticert(bytes: Uint8Array): Daticert | null {
  given('bytes', bytes, 'bytes');
  if (bytes.length > MAX_DATICERT) return null;
  const decoded = decodeInput(bytes);
  if (!decoded.ok) return null;
  const { root, flaw } = parseTree(decoded.decoded.text, LIMITS);
  if (root === null || flaw !== null || root.local !== 'postacert') return null;
  const header = child(root, 'intestazione');
  const data = child(root, 'dati');
  const date = child(data, 'data');
  return {
    type: attribute(root, 'tipo'),
    error: attribute(root, 'errore'),
    sender: text(child(header, 'mittente')).toLowerCase(),
    recipients: children(header, 'destinatari').map((element) => text(element).toLowerCase()),
    subject: text(child(header, 'oggetto')),
    provider: text(child(data, 'gestore-emittente')),
    date: certifiedDate(text(child(date, 'giorno')), text(child(date, 'ora')), attribute(date, 'zona')),
    id: text(child(data, 'identificativo')),
    messageId: text(child(data, 'msgid')),
    receipt: attribute(child(data, 'ricevuta'), 'tipo') || null,
    deliveredTo: text(child(data, 'consegna')).toLowerCase() || null,
  };
}

/** True if the certified mail was sent to SdI. */
export function isToSdi({ recipients }: Daticert): boolean {
  return recipients.some(isSdiAddress);
}

function children(element: XmlElement | undefined, local: string): readonly XmlElement[] {
  return element?.children.filter((item) => item.local === local) ?? [];
}

function child(element: XmlElement | undefined, local: string): XmlElement | undefined {
  return element?.children.find((item) => item.local === local);
}

function text(element: XmlElement | undefined): string {
  return element?.text.trim() ?? '';
}

function attribute(element: XmlElement | undefined, local: string): string {
  return element?.attributes.find((item) => item.local === local)?.value ?? '';
}
