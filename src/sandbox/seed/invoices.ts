/** The invoices of the deals, created with the builder: they are stored like any other. */
import { buildInvoice, type CustomerBrief, type LineBrief, type SupplierBrief } from '../../build/index.ts';
import type { OrdinaryInvoice, ReadonlyOrdinaryInvoice } from '../../model/index.ts';
import { type Product, products } from './catalogue.ts';
import { SUPPLIER } from './company.ts';
import { type Party, parties } from './parties.ts';
import type { Purchase } from './purchases.ts';
import type { Sale } from './sales.ts';

/** An invented IBAN, used in examples. */
const IBAN = 'IT60X0542811101000000123456';

/** A copy, because the transmission data are added later. */
function changeable(invoice: ReadonlyOrdinaryInvoice): OrdinaryInvoice {
  return structuredClone(invoice) as OrdinaryInvoice;
}

export function soldInvoice(sale: Sale): OrdinaryInvoice {
  const party: Party = parties[sale.with];
  const invoice = buildInvoice({
    cedente: SUPPLIER,
    cessionario: customer(party, sale.to),
    numero: sale.number,
    data: sale.date,
    ...(sale.credits === undefined ? {} : { tipo_documento: 'TD04' as const }),
    riferimenti: references(sale, party),
    ...(party.tipo === 'pa' ? { esigibilita_iva: 'S' as const } : {}),
    linee: sale.sold.map(([name, quantity]) => soldLine(products[name], quantity, party)),
    ...payment(party, sale.credits === undefined),
  });
  return changeable(invoice);
}

export function boughtInvoice(purchase: Purchase): OrdinaryInvoice {
  const party: Party = parties[purchase.with];
  const invoice = buildInvoice({
    cedente: supplier(party),
    cessionario: { ...withoutRegime(), tipo: 'azienda', codice_destinatario: 'M5UXCR1' },
    numero: purchase.number,
    data: purchase.date,
    linee: purchase.bought.map(([descrizione, quantita, prezzo_unitario]) => ({
      descrizione,
      quantita,
      prezzo_unitario,
      aliquota_iva: 22,
    })),
    ...payment(party, true),
  });
  return changeable(invoice);
}

/** Administrations require the order and the code of the tender. */
function references({ credits }: Sale, { tipo }: Party) {
  return {
    ...(credits === undefined ? {} : { fatture_collegate: [{ id_documento: credits }] }),
    ...(tipo === 'pa' ? { ordine: [{ id_documento: 'ODA-27', codice_cig: 'Z2718281AA' }] } : {}),
  };
}

function withoutRegime() {
  const { regime_fiscale: _, ...customer } = SUPPLIER;
  return customer;
}

function payment({ method, terms }: Party, isAsked: boolean) {
  if (!isAsked) return {};
  const iban = method === 'MP05' ? { iban: IBAN } : {};
  return { pagamento: { modalita: method, scadenze: terms, ...iban } };
}

function soldLine({ description, unit, price, vat, exemption }: Product, quantita: number, party: Party) {
  const line = { descrizione: description, quantita, unita_misura: unit, prezzo_unitario: price };
  return { ...line, ...taxOf(vat, exemption, party) } satisfies LineBrief<'RF01'>;
}

/** Goods to San Marino or to a company in the EU are not subject to Italian VAT. */
function taxOf(vat: number, exemption: 'N4' | undefined, party: Party) {
  if (party.tipo === 'estero')
    return party.paese === 'SM' ? { natura: 'N3.3' as const } : { natura: 'N3.2' as const };
  return exemption === undefined
    ? { aliquota_iva: vat }
    : { natura: exemption, riferimento_normativo: 'Art. 10, n. 20, DPR 633/1972' };
}

function customer(party: Party, to: string | undefined): CustomerBrief {
  if (party.tipo === 'estero') {
    const { paese, denominazione, partita_iva, codice_destinatario, indirizzo, comune } = party;
    return {
      tipo: 'estero',
      paese,
      denominazione,
      partita_iva,
      codice_destinatario,
      sede: { indirizzo, comune },
    };
  }
  const { indirizzo, cap, comune, provincia } = party;
  const sede = { indirizzo, cap, comune, provincia };
  if (party.tipo === 'persona') {
    const { nome, cognome, codice_fiscale } = party;
    return { tipo: 'persona', nome, cognome, codice_fiscale, sede };
  }
  const { denominazione } = party;
  const codice_destinatario = to ?? party.codice_destinatario;
  if (party.tipo === 'pa')
    return { tipo: 'pa', denominazione, codice_fiscale: party.codice_fiscale, codice_destinatario, sede };
  return { tipo: 'azienda', denominazione, partita_iva: party.partita_iva, codice_destinatario, sede };
}

function supplier(party: Party): SupplierBrief<'RF01'> {
  if (party.tipo !== 'azienda') throw new Error(`not a supplier: ${party.number}`);
  const { denominazione, partita_iva, indirizzo, cap, comune, provincia } = party;
  return { denominazione, partita_iva, regime_fiscale: 'RF01', sede: { indirizzo, cap, comune, provincia } };
}
