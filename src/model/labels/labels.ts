import type { Bilingual } from '../bilingual.ts';

/** Short labels by XML name, or by block and name if a name has several meanings. */
export type Labels = Readonly<Record<string, Bilingual>>;
