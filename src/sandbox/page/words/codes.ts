/** The names of codes for people who read a page. */
import type { CompleteLanguage } from '../../../model/index.ts';
import { type SandboxPageTexts, sandboxPage } from '../../../text/sandboxPage.ts';

export type CodeListName = keyof SandboxPageTexts['codes'];

/** The name of a code; an unknown code is returned unchanged. */
export function codeName(list: CodeListName, code: string, language: CompleteLanguage): string {
  const names: Readonly<Record<string, string>> = sandboxPage.in(language).codes[list];
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code;
}
