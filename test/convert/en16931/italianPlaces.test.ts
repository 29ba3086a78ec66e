/**
 * AgID's places for Italian data without a term of EN 16931: references of single lines, transport, parties. What has a
 * place is converted back unchanged, and the official rules accept it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ConversionError,
  fromEuropean,
  type LossEntry,
  readEuropean,
  toEuropean,
  writeEuropean,
} from '../../../src/convert/en16931/index.ts';
import { type OrdinaryInvoice, pointerKeys } from '../../../src/model/index.ts';
import { validateInvoice } from '../../../src/validate/index.ts';
import { describeWithOracle, violationsOf } from '../../support/europeanOracle.ts';

type Header = OrdinaryInvoice['fattura_elettronica_header'];
type General = OrdinaryInvoice['fattura_elettronica_body'][number]['dati_generali'];
type Detail = NonNullable<
  OrdinaryInvoice['fattura_elettronica_body'][number]['dati_pagamento']
>[number]['dettaglio_pagamento'][number];

interface Row {
  readonly name: string;
  readonly header?: Partial<Header>;
  readonly general?: Partial<General>;
  readonly detail?: Partial<Detail>;
  /** Statuses by field: all that are not `kept`. */
  readonly others?: Readonly<Record<string, string>>;
  /** Block that is the same after the conversion back. */
  readonly same: string;
}

const GENERAL = '/fattura_elettronica_body/0/dati_generali';
const HEADER = '/fattura_elettronica_header';
const DETAIL = '/fattura_elettronica_body/0/dati_pagamento/0/dettaglio_pagamento/0';

/** Three lines, without references. */
function invoice({ header, general, detail }: Row): OrdinaryInvoice {
  const own = JSON.parse(readFileSync('fixtures/valid/FPR12-simple.json', 'utf8')) as OrdinaryInvoice;
  const [body] = own.fattura_elettronica_body;
  const [line] = body!.dati_beni_servizi.dettaglio_linee;
  const lines = [1, 2, 3].map((number) => ({ ...line!, numero_linea: String(number) }));
  const amount = (Number(line!.prezzo_totale) * 3).toFixed(2);
  const [summary] = body!.dati_beni_servizi.dati_riepilogo;
  const tax = ((Number(amount) * Number(line!.aliquota_iva)) / 100).toFixed(2);
  body!.dati_beni_servizi = {
    dettaglio_linee: lines,
    dati_riepilogo: [{ ...summary!, imponibile_importo: amount, imposta: tax }],
  };
  const payable = (Number(amount) + Number(tax)).toFixed(2);
  body!.dati_generali.dati_generali_documento.importo_totale_documento = payable;
  body!.dati_generali = { ...body!.dati_generali, ...general };
  body!.dati_pagamento = [
    {
      condizioni_pagamento: 'TP02',
      dettaglio_pagamento: [{ modalita_pagamento: 'MP01', importo_pagamento: payable, ...detail }],
    },
  ];
  Object.assign(own.fattura_elettronica_header, header);
  return own;
}

const identity = { id_paese: 'IT', id_codice: '02718281823' };

