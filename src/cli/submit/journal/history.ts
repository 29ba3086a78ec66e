/** Computes the state of each invoice from the entries of a journal. */
import type { JournalEntry, RecordedDocument, Submission } from './entry.ts';

/** The state of an invoice after its submissions. */
export interface Past {
  /** `open`: sent or about to be sent, with unknown outcome. */
  readonly state: 'open' | 'accepted' | 'refused';
  /** SHA-256 of the bytes sent. */
  readonly sha256: string;
  readonly issue: boolean;
  /** The file at that time. */
  readonly file: string;
  /** Set when `state` is `accepted`. */
  readonly document: RecordedDocument | null;
  /** The time of the last attempt, or of its last update. */
  readonly at: string;
}

const STATES: Readonly<Record<JournalEntry['event'], Past['state']>> = {
  sending: 'open',
  unknown: 'open',
  accepted: 'accepted',
  status: 'accepted',
  refused: 'refused',
  unsent: 'refused',
};

export class History {
  readonly #past = new Map<string, Past>();

  add(entry: JournalEntry): void {
    const { event, sha256, issue, file, document, at } = entry;
    const past: Past = { state: STATES[event], sha256, issue, file, document, at };
    for (const key of keysOf(entry)) this.#past.set(key, past);
  }

  /** The last state of an invoice, found by identity or else by bytes. */
  of(submission: Submission): Past | null {
    for (const key of keysOf(submission)) {
      const past = this.#past.get(key);
      if (past !== undefined) return past;
    }
    return null;
  }
}

/** The keys of a submission: first its identity, then its bytes. */
export function keysOf({ service, company, invoice, sha256 }: Submission): readonly string[] {
  const bytes = JSON.stringify([service, company, sha256]);
  if (invoice === null) return [bytes];
  const { supplier, type, number, date } = invoice;
  return [JSON.stringify([service, company, supplier, type, number, date]), bytes];
}
