/** Addresses in header fields (RFC 5322 §3.4), and those of certified mail (RFC 6109). */
import { given } from '../../model/given.ts';
import { decodeWords } from './encodedWords.ts';

export interface MailAddress {
  /** In lower case; empty if there is none. */
  readonly address: string;
  /** The display name; empty without one. */
  readonly name: string;
}

/** The addresses of a field. */
export function addressesIn(field: string): readonly MailAddress[] {
  const found: MailAddress[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at <= field.length; at += 1) {
    const unit = at === field.length ? COMMA : field.charCodeAt(at);
    if (unit === QUOTE) isQuoted = !isQuoted;
    if (at < field.length && (isQuoted || (unit !== COMMA && unit !== SEMICOLON))) continue;
    const item = field.slice(start, at).trim();
    if (item !== '') found.push(addressOf(item));
    start = at + 1;
  }
  return found;
}

const COMMA = 0x2c;
const SEMICOLON = 0x3b;
const QUOTE = 0x22;

function addressOf(item: string): MailAddress {
  const open = item.lastIndexOf('<');
  const close = item.indexOf('>', open);
  if (open === -1 || close === -1) return { address: item.toLowerCase(), name: '' };
  const name = decodeWords(item.slice(0, open).replaceAll('"', '')).trim();
  return {
    address: item
      .slice(open + 1, close)
      .trim()
      .toLowerCase(),
    name,
  };
}

const ON_BEHALF = /^per conto di:?\s*/i;

/** The real sender of a certified mail, whose provider writes "Per conto di: …" as the display name (RFC 6109 §2.2.1). */
export function realSender({ address, name }: MailAddress): string {
  if (!ON_BEHALF.test(name)) return address;
  const given = name.replace(ON_BEHALF, '').replace(/[<>]/g, '').trim();
  return given.includes('@') ? given.toLowerCase() : address;
}

/** SdI's mailboxes: `sdi01@pec.fatturapa.it` for the first file, later the assigned one (Specifiche tecniche SdI, PEC). */
const SDI = /^sdi\d{2}@pec\.fatturapa\.it$/i;

/** True for an address of SdI's certified mail. */
export function isSdiAddress(address: string): boolean {
  given('address', address, 'text');
  return SDI.test(address);
}
