/** A valid invoice of EN 16931 that converts into a FatturaPA without options; tests change it. */
import type { EuropeanInvoice } from '../../src/convert/en16931/index.ts';

export function europeanInvoice(): EuropeanInvoice {
  return {
    customization: 'urn:cen.eu:en16931:2017',
    number: '2026/7',
    issueDate: '2026-03-02',
    typeCode: '380',
    currency: 'EUR',
    dueDate: '2026-04-01',
    paymentTerms: 'TP02',
    seller: {
      name: 'Bottega Larice S.r.l.',
      vatId: 'IT12345678903',
      address: { line1: 'Via Alta 1', city: 'Siena', postcode: '53100', subdivision: 'SI', country: 'IT' },
    },
    buyer: {
      name: 'Locanda del Ponte',
      vatId: 'IT01234567897',
      endpoint: { id: 'ABC1234', scheme: '0205' },
      address: {
        line1: 'Piazza Nuova 2',
        city: 'Siena',
        postcode: '53100',
        subdivision: 'SI',
        country: 'IT',
      },
    },
    payment: { means: '30', accounts: [{ account: 'IT60X0542811101000000123456' }] },
    taxes: [{ base: '100.00', amount: '22.00', category: 'S', rate: '22' }],
    totals: { lines: '100.00', net: '100.00', tax: '22.00', gross: '122.00', payable: '122.00' },
    lines: [
      {
        id: '1',
        quantity: '4',
        unit: 'H87',
        net: '100.00',
        price: { net: '25.00' },
        vat: { category: 'S', rate: '22' },
        item: { name: 'Sedia in faggio' },
      },
    ],
  };
}
