/** The lists of the pages, in the order of the navigation. */
import type { SandboxPageTexts } from '../../../text/sandboxPage.ts';

export const LIST_NAMES = [
  'movements',
  'counterparts',
  'products',
  'f24',
  'payments',
] as const satisfies readonly ListName[];

export type ListName = keyof SandboxPageTexts['lists']['of'];

export type ColumnName = keyof SandboxPageTexts['lists']['columns'];
