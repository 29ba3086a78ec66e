/** The texts of a rendered invoice, in each language. */
import { area } from './area.ts';
import { render as en } from './en/render.ts';
import { render as it } from './it/render.ts';
import type { Translated } from './sentence.ts';

export const render = area('render', { it: () => it, en: () => en });

/** Titles of sections and column headers that are not names of fields. */
export type ContentWords = Translated<(typeof en)['content']>;
