/** Supplier, buyer and other parties, and what they are to each other. */
import type { IdFiscale, Indirizzo } from '../../model/generated/invoice.ts';

/** An identifier of a party, with its place. */
export interface Identifier extends IdFiscale {
  readonly path: string;
}

/** Supplier, customer or another party, whichever way the format writes it. */
export interface Party {
  /** The block. */
  readonly path: string;
  /** The block that holds the identifiers. */
  readonly idsPath: string;
  readonly idFiscaleIva: Identifier | null;
  readonly codiceFiscale: string | null;
  /** The address; absent of a simplified customer who is known by identifiers only. */
  readonly sede: Indirizzo | null;
  readonly sedePath: string;
  /** The tax representative's identifier. */
  readonly rappresentante: Identifier | null;
}

/** IdPaese of the identifiers that SdI looks up (Elenco dei controlli, 00300, 00301, 00303, 00305). */
const ITALY = 'IT';

/** SdI looks the identifier up; it checks none of other countries. */
export function isItalian({ id_paese }: IdFiscale): boolean {
  return id_paese === ITALY;
}

/** A VAT number, and the fiscal code of who is no person. */
const ELEVEN_DIGITS = /^[0-9]{11}$/;

/**
 * True if supplier and buyer are one subject. Their VAT numbers decide, country and code (Elenco dei controlli, 00471).
 * A buyer with a fiscal code only is undecided, because SdI looks its VAT number up. Perhaps they are one where the code
 * is the supplier's: its fiscal code or, where it gives no other, its Italian VAT number. One VAT number with two fiscal
 * codes is undecided, too: members of a VAT group.
 */
export function identity(supplier: Party, customer: Party): 'same' | 'perhaps' | 'different' | 'undecided' {
  const { idFiscaleIva: one, codiceFiscale: oneCode } = supplier;
  const { idFiscaleIva: other, codiceFiscale: otherCode } = customer;
  if (one === null) return 'undecided';
  if (other === null) {
    if (otherCode === null || !isItalian(one)) return 'undecided';
    if (oneCode !== null) return oneCode === otherCode ? 'perhaps' : 'undecided';
    return otherCode === one.id_codice && ELEVEN_DIGITS.test(otherCode) ? 'perhaps' : 'undecided';
  }
  if (one.id_paese !== other.id_paese || one.id_codice !== other.id_codice) return 'different';
  return oneCode !== null && otherCode !== null && oneCode !== otherCode ? 'undecided' : 'same';
}
