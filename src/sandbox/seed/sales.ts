/** Three months of sales as data; invoices.ts creates their invoices. */
import { type CategoryName, PA_SERIES, type products, WEB_SERIES } from './catalogue.ts';
import type { PartyName } from './parties.ts';

/** The common fields of sales and purchases. */
export interface Deal {
  readonly with: PartyName;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly number: string;
  readonly filed: CategoryName;
  /** Date of full payment; absent: unpaid. */
  readonly paid?: string;
}

export interface Sale extends Deal {
  readonly sold: readonly (readonly [product: keyof typeof products, quantity: number])[];
  readonly status: 'DRAFT' | 'CREATED' | 'SENT' | 'DELIVERED' | 'NOT_DELIVERED' | 'DISCARDED' | 'REFUSED';
  /** Numbering series, and the number in it. */
  readonly series?: readonly [typeof WEB_SERIES | typeof PA_SERIES, progressive: number];
  /** A recipient code that differs from the party's own. */
  readonly to?: string;
  /** Number of the invoice that it partly reverses. */
  readonly credits?: string;
}

const DIGITAL: CategoryName = [1, 1];
const OFFSET: CategoryName = [1, 2];
const BINDING: CategoryName = [1, 3];

export const sales: readonly Sale[] = [
  {
    with: 'ciclofficina',
    date: '2026-09-02',
    number: '2026/201',
    filed: DIGITAL,
    sold: [
      ['cards', 3],
      ['leaflets', 2],
    ],
    status: 'DELIVERED',
    paid: '2026-10-02',
  },
  {
    with: 'arredi',
    date: '2026-09-04',
    number: '2026/202',
    filed: OFFSET,
    sold: [
      ['posters', 180],
      ['labels', 12],
    ],
    status: 'DELIVERED',
    paid: '2026-11-03',
  },
  {
    with: 'forno',
    date: '2026-09-09',
    number: '2026/203',
    filed: DIGITAL,
    sold: [['labels', 40]],
    status: 'DELIVERED',
    paid: '2026-09-24',
  },
  {
    with: 'comune',
    date: '2026-09-11',
    number: 'PA-001',
    filed: OFFSET,
    sold: [['posters', 400]],
    status: 'DELIVERED',
    series: [PA_SERIES, 1],
    paid: '2026-10-12',
  },
  {
    with: 'serramenti',
    date: '2026-09-15',
    number: '2026/204',
    filed: OFFSET,
    sold: [
      ['leaflets', 10],
      ['posters', 50],
    ],
    status: 'DELIVERED',
  },
  {
    with: 'lara',
    date: '2026-09-18',
    number: '0001/W',
    filed: DIGITAL,
    sold: [['cards', 1]],
    status: 'NOT_DELIVERED',
    series: [WEB_SERIES, 1],
    paid: '2026-09-18',
  },
  {
    with: 'verlag',
    date: '2026-09-25',
    number: '2026/205',
    filed: BINDING,
    sold: [['books', 600]],
    status: 'DELIVERED',
    paid: '2026-10-26',
  },
  {
    with: 'ciclofficina',
    date: '2026-10-01',
    number: '2026/206',
    filed: DIGITAL,
    sold: [['labels', 25]],
    status: 'DELIVERED',
    paid: '2026-10-31',
  },
  {
    with: 'marco',
    date: '2026-10-05',
    number: '0002/W',
    filed: BINDING,
    sold: [['course', 6]],
    status: 'DELIVERED',
    series: [WEB_SERIES, 2],
    paid: '2026-10-19',
  },
  {
    with: 'ciclofficina',
    date: '2026-10-06',
    number: 'NC/11',
    filed: DIGITAL,
    sold: [['leaflets', 1]],
    status: 'DELIVERED',
    credits: '2026/201',
  },
  {
    with: 'sanMarino',
    date: '2026-10-13',
    number: '2026/207',
    filed: OFFSET,
    sold: [['books', 250]],
    status: 'DELIVERED',
  },
  {
    with: 'comune',
    date: '2026-10-16',
    number: 'PA-002',
    filed: OFFSET,
    sold: [['leaflets', 4]],
    status: 'REFUSED',
    series: [PA_SERIES, 2],
    to: 'RIFIUT',
  },
  {
    with: 'arredi',
    date: '2026-10-23',
    number: '2026/208',
    filed: OFFSET,
    sold: [
      ['posters', 90],
      ['cards', 2],
    ],
    status: 'DISCARDED',
    to: 'SCARTO1',
  },
  {
    with: 'serramenti',
    date: '2026-11-06',
    number: '2026/209',
    filed: OFFSET,
    sold: [['leaflets', 6]],
    status: 'DELIVERED',
  },
  {
    with: 'forno',
    date: '2026-11-13',
    number: '2026/210',
    filed: DIGITAL,
    sold: [
      ['labels', 18],
      ['cards', 1],
    ],
    status: 'SENT',
    to: 'FERMATA',
  },
  {
    with: 'lara',
    date: '2026-11-19',
    number: '0003/W',
    filed: null,
    sold: [['cards', 2]],
    status: 'CREATED',
    series: [WEB_SERIES, 3],
  },
  {
    with: 'arredi',
    date: '2026-11-20',
    number: '2026/211',
    filed: null,
    sold: [
      ['posters', 75],
      ['leaflets', 3],
    ],
    status: 'DRAFT',
  },
];
