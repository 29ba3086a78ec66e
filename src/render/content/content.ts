/**
 * The displayed content of an invoice, as data independent of the medium: terminal, HTML and PDF show exactly this.
 * Every text is in the requested language, on one line, and safe: without control characters and direction marks. It is
 * not escaped for any markup.
 */

/** A file: one document per body, in order. */
export interface Content {
  /** The language of the texts: English if the requested one has no texts for content. */
  readonly language: 'it' | 'en';
  /** `FPA12`, `FPR12` or `FSM10`, or the value in an invalid file. */
  readonly format: string;
  /** Shown before everything else: findings, unreadable parts. */
  readonly notices: readonly Notice[];
  readonly documents: readonly DocumentContent[];
}

/** A message about the file, such as a finding. */
export interface Notice {
  readonly tone: 'error' | 'warning' | 'info';
  /** Code of a finding, such as `00423`; absent without one. */
  readonly code?: string;
  readonly text: string;
}

/** One body with the shared header, complete in itself. */
export interface DocumentContent {
  /** For example `Fattura n. 12/A del 17/03/2025`; never empty. */
  readonly title: string;
  /** Further details next to the title, in short pieces: `TD01 · Fattura`, `EUR · Euro`, `2 di 3`. */
  readonly subtitle: readonly string[];
  /** Supplier and customer first, then others. */
  readonly parties: readonly Party[];
  /** Non-empty sections in reading order. */
  readonly sections: readonly Section[];
}

/** Data of a party. The first two belong side by side if there is room. */
export interface Party {
  readonly id: string;
  /** Role, such as `Fornitore`. */
  readonly title: string;
  /** Name of the party; empty without one. */
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** A field with its label. */
export interface Entry {
  readonly label: string;
  readonly value: string;
  /** A key amount, such as the total of the document. */
  readonly strong?: true;
}

/** A section of a document. */
export type Section = EntriesSection | TableSection | TextSection;

interface SectionHead {
  /** Name for anchors and styles: `lines`, `summary`, `payment`, …; may repeat (several payments). */
  readonly id: string;
  readonly title: string;
}

/** Labels and values; for `totals`, the values are amounts, to be aligned in a column. */
export interface EntriesSection extends SectionHead {
  readonly kind: 'entries';
  readonly entries: readonly Entry[];
}

/** Paragraphs of running text, such as the causale. */
export interface TextSection extends SectionHead {
  readonly kind: 'text';
  readonly paragraphs: readonly string[];
}

/** A table, such as the lines of the invoice. */
export interface TableSection extends SectionHead {
  readonly kind: 'table';
  /** At least one column; empty columns are omitted. */
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** A column of a table. */
export interface Column {
  readonly id: string;
  readonly title: string;
  /** `end` for numbers. */
  readonly align: 'start' | 'end';
  /** True for running text, which takes the remaining width. At least one column of a table has it. */
  readonly grows: boolean;
}

/** A row of a table. */
export interface Row {
  /** One per column; empty if the field is absent. */
  readonly cells: readonly string[];
  /** Fields beyond the columns, shown below the row over its whole width. */
  readonly details: readonly Entry[];
}
