/** The texts of the pages in a language. */
import type { CompleteLanguage } from '../../../model/index.ts';
import { type SandboxPageTexts, sandboxPage } from '../../../text/sandboxPage.ts';

export interface Words extends SandboxPageTexts {
  readonly language: CompleteLanguage;
}

export const wordsIn = (language: CompleteLanguage): Words => ({ ...sandboxPage.in(language), language });
