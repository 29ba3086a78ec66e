/** Messages of `sandbox`. */
import type { Translated } from '../../../text/sentence.ts';
import type { sandboxEn } from './en.ts';

export type SandboxWords = Translated<typeof sandboxEn>;
