/** Supplier, buyer and other parties, and their relation. */
import type { IdFiscale, Indirizzo } from '../../model/generated/invoice.ts';

/** An identifier of a party and its path. */
export interface Identifier extends IdFiscale {
  readonly path: string;
}

/** Supplier, customer or another party, in either format. */
export interface Party {
  /** Path of the block. */
  readonly path: string;
  /** Path of the block with the identifiers. */
  readonly idsPath: string;
  readonly idFiscaleIva: Identifier | null;
  readonly codiceFiscale: string | null;
  /** The address; null for a simplified customer with identifiers only. */
  readonly sede: Indirizzo | null;
  readonly sedePath: string;
  /** The tax representative's identifier. */
  readonly rappresentante: Identifier | null;
}

/** IdPaese of the identifiers that SdI verifies (Elenco dei controlli, 00300, 00301, 00303, 00305). */
const ITALY = 'IT';

/** True if SdI verifies the identifier in its register, which it does only for Italian ones. */
export function isItalian({ id_paese }: IdFiscale): boolean {
  return id_paese === ITALY;
}

/** Italian VAT numbers, and fiscal codes of organizations. */
const ELEVEN_DIGITS = /^[0-9]{11}$/;

/**
 * Compares supplier and buyer by VAT number: country and code (Elenco dei controlli, 00471). A buyer with a fiscal code
 * only is 'undecided', because SdI looks up its VAT number; it is 'perhaps' the same party if its code is the
 * supplier's fiscal code or, without one, the supplier's Italian VAT number. One VAT number with two fiscal codes is
 * also 'undecided': both may be members of a VAT group.
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
