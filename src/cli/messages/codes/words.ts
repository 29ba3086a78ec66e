/** Messages of `codes`. */
export interface CodesWords {
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
}
