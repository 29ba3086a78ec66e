/** A company with rows of every kind, each with an id that tests can name. */
import { hashKey } from '../../src/sandbox/http/keys.ts';
import type { SeedRow, SeedRows } from '../../src/sandbox/seed/insert.ts';

/** The n-th id of a family: `id('a1', 7)` ends in 7 and has the form of a UUID of version 4. */
export const id = (family: string, number: number): string =>
  `${family.padEnd(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const INTEGRATOR = id('e1', 1);

/** The seller of fixtures/valid/FPR12-simple.xml, so that the fixtures are its own invoices. */
export const COMPANY = {
  id: id('a1', 1),
  name: 'Tipografia Tre Pini S.r.l.',
  vat_number: '02718281823',
} as const;

export const SEEDED = {
  account: id('acc', 1),
  category: id('ca', 1),
  otherCategory: id('ca', 2),
  subcategory: id('5c', 1),
  otherSubcategory: id('5c', 2),
  counterpart: id('c0', 1),
  supplier: id('c0', 2),
  sectional: id('5e', 1),
  issuedDocument: id('d0', 1),
  receivedDocument: id('d0', 2),
  flow: id('f1', 1),
  product: id('b0', 1),
  transaction: id('7a', 1),
  reconciliation: id('4e', 1),
} as const;

/** Replaces the ids of company 0 by those of another company, in an id or in any text. */
export const ofCompany = (text: string, number: number): string =>
  text.replaceAll('-0000-4000-8000-', `-${String(number).padStart(4, '0')}-4000-8000-`);

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const CREATED_AT = '2025-01-07T08:30:00Z';
const owned = { company_id: COMPANY.id };

/** @param transactions number of bank movements */
export function companyRows({ transactions = 5 } = {}): SeedRows {
  return {
    companies: [companyRow({ ...COMPANY, integrator_id: INTEGRATOR })],
    accounts: [account(1, 'Conto ordinario'), account(2, 'Conto incassi')],
    ...lists,
    ...documents,
    transactions: Array.from({ length: transactions }, (_, index) => transaction(index + 1)),
    reconciliations: [
      {
        ...owned,
        id: SEEDED.reconciliation,
        flow_id: SEEDED.flow,
        transaction_id: SEEDED.transaction,
        created_at: CREATED_AT,
      },
    ],
  };
}

/** A key with access to an integrator's companies. */
export const keyRow = (
  key: string,
  permissions: readonly string[] = ['*'],
  integrator_id: string = INTEGRATOR,
): SeedRow => ({ integrator_id, hash: hashKey(key), label: key, permissions, recent: [] });

export const companyRow = (fields: SeedRow): SeedRow => ({
  country: 'IT',
  fiscal_regime: 'RF01',
  subscriptions: [{ created_at: CREATED_AT, status: 'ACTIVE' }],
  company_identity: {
    address: 'Via del Torchio 14',
    city: 'Ravenna',
    country: 'IT',
    postal_code: '48121',
    province_code: 'RA',
  },
  ...fields,
});

const account = (number: number, nickname: string): SeedRow => ({
  ...owned,
  id: id('acc', number),
  nickname,
  currency: 'EUR',
  current_balance: eur('15230.41'),
  available_balance: eur('14980.00'),
  credit_limit: eur('5000.00'),
  balance_date: '2026-03-01T05:00:00Z',
  created_at: `2025-01-0${number}T09:00:00Z`,
});

const counterpart = {
  ...owned,
  tax_number: null,
  identity_type: 'COMPANY',
  address: 'Viale delle Biciclette 7',
  city: 'Ferrara',
  postal_code: '44121',
  province_code: 'FE',
  country: 'IT',
  destination_code: 'M5UXCR1',
  bank_identifier: null,
  payment_date: '30',
  payment_method: 'TRANSFER',
};

const sectional = { ...owned, year: 2026, prefix: null, suffix: null, created_at: CREATED_AT };

const lists: SeedRows = {
  categories: ['Vendite', 'Carta e inchiostri', 'Utenze'].map((name, index) => ({
    ...owned,
    id: id('ca', index + 1),
    name,
    color: '#3366cc',
  })),
  subcategories: ['Stampa digitale', 'Carta riciclata'].map((name, index) => ({
    ...owned,
    id: id('5c', index + 1),
    category_id: id('ca', index + 1),
    name,
  })),
  counterparts: [
    {
      ...counterpart,
      id: SEEDED.counterpart,
      company_name: 'Ciclofficina Pedale Lento S.n.c.',
      vat_number: '03141592653',
      issued_category_id: SEEDED.category,
    },
    {
      ...counterpart,
      id: SEEDED.supplier,
      company_name: 'Cartiera del Lamone S.p.A.',
      vat_number: '01414213569',
      received_category_id: SEEDED.otherCategory,
      received_subcategory_id: SEEDED.otherSubcategory,
    },
  ],
  documentSectionals: [
    { ...sectional, id: SEEDED.sectional, suffix: '/W', minimum_digits: 4 },
    { ...sectional, id: id('5e', 2), prefix: 'PA-', minimum_digits: 3 },
  ],
  products: [
    {
      ...owned,
      id: SEEDED.product,
      code: 'BV-100',
      description: 'Cento biglietti da visita',
      unit_of_measure: 'pz',
      unit_price: eur('45.00'),
      vat_percentage: 22,
      tax_exemption: null,
    },
  ],
};

const document = {
  ...owned,
  format: 'FPR12',
  created_at: CREATED_AT,
  updated_at: CREATED_AT,
  reasons_and_remarks: [],
  type: 'INVOICE',
  status: 'DELIVERED',
};

/** A document with this number that was not made from an invoice: no counterpart, and its number is still free. */
export const documentRow = (number: string, fields: SeedRow = {}): SeedRow => ({
  number,
  type: 'INVOICE',
  direction: 'ISSUED',
  status: 'DRAFT',
  format: 'FPR12',
  creation_date: '2025-03-17',
  gross_amount: eur('292.80'),
  vat_amount: eur('52.80'),
  ...fields,
});

const documents: SeedRows = {
  documents: [
    {
      ...document,
      id: SEEDED.issuedDocument,
      number: '2025/001',
      direction: 'ISSUED',
      creation_date: '2025-01-07',
      delivery_date: '2025-01-08',
      gross_amount: eur('122.00'),
      vat_amount: eur('22.00'),
      counterpart_id: SEEDED.counterpart,
      category_id: SEEDED.category,
      subcategory_id: SEEDED.subcategory,
    },
    {
      ...document,
      id: SEEDED.receivedDocument,
      number: 'FT-88',
      direction: 'RECEIVED',
      creation_date: '2025-01-15',
      gross_amount: eur('610.00'),
      vat_amount: eur('110.00'),
      counterpart_id: SEEDED.supplier,
      category_id: SEEDED.otherCategory,
      subcategory_id: null,
    },
  ],
  flows: [
    {
      ...owned,
      id: SEEDED.flow,
      document_id: SEEDED.issuedDocument,
      account_id: SEEDED.account,
      amount: eur('122.00'),
      expected_payment_date: '2025-02-06',
      payment_date: '2025-02-06',
      payment_method: 'TRANSFER',
      payment_status: 'PAID',
      external_id: 'seed-1',
      created_at: CREATED_AT,
    },
  ],
};

/** Every third transaction is a fee. */
function transaction(number: number): SeedRow {
  const day = new Date(Date.UTC(2025, 1, 6 + number)).toISOString();
  const isFee = number % 3 === 0;
  return {
    ...owned,
    id: id('7a', number),
    account_id: SEEDED.account,
    amount: eur(isFee ? `-${number}.50` : `${number}.00`),
    bank_code: '48',
    booking_date_time: day,
    value_date_time: day,
    date: day,
    created_at: day,
    description: `BON. DA CICLOFFICINA N.${number}`,
    clean_description: `Bonifico da Ciclofficina n. ${number}`,
    counterpart_name: 'Ciclofficina Pedale Lento',
    type: isFee ? 'FEES' : 'TRANSFER',
    category_id: null,
    subcategory_id: null,
  };
}
