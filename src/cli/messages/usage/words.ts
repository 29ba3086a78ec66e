/** Sentences of wrong usage; each says what, where and what to do. */
import type { Wanted } from '../../config/keys.ts';

export interface UsageWords {
  unknownCommand(found: string, suggestion: string | undefined, names: readonly string[]): string;
  pathWithoutCommand(found: string): string;
  unknownOption(found: string, suggestion: string | undefined): string;
  valueMissing(option: string): string;
  /** An empty word among the operands, counted from 1. */
  emptyOperand(place: { readonly position: number; readonly count: number }): string;
  /** An operand is `/`. */
  rootOperand(place: { readonly position: number; readonly count: number }): string;
  emptyValue(option: string): string;
  /** One file is wanted, and a folder named. */
  folderForFile(option: string, found: string): string;
  valueUnwanted(option: string): string;
  /** Somebody gives the service's key as an option. */
  keyAsOption(option: string): string;
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
      'LIBXML2_MISSING' | 'LIBXML2_UNSUITABLE' | 'SCHEMA_UNREADABLE' | 'SCHEMA_REMOTE' | 'SCHEMA_INVALID',
      (about: { readonly subject: string; readonly detail: string }) => string
    >
  >;
}
