/** Usage errors; each states the error, its location and the suggested action. */
import type { Translated } from '../../../text/sentence.ts';
import type { usageEn } from './en.ts';

export type UsageWords = Translated<typeof usageEn>;
