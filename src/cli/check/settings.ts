import type { Language } from '../../validate/index.ts';

/** How files are checked and reported; plain data, so that worker threads get a copy. */
export interface CheckSettings {
  readonly format: 'text' | 'json' | 'ndjson';
  readonly language: Language;
  readonly colour: boolean;
  readonly width: number;
  readonly quiet: boolean;
  readonly onlyStructure: boolean;
  readonly failOn: 'error' | 'warning' | 'never';
  readonly maxBytes: number;
  readonly engine: 'auto' | 'libxml2';
  /** The user's XSD; null for ours. */
  readonly schema: string | null;
}
