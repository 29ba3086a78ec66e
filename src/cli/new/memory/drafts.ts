/** Drafts of unfinished dialogues: saved after each answer, so that none is lost. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../process/io.ts';
import type { Kind } from '../definition.ts';
import { memoryFolder, readState, removeState, texts, writeState } from './stateFile.ts';

export interface Draft {
  readonly path: string;
  /** The path of the original invoice; null if there is none. */
  readonly of: string | null;
  /** Answers by question, in the order given. */
  readonly answers: ReadonlyMap<string, string>;
}

/** The draft of this process; its name contains the process id, so that no other process takes it as abandoned. */
export class DraftFile {
  readonly path: string;
  readonly #of: () => string | null;
  #isKept = false;

  constructor(kind: Kind, env: Io['env'], of: () => string | null) {
    this.path = join(memoryFolder(env), `${kind}.${process.pid}.json`);
    this.#of = of;
  }

  /** True if answers were saved to disk. */
  get isKept(): boolean {
    return this.#isKept;
  }

  keep(answers: ReadonlyMap<string, string>): void {
    if (answers.size > 0) {
      this.#isKept = writeState(this.path, { of: this.#of(), answers: Object.fromEntries(answers) });
    }
  }

  /** Deletes the draft once the invoice is written. */
  remove(): void {
    removeState(this.path);
    this.#isKept = false;
  }
}

/** The newest abandoned draft of a kind; null if there is none. */
export function abandoned(kind: Kind, env: Io['env']): Draft | null {
  const folder = memoryFolder(env);
  const found = filesOf(kind, folder).toSorted((one, other) => other.changed - one.changed);
  for (const { path } of found) {
    const { of, answers } = readState(path);
    const given = new Map(Object.entries(texts(answers)));
    if (given.size > 0) return { path, of: typeof of === 'string' ? of : null, answers: given };
  }
  return null;
}

export function discard({ path }: Draft): void {
  removeState(path);
}

function filesOf(kind: Kind, folder: string): readonly { readonly path: string; readonly changed: number }[] {
  try {
    return readdirSync(folder).flatMap((name) => {
      const [, found, pid] = /^([a-z-]+)\.(\d+)\.json$/.exec(name) ?? [];
      if (found !== kind || isRunning(Number(pid))) return [];
      const path = join(folder, name);
      return [{ path, changed: statSync(path).mtimeMs }];
    });
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
