import type { Bilingual } from '../bilingual.ts';

/** Short labels by XML name, or by block and name where a name means different things. */
export type Labels = Readonly<Record<string, Bilingual>>;
