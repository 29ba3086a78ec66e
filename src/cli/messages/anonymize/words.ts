import type { AnonymizeResult } from '../../../operations/index.ts';

/** Messages of `anonymize`. */
export interface AnonymizeWords {
  readonly manyNeedFolder: string;
  unknownField(found: string, suggestion: string | undefined): string;
  /** @param count Number of values replaced in one file. */
  done(count: number): string;
  readonly refused: Readonly<Record<NonNullable<AnonymizeResult['refused']>, (file: string) => string>>;
  drift(file: string, codes: readonly string[]): string;
}
