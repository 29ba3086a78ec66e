/** Replaces e-mail addresses by ones in a domain reserved for examples (RFC 2606), so that nothing is delivered. */
import { isSdiMailbox } from '../../domain/facts/recipient.ts';
import type { Pseudonyms } from './pseudonyms.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LENGTH = 8;

/** Returns `undefined` for an invalid address: its shape is kept, because a control may report it. */
export function emailOf(text: string, pseudonyms: Pseudonyms): string | undefined {
  if (isSdiMailbox(text)) return text;
  if (!ADDRESS.test(text)) return undefined;
  const isPec = /@.*\b(?:pec|legalmail|postacert)/i.test(text);
  return pseudonyms.of('email', text.toLowerCase(), ({ chance }) => {
    const local = Array.from({ length: LENGTH }, () => chance.pick(LETTERS)).join('');
    return `${local}@${isPec ? 'pec.' : ''}example.com`;
  });
}

export function email(text: string, pseudonyms: Pseudonyms): string {
  return emailOf(text, pseudonyms) ?? text;
}
