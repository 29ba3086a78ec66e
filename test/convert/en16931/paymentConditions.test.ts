/**
 * Discount for early payment and penalty for late payment (2.4.2.17 to 2.4.2.20): the AgID profile keeps them in both
 * directions.
 */
import { expect, it } from 'vitest';
import {
  convertInvoice,
  fromEuropean,
  readEuropean,
  toEuropean,
  writeEuropean,
} from '../../../src/convert/en16931/index.ts';
import type { OrdinaryInvoice } from '../../../src/model/index.ts';
import { validateInvoice } from '../../../src/validate/index.ts';
import { baseInvoice } from '../../support/ruleInvoice.ts';

const CONDITIONS = {
  sconto_pagamento_anticipato: '10.00',
  data_limite_pagamento_anticipato: '2025-04-01',
  penalita_pagamenti_ritardati: '5.00',
  data_decorrenza_penale: '2025-07-01',
} as const;

function withConditions(): OrdinaryInvoice {
  const invoice = baseInvoice('FPA12') as OrdinaryInvoice;
  const [body] = invoice.fattura_elettronica_body;
  body!.dati_pagamento = [
    {
      condizioni_pagamento: 'TP02',
      dettaglio_pagamento: [{ modalita_pagamento: 'MP05', importo_pagamento: '122.00', ...CONDITIONS }],
    },
  ];
  return invoice;
}

it('are kept by the AgID profile', () => {
  const { invoice, entries } = toEuropean(withConditions(), { profile: 'agid' });
  const fates = entries.filter(({ number }) => /^2\.4\.2\.(?:1[789]|20)$/.test(number ?? ''));
  expect(fates.map(({ status }) => status)).toEqual(['kept', 'kept', 'kept', 'kept']);
  const read = readEuropean(writeEuropean(invoice, 'ubl')).invoice;
  expect(read).toEqual(invoice);
  const back = fromEuropean(read, { check: validateInvoice }).invoice;
  expect(back.fattura_elettronica_body[0]?.dati_pagamento?.[0]?.dettaglio_pagamento[0]).toMatchObject(
    CONDITIONS,
  );
});

it('are lost in the standard, and reported as lost', () => {
  const { entries } = convertInvoice(withConditions(), { to: 'cii' });
  const lost = entries.filter(({ status, number }) => status === 'dropped' && number?.startsWith('2.4.2.'));
  expect(lost.map(({ number }) => number)).toEqual(['2.4.2.17', '2.4.2.18', '2.4.2.19', '2.4.2.20']);
});
