/** `fattura inbox --watch`: updates the states whenever something changes in a folder. */
import { type FSWatcher, watch as watchFolder } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import { isFolder } from '../files/target.ts';
import { printError } from '../output/printError.ts';
import { ExitCode } from '../process/exitCode.ts';
import { hash53 } from './hash.ts';
import { type Printing, print } from './print.ts';
import { resultOf } from './result.ts';
import type { InboxRow } from './rows.ts';
import { SortedRows } from './sortedRows.ts';

/** Milliseconds without changes before a folder is read: a mail program writes a mail in several steps. */
const QUIET = 300;

/** Milliseconds between readings without an event: network drives and some systems report no events. */
const INTERVAL = 10_000;

/** Shows everything once, then new and changed rows, until Ctrl-C. */
export async function watch(operands: readonly string[], printing: Printing): Promise<number> {
  const { call, settings, messages } = printing;
  const { io } = call;
  const folders = operands.map((operand) => resolve(io.cwd, operand));
  const other = operands.find((_, at) => !isFolder(folders[at] ?? ''));
  if (other !== undefined) throw new UsageError(({ inbox }) => inbox.onlyFolders(other));
  const changes = new Changes(folders, io.interrupted);
  const shown = new Map<number, number>();
  const isNew = (row: InboxRow): boolean => {
    const [key, content] = [hash53(keyOf(row)), hash53(JSON.stringify(row))];
    const isSame = shown.get(key) === content;
    shown.set(key, content);
    return !isSame;
  };
  try {
    for (let isFirst = true; !io.interrupted.aborted; isFirst = false) {
      const { result } = await resultOf(operands, printing);
      const rows = new SortedRows();
      try {
        for (const row of result.rows) if (isNew(row)) rows.add(row);
        if (isFirst || rows.length > 0) {
          await print({ rows, unread: [] }, io.stdout, printing);
          if (settings.format === 'text') await io.stdout.write('\n');
        }
      } finally {
        result.rows.close();
        rows.close();
      }
      if (isFirst) await printError(io, 'inbox', messages.inbox.watching);
      await changes.next();
    }
  } finally {
    changes.close();
  }
  return ExitCode.interrupted;
}

function keyOf({ file_name, file, direction, number, date }: InboxRow): string {
  return JSON.stringify([file_name, file, direction, number, date]);
}

/** Detects changes in folders; changes in quick succession count as one. */
class Changes {
  readonly #watchers: readonly FSWatcher[];
  readonly #interrupted: AbortSignal;
  #isPending = false;
  #wake: (() => void) | null = null;

  constructor(folders: readonly string[], interrupted: AbortSignal) {
    this.#interrupted = interrupted;
    this.#watchers = folders.flatMap((folder) => this.#watch(folder));
    interrupted.addEventListener('abort', this.#signal);
  }

  /** Watches a folder. Returns an empty list if the system cannot watch it: it is then read at intervals only. */
  #watch(folder: string): readonly FSWatcher[] {
    try {
      const watcher = watchFolder(folder, { recursive: true, persistent: true }, this.#signal);
      watcher.on('error', () => watcher.close());
      return [watcher];
    } catch {
      return [];
    }
  }

  readonly #signal = (): void => {
    this.#isPending = true;
    this.#wake?.();
  };

  /** Resolves after a change followed by {@link QUIET}, after {@link INTERVAL}, or on Ctrl-C. */
  async next(): Promise<void> {
    await this.#wait(INTERVAL);
    while (this.#isPending && !this.#interrupted.aborted) {
      this.#isPending = false;
      await this.#wait(QUIET);
    }
    this.#isPending = false;
  }

  async #wait(milliseconds: number): Promise<void> {
    if (this.#isPending || this.#interrupted.aborted) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.#wake = null;
  }

  close(): void {
    this.#interrupted.removeEventListener('abort', this.#signal);
    for (const watcher of this.#watchers) watcher.close();
  }
}
