/** Records the outcome for each leaf of the source; leaves without an entry were dropped. */
import { termNumber } from '../model/terms.ts';
import { type LossCode, type LossEntry, STATUSES, type Status, severityOf } from './entry.ts';

/** A leaf of the source. */
export interface LedgerLeaf {
  /** Key by which the conversion records it: a JSON Pointer, or the path of a term. */
  readonly key: string;
  /** Place in the report. */
  readonly source: string;
  readonly number: string | null;
  readonly term: string | null;
  readonly value: string;
}

interface Fate {
  readonly status: Status;
  readonly code: LossCode | null;
  readonly term: string | null;
  readonly to: string | null;
  readonly rule: string | null;
}

/** The details of a leaf in addition to its status. */
export interface FateDetails {
  /** Path of the term in the model, or number of the field. */
  readonly term?: string;
  readonly to?: string;
  readonly rule?: string;
}

export interface Addition extends FateDetails {
  readonly code: LossCode;
  /** Null for one that is missing and was not supplied. */
  readonly value: string | null;
}

const RANK = new Map(STATUSES.map((status, at) => [status, at]));
const rankOf = (status: Status): number => RANK.get(status) ?? 0;

export class Ledger {
  readonly #fates = new Map<string, Fate>();
  readonly #kept = new Map<string, Fate>();
  readonly #additions: LossEntry[] = [];

  /** The value has its own place. */
  keep(key: string, term: string, code: LossCode | null = null): void {
    // Most values are kept: their fates are shared by term.
    let fate = code === null ? this.#kept.get(term) : undefined;
    if (fate === undefined) {
      fate = { status: 'kept', code, term, to: null, rule: null };
      if (code === null) this.#kept.set(term, fate);
    }
    this.#record(key, fate);
  }

  /** Any other fate; the worst of several counts. */
  note(key: string, status: Exclude<Status, 'kept'>, code: LossCode, details: FateDetails = {}): void {
    const { term = null, to = null, rule = null } = details;
    this.#record(key, { status, code, term, to, rule });
  }

  /** A value of the result that the source does not have. */
  add(status: 'derived' | 'defaulted', { code, value, term, rule }: Addition): void {
    this.#additions.push({
      status,
      code,
      severity: severityOf(status, code),
      source: null,
      ...named(term ?? null),
      value: null,
      to: value,
      rule: rule ?? null,
    });
  }

  /** The fate of a leaf that was recorded. */
  statusOf(key: string): Status | undefined {
    return this.#fates.get(key)?.status;
  }

  #record(key: string, fate: Fate): void {
    const known = this.#fates.get(key);
    if (known === undefined || rankOf(fate.status) > rankOf(known.status)) this.#fates.set(key, fate);
  }

  /** All entries: each leaf once, in the order of the source, then the additions. */
  entries(leaves: readonly LedgerLeaf[]): readonly LossEntry[] {
    const places = new Map<string | null, ReturnType<typeof named>>();
    const entries = leaves.map((leaf): LossEntry => {
      const { status, code, term, to, rule } = this.#fates.get(leaf.key) ?? DROPPED;
      let place = places.get(term);
      if (place === undefined) {
        place = named(term);
        places.set(term, place);
      }
      return {
        status,
        code,
        severity: severityOf(status, code),
        source: leaf.source,
        number: leaf.number ?? place.number,
        term: leaf.term ?? place.term,
        value: leaf.value,
        to,
        rule,
      };
    });
    return [...entries, ...this.#additions];
  }
}

const DROPPED: Fate = { status: 'dropped', code: 'X-NOPLACE', term: null, to: null, rule: null };

/** A path of the model as its term; the number of a field as it is. */
function named(place: string | null): { readonly term: string | null; readonly number: string | null } {
  if (place === null) return { term: null, number: null };
  if (/^[0-9.]+$/.test(place)) return { term: null, number: place };
  return {
    term: termNumber(place) ?? (place.startsWith('BT-') || place.startsWith('BG-') ? place : null),
    number: null,
  };
}
