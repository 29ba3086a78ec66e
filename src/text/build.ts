/** The sentences of the builder, in each language. */
import { area } from './area.ts';
import { build as en } from './en/build/index.ts';
import { build as it } from './it/build/index.ts';

export const build = area('build', { it: () => it, en: () => en });

/** Codes of the problems with a brief. */
export type BriefProblem = keyof (typeof en)['problems'];
