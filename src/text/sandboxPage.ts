/** The texts of the sandbox's pages, in each language. */
import { area } from './area.ts';
import { sandboxPage as en } from './en/sandboxPage.ts';
import { sandboxPage as it } from './it/sandboxPage.ts';
import type { Translated } from './sentence.ts';

export const sandboxPage = area('sandboxPage', { it: () => it, en: () => en });

export type SandboxPageTexts = Translated<typeof en>;
