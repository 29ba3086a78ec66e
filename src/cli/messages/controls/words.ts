/** Messages of `controls`. */
import type { Translated } from '../../../text/sentence.ts';
import type { controlsEn } from './en.ts';

export type ControlsWords = Translated<typeof controlsEn>;
