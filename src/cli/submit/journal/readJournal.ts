/** Reads a journal, of which only the last line may have been torn by a crash. */
import { readFile } from 'node:fs/promises';
import { UsageError } from '../../command/usageError.ts';
import { codeOf } from '../../files/systemCode.ts';
import { readEntry } from './entry.ts';
import { History } from './history.ts';

/** A journal's name in messages, and its path. */
export interface JournalPlace {
  readonly name: string;
  readonly path: string;
  /** True for the default journal: its folder, the platform's state folder, is created if missing. */
  readonly isOurs?: true;
}

export interface JournalContent {
  readonly history: History;
  /** The time of the first entry; null if there is none. */
  readonly begin: string | null;
  /** The text after the last line break, left by a crash; no action followed it. */
  readonly torn: Uint8Array;
  /** Number of bytes before `torn`. */
  readonly whole: number;
}

const LINE_BREAK = 0x0a;

/**
 * @param history Earlier history, which the entries are added to.
 * @returns the given history unchanged if there is no journal.
 * @throws UsageError for an invalid line: guessing could send an invoice twice.
 */
export async function readJournal(
  { name, path }: JournalPlace,
  history: History = new History(),
): Promise<JournalContent> {
  const bytes = await bytesOf({ name, path });
  let start = 0;
  let begin: string | null = null;
  for (let number = 1; ; number += 1) {
    const end = bytes.indexOf(LINE_BREAK, start);
    if (end === -1) return { history, begin, torn: bytes.subarray(start), whole: start };
    const text = textOf(bytes.subarray(start, end));
    start = end + 1;
    if (text === '') continue;
    const entry = text === null ? null : readEntry(text);
    if (entry === 'newer') throw new UsageError(({ submit }) => submit.journal.newer(name, number));
    if (entry === null) throw new UsageError(({ submit }) => submit.journal.line(name, number));
    history.add(entry);
    begin ??= entry.at;
  }
}

async function bytesOf({ name, path }: JournalPlace): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return new Uint8Array(0);
    throw new UsageError((messages) => messages.submit.journal.unreadable(name, messages.reason(code)));
  }
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r$/, '');
  } catch {
    return null;
  }
}
