/** Decides whether a document of the service belongs to an invoice. */
import { isCreditNote, isDebitNote, isSelfInvoice } from '../../domain/documents.ts';
import { Decimal } from '../../model/decimal.ts';
import type { Document } from '../generated/types.ts';
import type { Identity } from './identity.ts';
import { type PartyMatch, sameName, sameParty } from './sameParty.ts';

/**
 * `same` only if no field differs and the counterpart matches. A wrong match would lose the invoice, a missed one
 * would send it twice: ambiguous documents are `unclear`.
 */
export function compareCandidate(document: Document, identity: Identity): PartyMatch {
  const verdicts = [
    sameNumber(document, identity),
    sameDirection(document, identity),
    sameType(document, identity),
    sameCounterpart(document, identity),
    sameTotal(document, identity),
  ];
  if (verdicts.includes('different')) return 'different';
  return verdicts.includes('unclear') ? 'unclear' : 'same';
}

/** The query specifies number and date; they are compared in case the service ignores the filter. */
function sameNumber({ number, creation_date }: Document, identity: Identity): PartyMatch {
  const otherNumber = typeof number === 'string' && number.trim() !== identity.number;
  const otherDate = typeof creation_date === 'string' && creation_date.slice(0, 10) !== identity.date;
  return otherNumber || otherDate ? 'different' : 'same';
}

/** A supplier's invoice can have the same number and date as our invoice to the same company. */
function sameDirection({ direction }: Document, { byBuyer }: Identity): PartyMatch {
  return direction === 'RECEIVED' && !byBuyer ? 'different' : 'same';
}

type Kind = 'credit' | 'debit' | 'self' | 'plain';

function kindOf(tipoDocumento: string): Kind {
  if (isCreditNote(tipoDocumento)) return 'credit';
  if (isDebitNote(tipoDocumento)) return 'debit';
  return isSelfInvoice(tipoDocumento) ? 'self' : 'plain';
}

const KIND_OF_TYPE: ReadonlyMap<string, Kind | 'never'> = new Map([
  ['CREDIT_NOTE', 'credit'],
  ['DEBIT_NOTE', 'debit'],
  ['SELF_INVOICE', 'self'],
  ['INVOICE', 'plain'],
  ['PARCEL', 'plain'],
  // These have their own numbering and are never created from an e-invoice.
  ['DELIVERY_NOTE', 'never'],
  ['QUOTE', 'never'],
  ['PAYROLL', 'never'],
]);

function sameType({ type = '' }: Document, identity: Identity): PartyMatch {
  const found = KIND_OF_TYPE.get(type);
  if (found === 'never') return 'different';
  if (found === undefined || identity.type === null) return 'same';
  const own = kindOf(identity.type);
  if (own === found) return 'same';
  // The service documents its type only for some invoices issued by the buyer.
  return own === 'self' || (found === 'self' && identity.byBuyer) ? 'unclear' : 'different';
}

function sameCounterpart(document: Document, { counterparts }: Identity): PartyMatch {
  const verdicts = counterparts.map((party): PartyMatch => {
    const { counterpart, counterpart_name } = document;
    if (counterpart !== undefined && counterpart !== null) return sameParty(party, counterpart);
    return sameName(party.name, counterpart_name) ? 'same' : 'unclear';
  });
  if (verdicts.includes('same')) return 'same';
  return verdicts.every((verdict) => verdict === 'different') ? 'different' : 'unclear';
}

/**
 * The service does not document the calculation and sign of its totals: a different amount proves nothing, but is not
 * a match.
 */
function sameTotal({ gross_amount }: Document, { total }: Identity): PartyMatch {
  if (total === null || gross_amount?.currency !== (total.currency ?? gross_amount?.currency)) return 'same';
  const [own, theirs] = [amount(total.amount), amount(gross_amount?.amount)];
  return own === undefined || theirs === undefined || own.compare(theirs) === 0 ? 'same' : 'unclear';
}

function amount(text: unknown): Decimal | undefined {
  return typeof text === 'string' ? Decimal.parse(text.replace(/^[-+]/, '')) : undefined;
}
