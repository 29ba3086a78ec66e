/** Parties and lines shared by the builder's tests. */
import type { CompanyBrief, InvoiceBrief, LineBrief, SupplierBrief } from '../../src/build/index.ts';

export const ROME = { indirizzo: 'Via Appia 1', cap: '00179', comune: 'Roma', provincia: 'RM' } as const;
export const TURIN = { indirizzo: 'Via Po 2', cap: '10124', comune: 'Torino', provincia: 'TO' } as const;

export const IBAN = 'IT60X0542811101000000123456';

export const supplier = {
  denominazione: 'Alfa S.r.l.',
  partita_iva: '02718281823',
  regime_fiscale: 'RF01',
  sede: ROME,
} as const satisfies SupplierBrief;

/** A professional. */
export const professional = {
  nome: 'Mario',
  cognome: 'Rossi',
  partita_iva: '02718281823',
  codice_fiscale: 'RSSMRA80A01H501U',
  regime_fiscale: 'RF01',
  sede: ROME,
} as const satisfies SupplierBrief;

/** A professional under the flat-rate regime. */
export const flatRate = { ...professional, regime_fiscale: 'RF19' } as const satisfies SupplierBrief;

export const customer = {
  tipo: 'azienda',
  denominazione: 'Beta S.p.A.',
  partita_iva: '12345678903',
  sede: TURIN,
  codice_destinatario: 'ABC1234',
} as const satisfies CompanyBrief;

export const person = {
  tipo: 'persona',
  nome: 'Anna',
  cognome: 'Bianchi',
  codice_fiscale: 'BNCNNA85M41L219F',
  sede: TURIN,
} as const;

export const administration = {
  tipo: 'pa',
  denominazione: 'Comune di Torino',
  codice_fiscale: '12345678903',
  codice_destinatario: 'UFABC1',
  sede: TURIN,
} as const;

/** One line of 100.00 at 22%. */
export const HUNDRED = {
  descrizione: 'Consulenza',
  prezzo_unitario: 100,
  aliquota_iva: 22,
} as const satisfies LineBrief;

/** The brief of a plain invoice, with the parts under test replaced. */
export function briefOf(parts: Partial<InvoiceBrief> = {}): InvoiceBrief {
  return {
    cedente: supplier,
    cessionario: customer,
    numero: '2026/1',
    data: '2026-11-21',
    linee: [HUNDRED],
    ...parts,
  };
}
