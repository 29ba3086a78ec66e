/** The messages between the page and its worker: plain data. */
import type { UnwantedFix } from '../../src/index.ts';
import type { CodeExplanation, FileReport } from '../../src/public/validate.ts';
import type { Content } from '../../src/render/index.ts';

/** A file that was given to the page, with its path below the chosen folder. */
export interface GivenFile {
  readonly name: string;
  readonly file: Blob;
  /** True if the file itself was chosen, not its folder: it is then checked whatever it is. */
  readonly isChosen: boolean;
}

/** One line of the table. */
export interface Row {
  /** The index of the file among all that were given. */
  readonly key: number;
  readonly file: string;
  readonly kind: FileReport['kind'];
  readonly verdict: FileReport['verdict'];
  readonly errors: number;
  readonly warnings: number;
  readonly number: string | null;
  /** As in the file: YYYY-MM-DD. */
  readonly date: string | null;
  readonly supplier: string | null;
  readonly customer: string | null;
  readonly total: string | null;
  readonly currency: string | null;
}

/** The source as the page shows it: its text, cut into rows. */
export interface SourceText {
  readonly text: string;
  /** The beginning of each row in the text, and the line of the file that it belongs to. */
  readonly starts: Uint32Array;
  readonly lines: Uint32Array;
  /** The part of the text that each finding is about. */
  readonly spans: readonly ({ readonly offset: number; readonly end: number } | null)[];
}

export interface AttachmentRow {
  readonly number: number;
  readonly name: string;
  readonly description: string | null;
  /** In bytes; null if it cannot be decoded. */
  readonly size: number | null;
}

/** Everything that the view of one file shows. */
export interface Detail {
  readonly row: Row;
  readonly report: FileReport;
  readonly source: SourceText | null;
  /** The invoice in readable form; null if nothing of it can be read. */
  readonly content: Content | null;
  /** The invoice as JSON, indented; null for an invalid structure. */
  readonly json: SourceText | null;
  readonly attachments: readonly AttachmentRow[];
}

/** Something to save as a file. */
export interface KeptFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type Kept =
  | { readonly as: 'xml' | 'json' | 'html' | 'pdf' }
  | { readonly as: 'anonymous' }
  | { readonly as: 'repaired'; readonly without: readonly Unwanted[] }
  | { readonly as: 'attachment'; readonly number: number };

export type Unwanted = UnwantedFix;

/** The repairs of a file, and what is left after them. */
export interface Repairs {
  readonly changes: readonly (Unwanted & {
    readonly line: number;
    readonly from: string | null;
    readonly to: string | null;
  })[];
  readonly after: FileReport['verdict'];
  readonly errors: number;
  readonly dropsSignature: boolean;
}

/** A difference between two invoices; blocks are JSON. */
export interface Difference {
  readonly op: 'added' | 'removed' | 'changed' | 'moved';
  readonly field: string | null;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export type ReportForm = 'json' | 'csv';

/** The kinds of invoice that the form makes, by builder. */
export type MakeKind = 'invoice' | 'parcella' | 'simplified' | 'self-invoice' | 'credit-note' | 'integration';

/** An invoice of the form, or what is missing for it. */
export interface Made {
  /** By JSON Pointer into the brief; if the message is null, the page has its own sentence. */
  readonly problems: readonly { readonly path: string; readonly message: string | null }[];
  readonly content: Content | null;
  readonly file: KeptFile | null;
}

/** The questions with one answer, by name. */
export interface Calls {
  make: {
    readonly of: {
      readonly kind: MakeKind;
      readonly brief: unknown;
      /** The file that a note or an integration starts from. */
      readonly original: number | null;
      readonly progressive: string;
    };
    readonly gives: Made;
  };
  open: { readonly of: { readonly key: number }; readonly gives: Detail };
  keep: { readonly of: { readonly key: number; readonly what: Kept }; readonly gives: KeptFile };
  explain: { readonly of: { readonly code: string }; readonly gives: CodeExplanation | null };
  repairs: {
    readonly of: { readonly key: number; readonly without: readonly Unwanted[] };
    readonly gives: Repairs;
  };
  compare: {
    readonly of: { readonly key: number; readonly other: number };
    readonly gives: readonly Difference[];
  };
  report: { readonly of: { readonly form: ReportForm }; readonly gives: KeptFile };
}

export type Question =
  | {
      readonly ask: 'start';
      readonly language: 'it' | 'en';
      /** Today in Italy, as YYYY-MM-DD. */
      readonly day: string;
    }
  | { readonly ask: 'check'; readonly files: readonly GivenFile[] }
  | { readonly ask: 'forget' }
  | { [Name in keyof Calls]: { readonly ask: Name; readonly id: number } & Calls[Name]['of'] }[keyof Calls];

export type Answer =
  | { readonly say: 'rows'; readonly rows: readonly Row[]; readonly done: number; readonly total: number }
  | { readonly say: 'finished' }
  | { readonly say: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly say: 'failed'; readonly id: number | null; readonly error: string };

export type { CodeExplanation, Content, FileReport };
