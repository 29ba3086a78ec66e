/** What one language has to provide. Its sentences are plain text without line breaks. */

import type { DecimalForm } from '../../model/decimalForm.ts';
import type { FileKind, ProblemId, ProblemParams } from '../../model/problem.ts';
import type { Severity, Verdict } from '../finding.ts';
import type { HelpId, HelpParams, Why } from '../remedy/remedy.ts';

/** Parameters of the findings that no single problem makes. */
export interface SummaryParams {
  'structure.too_many': { readonly count: number; readonly limit: number };
}

/** A sentence for each problem: what was found and what was expected. */
export type ProblemMessages = {
  readonly [Id in ProblemId]: (params: ProblemParams[Id]) => string;
} & { readonly [Id in keyof SummaryParams]: (params: SummaryParams[Id]) => string };

/** A sentence for each advice: what to do. */
export type HelpMessages = { readonly [Id in HelpId]: (params: HelpParams[Id]) => string };

/** Phrases for what a simple type wants, to stand after "serve" or "needed:". */
export interface ExpectedPhrases {
  code(list: string, example: string | undefined): string;
  decimal(form: DecimalForm, example: string): string;
  integer(min: string | undefined, max: string | undefined): string;
  text(min: number, max: number): string;
  /** Types with a form of their own, by name. */
  readonly types: Readonly<Record<string, string>>;
}

/** The fixed words of the text report. */
export interface ReportWords {
  readonly verdict: Readonly<Record<Verdict, string>>;
  /** The verdict `valid` when the controls did not run. */
  readonly structureOnly: string;
  readonly kinds: Readonly<Record<FileKind, string>>;
  /** `column` is null where only the line is known. */
  place(line: number, column: number | null): string;
  /** Said of what is no error, where colour may not tell. */
  readonly severity: Readonly<Record<Exclude<Severity, 'error'>, string>>;
  omitted(count: number): string;
  files(counts: {
    readonly files: number;
    readonly valid: number;
    readonly rejected: number;
    readonly unreadable: number;
  }): string;
  findings(counts: { readonly errors: number; readonly warnings: number }): string;
  /** Heads the findings that are like some shown before. */
  alike(count: number): string;
  /** `numbers` as "3, 5, 8". */
  lines(numbers: string): string;
  columns(line: number, numbers: string): string;
  /** Said once under the summary: what was checked, and what no file can tell. */
  scope(only: 'structure' | 'all', codes: { readonly judged: number; readonly beyond: number }): string;
}

export interface Messages {
  readonly problems: ProblemMessages;
  readonly help: HelpMessages;
  readonly why: Readonly<Record<Why, string>>;
  readonly expected: ExpectedPhrases;
  readonly report: ReportWords;
}
