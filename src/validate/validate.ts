import type { FileReport, Language } from './finding.ts';

export interface ValidateOptions {
  /** The name the report gives the input; default `-`. */
  readonly file?: string;
  /** Language of messages; default `it`. */
  readonly language?: Language;
  /** `structure` stops after the schema's verdict. */
  readonly only?: 'structure';
  /** Findings listed per file; the rest is counted. Default 1,000. */
  readonly maxFindings?: number;
  readonly maxBytes?: number;
  readonly maxDepth?: number;
}

/** Checks one file, XML or JSON, told apart by content. Never throws on bad input. */
export function validate(_input: Uint8Array | string, _options: ValidateOptions = {}): FileReport {
  throw new Error('being built');
}
