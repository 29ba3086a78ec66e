/** Reasons why the sandbox refuses a request, in each language. */
import { area } from './area.ts';
import { sandboxRefusals as en } from './en/sandboxRefusals.ts';
import { sandboxRefusals as it } from './it/sandboxRefusals.ts';
import type { Translated } from './sentence.ts';

export const sandboxRefusals = area('sandboxRefusals', { it: () => it, en: () => en });

export type SandboxRefusalTexts = Translated<typeof en>;
