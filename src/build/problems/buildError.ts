/** What is wrong with a brief: everything at once. */

import { errorClass, FatturaError } from '../../model/fatturaError.ts';
import type { Bilingual } from '../../model/grammar.ts';
import { pointerTo } from '../../model/jsonPointer.ts';
import { visible } from '../../model/visible.ts';
import { type BuildProblemCode, sentence } from './sentences.ts';

export type { BuildProblemCode } from './sentences.ts';

/** What the sentence of a problem names: what was found, what was expected. */
export type BuildProblemParams = Readonly<Record<string, string | number>>;

/** One thing that is missing in a brief or wrong with it. */
export interface BuildProblem {
  /** JSON Pointer into the brief: `/linee/0/prezzo_unitario`. Of what is missing, the place it should have. */
  readonly path: string;
  /** What is wrong, for programs. */
  readonly code: BuildProblemCode;
  /** What the message names. */
  readonly params: BuildProblemParams;
  /** What is wrong and what to do, in Italian and English. */
  readonly message: Bilingual;
}

/** Problems that the message of the error names; all are in `problems`. */
const NAMED = 10;

/** A brief of which no valid invoice can be made. */
export class BuildError extends FatturaError {
  static override readonly [errorClass]: string = 'BuildError';
  /** Always the same: `problems` have codes of their own. */
  declare readonly code: 'brief';
  /** All that was found, in the order of the brief's parts. */
  readonly problems: readonly BuildProblem[];

  constructor(problems: readonly BuildProblem[]) {
    const named = problems.slice(0, NAMED).map(({ path, message }) => `\n- ${path || '/'}: ${message.en}`);
    const rest = problems.length > NAMED ? `\n- and ${problems.length - NAMED} more` : '';
    super('brief', `no invoice can be made of this:${named.join('')}${rest}`);
    this.problems = problems;
  }
}

/** Collects problems. */
export class Problems {
  readonly all: BuildProblem[] = [];

  get none(): boolean {
    return this.all.length === 0;
  }

  /** @param key Of what is wrong inside the block at `at`; left out, the block itself. */
  add(code: BuildProblemCode, at: string, key?: string | number, params: BuildProblemParams = {}): void {
    const shown: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params)) {
      shown[name] = typeof value === 'string' ? shorten(visible(value)) : value;
    }
    const path = key === undefined ? at : pointerTo(at, key);
    this.all.push({ path, code, params, message: sentence(code, shown) });
  }

  /** @throws BuildError when there is any. */
  throwIfAny(): void {
    if (this.all.length > 0) throw new BuildError(this.all);
  }
}

const LONGEST = 80;

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
