/** Messages of `controls`. */
import type { Decision } from '../../explain/decided.ts';

export interface ControlsWords {
  sdi(count: number): string;
  advice(count: number): string;
  readonly allFormats: string;
  /** Short form of `explain.decided`. */
  readonly decided: Readonly<Record<Decision, string>>;
  readonly hint: string;
  nothing(found: string, suggestion: string | undefined): string;
}
