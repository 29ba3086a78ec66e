/** Replaces a value according to the kind of its field. */
import { SAN_MARINO_OFFICE } from '../../domain/facts/recipient.ts';
import { CodiceTipoCodes } from '../../model/codes/codiceTipo.ts';
import { TipoDatoCodes } from '../../model/codes/tipoDato.ts';
import { applyWhitespace, checkValue, type SimpleType } from '../../model/lexical.ts';
import { attachment } from './attachment.ts';
import { emailOf } from './email.ts';
import { freeText, lawText } from './freeText.ts';
import { bankCode, iban } from './iban.ts';
import { identifier, isPlaceholder } from './identifier.ts';
import type { Leaf } from './leaf.ts';
import type { Domain, Invention, Pseudonyms } from './pseudonyms.ts';
import { scrambled } from './scramble.ts';
import { knownNames, name, number } from './words.ts';

/** Length of the delivery zone and the province's part of it; the last two digits identify the town. */
const CAP_ZONE = 3;

/** Code systems that identify the manufacturer. */
const OF_MAKERS = new Set(['EAN', 'SSC']);

/** Number of attempts to find a value that the type accepts or rejects like the original one. */
const TRIES = 50;

/** The new value of a leaf; equal values get equal new values everywhere. */
export function replaced(leaf: Leaf, pseudonyms: Pseudonyms): string {
  const made = invented(leaf, pseudonyms);
  return fitsAlike(leaf.type, leaf.value, made) ? made : reshaped(leaf, pseudonyms);
}

function invented({ kind, value, system }: Leaf, pseudonyms: Pseudonyms): string {
  switch (kind) {
    case 'kept':
      // Replaces names in a unit of measure; codes contain no such words.
      return knownNames(value, pseudonyms);
    case 'identifier':
      return identifier(value, pseudonyms);
    case 'given':
    case 'family':
    case 'company':
    case 'street':
      return name(value, kind, pseudonyms);
    case 'cap':
      return postalCode(value, pseudonyms);
    case 'email':
      return emailOf(value, pseudonyms) ?? code(value, pseudonyms);
    case 'iban':
      return iban(value, pseudonyms);
    case 'abi':
    case 'cab':
      return bankCode(kind, value, pseudonyms);
    case 'bic':
      return of('bic', value, pseudonyms);
    case 'number':
      return number(value, pseudonyms);
    case 'tender':
      // Words in place of a code explain its absence.
      return /[0-9]/.test(value) ? code(value, pseudonyms) : freeText(value, pseudonyms);
    case 'recipient':
      // The only recipient code that identifies a country.
      return value === SAN_MARINO_OFFICE ? value : code(value, pseudonyms);
    case 'text':
      return freeText(value, pseudonyms);
    case 'law':
      return lawText(value, pseudonyms);
    case 'label':
      return isConvention(value) ? value : freeText(value, pseudonyms);
    case 'article':
      return isPublic(system) ? value : code(value, pseudonyms);
    case 'attachment':
      return attachment(value);
    case 'attachmentName':
      return value.replace(
        /^(.*?)(\.\w+)?$/su,
        (_, stem: string, ending = '') => freeText(stem, pseudonyms) + ending,
      );
    case 'civic':
    case 'phone':
    case 'code':
    case 'unknown':
      return code(value, pseudonyms);
  }
}

function code(value: string, pseudonyms: Pseudonyms): string {
  return of('code', value, pseudonyms);
}

function of(domain: Domain, value: string, pseudonyms: Pseudonyms): string {
  if (isPlaceholder(value)) return value;
  return pseudonyms.of(domain, value, (invention) => invention.other(value, { shortLetters: true }));
}

function postalCode(value: string, pseudonyms: Pseudonyms): string {
  if (!/^[0-9]{5}$/.test(value)) return code(value, pseudonyms);
  if (isPlaceholder(value)) return value;
  const zone = value.slice(0, CAP_ZONE);
  // A zone has only a hundred codes, and a run may use many of them: two towns may become one.
  const invent = ({ chance }: Invention): string => zone + String(chance.below(100)).padStart(2, '0');
  return pseudonyms.shared('cap', value, invent);
}

/** True for conventional values of TipoDato and CodiceTipo. */
function isConvention(value: string): boolean {
  const small = value.toLowerCase();
  return [...TipoDatoCodes.codes, ...CodiceTipoCodes.codes].some((one) => one.code.toLowerCase() === small);
}

/** True if a code system is shared by all sellers, like EAN. */
function isPublic(system: string | undefined): boolean {
  const sought = system?.toUpperCase() ?? '';
  return CodiceTipoCodes.find(sought) !== undefined && !OF_MAKERS.has(sought);
}

/** True if both values are valid for the type, or have the same error. */
function fitsAlike(type: SimpleType | undefined, old: string, made: string): boolean {
  if (type === undefined || old === made) return true;
  const flawOf = (value: string): string | undefined =>
    checkValue(type, applyWhitespace(type.whitespace, value))?.id;
  return flawOf(old) === flawOf(made);
}

/** Returns a value of the same shape that the type accepts or rejects like the original one, if one is found. */
function reshaped({ kind, type, value }: Leaf, pseudonyms: Pseudonyms): string {
  let made = value;
  for (let i = 0; i < TRIES; i += 1) {
    if (i > 0 && !pseudonyms.mayGoOn(value, 'choosy')) break;
    const chance = pseudonyms.chance(`reshaped\0${kind}\0${i}\0${value}`);
    made = scrambled(value, chance, { shortLetters: true });
    if (fitsAlike(type, value, made)) return made;
  }
  return made;
}
