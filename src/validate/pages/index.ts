/** The pages of all codes, by name. Long texts: nothing that checks a file imports this. */
import { p00423 } from './00423.ts';
import type { Page } from './page.ts';

export const pages: readonly Page[] = [p00423];
