/** Assigns free progressives in each folder. */
import { readdirSync } from 'node:fs';
import {
  LONGEST_IN_NAME,
  type NameOwner,
  nextFileProgressive,
  nextProgressive,
} from '../../operations/index.ts';
import { rawPath } from './rawPath.ts';

export class FolderNames {
  /** The names in each folder, including those assigned since. */
  readonly #names = new Map<string, Set<string>>();
  #next: string | null | undefined;

  /** @param first The first progressive; null to continue after those in the folder. */
  constructor(first: string | null) {
    this.#next = first;
  }

  /** The next progressive for a file in a folder; undefined if all are used. */
  progressive(folder: string, owner: NameOwner): string | undefined {
    if (this.#next === null) return nextFileProgressive(this.#in(folder), owner);
    const progressive = this.#next;
    this.#next = progressive === undefined ? undefined : nextProgressive(progressive, LONGEST_IN_NAME);
    return progressive;
  }

  /** Marks a name as used. */
  take(folder: string, name: string): void {
    this.#in(folder).add(name);
  }

  #in(folder: string): Set<string> {
    let names = this.#names.get(folder);
    if (names === undefined) {
      names = new Set(list(folder));
      this.#names.set(folder, names);
    }
    return names;
  }
}

/** An unreadable folder counts as empty: an existing name is detected when it is used. */
function list(folder: string): readonly string[] {
  try {
    return readdirSync(rawPath(folder));
  } catch {
    return [];
  }
}
