/** Problems of a brief, collected and thrown together. */

import type { Bilingual } from '../../model/bilingual.ts';
import { errorClass, FatturaError } from '../../model/fatturaError.ts';
import { pointerTo } from '../../model/jsonPointer.ts';
import type { CompleteLanguage } from '../../model/language.ts';
import { visible } from '../../model/visible.ts';
import { type BuildProblemCode, sentence } from './sentences.ts';

export type { BuildProblemCode } from './sentences.ts';

/** Values and codes in a problem's message: found, expected. The same in every language. */
export type BuildProblemParams = Readonly<Record<string, string | number>>;

/** A problem with a brief: a missing or invalid value. */
export interface BuildProblem {
  /** JSON Pointer into the brief: `/linee/0/prezzo_unitario`. For a missing value, its expected place. */
  readonly path: string;
  /** Code of the problem, for programs. */
  readonly code: BuildProblemCode;
  /** Values in the message. */
  readonly params: BuildProblemParams;
  /** The problem and its remedy, in Italian and English. */
  readonly message: Bilingual;
}

/** Most problems in the error's message; `problems` has all of them. */
const NAMED = 10;

/** Thrown when a brief does not make a valid invoice. */
export class BuildError extends FatturaError {
  static override readonly [errorClass]: string = 'BuildError';
  /** Constant: `problems` have codes of their own. */
  declare readonly code: 'brief';
  /** All problems, in the order of the brief. */
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

  /**
   * @param key The invalid key inside the block at `at`; without it, the block itself.
   * @param quoted Sentences in the message, in each language: no parameters, because they are rendered.
   */
  add(
    code: BuildProblemCode,
    at: string,
    key?: string | number,
    params: BuildProblemParams = {},
    quoted?: Readonly<Record<CompleteLanguage, BuildProblemParams>>,
  ): void {
    const path = key === undefined ? at : pointerTo(at, key);
    const message = (language: CompleteLanguage): string =>
      sentence(code, shownParams({ ...params, ...quoted?.[language] }), language);
    this.all.push({ path, code, params, message: { it: message('it'), en: message('en') } });
  }

  /** @throws BuildError when there is any. */
  throwIfAny(): void {
    if (this.all.length > 0) throw new BuildError(this.all);
  }
}

function shownParams(params: BuildProblemParams): BuildProblemParams {
  const shown: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    shown[name] = typeof value === 'string' ? shorten(visible(value)) : value;
  }
  return shown;
}

const LONGEST = 80;

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