const rows: readonly Row[] = [
  {
    name: 'orders of lines, with items, dates and Commessa',
    general: {
      dati_ordine_acquisto: [
        {
          riferimento_numero_linea: [1],
          id_documento: 'ORD-1',
          data: '2025-01-10',
          num_item: '10',
          codice_commessa_convenzione: 'COMM-1',
        },
        {
          riferimento_numero_linea: [2, 3],
          id_documento: 'ORD-2',
          data: '2025-01-11',
          codice_commessa_convenzione: 'COMM-2',
        },
      ],
    },
    same: `${GENERAL}/dati_ordine_acquisto`,
  },
  {
    name: 'an order of the document beside one of a line',
    general: {
      dati_ordine_acquisto: [
        { id_documento: 'ORD-1', codice_commessa_convenzione: 'A#B' },
        { riferimento_numero_linea: [3], id_documento: 'ORD-2', num_item: '7' },
      ],
    },
    same: `${GENERAL}/dati_ordine_acquisto`,
  },
  {
    name: 'contracts of lines, with CUP and CIG of their own',
    general: {
      dati_contratto: [
        {
          riferimento_numero_linea: [1],
          id_documento: 'CON-1',
          codice_cup: 'B27H25000140007',
          codice_cig: '2718281C6E',
        },
        {
          riferimento_numero_linea: [2, 3],
          id_documento: 'CON-2',
          codice_cup: 'B27H25000140008',
          codice_cig: '2718281C6F',
        },
      ],
    },
    others: { '2.1.3.6': 'moved', '2.1.3.7': 'moved' },
    same: `${GENERAL}/dati_contratto`,
  },
  {
    name: 'a contract and an agreement of the same line',
    general: {
      dati_contratto: [{ riferimento_numero_linea: [2], id_documento: 'CON-1' }],
      dati_convenzione: [
        { riferimento_numero_linea: [2], id_documento: 'AGR-1' },
        { riferimento_numero_linea: [3], id_documento: 'AGR-2' },
      ],
    },
    same: `${GENERAL}/dati_convenzione`,
  },
  {
    name: 'delivery notes of lines',
    general: {
      dati_ddt: [
        { numero_ddt: 'DDT/1', data_ddt: '2025-01-20', riferimento_numero_linea: ['1', '2'] },
        { numero_ddt: 'DDT/2', data_ddt: '2025-01-21', riferimento_numero_linea: ['2', '3'] },
      ],
    },
    same: `${GENERAL}/dati_ddt`,
  },
  {
    name: 'a delivery note of the document beside one of a line',
    general: {
      dati_ddt: [
        { numero_ddt: 'DDT/1', data_ddt: '2025-01-20' },
        { numero_ddt: 'DDT/2', data_ddt: '2025-01-21', riferimento_numero_linea: ['3'] },
      ],
    },
    same: `${GENERAL}/dati_ddt`,
  },
  {
    name: 'the whole transport',
    general: {
      dati_trasporto: {
        dati_anagrafici_vettore: {
          id_fiscale_iva: identity,
          codice_fiscale: 'MRNSFO90A41A944E',
          anagrafica: { nome: 'Sofia', cognome: 'Marinesi' },
          numero_licenza_guida: 'RA5012345X',
        },
        mezzo_trasporto: 'Autocarro',
        causale_trasporto: 'Vendita di libri',
        numero_colli: 3,
        descrizione: 'Scatole di cartone',
        unita_misura_peso: 'KG',
        peso_lordo: '12.50',
        peso_netto: '11.0',
        data_ora_ritiro: '2025-01-20T08:30:00',
        data_inizio_trasporto: '2025-01-20',
        tipo_resa: 'DAP',
        indirizzo_resa: {
          indirizzo: 'Via Alta',
          numero_civico: '1',
          cap: '53100',
          comune: 'Siena',
          provincia: 'SI',
          nazione: 'IT',
        },
        data_ora_consegna: '2025-01-21T10:00:00.000+01:00',
      },
    },
    same: `${GENERAL}/dati_trasporto`,
  },
  {
    name: 'a carrier that is a company, and a weight without a unit',
    general: {
      dati_trasporto: {
        dati_anagrafici_vettore: {
          id_fiscale_iva: identity,
          anagrafica: { denominazione: 'Corriere Città' },
        },
        peso_lordo: '1.5',
      },
    },
    same: `${GENERAL}/dati_trasporto`,
  },
  {
    name: 'the main invoice of a haulier',
    general: {
      fattura_principale: { numero_fattura_principale: 'P/1', data_fattura_principale: '2025-01-02' },
    },
    same: GENERAL,
  },
  {
    name: 'a main invoice beside a preceding one',
    general: {
      dati_fatture_collegate: [{ id_documento: 'F/1', data: '2025-01-01' }],
      fattura_principale: { numero_fattura_principale: 'P/1', data_fattura_principale: '2025-01-02' },
    },
    same: GENERAL,
  },
  {
    name: 'fiscal code and EORI of the tax representative',
    header: {
      rappresentante_fiscale: {
        dati_anagrafici: {
          id_fiscale_iva: identity,
          codice_fiscale: 'PNCLRA85C52F205Y',
          anagrafica: { nome: 'Lara', cognome: 'Panicucci', cod_eori: 'IT02718281823' },
        },
      },
    },
    same: `${HEADER}/rappresentante_fiscale`,
  },
  {
    name: 'a payee with the person who gives the receipt',
    detail: {
      beneficiario: 'Bottega Larice S.r.l.',
      cognome_quietanzante: 'Marinesi',
      nome_quietanzante: 'Sofia',
      cf_quietanzante: 'MRNSFO90A41A944E',
    },
    same: DETAIL,
  },
  {
    name: 'the person who gives the receipt, without another payee',
    detail: {
      cognome_quietanzante: 'Marinesi',
      nome_quietanzante: 'Sofia',
      cf_quietanzante: 'MRNSFO90A41A944E',
    },
    same: DETAIL,
  },
];

