/** What the command itself says, in one language. What it says of invoices is in src/validate/messages. */

import type { NotApplied } from '../../operations/index.ts';
import type { CoverageReason } from '../../validate/index.ts';
import type { Wanted } from '../config/keys.ts';
import type { Decision } from '../explain/decided.ts';

/** The help of one command. */
export interface CommandHelp {
  /** One line, for the list of commands. */
  readonly summary: string;
  /** Paragraphs below the usage line. */
  readonly about: readonly string[];
  /** One sentence an option, by its long name. */
  readonly options: Readonly<Record<string, string>>;
  /** One line an example, in the order of the definition. */
  readonly examples: readonly string[];
}

export interface Messages {
  readonly commands: Readonly<Record<string, CommandHelp>>;
  readonly help: {
    readonly tagline: string;
    readonly usage: string;
    readonly commands: string;
    readonly options: string;
    readonly globalOptions: string;
    readonly examples: string;
    readonly exitCodes: string;
    readonly codes: Readonly<Record<'0' | '1' | '2' | '3' | '70', string>>;
    readonly more: string;
    /** Of the options that every command takes. */
    readonly global: Readonly<Record<string, string>>;
    choices(choices: readonly string[]): string;
  };
  readonly version: {
    readonly specification: string;
    readonly schema: string;
  };
  /** Sentences of wrong usage; each says what, where and what to do. */
  readonly usage: {
    noCommand(names: readonly string[]): string;
    unknownCommand(found: string, suggestion: string | undefined, names: readonly string[]): string;
    pathWithoutCommand(found: string): string;
    unknownOption(found: string, suggestion: string | undefined): string;
    valueMissing(option: string): string;
    valueUnwanted(option: string): string;
    noChoice(option: string, found: string, choices: readonly string[]): string;
    excessOperand(found: string, expected: string): string;
    noInput: string;
    noSize(found: string): string;
    noIndent(found: string): string;
    noDate(option: string, found: string): string;
    noCount(option: string, found: string): string;
    /** The report would replace a file that is to be checked; both as they were named. */
    outputIsInput(output: string, input: string): string;
    /** Mistakes in a configuration; `place` is the file, with line and column where they are known. */
    readonly config: {
      unreadable(file: string, reason: string): string;
      syntax(place: string): string;
      unknownKey(place: string, key: string, suggestion: string | undefined, keys: readonly string[]): string;
      unknownCode(place: string, code: string, suggestion: string | undefined): string;
      neverOff(place: string, code: string): string;
      /** `path` is empty for the whole; `found` is JSON. */
      wrongValue(
        place: string,
        path: string,
        about: {
          readonly found: string;
          readonly wanted: Wanted;
          readonly suggestion: string | undefined;
        },
      ): string;
    };
    noPrefix(found: string): string;
    noShell(found: string | undefined, shells: readonly string[]): string;
    /** Two options, or an option and its circumstances, that exclude each other. */
    conflict(one: string, other: string): string;
    onlyForXml(option: string): string;
    /** `option` is the one that does not fit; null without one. */
    manyNeedFolder(option: string | null): string;
    /** Why libxml2 does not start; `detail` is its own sentence, in English. */
    readonly engine: Readonly<
      Record<
        'LIBXML2_MISSING' | 'SCHEMA_UNREADABLE' | 'SCHEMA_REMOTE' | 'SCHEMA_INVALID',
        (about: { readonly subject: string; readonly detail: string }) => string
      >
    >;
  };
  readonly paths: {
    missing(path: string): string;
    noMatch(pattern: string): string;
    emptyFolder(path: string): string;
  };
  /** What reports say of files that were not read. */
  readonly files: {
    tooLarge(params: { readonly size: number; readonly limit: number }): string;
    readonly tooLargeHelp: string;
    unreadable(reason: string): string;
    readonly bug: string;
  };
  /** The system's refusals, by its code. */
  reason(code: string): string;
  readonly convert: {
    done(count: number): string;
    signatureLeft(file: string): string;
    invalid(file: string): string;
    forced(file: string): string;
    impossible(file: string): string;
    exists(path: string): string;
    overInput(path: string): string;
    twice(path: string, first: string): string;
    failed(path: string, reason: string): string;
  };
  readonly fix: {
    folder(path: string): string;
    readonly oneForOutput: string;
    readonly verdict: Readonly<Record<'valid' | 'rejected' | 'unreadable', string>>;
    changes(count: number): string;
    readonly nothing: string;
    /** A value, set apart from the words around it. */
    value(text: string): string;
    readonly absent: string;
    readonly removed: string;
    readonly block: string;
    readonly signature: string;
    /** A fix that was not made. */
    left(code: string, path: string, reason: NotApplied['reason']): string;
    signed(file: string): string;
    unreadable(file: string): string;
    amounts(file: string, count: number): string;
    dryRun(file: string): string;
  };
  readonly codes: {
    readonly lists: string;
    readonly hint: string;
    count(count: number): string;
    from(date: string): string;
    until(date: string): string;
    readonly notInSchema: string;
    readonly open: string;
    unknownList(found: string, suggestion: string | undefined): string;
    unknownCode(found: string, list: string, suggestion: string | undefined): string;
    nothing(found: string, suggestion: string | undefined): string;
  };
  readonly fields: {
    readonly ordinary: string;
    readonly simplified: string;
    readonly xml: string;
    readonly json: string;
    readonly type: string;
    readonly occurs: string;
    readonly codes: string;
    unknown(found: string, suggestion: string | undefined): string;
  };
  /** The words around what is known of a code; docs/controls has the same. */
  readonly explain: {
    readonly why: string;
    readonly formula: string;
    readonly tolerance: string;
    readonly exceptions: string;
    readonly wrong: string;
    readonly right: string;
    readonly remedy: string;
    readonly undecided: string;
    readonly readings: string;
    readonly fields: string;
    readonly sources: string;
    readonly advice: string;
    readonly levels: Readonly<Record<'error' | 'warning', string>>;
    since(date: string): string;
    received(date: string): string;
    /** Who decides a code. */
    readonly decided: Readonly<Record<Decision, string>>;
    readonly noCode: string;
    unknown(found: string, suggestion: string | undefined): string;
  };
  readonly controls: {
    sdi(count: number): string;
    advice(count: number): string;
    readonly allFormats: string;
    /** The same as `explain.decided`, in a word or two. */
    readonly decided: Readonly<Record<Decision, string>>;
    readonly hint: string;
    nothing(found: string, suggestion: string | undefined): string;
  };
  /** What `--explain-coverage` says below a file. */
  readonly coverage: {
    readonly ran: string;
    readonly partial: string;
    readonly skipped: string;
    readonly reasons: Readonly<Record<CoverageReason, string>>;
  };
  tooManyWarnings(found: number, allowed: number): string;
  /** Said where libxml2 was asked for and `count` files were JSON. */
  engineNotForJson(count: number): string;
  progress(done: number, seconds: number): string;
  seeHelp(command: string): string;
  readonly interrupted: string;
  /** `file` is the one it happened with, when it is known. */
  bug(what: string, file?: string): string;
  outputFailed(reason: string): string;
}
