/** Messages about YAML input. */
import type { Translated } from '../../../text/sentence.ts';
import type { yamlEn } from './en.ts';

export type YamlWords = Translated<typeof yamlEn>;
