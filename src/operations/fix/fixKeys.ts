/** Keys of fixes: those that were tried, and those that the caller does not want. */
import type { Fix, OutlinedFinding } from '../../validate/index.ts';

/** A fix, and what it is for. */
export interface Keyed {
  readonly code: string;
  /** The finding to remove; null for an amount that follows from other changes. */
  readonly finding: OutlinedFinding | null;
  readonly fix: Fix;
}

/** A fix that the caller does not want, as {@link Change} names it. */
export interface UnwantedFix {
  readonly code: string | null;
  readonly op: Fix['op'];
  readonly path: string | null;
}

/** Fixes that were tried. Their keys are made when they are needed: most files need no second round. */
export class Tried {
  readonly #keys = new Set<string>();
  #withoutKeys: (readonly Keyed[])[] = [];

  get isEmpty(): boolean {
    return this.#keys.size === 0 && this.#withoutKeys.length === 0;
  }

  get keys(): Set<string> {
    for (const some of this.#withoutKeys) for (const one of some) this.#keys.add(candidateKey(one));
    this.#withoutKeys = [];
    return this.#keys;
  }

  add(some: readonly Keyed[]): void {
    this.#withoutKeys.push(some);
  }
}

export const candidateKey = ({ code, finding, fix }: Keyed): string => keyOf(finding?.id ?? code, fix);

/** @param about The finding's id, or the code without a finding. */
export function keyOf(about: string, { op, path, from, to }: Fix): string {
  return `${about} ${op} ${path} ${from?.length} ${from} ${to}`;
}

export function unwantedKey({ code, op, path }: UnwantedFix): string {
  return `${code} ${op} ${path}`;
}
