/** Seeded briefs with ten lines: the input of a builder in a program. */
import { random } from './invoice.ts';

/** The goal is stated in ten-line invoices per second. */
const LINES = 10;

const GOODS = ['Vite', 'Bullone', 'Guarnizione', 'Lastra', 'Tubo', 'Cavo', 'Quadro', 'Pompa', 'Filtro'];
const QUALITIES = ['zincato', 'in acciaio', 'di qualità superiore', 'serie leggera', 'per esterno'];
const RATES = [22, 22, 22, 10, 4];

const SUPPLIER = {
  partita_iva: '02718281823',
  denominazione: 'Alfa S.r.l.',
  regime_fiscale: 'RF01',
  sede: {
    indirizzo: 'Via della Prova',
    numero_civico: '12',
    cap: '44121',
    comune: 'Ferrara',
    provincia: 'FE',
  },
};
const CUSTOMER = {
  tipo: 'azienda',
  partita_iva: '12345678903',
  denominazione: 'Beta S.p.A.',
  codice_destinatario: 'ABC1234',
  sede: { indirizzo: 'Via Po', numero_civico: '2', cap: '10124', comune: 'Torino', provincia: 'TO' },
};

/** An amount of `cents` as text with two decimals. */
function euro(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** `count` briefs for `buildInvoice`: several rates, quantities, prices with cents, occasional discounts, a payment. */
export function briefs(count: number, seed: number): readonly object[] {
  const chance = random(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  return Array.from({ length: count }, (_, index) => ({
    cedente: SUPPLIER,
    cessionario: CUSTOMER,
    numero: `2026/${index + 1}`,
    data: '2026-03-17',
    linee: Array.from({ length: LINES }, () => ({
      descrizione: `${pick(GOODS)} ${pick(QUALITIES)}`,
      quantita: 1 + Math.floor(chance() * 40),
      unita_misura: 'PZ',
      prezzo_unitario: euro(100 + Math.floor(chance() * 50_000)),
      aliquota_iva: pick(RATES),
      ...(chance() < 0.2 ? { sconti: [{ percentuale: 10 }] } : {}),
    })),
    pagamento: { modalita: 'MP05', iban: 'IT60X0542811101000000123456', scadenze: '30EOM' },
  }));
}
