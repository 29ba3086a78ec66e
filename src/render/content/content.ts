/**
 * The displayed content of an invoice, as data independent of the medium: terminal, HTML and PDF show exactly this.
 * Every text is in the requested language, on one line, and harmless: no control character, no direction mark. It is
 * not escaped for any markup.
 */
import type { Language } from '../../validate/index.ts';

export type { Language };

/** A file: one document for each body, in their order. */
export interface Content {
  readonly language: Language;
  /** `FPA12`, `FPR12` or `FSM10`, or the value in an invalid file. */
  readonly format: string;
  /** Shown before everything else: findings, unreadable parts. */
  readonly notices: readonly Notice[];
  readonly documents: readonly DocumentContent[];
}

export interface Notice {
  readonly tone: 'error' | 'warning' | 'info';
  /** Code of a finding, `00423`; absent where there is none. */
  readonly code?: string;
  readonly text: string;
}

/** One body with the header it shares, complete in itself. */
export interface DocumentContent {
  /** For example `Fattura n. 12/A del 17/03/2025`; never empty. */
  readonly title: string;
  /** Further details beside the title, in short pieces: `TD01 · Fattura`, `EUR · Euro`, `2 di 3`. */
  readonly subtitle: readonly string[];
  /** Supplier and customer first; others after them. */
  readonly parties: readonly Party[];
  /** In reading order; none is empty. */
  readonly sections: readonly Section[];
}

/** Someone's block of data. The first two belong side by side where there is room. */
export interface Party {
  readonly id: string;
  /** Role, such as `Fornitore`. */
  readonly title: string;
  /** Name of the party; empty when it has none. */
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** A field by its label. */
export interface Entry {
  readonly label: string;
  readonly value: string;
  /** The figure a reader looks for, such as the total of the document. */
  readonly strong?: true;
}

export type Section = EntriesSection | TableSection | TextSection;

interface SectionHead {
  /** Name for anchors and styles: `lines`, `summary`, `payment`, …; may recur (several payments). */
  readonly id: string;
  readonly title: string;
}

/** Labels and values; for `totals` the values are amounts, to be set like a column. */
export interface EntriesSection extends SectionHead {
  readonly kind: 'entries';
  readonly entries: readonly Entry[];
}

/** Paragraphs of running text, such as the causale. */
export interface TextSection extends SectionHead {
  readonly kind: 'text';
  readonly paragraphs: readonly string[];
}

export interface TableSection extends SectionHead {
  readonly kind: 'table';
  /** At least one; a column that no row fills is left out. */
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Column {
  readonly id: string;
  readonly title: string;
  /** `end` for numbers. */
  readonly align: 'start' | 'end';
  /** Takes the room that others leave: running text. At least one column of a table does. */
  readonly grows: boolean;
}

export interface Row {
  /** One per column; empty if the field is absent. */
  readonly cells: readonly string[];
  /** Fields beyond the columns, shown below the row over its whole width. */
  readonly details: readonly Entry[];
}
