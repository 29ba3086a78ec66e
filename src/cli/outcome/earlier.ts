/** Existing outcomes in a folder: their progressive numbers and their invoices. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageFacts, readMessage } from '../../messages/index.ts';
import { readFileUpTo } from '../files/read.ts';
import type { Answered } from './metadata.ts';

/** Larger files are not outcomes. */
const MAX_BYTES = 1_000_000;

export interface EarlierOutcomes {
  /** The first free progressive of three digits; undefined if none is left. */
  readonly free: string | undefined;
  /** The names of outcomes about the same invoice, or about the whole file. */
  readonly same: readonly string[];
}

/**
 * @param stem Name of the invoice's file, without extension.
 * @param about Null for an outcome about all invoices of the file.
 */
export async function earlierOutcomes(
  folder: string,
  stem: string,
  about: Answered | null,
): Promise<EarlierOutcomes> {
  const start = `${stem}_ec_`.toLowerCase();
  const names = namesIn(folder).filter((name) => name.toLowerCase().startsWith(start));
  const taken = new Set(names.map((name) => name.slice(start.length).replace(/\..*$/, '').toUpperCase()));
  const numbers = Array.from({ length: 999 }, (_, index) => String(index + 1).padStart(3, '0'));
  const same: string[] = [];
  for (const name of names) if (await isAbout(join(folder, name), about)) same.push(name);
  return { free: numbers.find((number) => !taken.has(number)), same };
}

async function isAbout(path: string, about: Answered | null): Promise<boolean> {
  const found = await readFileUpTo(path, MAX_BYTES);
  const facts = found.ok ? messageFacts(readMessage(found.bytes)) : null;
  if (facts?.kind !== 'EC') return false;
  const { invoice } = facts;
  return (
    invoice === null || about === null || (invoice.number === about.number && invoice.year === about.year)
  );
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
