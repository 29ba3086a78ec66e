/** Puts questions to the person at the terminal, and each answer to the builder at once. */
import { BuildError, type BuildProblem, choices } from '../../../build/index.ts';
import type { CodeList, ReadonlyInvoice } from '../../../model/index.ts';
import { visible } from '../../../validate/index.ts';
import type { Kind, NewCall } from '../../commands/new.ts';
import type { QuestionWords } from '../../messages/new/words.ts';
import { typed } from '../brief/typed.ts';
import { build } from '../kinds.ts';
import { readNumber } from './number.ts';
import { put, type Tree } from './tree.ts';

export interface Question {
  /** Where the answer goes in the brief. */
  readonly path: string;
  /** Where answers of another form go instead. */
  readonly or?: { readonly form: RegExp; readonly path: string };
  readonly text: string;
  /** What an empty answer means; `-` leaves it out all the same. */
  readonly fallback?: string;
  readonly needed?: true;
  /** A number may have a comma, as people write it. */
  readonly number?: true;
  /** Codes that `?` shows. */
  readonly codes?: CodeList;
  readonly oneOf?: readonly string[];
  /** Capitals, where all that is possible are capitals. */
  readonly capitals?: true;
}

/** The person ended the input. */
export class NoMoreAnswersError extends Error {
  override readonly name = 'NoMoreAnswersError';
}

export class Asker {
  readonly brief: Tree = {};
  /** The invoice that the document is made of; null where it is made of answers alone. */
  original: ReadonlyInvoice | null = null;
  readonly words: QuestionWords;
  readonly #call: NewCall;
  readonly #kind: Kind;
  readonly #asOf: string;
  /** By path: what may have to be asked again. */
  readonly #asked = new Map<string, { readonly question: Question; readonly answer: string }>();

  constructor(
    call: NewCall,
    { kind, asOf, words }: { readonly kind: Kind; readonly asOf: string; readonly words: QuestionWords },
  ) {
    this.#call = call;
    this.#kind = kind;
    this.#asOf = asOf;
    this.words = words;
  }

  async say(sentence: string): Promise<void> {
    await this.#call.io.stderr.write(`${visible(sentence)}\n`);
  }

  /** Asks until the builder has nothing to say of the answer. @returns it; empty when it is left out. */
  async ask(question: Question): Promise<string> {
    for (;;) {
      const typed = await this.line(question.text, question.fallback);
      if (typed === '?' && question.codes !== undefined) {
        await this.#showCodes(question.codes, question.oneOf);
        continue;
      }
      const answer = question.capitals === true ? typed.toUpperCase() : typed;
      const flaw = this.#take(question, answer);
      if (flaw === undefined) {
        this.#asked.set(question.path, { question, answer });
        return answer;
      }
      await this.say(`  ${flaw}`);
    }
  }

  /** One line; a fallback stands for an empty one, and `-` for nothing. @throws NoMoreAnswersError */
  async line(text: string, fallback?: string): Promise<string> {
    const shown = fallback === undefined ? '' : ` [${fallback}]`;
    const line = await this.#call.io.ask(visible(`${text}${shown}:`));
    if (line === null) throw new NoMoreAnswersError();
    const typed = line.trim();
    if (typed === '-') return '';
    return typed === '' ? (fallback ?? '') : typed;
  }

  /** Puts what follows from other answers. */
  set(path: string, value: string): void {
    put(this.brief, path, value);
  }

  /** Puts the answer into the brief. @returns what is wrong with it; it is then not there. */
  #take(question: Question, answer: string): string | undefined {
    const { needed, number, oneOf, or } = question;
    const path = or?.form.test(answer) === true ? or.path : question.path;
    for (const place of [question.path, or?.path]) if (place !== undefined) put(this.brief, place, undefined);
    if (answer === '') return needed === true ? this.words.needed : undefined;
    if (oneOf !== undefined && !oneOf.includes(answer)) return this.words.oneOf(oneOf);
    const value = number === true ? readNumber(answer) : answer;
    if (value === undefined) return this.words.ambiguous(answer);
    put(this.brief, path, value);
    const problem = this.problems().find((one) => one.path === path);
    if (problem === undefined) return undefined;
    put(this.brief, path, undefined);
    return problem.message[this.#call.language];
  }

  /** The document that the answers make. @throws BuildError, WrongOriginalError */
  make(): ReadonlyInvoice {
    return build(this.#kind, typed(this.brief), { original: this.original, asOf: this.#asOf });
  }

  /** What the builder finds in the brief as it is. */
  problems(): readonly BuildProblem[] {
    try {
      this.make();
      return [];
    } catch (error) {
      if (error instanceof BuildError) return error.problems;
      throw error;
    }
  }

  /**
   * Asks again what problems are about; Enter keeps what was answered.
   * @returns false when they are about nothing that was asked.
   */
  async askAgain(problems: readonly BuildProblem[]): Promise<boolean> {
    const about = [...this.#asked.values()].filter(({ question: { path: asked, oneOf }, answer }) =>
      problems.some(
        ({ path }) =>
          asked === path || (answer !== '' && oneOf === undefined && asked.startsWith(`${path}/`)),
      ),
    );
    for (const { message } of problems) await this.say(`  ${message[this.#call.language]}`);
    for (const { question, answer } of about) {
      await this.ask(answer === '' ? question : { ...question, fallback: answer });
    }
    return about.length > 0;
  }

  async #showCodes(list: CodeList, oneOf: readonly string[] | undefined): Promise<void> {
    const { language } = this.#call;
    for (const { code, label } of choices(list, { language, on: this.#asOf })) {
      if (oneOf?.includes(code) !== false) await this.say(`  ${code}  ${label}`);
    }
  }
}
