/** The confirmed amounts of the documents of a file, while its amounts change in rounds. */
import { BodyFacts } from '../../../domain/facts/body.ts';
import { NO_CIRCUMSTANCES } from '../../../domain/facts/circumstances.ts';
import { factsOf } from '../../../domain/facts/file.ts';
import type { Invoice, OrdinaryInvoice } from '../../../model/generated/invoice.ts';
import { type Confirmed, confirmedBy } from './confirmed.ts';

const NOTHING: Confirmed = { writes: [], readings: [] };

export class ConfirmedAmounts {
  /** The documents that the last round of amounts changed: those of all others are not computed again. */
  changed: ReadonlySet<number> | undefined;
  #known: { readonly invoice: Invoice; readonly confirmed: readonly Confirmed[] } | undefined;

  /** Returns the confirmed amounts of each document. */
  of(invoice: Invoice | null): readonly Confirmed[] {
    if (invoice === null) return [];
    if (this.#known?.invoice === invoice) return this.#known.confirmed;
    const confirmed = bodiesOf(invoice).map(
      (body, index) => this.#unchanged(index) ?? confirmedBy(body()) ?? NOTHING,
    );
    this.#known = { invoice, confirmed };
    return confirmed;
  }

  /** The confirmed amounts of a document that the last round of amounts did not change. */
  #unchanged(index: number): Confirmed | undefined {
    if (this.#known === undefined || this.changed?.has(index) !== false) return undefined;
    return this.#known.confirmed[index];
  }
}

/** The facts of each document, computed when needed and not kept: a lotto may have thousands of documents. */
function bodiesOf(invoice: Invoice): readonly (() => BodyFacts)[] {
  if (invoice.versione === 'FSM10') return [];
  // What is confirmed in a document depends on no other.
  const file = factsOf({ ...invoice, fattura_elettronica_body: [] }, NO_CIRCUMSTANCES);
  return (invoice as OrdinaryInvoice).fattura_elettronica_body.map(
    (ordinary, index) => () => new BodyFacts(file, index, ordinary, null),
  );
}
