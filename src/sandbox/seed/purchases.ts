/** Three months of purchases as data; invoices.ts creates their invoices. */
import type { CategoryName } from './catalogue.ts';
import type { Deal } from './sales.ts';

export interface Purchase extends Deal {
  readonly bought: readonly (readonly [description: string, quantity: number, price: string])[];
}

const PAPER: CategoryName = [2, 4];
const INK: CategoryName = [2, 5];
const BOXES: CategoryName = [2, 6];
const DESIGN: CategoryName = [3, 7];

export const purchases: readonly Purchase[] = [
  {
    with: 'cartiera',
    date: '2026-08-31',
    number: 'FV26-1187',
    filed: PAPER,
    bought: [
      ['Carta patinata 135 g', 40, '38.90'],
      ['Carta riciclata 80 g', 25, '21.40'],
    ],
    paid: '2026-10-31',
  },
  {
    with: 'imballaggi',
    date: '2026-09-08',
    number: '3321/26',
    filed: BOXES,
    bought: [['Scatole a onda singola', 300, '0.74']],
    paid: '2026-10-31',
  },
  {
    with: 'grafica',
    date: '2026-09-30',
    number: '88',
    filed: DESIGN,
    bought: [['Impaginazione del catalogo', 1, '680.00']],
    paid: '2026-10-30',
  },
  {
    with: 'cartiera',
    date: '2026-09-30',
    number: 'FV26-1340',
    filed: PAPER,
    bought: [['Cartoncino 300 g', 18, '52.15']],
  },
  {
    with: 'cartiera',
    date: '2026-10-20',
    number: 'FV26-1466',
    filed: INK,
    bought: [['Inchiostro a base vegetale', 6, '47.80']],
  },
  {
    with: 'imballaggi',
    date: '2026-11-04',
    number: '4010/26',
    filed: BOXES,
    bought: [['Tubi di cartone', 120, '1.35']],
  },
  {
    with: 'grafica',
    date: '2026-11-10',
    number: '101',
    filed: null,
    bought: [['Bozzetto di copertina', 2, '145.00']],
  },
];
