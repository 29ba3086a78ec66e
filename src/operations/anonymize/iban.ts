/** Replaces IBAN, ABI and CAB: a valid IBAN stays valid, and its bank codes match the ABI and CAB fields. */
import { type IbanFlaw, ibanFlaw, ibanParts } from '../../model/identifiers/iban.ts';
import type { Chance } from './chance.ts';
import { isPlaceholder } from './identifier.ts';
import type { Pseudonyms } from './pseudonyms.ts';

/** Attempts to find wrong check digits with the same flaw. */
const TRIES = 50;

export function bankCode(domain: 'abi' | 'cab', value: string, pseudonyms: Pseudonyms): string {
  if (isPlaceholder(value)) return value;
  return pseudonyms.of(domain, value, (invention) => invention.permute(value, { shortLetters: true }));
}

export function iban(value: string, pseudonyms: Pseudonyms): string {
  const flaw = ibanFlaw(value);
  return pseudonyms.of('iban', value, (invention) => {
    const parts = ibanParts(value);
    const shape = (text: string): string => invention.permute(text, { shortLetters: true });
    if (flaw?.flaw === 'form') return shape(value);
    const rest =
      parts === undefined
        ? shape(value.slice(4))
        : parts.cin +
          bankCode('abi', parts.abi, pseudonyms) +
          bankCode('cab', parts.cab, pseudonyms) +
          shape(parts.account);
    return checked(value.slice(0, 4) + rest, flaw, invention.chance);
  });
}

/** Sets the check letter and digits: valid, or with the original flaw. */
function checked(draft: string, flaw: IbanFlaw | undefined, chance: Chance): string {
  if (flaw?.flaw === 'length' || flaw?.flaw === 'shape') return draft;
  let right = withCheck(draft);
  const cin = ibanFlaw(right);
  if (cin?.flaw === 'cin') right = withCheck(replacedAt(right, 4, cin.expected));
  for (let i = 0; flaw !== undefined && i < TRIES; i += 1) {
    const other: string =
      flaw.flaw === 'cin'
        ? withCheck(replacedAt(right, 4, chance.pick('ABCDEFGHIJKLMNOPQRSTUVWXYZ')))
        : replacedAt(right, 2, String(10 + chance.below(90)));
    if (ibanFlaw(other)?.flaw === flaw.flaw) return other;
  }
  return right;
}

function withCheck(draft: string): string {
  const flaw = ibanFlaw(draft);
  return flaw?.flaw === 'check' ? replacedAt(draft, 2, flaw.expected) : draft;
}

function replacedAt(text: string, at: number, part: string): string {
  return text.slice(0, at) + part + text.slice(at + part.length);
}
