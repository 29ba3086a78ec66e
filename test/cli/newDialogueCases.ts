/** Ten accountants using `fattura new`: their input and the result. */
import { IBAN } from '../build/briefs.ts';

export interface Dialogue {
  readonly name: string;
  /** Earlier calls with `--as-of` in the same folder, each with its answers. */
  readonly before?: readonly Step[];
  readonly step: Step;
  /** Parts of the XML. */
  readonly xml: readonly string[];
  /** Parts that the XML does not have. */
  readonly lacks?: readonly string[];
  /** Sentences that the person sees, identified by a part that is not prose: numbers, names, codes. */
  readonly seen?: readonly string[];
  readonly file: string;
}

export interface Step {
  readonly args?: readonly string[];
  readonly answers: readonly string[];
  /** The input ends after the answers, before the invoice is complete. */
  readonly ends?: true;
}

const ALFA = ['02718281823', 'Alfa S.r.l.', '', 'Via Appia 1', '00179', 'Roma', 'rm'];
const ROSSI = ['02718281823', '', 'Mario', 'Rossi', 'RSSMRA80A01H501U'];
const ROSSI_SEAT = ['Via Appia 1', '00179', 'Roma', 'RM'];
const BETA = ['', '12345678903', 'Beta S.p.A.', 'Via Po 2', '10124', 'Torino', 'TO', 'ABC1234'];
const DATED = ['', ''];
const INVOICE = ['', ...DATED];
/** Confirms the preview and SdI's file name, and keeps no brief. */
const DONE = ['', '', ''];

const FIRST: Step = {
  answers: [...ALFA, ...BETA, ...INVOICE, 'Canone di ottobre', '', '100', '', '', '', IBAN, '30 gg', ...DONE],
};

