/** Parties of a header in both formats, and the facts of a file about its transmission. */
import { describe, expect, it } from 'vitest';
import type { Circumstances } from '../../src/domain/facts/circumstances.ts';
import { factsOf } from '../../src/domain/facts/file.ts';
import type { Invoice } from '../../src/model/index.ts';

const id = (id_codice: string) => ({ id_paese: 'IT', id_codice });
const address = (comune: string) => ({ indirizzo: 'Via Uno', cap: '00100', comune, nazione: 'IT' });

const CIRCUMSTANCES: Circumstances = {
  file: { name: 'IT01234567890_1.xml', size: 10, signature: null },
  asOf: '2026-03-02',
  asOfIsToday: true,
  asSent: false,
  specDay: '2026-03-01',
  registry: null,
  run: null,
} as never;

const factsFor = (parts: object) => factsOf(parts as Invoice, CIRCUMSTANCES);

const TRANSMISSION = {
  id_trasmittente: id('00000000001'),
  codice_destinatario: 'ABCDEFG',
  pec_destinatario: 'a@pec.example',
};
const AT = '/fattura_elettronica_header';

const ORDINARY = {
  versione: 'FPR12',
  fattura_elettronica_header: {
    dati_trasmissione: { ...TRANSMISSION, formato_trasmissione: 'FPR12' },
    cedente_prestatore: {
      dati_anagrafici: { id_fiscale_iva: id('00000000002'), codice_fiscale: 'CF-S', regime_fiscale: 'RF01' },
      sede: address('Roma'),
    },
    rappresentante_fiscale: { dati_anagrafici: { id_fiscale_iva: id('00000000003') } },
    cessionario_committente: {
      dati_anagrafici: { id_fiscale_iva: id('00000000004'), codice_fiscale: 'CF-C' },
      sede: address('Torino'),
      rappresentante_fiscale: { id_fiscale_iva: id('00000000005') },
    },
  },
  fattura_elettronica_body: [{}, {}],
};

const SIMPLIFIED = {
  versione: 'FSM10',
  fattura_elettronica_header: {
    dati_trasmissione: { ...TRANSMISSION, formato_trasmissione: 'FSM10' },
    cedente_prestatore: {
      id_fiscale_iva: id('00000000002'),
      codice_fiscale: 'CF-S',
      regime_fiscale: 'RF01',
      sede: address('Roma'),
      rappresentante_fiscale: { id_fiscale_iva: id('00000000003') },
    },
    cessionario_committente: {
      identificativi_fiscali: { id_fiscale_iva: id('00000000004'), codice_fiscale: 'CF-C' },
      altri_dati_identificativi: {
        sede: address('Torino'),
        rappresentante_fiscale: { id_fiscale_iva: id('00000000005') },
      },
    },
  },
  fattura_elettronica_body: [{}],
};

const SUPPLIER = `${AT}/cedente_prestatore`;
const CUSTOMER = `${AT}/cessionario_committente`;

/** Paths of each format, as the blocks are nested there. */
const PATHS = {
  ordinary: {
    supplierIds: `${SUPPLIER}/dati_anagrafici`,
    supplierAgent: `${AT}/rappresentante_fiscale/dati_anagrafici/id_fiscale_iva`,
    regime: `${SUPPLIER}/dati_anagrafici/regime_fiscale`,
    customerIds: `${CUSTOMER}/dati_anagrafici`,
    customerAgent: `${CUSTOMER}/rappresentante_fiscale/id_fiscale_iva`,
    customerAddress: `${CUSTOMER}/sede`,
  },
  simplified: {
    supplierIds: SUPPLIER,
    supplierAgent: `${SUPPLIER}/rappresentante_fiscale/id_fiscale_iva`,
    regime: `${SUPPLIER}/regime_fiscale`,
    customerIds: `${CUSTOMER}/identificativi_fiscali`,
    customerAgent: `${CUSTOMER}/altri_dati_identificativi/rappresentante_fiscale/id_fiscale_iva`,
    customerAddress: `${CUSTOMER}/altri_dati_identificativi/sede`,
  },
} as const;

const FORMATS = [
  ['ordinary', ORDINARY, 2],
  ['simplified', SIMPLIFIED, 1],
] as const;

describe.each(FORMATS)('an invoice in the %s format', (format, invoice, bodies) => {
  const paths = PATHS[format];

  it('has its supplier', () => {
    const facts = factsFor(invoice);
    expect(facts.supplier).toEqual({
      path: SUPPLIER,
      idsPath: paths.supplierIds,
      idFiscaleIva: { ...id('00000000002'), path: `${paths.supplierIds}/id_fiscale_iva` },
      codiceFiscale: 'CF-S',
      sede: address('Roma'),
      sedePath: `${SUPPLIER}/sede`,
      rappresentante: { ...id('00000000003'), path: paths.supplierAgent },
    });
    expect([facts.regimeFiscale, facts.regimePath]).toEqual(['RF01', paths.regime]);
  });

  it('has its customer', () => {
    const facts = factsFor(invoice);
    expect(facts.customer).toEqual({
      path: CUSTOMER,
      idsPath: paths.customerIds,
      idFiscaleIva: { ...id('00000000004'), path: `${paths.customerIds}/id_fiscale_iva` },
      codiceFiscale: 'CF-C',
      sede: address('Torino'),
      sedePath: paths.customerAddress,
      rappresentante: { ...id('00000000005'), path: paths.customerAgent },
    });
  });

  it('has its transmission, circumstances and documents', () => {
    const facts = factsFor(invoice);
    expect(facts).toMatchObject({
      ...CIRCUMSTANCES,
      kind: invoice.versione,
      transmissionPath: `${AT}/dati_trasmissione`,
      codiceDestinatario: 'ABCDEFG',
      pecDestinatario: 'a@pec.example',
      formatoTrasmissione: invoice.versione,
      idTrasmittente: { ...id('00000000001'), path: `${AT}/dati_trasmissione/id_trasmittente` },
      ordinary: format === 'ordinary' ? invoice : null,
      simplified: format === 'simplified' ? invoice : null,
    });
    expect(facts.bodies).toHaveLength(bodies);
  });
});

/** Parts without their content, from the innermost out: `keepGoing` reads such files. */
const INCOMPLETE: readonly [name: string, parts: object][] = [
  ['no header', {}],
  ['an empty header', { fattura_elettronica_header: {} }],
  [
    'empty parties',
    {
      fattura_elettronica_header: {
        dati_trasmissione: {},
        cedente_prestatore: {},
        rappresentante_fiscale: {},
        cessionario_committente: {},
      },
    },
  ],
  [
    'empty blocks in the parties',
    {
      fattura_elettronica_header: {
        cedente_prestatore: { dati_anagrafici: {}, rappresentante_fiscale: {} },
        rappresentante_fiscale: { dati_anagrafici: {} },
        cessionario_committente: {
          dati_anagrafici: {},
          identificativi_fiscali: {},
          altri_dati_identificativi: {},
          rappresentante_fiscale: {},
        },
      },
    },
  ],
];

const NOTHING = { idFiscaleIva: null, codiceFiscale: null, sede: null, rappresentante: null };

describe.each(['FPR12', 'FSM10'])('an incomplete %s', (versione) => {
  it.each(INCOMPLETE)('with %s has empty facts', (_name, parts) => {
    expect(factsFor({ versione, ...parts })).toMatchObject({
      codiceDestinatario: '',
      pecDestinatario: null,
      formatoTrasmissione: '',
      idTrasmittente: null,
      regimeFiscale: '',
      supplier: NOTHING,
      customer: NOTHING,
      bodies: [],
    });
  });
});
