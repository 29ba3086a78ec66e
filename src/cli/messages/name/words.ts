/** What `name` says. */
import type { FileName, FileNameFlaw } from '../../../model/index.ts';

export interface NameWords {
  readonly noneToCheck: string;
  /** What a right name is one of. */
  readonly right: Readonly<Record<Exclude<FileName['kind'], 'invalid'>, string>>;
  readonly wrong: string;
  /** What breaks the grammar, and what would be right. */
  flaw(flaw: FileNameFlaw): string;
  noOwner(file: string, party: 'transmitter' | 'supplier'): string;
  /** The identifier in the invoice is none that a name can hold. */
  unfit(file: string, why: string): string;
  json(file: string): string;
  exhausted(file: string): string;
  kept(file: string): string;
  taken(file: string, name: string): string;
}
