/** Asks questions at the terminal, and checks each answer with the builder at once. */
import { BuildError, type BuildProblem, choices, label } from '../../../build/index.ts';
import type { CodeList, ReadonlyInvoice } from '../../../model/index.ts';
import { type Language, visible } from '../../../validate/index.ts';
import { formIn } from '../../messages/new/formIn.ts';
import type { QuestionWords } from '../../messages/new/words.ts';
import { fold } from '../../terminal/fold.ts';
import { typed as typedValues } from '../brief/typed.ts';
import type { Kind, NewCall } from '../definition.ts';
import { build } from '../kinds.ts';
import { Answers } from './answers.ts';
import type { Reader } from './readers.ts';
import { put, type Tree } from './tree.ts';

export interface Question {
  /** JSON Pointer of the answer in the brief; a name that starts with `?` is not part of the brief. */
  readonly path: string;
  /** Alternative path for answers that match `form`. */
  readonly or?: { readonly form: RegExp; readonly path: string };
  /** JSON Pointer of a unit typed after a number. */
  readonly unit?: string;
  readonly text: string;
  /** The default for an empty answer; `-` leaves the field out. */
  readonly fallback?: string;
  readonly needed?: true;
  /** Converts the typed text; default: the text goes into the brief unchanged. */
  readonly read?: Reader;
  /** Codes listed by `?`; a word of a label is accepted for its code. */
  readonly codes?: CodeList;
  readonly oneOf?: readonly string[];
  /** Synonyms for the values in `oneOf`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** True to convert the answer to upper case. */
  readonly capitals?: true;
  /** A doubt about an answer, as a sentence; typing the answer again confirms it. */
  readonly warn?: (value: string) => string | undefined;
}

/** The user ended the input. */
export class NoMoreAnswersError extends Error {
  override readonly name = 'NoMoreAnswersError';
}

/** An answer was reopened: restarts the pass through the questions. */
class Rewound extends Error {
  override readonly name = 'Rewound';
}

const BACK = '<';
const NOTHING = '-';
const CODES = '?';

export const NO = 'n';

/** Words of all languages. */
export const yesNoAliases = (yes: string): Readonly<Record<string, string>> => ({
  yes,
  y: yes,
  si: yes,
  s: yes,
  no: NO,
  n: NO,
});

/** Minimum length of a word searched in labels; shorter ones match too many codes. */
const SHORTEST_WORD = 3;

/** Maximum length of a default shown with its label. */
const LONGEST_LABEL = 36;

/** The reason why an answer is refused. */
interface Refusal {
  readonly flaw: string;
}

interface Taken {
  /** The answer as stored. */
  readonly answer: string;
  readonly note?: string;
}

export interface AskerSettings {
  readonly kind: Kind;
  readonly asOf: string;
  readonly words: QuestionWords;
  /** Called with all answers after each change. */
  readonly onAnswers: (answers: ReadonlyMap<string, string>) => void;
}

export class Asker {
  brief: Tree = {};
  /** The original invoice; null if the document needs only answers. */
  original: ReadonlyInvoice | null = null;
  readonly words: QuestionWords;
  readonly answers: Answers;
  readonly #call: NewCall;
  readonly #kind: Kind;
  readonly #asOf: string;
  #head = '';
  #details: readonly string[] = [];
  #isHeadShown = true;

  constructor(call: NewCall, { kind, asOf, words, onAnswers }: AskerSettings) {
    this.#call = call;
    this.#kind = kind;
    this.#asOf = asOf;
    this.words = words;
    this.answers = new Answers(onAnswers);
  }

  get language(): Language {
    return this.#call.language;
  }

  async say(sentence: string): Promise<void> {
    await this.#call.io.stderr.write(`${visible(sentence)}\n`);
  }

  /** Prints a heading after an empty line. */
  async title(text: string, details: readonly string[] = []): Promise<void> {
    await this.#call.io.stderr.write('\n');
    await this.say(text);
    for (const detail of details) await this.say(`  ${detail}`);
  }

