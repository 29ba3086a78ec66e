/** Records the outcome for each leaf of the source; leaves without an entry were dropped. */
import { termNumber } from '../model/terms.ts';
import { type LossCode, type LossEntry, STATUSES, type Status, severityOf } from './entry.ts';

/** A leaf of the source. */
export interface LedgerLeaf {
  /** Key by which the conversion records it: the name of a field in its block, or the path of a term. */
  readonly key: string;
  /** The block of a field; absent for a term. */
  readonly fates?: Fates;
  /** Place in the report. */
  readonly source: string;
  readonly number: string | null;
  readonly term: string | null;
  readonly value: string;
}

export interface Fate {
  readonly status: Status;
  readonly code: LossCode | null;
  readonly term: string | null;
  readonly to: string | null;
  readonly rule: string | null;
}

/** The outcomes for the values of a block, by key. */
export type Fates = Map<string, Fate>;

/**
 * The blocks of a FatturaPA with the outcomes for their values, as a tree: a path as text for each value would take
 * more time than the conversion of the value.
 */
export class FateNode {
  readonly fates: Fates = new Map();
  #children: Map<string | number, FateNode> | undefined;

  /** The block below a key or position, created on first use. */
  at(step: string | number): FateNode {
    this.#children ??= new Map();
    let node = this.#children.get(step);
    if (node === undefined) {
      node = new FateNode();
      this.#children.set(step, node);
    }
    return node;
  }
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
  /** The root of the fields, for conversions from FatturaPA. */
  readonly fields = new FateNode();
  /** Terms, for conversions from EN 16931. */
  readonly #terms: Fates = new Map();
  readonly #unrecorded: Fate;
  readonly #kept = new Map<string, Fate>();
  readonly #additions: LossEntry[] = [];

  /** @param unrecorded Outcome for terms that are not recorded: dropped, or kept in the same term */
  constructor(unrecorded: 'dropped' | 'kept' = 'dropped') {
    this.#unrecorded = unrecorded === 'dropped' ? DROPPED : SAME;
  }

  /**
   * The value has its own place. @param fates Outcomes of the block of a field; by default, the key is the path of a
   * term
   */
  keep(key: string, term: string, code: LossCode | null = null, fates: Fates = this.#terms): void {
    // Most values are kept: their outcomes are shared by term.
    let fate = code === null ? this.#kept.get(term) : undefined;
    if (fate === undefined) {
      fate = { status: 'kept', code, term, to: null, rule: null };
      if (code === null) this.#kept.set(term, fate);
    }
    record(fates, key, fate);
  }

  /** Records any other outcome; the worst of several counts. @param fates As for {@link keep} */
  note(
    key: string,
    status: Exclude<Status, 'kept'>,
    code: LossCode,
    details: FateDetails = {},
    fates: Fates = this.#terms,
  ): void {
    const { term = null, to = null, rule = null } = details;
    record(fates, key, { status, code, term, to, rule });
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

  /** The recorded outcome for a term. */
  statusOf(key: string): Status | undefined {
    return this.#terms.get(key)?.status;
  }

  /** All entries: each leaf once, in the order of the source, then the additions. */
  entries(leaves: readonly LedgerLeaf[]): readonly LossEntry[] {
    const places = new Map<string | null, ReturnType<typeof named>>();
    const entries = leaves.map((leaf): LossEntry => {
      const fates = leaf.fates ?? this.#terms;
      const { status, code, term, to, rule } =
        fates.get(leaf.key) ?? (leaf.fates === undefined ? this.#unrecorded : DROPPED);
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

function record(fates: Fates, key: string, fate: Fate): void {
  const known = fates.get(key);
  if (known === undefined || rankOf(fate.status) > rankOf(known.status)) fates.set(key, fate);
}

/** The leaf names its term itself. */
const SAME: Fate = { status: 'kept', code: null, term: null, to: null, rule: null };
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
