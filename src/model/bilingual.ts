/** Text in both languages of the toolkit. */
export interface Bilingual {
  readonly it: string;
  readonly en: string;
}
