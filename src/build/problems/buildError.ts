/** Problems of a brief, collected and thrown together. */

import { errorClass, FatturaError } from '../../model/fatturaError.ts';
import { pointerTo } from '../../model/jsonPointer.ts';
import { type Language, languages } from '../../model/language.ts';
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
  /** The problem and its remedy, in each language; in English where there is no translation. */
  readonly message: Readonly<Record<Language, string>>;
}

/** Maximum number of problems in the error's message; `problems` has all of them. */
const NAMED = 10;

/** Thrown if a brief does not result in a valid invoice. */
export class BuildError extends FatturaError {
  static override readonly [errorClass]: string = 'BuildError';
  /** Constant: `problems` have codes of their own. */
  declare readonly code: 'brief';
  /** All problems, in the order of the brief. */
  readonly problems: readonly BuildProblem[];

  constructor(problems: readonly BuildProblem[]) {
    const named = problems.slice(0, NAMED).map(({ path, message }) => `\n- ${path || '/'}: ${message.en}`);
    const rest = problems.length > NAMED ? `\n- and ${problems.length - NAMED} more` : '';
    super('brief', `the brief does not result in a valid invoice:${named.join('')}${rest}`);
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
   * @param quoted Sentences in the message, in a language: no parameters, because they are rendered.
   */
  add(
    code: BuildProblemCode,
    at: string,
    key?: string | number,
    params: BuildProblemParams = {},
    quoted?: (language: Language) => BuildProblemParams,
  ): void {
    const path = key === undefined ? at : pointerTo(at, key);
    const message = inEachLanguage((language) =>
      sentence(code, shownParams({ ...params, ...quoted?.(language) }), language),
    );
    this.all.push({ path, code, params, message });
  }

  /** @throws BuildError if there are problems. */
  throwIfAny(): void {
    if (this.all.length > 0) throw new BuildError(this.all);
  }
}

/** Sentences that are rendered when they are read. */
function inEachLanguage(render: (language: Language) => string): Readonly<Record<Language, string>> {
  const texts = {};
  for (const language of languages)
    Object.defineProperty(texts, language, { enumerable: true, get: () => render(language) });
  return texts as Readonly<Record<Language, string>>;
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
