/** Who supplier and buyer are to each other, as far as the file tells. */
import type { BodyFacts, FileFacts, Party } from './facts.ts';
import { isItalian } from './partitaIva.ts';

/** A VAT number, and the fiscal code of who is no person. */
const ELEVEN_DIGITS = /^[0-9]{11}$/;

/**
 * Whether supplier and buyer are one subject. Their VAT numbers decide, country and code (Elenco dei controlli, 00471).
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

/** Whoever is identified by these is in Italy: OO are the areas of Italy outside its VAT territory. */
const AT_HOME: ReadonlySet<string> = new Set(['IT', 'OO']);

/** The country of a buyer who has nothing Italian beside its foreign number; null of any other. */
export function foreignBuyer(file: FileFacts): string | null {
  const country = file.customer.idFiscaleIva?.id_paese;
  return country === undefined || AT_HOME.has(country) || isKnownInItaly(file) ? null : country;
}

function isKnownInItaly({ customer, ordinary, simplified }: FileFacts): boolean {
  return (
    customer.codiceFiscale !== null ||
    customer.rappresentante !== null ||
    ordinary?.fattura_elettronica_header.cessionario_committente.stabile_organizzazione !== undefined ||
    simplified?.fattura_elettronica_header.cessionario_committente.altri_dati_identificativi
      ?.stabile_organizzazione !== undefined
  );
}

/** Whether no body before has the same TipoDocumento: what a header has wrong for a type is said once. */
export function isFirstOfType(body: BodyFacts): boolean {
  for (const other of body.file.bodies) {
    if (other === body) return true;
    if (other.tipoDocumento === body.tipoDocumento) return false;
  }
  return true;
}
