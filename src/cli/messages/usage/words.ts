/** Usage errors; each states the error, its location and the suggested action. */
import type { Wanted } from '../../config/keys.ts';

export interface UsageWords {
  unknownCommand(found: string, suggestion: string | undefined, names: readonly string[]): string;
  pathWithoutCommand(found: string): string;
  unknownOption(found: string, suggestion: string | undefined): string;
  valueMissing(option: string): string;
  /** An empty operand; `position` counts from 1. */
  emptyOperand(place: { readonly position: number; readonly count: number }): string;
  /** An operand is `/`. */
  rootOperand(place: { readonly position: number; readonly count: number }): string;
  emptyValue(option: string): string;
  /** A folder was given instead of a file. */
  folderForFile(option: string, found: string): string;
  valueUnwanted(option: string): string;
  /** The service's key was given as an option. */
  keyAsOption(option: string): string;
  noChoice(option: string, found: string, choices: readonly string[]): string;
  excessOperand(found: string, expected: string): string;
  noInput: string;
  noSize(found: string): string;
  noIndent(found: string): string;
  noDate(option: string, found: string): string;
  noCount(option: string, found: string): string;
  /** The report would replace an input file; both names as given. */
  outputIsInput(output: string, input: string): string;
  /** Errors in a configuration; `place` is the file, with line and column if known. */
  readonly config: {
    unreadable(file: string, reason: string): string;
    syntax(place: string): string;
    unknownKey(place: string, key: string, suggestion: string | undefined, keys: readonly string[]): string;
    unknownCode(place: string, code: string, suggestion: string | undefined): string;
    neverOff(place: string, code: string): string;
    /** @param path Empty for the whole configuration. @param about `found` is JSON. */
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
  /** Two options, or an option and an operand, that exclude each other. */
  conflict(one: string, other: string): string;
  onlyForXml(option: string): string;
  /** @param option The incompatible option; null if there is none. */
  manyNeedFolder(option: string | null): string;
  /** Errors when libxml2 starts; `detail` is its own message, in English. */
  readonly engine: Readonly<
    Record<
      'LIBXML2_MISSING' | 'LIBXML2_UNSUITABLE' | 'SCHEMA_UNREADABLE' | 'SCHEMA_REMOTE' | 'SCHEMA_INVALID',
      (about: { readonly subject: string; readonly detail: string }) => string
    >
  >;
}
