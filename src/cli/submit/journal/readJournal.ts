/** Reads a journal that may have been cut off by a crash, and nowhere else. */
import { readFile } from 'node:fs/promises';
import { codeOf } from '../../files/systemCode.ts';
import { UsageError } from '../../usageError.ts';
import { readEntry } from './entry.ts';
import { History } from './history.ts';

/** A journal as a person names it, and where it is. */
export interface JournalPlace {
  readonly name: string;
  readonly path: string;
}

export interface JournalContent {
  readonly history: History;
  /** What stands behind the last line break. A crash leaves it; it says nothing that was relied on. */
  readonly torn: Uint8Array;
  /** Bytes before `torn`. */
  readonly whole: number;
}

const LINE_BREAK = 0x0a;

/**
 * @returns an empty history where there is no journal.
 * @throws UsageError on a line that cannot be understood: guessing could send an invoice twice.
 */
export async function readJournal({ name, path }: JournalPlace): Promise<JournalContent> {
  const bytes = await bytesOf({ name, path });
  const history = new History();
  let start = 0;
  for (let number = 1; ; number += 1) {
    const end = bytes.indexOf(LINE_BREAK, start);
    if (end === -1) return { history, torn: bytes.subarray(start), whole: start };
    const text = textOf(bytes.subarray(start, end));
    start = end + 1;
    if (text === '') continue;
    const entry = text === null ? null : readEntry(text);
    if (entry === 'newer') throw new UsageError(({ submit }) => submit.journal.newer(name, number));
    if (entry === null) throw new UsageError(({ submit }) => submit.journal.line(name, number));
    history.add(entry);
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