export const dialogues: readonly Dialogue[] = [
  {
    name: '01 forfettario, bollo, € e termini in parole',
    step: {
      answers: [
        ...[...ROSSI, 'forfettario', ...ROSSI_SEAT, ...BETA, '', 'oggi', '1/2026'],
        ...['Consulenza fiscale', '3 ore', '€ 80', 'Pratica', '', '12,50 €', ''],
        ...['bonifico', IBAN, '30 gg f.m.', ...DONE],
      ],
    },
    xml: [
      '<RegimeFiscale>RF19<',
      '<UnitaMisura>ore<',
      '<BolloVirtuale>SI<',
      '>2026-12-31<',
      '<Numero>1/2026<',
    ],
    seen: ['31/12/2026'],
    file: 'ITRSSMRA80A01H501U_00001.xml',
  },
  {
    name: '02 pubblica amministrazione, CIG e scissione dei pagamenti',
    step: {
      answers: [
        ...[
          ...ALFA,
          'banca',
          'comune',
          'Comune di Torino',
          'UFABC1',
          '',
          '00514490010',
          'Piazza Palazzo di Città 1',
        ],
        ...['10122', 'Torino', 'TO', '', '15/11/2026', '', 'Z1A2B3C4D5', 'ORD-7', ''],
        ...['Manutenzione', '', '1.250,00', '22%', '', '', IBAN, '60 gg d.f.', ...DONE],
      ],
    },
    xml: ['<FormatoTrasmissione>FPA12<', '<EsigibilitaIVA>S<', '<CodiceCIG>Z1A2B3C4D5<', '>2027-01-14<'],
    seen: ['14/01/2027'],
    file: 'IT02718281823_00001.xml',
  },
  {
    name: '03 avvocato: parcella con errori di battitura e una domanda indietro',
    step: {
      args: ['--kind', 'parcella'],
      answers: [
        ...['02718281824', ...ROSSI, '', ...ROSSI_SEAT, '', '1234567890', '12345678903'],
        ...[
          'Beta Spa',
          '<',
          'Beta S.p.A.',
          'Via Po 2',
          '1012',
          '10124',
          'Torino',
          'Tori',
          'Torino',
          'ABC1234',
        ],
        ...['31/11/2026', '20/11/2026', '', 'Assistenza in giudizio', '', '1000', '0', '', ''],
        ...['avvocati', '4%', '20%', '', '', IBAN, 'tra un mese', 'a 30 giorni', ...DONE],
      ],
    },
    xml: ['<TipoDocumento>TD06<', '<TipoCassa>TC01<', '<ImportoRitenuta>200.00<', 'Beta S.p.A.', '>1068.80<'],
    seen: ['31/11/2026', '1.068,80'],
    file: 'ITRSSMRA80A01H501U_00001.xml',
  },
  {
    name: '03b avvocato nel regime dei minimi: Invio non mette la ritenuta',
    step: {
      args: ['--kind', 'parcella'],
      answers: [
        ...[...ROSSI, 'RF02', ...ROSSI_SEAT, ...BETA, '20/11/2026', ''],
        ...['Assistenza in giudizio', '', '1000', '', 'avvocati', '4%', '', '', IBAN, '30 gg', ...DONE],
      ],
    },
    xml: ['<RegimeFiscale>RF02<', '<TipoDocumento>TD06<', '<TipoCassa>TC01<', '<Natura>N2.2<'],
    lacks: ['Ritenuta>'],
    file: 'ITRSSMRA80A01H501U_00001.xml',
  },
  {
    name: '04 fattura differita TD24 con due DDT',
    step: {
      answers: [
        ...[...ALFA, ...BETA, 'differita', 'TD24', '10/11/2026', ''],
        ...[
          'Viti',
          '1.000 pz',
          '1000 pz',
          '0,12',
          '',
          'Dadi',
          '500',
          '0,10',
          '',
          'Rondelle',
          '200',
          '0,05',
          '',
          '',
        ],
        ...['DDT 118', '05/10/2026', '1-9', '1-2', 'DDT 131', '20/11', '20/10', '3', ''],
        ...['RIBA', '30/60 gg fm', ...DONE],
      ],
    },
    xml: [
      '<TipoDocumento>TD24<',
      '<NumeroDDT>DDT 118<',
      '<DataDDT>2026-10-05<',
      '<RiferimentoNumeroLinea>2<',
      '<NumeroDDT>DDT 131<',
      '<UnitaMisura>pz<',
      '<ModalitaPagamento>MP12<',
      '>2026-12-31<',
      '>2027-01-31<',
    ],
    file: 'IT02718281823_00001.xml',
  },
  {
    name: '05 autofattura TD17 per un fornitore tedesco, senza identificativo SdI',
    step: {
      args: ['--kind', 'self-invoice'],
      answers: [
        ...[
          '?',
          '',
          ALFA[0]!,
          ALFA[1]!,
          ...ALFA.slice(3),
          'germania',
          'DE111111125',
          'Gamma GmbH',
          'Hauptstrasse 3',
        ],
        ...['10115 Berlin', '', '', 'RE-77', '12/11/2026', 'Licenza software', '', '500', '', '', ...DONE],
      ],
    },
    xml: ['<TipoDocumento>TD17<', '<IdDocumento>RE-77<', '<IdPaese>DE<', '<ImportoTotaleDocumento>610.00<'],
    file: 'IT02718281823_00001.xml',
  },
  {
    name: '06 nota di credito di una riga',
    before: [
      {
        answers: [
          ...[...ALFA, ...BETA, ...INVOICE, 'Sedie', '4', '80', '', 'Trasporto', '', '30', '', ''],
          ...['', IBAN, 'fine mese', ...DONE],
        ],
      },
    ],
    step: {
      args: ['--kind', 'credit-note'],
      answers: ['IT02718281823_0001.xml', 'IT02718281823_00001.xml', '', '', 'Reso', '3', '2', '', ...DONE],
    },
    xml: [
      '<TipoDocumento>TD04<',
      '<IdDocumento>2026/1<',
      '<ImportoTotaleDocumento>36.60<',
      '<Numero>2026/NC1<',
    ],
    seen: ['1  Sedie  320,00', '2  Trasporto  30,00'],
    file: 'IT02718281823_00002.xml',
  },
  {
    name: '07 privato che paga in contanti, con una correzione alla fine',
    step: {
      answers: [
        ...[
          ...ALFA,
          'privato',
          'Anna',
          'Bianchi',
          'BNCNNA85M41L219F',
          'Via Po 2',
          '10124',
          'Torino',
          'TO',
          '',
        ],
        ...[
          '',
          ...INVOICE,
          'Riparazione',
          '',
          '80',
          '',
          'Ricambi',
          '',
          '25,50',
          '10%',
          'Ritiro',
          '',
          '15',
          '',
          '',
        ],
        ...['contanti', 'a vista', 'c', '99', '21', '85,00', 'c', '23', '-', ...DONE],
      ],
    },
    xml: ['<CodiceDestinatario>0000000<', '<ModalitaPagamento>MP01<', '<PrezzoUnitario>85.00<', '>122.00<'],
    file: 'IT02718281823_00001.xml',
  },
  {
    name: '08 dialogo interrotto e ripreso',
    before: [{ answers: [...ALFA, ...BETA, ...INVOICE, 'Canone', '', '150'], ends: true }],
    step: { answers: ['s', '', '', '', IBAN, '', ...DONE] },
    xml: ['<Descrizione>Canone<', '<PrezzoUnitario>150.00<'],
    file: 'IT02718281823_00001.xml',
  },
  {
    name: '09 secondo mese: emittente, IBAN e numero già conosciuti',
    before: [FIRST],
    step: {
      answers: [
        ...[
          '',
          '',
          ...BETA,
          '',
          '',
          '2026/1',
          '2026/2',
          'Canone di novembre',
          '',
          '100',
          '',
          '',
          '',
          '',
          '30 gg',
        ],
        ...DONE,
      ],
    },
    xml: ['<Numero>2026/2<', `<IBAN>${IBAN}<`, '<Denominazione>Alfa S.r.l.<'],
    seen: ['IT02718281823_00001.xml', 'Alfa S.r.l., Via Appia 1'],
    file: 'IT02718281823_00002.xml',
  },
  {
    name: '10 cliente estero, natura in parole, un nome di file già usato e la scheda salvata',
    before: [FIRST],
    step: {
      answers: [
        ...['', 's', 'estero', 'DE', '111111125', 'Gamma GmbH', 'Hauptstrasse 3', '10115 Berlin', '', '', ''],
        ...['Consulenza', '10 ore', '75', 'non soggette', 'n2.1', '', '', '', '31/12/2026'],
        ...['', 'IT02718281823_00001.xml', 'gamma.xml', 'IT02718281823_00001.xml', 'gamma.yaml'],
      ],
    },
    xml: ['<Natura>N2.1<', '<CodiceDestinatario>XXXXXXX<', '<IdPaese>DE<', '>2026-12-31<'],
    seen: ['gamma.yaml'],
    file: 'gamma.xml',
  },
];