  /** Sets the heading of the next questions and its details, printed before the first one that is asked. */
  head(text: string, details: readonly string[] = []): void {
    if (text === this.#head) return;
    this.#head = text;
    this.#details = details;
    this.#isHeadShown = false;
  }

  /** Goes through all questions; answered ones are not asked again. */
  async run(questions: () => Promise<void>): Promise<void> {
    for (;;) {
      this.brief = {};
      this.answers.rewind();
      this.#head = '';
      try {
        return await questions();
      } catch (error) {
        if (!(error instanceof Rewound)) throw error;
      }
    }
  }

  /** Removes a list item and restarts the pass through the questions. */
  drop(list: string, index: number): never {
    this.answers.dropItem(list, index);
    throw new Rewound();
  }

  /** Asks until the builder accepts the answer. @returns the answer; empty if left out. */
  async ask(question: Question): Promise<string> {
    const { path } = question;
    const settled = this.answers.settled(path);
    if (settled !== undefined && !('flaw' in this.#take(question, settled, { checked: true })))
      return this.#passed(question, settled);
    let doubted: string | undefined;
    for (;;) {
      const typed = await this.#typed(question);
      if (typed === CODES && question.codes !== undefined) {
        await this.#showCodes(question.codes, question.oneOf);
        continue;
      }
      const taken = this.#take(question, typed);
      const doubt = 'flaw' in taken || doubted === typed ? undefined : question.warn?.(this.#valueAt(path));
      if (!('flaw' in taken) && doubt === undefined) {
        const meaning =
          taken.answer === typed.toUpperCase() ? undefined : this.#meaning(question, taken.answer);
        for (const note of [meaning, taken.note]) if (note !== undefined) await this.say(`  ${note}`);
        return this.#passed(question, taken.answer);
      }
      if (doubt !== undefined) doubted = typed;
      await this.say(`  ${'flaw' in taken ? taken.flaw : `${doubt ?? ''} ${this.words.orAgain()}`}`);
    }
  }

  /** Reads a line that is not part of the answers. @throws NoMoreAnswersError */
  async line(text: string, fallback?: string, label = fallback): Promise<string> {
    const shown = label === undefined ? '' : ` [${label}]`;
    const line = await this.#call.io.ask(visible(`${text}${shown}:`));
    if (line === null) throw new NoMoreAnswersError();
    const typed = line.trim();
    return typed === '' ? (fallback ?? '') : typed;
  }

  /** Reads yes or no, outside the answers; Enter is yes. @throws NoMoreAnswersError */
  async yesOrNo(text: string): Promise<boolean> {
    const { yes } = this.words;
    for (;;) {
      const typed = await this.line(text, yes);
      const answer = yesNoAliases(yes)[fold(typed)];
      if (answer !== undefined) return answer === yes;
      await this.say(`  ${this.words.oneOf([yes, NO])}`);
    }
  }

  /** Sets a value derived from other answers. */
  set(path: string, value: string): void {
    put(this.brief, path, value);
  }

  /** Reads one line; `<` goes back to the previous question. */
  async #typed(question: Question): Promise<string> {
    const { path, text, fallback } = question;
    for (;;) {
      if (!this.#isHeadShown) await this.title(this.#head, this.#details);
      this.#isHeadShown = true;
      const before = this.answers.proposed(path);
      // Enter keeps a field empty that was left empty before.
      const proposal = before === '' && fallback !== undefined ? NOTHING : before || fallback;
      const typed = await this.line(text, proposal, this.#labelled(question, proposal));
      if (typed === NOTHING) return '';
      if (typed !== BACK) return typed;
      if (this.answers.back()) throw new Rewound();
      await this.say(`  ${this.words.first}`);
    }
  }

  /** A code with its label, if that is short. */
  #labelled(question: Question, proposal: string | undefined): string | undefined {
    const meaning = proposal === undefined ? undefined : this.#meaning(question, proposal);
    return meaning === undefined || meaning.length > LONGEST_LABEL ? proposal : meaning;
  }

  #meaning({ codes }: Question, code: string): string | undefined {
    const text = codes === undefined ? undefined : label(codes, code, this.#call.language);
    return text === undefined ? undefined : `${code} ${text}`;
  }

  #passed({ path, text }: Question, answer: string): string {
    this.answers.pass({ key: path, head: this.#head, text, answer });
    return answer;
  }

  #valueAt(path: string): string {
    let value: unknown = this.brief;
    for (const key of path.split('/').slice(1)) value = (value as Tree | undefined)?.[key];
    return typeof value === 'string' ? value : '';
  }

  /** Puts the answer into the brief; removes an invalid answer again. */
  #take(question: Question, typed: string, { checked = false } = {}): Taken | Refusal {
    const { needed, oneOf, or, unit, read } = question;
    const answer = this.#codeOf(question, typed);
    if (typeof answer !== 'string') return answer;
    const path = or?.form.test(answer) === true ? or.path : question.path;
    for (const place of [question.path, or?.path, unit])
      if (place?.startsWith('/') === true) put(this.brief, place, undefined);
    if (answer === '') return needed === true ? { flaw: this.words.needed } : { answer };
    if (oneOf !== undefined && !oneOf.includes(answer)) return { flaw: this.words.oneOf(oneOf) };
    if (!path.startsWith('/')) return { answer };
    const understood = read?.(answer, this.#context()) ?? { value: answer };
    if ('flaw' in understood) return understood;
    put(this.brief, path, understood.value);
    if (unit !== undefined && understood.unit !== undefined) put(this.brief, unit, understood.unit);
    const problem = checked ? undefined : this.problems().find((one) => isAt(one.path, path));
    const { shown = answer, note } = understood;
    if (problem === undefined) return { answer: shown, ...(note === undefined ? {} : { note }) };
    put(this.brief, path, undefined);
    if (unit !== undefined) put(this.brief, unit, undefined);
    return { flaw: this.sentenceOf(problem) };
  }

  /** The code whose label contains the word; any other text as typed. */
  #codeOf({ codes, capitals, aliases, oneOf }: Question, typed: string): string | Refusal {
    const { language } = this.#call;
    const upper = capitals === true ? typed.toUpperCase() : typed;
    const alias = aliases?.[fold(typed)];
    if (alias !== undefined) return alias;
    if (codes === undefined || codes.find(upper) !== undefined || !/^\p{L}/u.test(typed)) return upper;
    if (typed.length < SHORTEST_WORD) return upper;
    const offered = choices(codes, { language, on: this.#asOf }).filter(
      ({ code }) => oneOf?.includes(code) !== false,
    );
    const word = fold(typed);
    const exact = offered.filter(({ label }) => fold(label) === word);
    const meant = exact.length > 0 ? exact : offered.filter(({ label }) => fold(label).includes(word));
    const [first] = meant;
    if (first === undefined) return upper;
    if (meant.length === 1) return first.code;
    return { flaw: this.words.severalCodes(meant) };
  }

  #context() {
    const { words } = this;
    return {
      words,
      language: this.#call.language,
      today: this.#asOf,
      dated: this.#valueAt('/data') || this.#asOf,
    };
  }

  /** Describes a problem in the words of the dialogue. */
  sentenceOf(problem: BuildProblem): string {
    const { language } = this.#call;
    const text = this.words.flaw(problem, (type) => formIn(language, type)) ?? problem.message[language];
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  }

  /** Builds the document from the answers. @throws BuildError, WrongOriginalError */
  make(): ReadonlyInvoice {
    return build(this.#kind, typedValues(this.brief), { original: this.original, asOf: this.#asOf });
  }

  /** The builder's problems with the current brief. */
  problems(): readonly BuildProblem[] {
    try {
      this.make();
      return [];
    } catch (error) {
      if (error instanceof BuildError) return error.problems;
      throw error;
    }
  }

  async #showCodes(list: CodeList, oneOf: readonly string[] | undefined): Promise<void> {
    const { language } = this.#call;
    for (const { code, label } of choices(list, { language, on: this.#asOf })) {
      if (oneOf?.includes(code) !== false) await this.say(`  ${code}  ${label}`);
    }
  }
}

/** True if a problem is at the path of an answer or below it. */
function isAt(found: string, path: string): boolean {
  return found === path || found.startsWith(`${path}/`);
}
