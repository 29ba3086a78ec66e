/** Partly translated languages, with a loader for each translated area. English is used for the rest. */
import type { PartialLanguage } from '../model/language.ts';
import type { findings } from './en/findings/index.ts';
import type { report } from './en/report.ts';
import type { ruleDocs } from './en/ruleDocs/index.ts';
import type { titles } from './en/titles.ts';
import type { PartlyTranslated } from './sentence.ts';

/** The areas of the catalogue. */
export interface Areas {
  readonly findings: typeof findings;
  readonly report: typeof report;
  readonly ruleDocs: typeof ruleDocs;
  readonly titles: typeof titles;
}

export type Part = {
  readonly [Area in keyof Areas]?: () => Promise<PartlyTranslated<Areas[Area]>>;
};

export const partial: Readonly<Record<PartialLanguage, Part>> = {};
