/** The company's categories, counterparts, numbering series and products. */
import { SEED, seedId } from './identity.ts';
import type { SeedRow, SeedRows } from './insert.ts';
import { type Party, parties } from './parties.ts';

interface Category {
  readonly number: number;
  readonly name: string;
  readonly color: string;
  /** Subcategories are numbered across all categories. */
  readonly subcategories: readonly (readonly [number: number, name: string])[];
}

const CATEGORIES: readonly Category[] = [
  {
    number: 1,
    name: 'Vendite',
    color: '#2f855a',
    subcategories: [
      [1, 'Stampa digitale'],
      [2, 'Stampa offset'],
      [3, 'Legatoria'],
    ],
  },
  {
    number: 2,
    name: 'Materiali',
    color: '#b7791f',
    subcategories: [
      [4, 'Carta'],
      [5, 'Inchiostri e lastre'],
      [6, 'Imballaggi'],
    ],
  },
  {
    number: 3,
    name: 'Servizi',
    color: '#2b6cb0',
    subcategories: [
      [7, 'Progetto grafico'],
      [8, 'Utenze'],
    ],
  },
  {
    number: 4,
    name: 'Personale e tributi',
    color: '#97266d',
    subcategories: [
      [9, 'Stipendi'],
      [10, 'F24'],
    ],
  },
  { number: 5, name: 'Banca', color: '#4a5568', subcategories: [[11, 'Commissioni e interessi']] },
];

/** Category and subcategory, by their numbers. */
export type CategoryName = readonly [category: number, subcategory: number] | null;

export const categoryOf = (place: CategoryName): SeedRow =>
  place === null
    ? { category_id: null, subcategory_id: null }
    : {
        category_id: seedId('category', place[0]),
        subcategory_id: seedId('subcategory', place[1]),
      };

export interface Product {
  readonly number: number;
  readonly code: string;
  readonly description: string;
  readonly unit: string;
  readonly price: string;
  /** In percent; 0: see `exemption`. */
  readonly vat: number;
  readonly exemption?: 'N4';
}

export const products = {
  cards: {
    number: 1,
    code: 'BV-100',
    description: 'Cento biglietti da visita',
    unit: 'pz',
    price: '45.00',
    vat: 22,
  },
  posters: {
    number: 2,
    code: 'MAN-70',
    description: 'Manifesto 70x100',
    unit: 'pz',
    price: '3.20',
    vat: 22,
  },
  leaflets: {
    number: 3,
    code: 'VOL-A5',
    description: 'Mille volantini A5',
    unit: 'mille',
    price: '89.50',
    vat: 22,
  },
  books: {
    number: 4,
    code: 'LIB-17',
    description: 'Stampa di libri, brossura 17x24',
    unit: 'copie',
    price: '4.85',
    vat: 4,
  },
  labels: {
    number: 5,
    code: 'ETI-ROT',
    description: 'Etichette in rotolo',
    unit: 'rotoli',
    price: '27.30',
    vat: 22,
  },
  course: {
    number: 6,
    code: 'COR-TIP',
    description: 'Corso di composizione a mano',
    unit: 'ore',
    price: '38.00',
    vat: 0,
    exemption: 'N4',
  },
} as const satisfies Readonly<Record<string, Product>>;

const own = (row: SeedRow): SeedRow => ({ ...row, company_id: SEED.companyId });

/** The categories for the invoices of some counterparts, issued and received. */
const FILED_BY: Readonly<Record<number, readonly [issued: CategoryName, received: CategoryName]>> = {
  1: [[1, 1], null],
  5: [null, [2, 4]],
  6: [null, [2, 6]],
  7: [null, [3, 7]],
};

function filedBy(number: number): SeedRow {
  const [issued, received] = (FILED_BY[number] ?? [null, null]).map(categoryOf);
  return {
    issued_category_id: issued?.['category_id'],
    issued_subcategory_id: issued?.['subcategory_id'],
    received_category_id: received?.['category_id'],
    received_subcategory_id: received?.['subcategory_id'],
  };
}

/** The service's names for ModalitaPagamento. */
const METHODS = { MP05: 'TRANSFER', MP08: 'CARD', MP12: 'RIBA', MP19: 'SDD' } as const;

const IDENTITIES = { azienda: 'COMPANY', estero: 'COMPANY', persona: 'PERSON', pa: 'PA' } as const;

export function nameOf(party: Party): string {
  return party.tipo === 'persona' ? `${party.nome} ${party.cognome}` : party.denominazione;
}

function counterpart(party: Party): SeedRow {
  const abroad = party.tipo === 'estero';
  return own({
    id: seedId('counterpart', party.number),
    company_name: nameOf(party),
    vat_number:
      party.tipo === 'azienda' ? party.partita_iva : abroad ? `${party.paese}${party.partita_iva}` : null,
    tax_number: party.tipo === 'persona' || party.tipo === 'pa' ? party.codice_fiscale : null,
    identity_type: IDENTITIES[party.tipo],
    address: party.indirizzo,
    city: party.comune,
    postal_code: abroad ? '00000' : party.cap,
    province_code: abroad ? null : party.provincia,
    country: abroad ? party.paese : 'IT',
    destination_code: party.tipo === 'persona' ? '0000000' : party.codice_destinatario,
    payment_date: party.terms,
    payment_method: METHODS[party.method],
    ...filedBy(party.number),
  });
}

export const PA_SERIES = { number: 2, prefix: 'PA-', digits: 3 } as const;
export const WEB_SERIES = { number: 1, suffix: '/W', digits: 4 } as const;

export const catalogueRows: SeedRows = {
  categories: CATEGORIES.map(({ number, name, color }) =>
    own({ id: seedId('category', number), name, color }),
  ),
  subcategories: CATEGORIES.flatMap((category) =>
    category.subcategories.map(([number, name]) =>
      own({
        id: seedId('subcategory', number),
        category_id: seedId('category', category.number),
        name,
      }),
    ),
  ),
  counterparts: Object.values(parties).map(counterpart),
  documentSectionals: [
    own({
      id: seedId('sectional', WEB_SERIES.number),
      year: 2026,
      prefix: null,
      suffix: WEB_SERIES.suffix,
      minimum_digits: WEB_SERIES.digits,
    }),
    own({
      id: seedId('sectional', PA_SERIES.number),
      year: 2026,
      prefix: PA_SERIES.prefix,
      suffix: null,
      minimum_digits: PA_SERIES.digits,
    }),
  ],
  products: Object.values<Product>(products).map(
    ({ number, code, description, unit, price, vat, exemption }) =>
      own({
        id: seedId('product', number),
        code,
        description,
        unit_of_measure: unit,
        unit_price: { amount: price, currency: 'EUR' },
        vat_percentage: vat,
        tax_exemption: exemption ?? null,
      }),
  ),
};
