/** Headings and labels of the explanation of a code; docs/controls uses them too. */
import type { Severity } from '../../../validate/index.ts';
import type { Decision } from '../../explain/decided.ts';

export interface ExplainWords {
  readonly why: string;
  readonly formula: string;
  readonly tolerance: string;
  readonly exceptions: string;
  readonly wrong: string;
  readonly right: string;
  readonly remedy: string;
  readonly undecided: string;
  readonly readings: string;
  readonly fields: string;
  readonly sources: string;
  readonly advice: string;
  readonly levels: Readonly<Record<Severity, string>>;
  since(date: string): string;
  received(date: string): string;
  /** The extent to which a code can be decided from a file. */
  readonly decided: Readonly<Record<Decision, string>>;
  readonly noCode: string;
  unknown(found: string, suggestion: string | undefined): string;
}
