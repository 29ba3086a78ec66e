/** The company of the seed: the seller of the project's example invoices, its keys and its bank accounts. */
import { hashKey } from '../http/keys.ts';
import { SEED, seedId } from './identity.ts';
import type { SeedRow, SeedRows } from './insert.ts';

const CREATED_AT = '2026-01-07T08:30:00Z';

/** Time of the last balance. */
const BALANCE_AT = '2026-11-20T05:00:00Z';

const SUPPLIER_ADDRESS = {
  indirizzo: 'Via del Torchio 14',
  cap: '48121',
  comune: 'Ravenna',
  provincia: 'RA',
};

/** The company as the supplier of a brief. */
export const SUPPLIER = {
  denominazione: 'Tipografia Tre Pini S.r.l.',
  partita_iva: '02718281823',
  codice_fiscale: '02718281823',
  regime_fiscale: 'RF01',
  sede: SUPPLIER_ADDRESS,
} as const;

const company: SeedRow = {
  id: SEED.companyId,
  integrator_id: SEED.integratorId,
  name: SUPPLIER.denominazione,
  vat_number: SUPPLIER.partita_iva,
  country: 'IT',
  fiscal_regime: SUPPLIER.regime_fiscale,
  subscriptions: [{ created_at: CREATED_AT, status: 'ACTIVE' }],
  company_identity: {
    address: SUPPLIER_ADDRESS.indirizzo,
    city: SUPPLIER_ADDRESS.comune,
    country: 'IT',
    postal_code: SUPPLIER_ADDRESS.cap,
    province_code: SUPPLIER_ADDRESS.provincia,
  },
  created_at: CREATED_AT,
};

const account = (number: number, nickname: string, balance: string, credit: string): SeedRow => ({
  id: seedId('account', number),
  company_id: SEED.companyId,
  nickname,
  current_balance: { amount: balance, currency: 'EUR' },
  available_balance: { amount: balance, currency: 'EUR' },
  credit_limit: { amount: credit, currency: 'EUR' },
  balance_date: BALANCE_AT,
  created_at: CREATED_AT,
});

const key = (number: number, text: string, label: string, permissions: readonly string[]): SeedRow => ({
  id: seedId('key', number),
  integrator_id: SEED.integratorId,
  hash: hashKey(text),
  label,
  permissions,
  recent: [],
  created_at: CREATED_AT,
});

export const companyRows: SeedRows = {
  companies: [company],
  apiKeys: [key(1, SEED.apiKey, 'seed: everything', ['*']), key(2, SEED.limitedKey, 'seed: no payments', [])],
  accounts: [
    account(1, 'Conto ordinario', '23481.07', '15000.00'),
    account(2, 'Conto incassi', '6120.55', '0.00'),
  ],
};
