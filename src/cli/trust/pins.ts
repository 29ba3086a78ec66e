/**
 * The last download of each list. A newer download must not have a lower number, and the list of trusted lists must be signed
 * by a known signer.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMembers } from '../../model/index.ts';
import { UsageError } from '../command/usageError.ts';
import { jsonMembers } from '../files/jsonMembers.ts';
import { codeOf } from '../files/systemCode.ts';
import { TemporaryFile } from '../files/temporaryFile.ts';

export interface Pin {
  readonly url: string;
  readonly sequenceNumber: number;
  readonly nextUpdate: string | null;
  /** SHA-256 of the file, in hexadecimal. */
  readonly sha256: string;
}

export interface ListOfListsPin extends Pin {
  /** The certificates that may sign the next list of trusted lists, in base64. */
  readonly signers: readonly string[];
}

export interface Pins {
  readonly lists: ListOfListsPin | null;
  /** By territory. */
  readonly countries: Readonly<Record<string, Pin>>;
}

const NONE: Pins = { lists: null, countries: {} };

const pinsPath = (folder: string): string => join(folder, 'pins.json');

/** @throws UsageError if the file is damaged: without it, an older list would be accepted. */
export function readPins(folder: string): Pins {
  const path = pinsPath(folder);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return NONE;
    throw new UsageError(({ trust, reason }) => trust.unreadable(path, reason(code)));
  }
  const pins = parsePins(text);
  if (pins === null) throw new UsageError(({ trust }) => trust.damagedPins(path));
  return pins;
}

function parsePins(text: string): Pins | null {
  const { lists, countries } = jsonMembers(text) ?? {};
  if (lists !== null && !isListOfListsPin(lists)) return null;
  if (!isMembers(countries) || !Object.values(countries).every(isPin)) return null;
  return { lists, countries: countries as Pins['countries'] };
}

function isPin(value: unknown): value is Pin {
  if (!isMembers(value)) return false;
  const { url, sequenceNumber, nextUpdate, sha256 } = value;
  if (typeof url !== 'string' || typeof sequenceNumber !== 'number' || typeof sha256 !== 'string')
    return false;
  return nextUpdate === null || typeof nextUpdate === 'string';
}

function isListOfListsPin(value: unknown): value is ListOfListsPin {
  if (!isPin(value) || !isMembers(value)) return false;
  const { signers } = value;
  return Array.isArray(signers) && signers.every((signer) => typeof signer === 'string');
}

/**
 * Replaces the files of a download, then the pins.
 *
 * @throws UsageError if a file cannot be written.
 */
export function writeAll(folder: string, files: Readonly<Record<string, Uint8Array>>, pins: Pins): void {
  const all = { ...files, 'pins.json': `${JSON.stringify(pins, null, 2)}\n` };
  for (const [name, content] of Object.entries(all)) {
    const path = join(folder, name);
    try {
      const temporary = TemporaryFile.open(path);
      try {
        temporary.append(content);
        temporary.commit({ sync: true });
      } finally {
        temporary.discard();
      }
    } catch (error) {
      const code = codeOf(error);
      throw new UsageError(({ trust, reason }) => trust.unwritable(path, reason(code)));
    }
  }
}
