/** The checks that the repair of a file may take. */

/**
 * Maximum number of checks per file. Finding the fixes that do not help among many takes a few checks each, and such
 * fixes are rare. The remaining ones are not applied.
 */
const MAX_CHECKS = 300;

/**
 * Maximum work of the checks of a file, in bytes read: a check reads the whole text, and each finding costs about as
 * much as 2 kB of it. Without this limit, 300 checks of a file with 1,300 wrong lines take 20 seconds.
 */
const MAX_WORK = 20_000_000;
const WORK_OF_FINDING = 2_000;

/**
 * Minimum number of checks for a file of any size: formats, roundings, controls and amounts are each tried once as a
 * whole.
 */
const MIN_CHECKS = 4;

export class Budget {
  #checks = 0;
  #work = 0;

  /** True if the limit of attempts is reached. */
  get isSpent(): boolean {
    return this.#checks >= MAX_CHECKS || (this.#checks >= MIN_CHECKS && this.#work >= MAX_WORK);
  }

  /** Counts the check of a text, with the number of its findings. */
  spend({ length }: string, findings: number): void {
    this.#checks += 1;
    this.#work += length + findings * WORK_OF_FINDING;
  }
}
