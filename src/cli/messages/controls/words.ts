/** What `controls` says. */
import type { Decision } from '../../explain/decided.ts';

export interface ControlsWords {
  sdi(count: number): string;
  advice(count: number): string;
  readonly allFormats: string;
  /** The same as `explain.decided`, in a word or two. */
  readonly decided: Readonly<Record<Decision, string>>;
  readonly hint: string;
  nothing(found: string, suggestion: string | undefined): string;
}
