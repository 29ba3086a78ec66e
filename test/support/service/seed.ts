/** The company that the service knows from the start. Its rows are named here so that tests can name them too. */
import { id, type Store } from './store.ts';

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

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const CREATED_AT = '2025-01-07T08:30:00Z';

export interface SeedOptions {
  readonly companyId: string;
  /** Bank movements. */
  readonly transactions: number;
}

export function seed(store: Store, { companyId, transactions }: SeedOptions): void {
  seedCompany(store, companyId);
  seedLists(store);
  seedDocuments(store);
  for (let number = 1; number <= transactions; number += 1) seedTransaction(store, number);
  store.add('reconciliations', {
    id: SEEDED.reconciliation,
    flow_id: SEEDED.flow,
    transaction_id: SEEDED.transaction,
    created_at: CREATED_AT,
  });
}

function seedCompany(store: Store, companyId: string): void {
  store.add('companies', {
    ...COMPANY,
    id: companyId,
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
  });
  for (const [index, nickname] of ['Conto ordinario', 'Conto incassi'].entries()) {
    store.add('accounts', {
      id: id('acc', index + 1),
      nickname,
      currency: 'EUR',
      current_balance: eur('15230.41'),
      available_balance: eur('14980.00'),
      credit_limit: eur('5000.00'),
      balance_date: '2026-03-01T05:00:00Z',
      created_at: `2025-01-0${index + 1}T09:00:00Z`,
    });
  }
}

function seedLists(store: Store): void {
  for (const [index, name] of ['Vendite', 'Carta e inchiostri', 'Utenze'].entries()) {
    store.add('categories', { id: id('ca', index + 1), name, color: '#3366cc' });
  }
  for (const [index, name] of ['Stampa digitale', 'Carta riciclata'].entries()) {
    store.add('subcategories', { id: id('5c', index + 1), category_id: id('ca', index + 1), name });
  }
  store.add('counterparts', {
    ...counterpart('Ciclofficina Pedale Lento S.n.c.', '03141592653'),
    id: SEEDED.counterpart,
    issued_category_id: SEEDED.category,
  });
  store.add('counterparts', {
    ...counterpart('Cartiera del Lamone S.p.A.', '01414213569'),
    id: SEEDED.supplier,
    received_category_id: SEEDED.otherCategory,
    received_subcategory_id: SEEDED.otherSubcategory,
  });
  const series = { year: 2026, prefix: null, suffix: null, minimum_digits: null, created_at: CREATED_AT };
  store.add('documentSectionals', { ...series, id: id('5e', 1), suffix: '/W', minimum_digits: 4 });
  store.add('documentSectionals', { ...series, id: id('5e', 2), prefix: 'PA-', minimum_digits: 3 });
  store.add('products', {
    id: SEEDED.product,
    code: 'BV-100',
    description: 'Cento biglietti da visita',
    unit_of_measure: 'pz',
    unit_price: eur('45.00'),
    vat_percentage: 22,
    tax_exemption: null,
  });
}

function counterpart(company_name: string, vat_number: string): Readonly<Record<string, unknown>> {
  return {
    company_name,
    vat_number,
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
}

function seedDocuments(store: Store): void {
  const common = {
    format: 'FPR12',
    is_e_invoice: true,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
    reasons_and_remarks: [],
    type: 'INVOICE',
    status: 'DELIVERED',
    category_id: SEEDED.category,
    subcategory_id: SEEDED.subcategory,
  };
  store.add('documents', {
    ...common,
    id: SEEDED.issuedDocument,
    number: '2025/001',
    direction: 'ISSUED',
    creation_date: '2025-01-07',
    delivery_date: '2025-01-08',
    gross_amount: eur('122.00'),
    vat_amount: eur('22.00'),
    counterpart_id: SEEDED.counterpart,
  });
  store.add('documents', {
    ...common,
    id: SEEDED.receivedDocument,
    number: 'FT-88',
    direction: 'RECEIVED',
    creation_date: '2025-01-15',
    gross_amount: eur('610.00'),
    vat_amount: eur('110.00'),
    counterpart_id: SEEDED.supplier,
    category_id: SEEDED.otherCategory,
    subcategory_id: null,
  });
  store.add('flows', {
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
  });
}

function seedTransaction(store: Store, number: number): void {
  const day = new Date(Date.UTC(2025, 1, 6 + number)).toISOString();
  store.add('transactions', {
    id: id('7a', number),
    account_id: SEEDED.account,
    amount: eur(number % 3 === 0 ? `-${number}.50` : `${number}.00`),
    bank_code: '48',
    booking_date_time: day,
    value_date_time: day,
    date: day,
    created_at: day,
    description: `BON. DA CICLOFFICINA N.${number}`,
    clean_description: `Bonifico da Ciclofficina n. ${number}`,
    counterpart_name: 'Ciclofficina Pedale Lento',
    type: number % 3 === 0 ? 'FEES' : 'TRANSFER',
    category_id: null,
    subcategory_id: null,
  });
}
