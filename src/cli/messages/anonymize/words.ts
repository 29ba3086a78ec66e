import type { AnonymizeResult } from '../../../operations/index.ts';

/** What `anonymize` says. */
export interface AnonymizeWords {
  readonly manyNeedFolder: string;
  unknownField(found: string, suggestion: string | undefined): string;
  /** Of one file, how many values were replaced. */
  done(count: number): string;
  readonly refused: Readonly<Record<NonNullable<AnonymizeResult['refused']>, (file: string) => string>>;
  drift(file: string, codes: readonly string[]): string;
}
