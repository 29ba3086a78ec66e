/** Dialogues that were not finished: their answers are kept with each one that is given, so that none is lost. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../process/io.ts';
import type { Kind } from '../definition.ts';
import { memoryFolder, readState, removeState, texts, writeState } from './stateFile.ts';

export interface Draft {
  readonly path: string;
  /** The invoice that it is made of, as it was named; null where there is none. */
  readonly of: string | null;
  /** By question, in the order in which they were given. */
  readonly answers: ReadonlyMap<string, string>;
}

/** Answers of this process, which nobody else takes for abandoned. */
export class DraftFile {
  readonly path: string;
  readonly #of: () => string | null;
  #isKept = false;

  constructor(kind: Kind, env: Io['env'], of: () => string | null) {
    this.path = join(memoryFolder(env), `${kind}.${process.pid}.json`);
    this.#of = of;
  }

  /** Whether answers are on the disk. */
  get isKept(): boolean {
    return this.#isKept;
  }

  keep(answers: ReadonlyMap<string, string>): void {
    if (answers.size > 0) {
      this.#isKept = writeState(this.path, { of: this.#of(), answers: Object.fromEntries(answers) });
    }
  }

  /** The invoice is there: its answers are no longer needed. */
  remove(): void {
    removeState(this.path);
    this.#isKept = false;
  }
}

/** The newest dialogue of a kind that was left; null where there is none. */
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
