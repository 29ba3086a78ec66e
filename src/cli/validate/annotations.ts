/** The annotations that are made beside a report: as many as GitHub shows, because the report has them all. */

/** GitHub shows so many of each level a step, and drops the rest without a word. */
const MOST = 10;

export class Annotations {
  readonly #counts = new Map<string, number>();

  /** Returns the workflow commands, one per line, that will be shown. */
  take(commands: string): string {
    const lines = commands.split(/(?<=\n)/);
    return lines.filter((line) => this.#isShown(/^::(\w+) /.exec(line)?.[1] ?? '')).join('');
  }

  #isShown(level: string): boolean {
    const count = (this.#counts.get(level) ?? 0) + 1;
    this.#counts.set(level, count);
    return count <= MOST;
  }
}