const at = (value: unknown, path: string): unknown =>
  pointerKeys(path).reduce<unknown>((own, key) => (own as Record<string, unknown> | undefined)?.[key], value);

/** Fields below the block that are not kept, with their status. */
function othersOf(entries: readonly LossEntry[], own: readonly string[]): Readonly<Record<string, string>> {
  const found = entries.filter(
    ({ number, status, source }) =>
      source !== null && number !== null && status !== 'kept' && own.some((each) => number.startsWith(each)),
  );
  return Object.fromEntries(found.map(({ number, status }) => [number, status]));
}

const BLOCKS: readonly string[] = ['2.1.2', '2.1.3', '2.1.4', '2.1.8', '2.1.9', '2.1.10', '1.3', '2.4.2'];

describe('AgID’s places', () => {
  it.each(rows)('$name', (row) => {
    const source = invoice(row);
    expect(validateInvoice(source, {}).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    const there = toEuropean(source, { profile: 'agid' });
    expect(othersOf(there.entries, BLOCKS)).toEqual(row.others ?? {});
    const back = fromEuropean(readEuropean(writeEuropean(there.invoice, 'ubl')).invoice, {
      check: validateInvoice,
    });
    expect(at(back.invoice, row.same)).toEqual(at(source, row.same));
  });

  it('belong to AgID’s profile alone', () => {
    for (const row of rows) {
      const { invoice: own } = toEuropean(invoice(row), { profile: 'peppol' });
      expect(own.extension).toBeUndefined();
      expect(own.lines.every(({ extension }) => extension === undefined)).toBe(true);
    }
  });
});

interface RefusedRow {
  readonly name: string;
  readonly change: (own: OrdinaryInvoice) => void;
  /** Fields with their code and rule, for what the rules of AgID do not accept. */
  readonly entries?: readonly (readonly [string, string, string])[];
  readonly refused?: readonly string[];
}

const demands: readonly RefusedRow[] = [
  {
    name: 'a person who sells without a fiscal code',
    change: ({ fattura_elettronica_header: { cedente_prestatore } }) => {
      const { dati_anagrafici } = cedente_prestatore;
      dati_anagrafici.anagrafica = { nome: 'Sofia', cognome: 'Marinesi' };
      delete dati_anagrafici.codice_fiscale;
    },
    entries: [['BT-30', 'X-MISSING', 'BR-IT-DC-110A']],
  },
  {
    name: 'a person who sells with the fiscal code of an organisation',
    change: ({ fattura_elettronica_header: { cedente_prestatore } }) => {
      const { dati_anagrafici } = cedente_prestatore;
      dati_anagrafici.anagrafica = { nome: 'Sofia', cognome: 'Marinesi' };
      dati_anagrafici.codice_fiscale = '02718281823';
    },
    refused: ['1.2.1.2'],
  },
  {
    name: 'a person who buys with the fiscal code of an organisation',
    change: ({ fattura_elettronica_header: { cessionario_committente } }) => {
      const { dati_anagrafici } = cessionario_committente;
      dati_anagrafici.anagrafica = { nome: 'Sofia', cognome: 'Marinesi' };
      dati_anagrafici.codice_fiscale = '02718281823';
      dati_anagrafici.id_fiscale_iva = { id_paese: 'IT', id_codice: '02718281823' };
    },
    entries: [['1.4.1.2', 'X-FORM', 'BR-IT-520B']],
  },
  {
    name: 'an EORI and a register with blanks',
    change: ({ fattura_elettronica_header: { cedente_prestatore } }) => {
      const { dati_anagrafici } = cedente_prestatore;
      dati_anagrafici.anagrafica = { ...dati_anagrafici.anagrafica, cod_eori: 'IT02718281823' };
      dati_anagrafici.albo_professionale = 'Ordine degli avvocati';
    },
    entries: [
      ['1.2.1.3.5', 'X-LENGTH', 'BR-IT-DC-100A'],
      ['1.2.1.4', 'X-CHARSET', 'BR-IT-DC-100B'],
    ],
  },
  {
    name: 'a description of 1,000 characters',
    change: ({ fattura_elettronica_body: [body] }) => {
      body!.dati_beni_servizi.dettaglio_linee[0]!.descrizione = 'a'.repeat(1000);
    },
    entries: [['2.2.1.4', 'X-LENGTH', 'BR-IT-530']],
  },
  {
    name: 'letters beyond Basic Latin',
    change: ({ fattura_elettronica_header: header, fattura_elettronica_body: [body] }) => {
      body!.dati_generali.dati_trasporto = { mezzo_trasporto: 'Città', descrizione: 'Caffè' };
      header.terzo_intermediario_o_soggetto_emittente = {
        dati_anagrafici: {
          id_fiscale_iva: identity,
          codice_fiscale: '02718281823',
          anagrafica: { denominazione: 'Contabilità' },
        },
      };
    },
    entries: [
      ['1.5.1.3.1', 'X-CHARSET', 'BR-IT-DE-051'],
      ['2.1.9.2', 'X-CHARSET', 'BR-IT-DE-034'],
      ['2.1.9.5', 'X-CHARSET', 'BR-IT-DE-033'],
    ],
  },
  {
    name: 'a person who represents the buyer',
    change: ({ fattura_elettronica_header: { cessionario_committente } }) => {
      cessionario_committente.rappresentante_fiscale = {
        id_fiscale_iva: identity,
        nome: 'Nicolò',
        cognome: 'Ferrigno',
      };
    },
    entries: [],
  },
];

const changedBy = ({ change }: RefusedRow): OrdinaryInvoice => {
  const own = invoice({ name: '', same: '' });
  change(own);
  return own;
};

describe('what AgID’s rules do not accept', () => {
  it.each(demands)('$name', (row) => {
    try {
      const { entries } = toEuropean(changedBy(row), { profile: 'agid' });
      const found = entries.flatMap(({ number, term, code, rule }) =>
        code !== null && code !== 'X-REQUIRED' && code !== 'X-COMPUTED' && rule !== null
          ? [[number ?? term, code, rule]]
          : [],
      );
      expect(found).toEqual(row.entries);
    } catch (error) {
      if (!(error instanceof ConversionError)) throw error;
      expect(error.refusals.map(({ field }) => field)).toEqual(row.refused);
    }
  });
});

describeWithOracle('the official rules', () => {
  it('accept all of them', () => {
    const sources = [
      ...rows.map((row) => [row.name, invoice(row)] as const),
      ...demands
        .filter(({ refused }) => refused === undefined)
        .map((row) => [row.name, changedBy(row)] as const),
      [
        'the complete fixture',
        JSON.parse(readFileSync('fixtures/valid/FPR12-complete.json', 'utf8')),
      ] as const,
    ];
    const documents = new Map(
      sources.map(([name, source]) => [
        name,
        writeEuropean(toEuropean(source, { profile: 'agid' }).invoice, 'ubl'),
      ]),
    );
    const violations = [...violationsOf(documents, 'xsd,cen,agid')].filter(([, found]) => found.length > 0);
    expect(violations).toEqual([]);
  }, 120_000);
});
