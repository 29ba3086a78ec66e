/** Bank movements unrelated to invoices, as data. */
import type { CategoryName } from './catalogue.ts';

/** A kind of movement unrelated to invoices. */
export interface MovementKind {
  readonly type: string;
  readonly bankCode: string;
  readonly text: string;
  readonly clean: string;
  readonly with: string;
  /** Range in cents; both negative for outgoing payments. */
  readonly between: readonly [number, number];
  readonly account?: 2;
  readonly filed?: CategoryName;
  /** Relative frequency; default: 1. */
  readonly weight?: number;
}

const BANK: CategoryName = [5, 11];

export const KINDS: readonly MovementKind[] = [
  {
    type: 'POS',
    bankCode: '43',
    text: 'INCASSO POS ES.00417',
    clean: 'Incasso POS',
    with: 'Esercente 00417',
    between: [1_800, 24_000],
    account: 2,
    filed: [1, 1],
    weight: 6,
  },
  {
    type: 'CARDS',
    bankCode: '43',
    text: 'PAG. CARTA **** 2718 STAZIONE SERVIZIO',
    clean: 'Carburante',
    with: 'Stazione di servizio',
    between: [-9_500, -3_000],
    weight: 4,
  },
  {
    type: 'CARD_AUTHORIZATION',
    bankCode: '43',
    text: 'AUT. CARTA **** 2718 FERRAMENTA',
    clean: 'Autorizzazione carta',
    with: 'Ferramenta del Ponte',
    between: [-7_000, -900],
  },
  {
    type: 'CASH',
    bankCode: '78',
    text: 'VERSAMENTO CONTANTE',
    clean: 'Versamento di contante',
    with: 'Tipografia Tre Pini',
    between: [10_000, 60_000],
  },
  {
    type: 'CHECK',
    bankCode: '13',
    text: 'ASSEGNO N. 0004471',
    clean: 'Assegno',
    with: 'Officina Mobile Ravennate',
    between: [-45_000, -8_000],
  },
  {
    type: 'DEPOSITS',
    bankCode: '78',
    text: 'VERS. ASSEGNI SBF',
    clean: 'Versamento di assegni',
    with: 'Tipografia Tre Pini',
    between: [15_000, 90_000],
  },
  {
    type: 'DIRECT_DEBIT',
    bankCode: '50',
    text: 'SDD LUCE E GAS 26/',
    clean: 'Bolletta luce e gas',
    with: 'Energia di Pianura',
    between: [-68_000, -21_000],
    filed: [3, 8],
    weight: 2,
  },
  {
    type: 'FEES',
    bankCode: '16',
    text: 'COMMISSIONI SU BONIFICO',
    clean: 'Commissioni',
    with: 'Banca',
    between: [-450, -50],
    filed: BANK,
    weight: 4,
  },
  {
    type: 'FINANCIAL_EXPENSES',
    bankCode: '18',
    text: 'INTERESSI E COMPETENZE',
    clean: 'Interessi passivi',
    with: 'Banca',
    between: [-9_000, -1_200],
    filed: BANK,
  },
  {
    type: 'FINANCING',
    bankCode: '15',
    text: 'RATA FINANZIAMENTO 0031',
    clean: 'Rata del finanziamento della piegatrice',
    with: 'Banca',
    between: [-48_210, -48_210],
  },
  {
    type: 'INTERNAL_TRANSFER',
    bankCode: '34',
    text: 'GIROCONTO A CONTO INCASSI',
    clean: 'Giroconto',
    with: 'Tipografia Tre Pini',
    between: [-50_000, -10_000],
  },
  {
    type: 'OTHER',
    bankCode: '66',
    text: 'SPESE DIVERSE',
    clean: 'Spese diverse',
    with: 'Banca',
    between: [-2_500, -200],
  },
  {
    type: 'TAXES',
    bankCode: '19',
    text: 'PAGAMENTO F24 TELEMATICO',
    clean: 'F24',
    with: 'Agenzia delle entrate',
    between: [-310_000, -90_000],
    filed: [4, 10],
    weight: 2,
  },
  {
    type: 'TRANSFER',
    bankCode: '27',
    text: 'BON. STIPENDI',
    clean: 'Stipendio',
    with: 'Dipendente',
    between: [-162_000, -148_000],
    filed: [4, 9],
    weight: 3,
  },
  {
    type: 'WITHDRAWALS',
    bankCode: '05',
    text: 'PRELIEVO BANCOMAT',
    clean: 'Prelievo',
    with: 'Sportello',
    between: [-25_000, -5_000],
    weight: 2,
  },
];
