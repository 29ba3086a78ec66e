/** Messages of `name`. */
import type { FileName, FileNameFlaw } from '../../../model/index.ts';

export interface NameWords {
  readonly noneToCheck: string;
  /** Verdicts on valid names, by kind. */
  readonly right: Readonly<Record<Exclude<FileName['kind'], 'invalid'>, string>>;
  readonly wrong: string;
  /** The error in a name, and the valid form. */
  flaw(flaw: FileNameFlaw): string;
  noOwner(file: string, party: 'transmitter' | 'supplier'): string;
  /** The identifier in the invoice does not fit into a file name. */
  unfit(file: string, why: string): string;
  json(file: string): string;
  exhausted(file: string): string;
  kept(file: string): string;
  taken(file: string, name: string): string;
}
