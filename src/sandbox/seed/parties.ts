/** The company's counterparts. All are invented: no tax office issued these numbers, and the people do not exist. */

interface Common {
  /** The number of the counterpart in the seed. */
  readonly number: number;
  readonly indirizzo: string;
  readonly comune: string;
  /** Due date of its invoices; an interval of the service. */
  readonly terms: '15' | '30' | '30EOM' | '60' | '60EOM';
  /** ModalitaPagamento. */
  readonly method: 'MP05' | 'MP08' | 'MP12' | 'MP19';
}

interface Italian extends Common {
  readonly cap: string;
  readonly provincia: string;
}

export type Party =
  | (Italian & {
      readonly tipo: 'azienda';
      readonly denominazione: string;
      readonly partita_iva: string;
      readonly codice_destinatario: string;
    })
  | (Italian & {
      readonly tipo: 'persona';
      readonly nome: string;
      readonly cognome: string;
      readonly codice_fiscale: string;
    })
  | (Italian & {
      readonly tipo: 'pa';
      readonly denominazione: string;
      readonly codice_fiscale: string;
      readonly codice_destinatario: string;
    })
  | (Common & {
      readonly tipo: 'estero';
      readonly denominazione: string;
      readonly paese: string;
      readonly partita_iva: string;
      readonly codice_destinatario: string;
    });

/** Recipient in San Marino: the code of its tax office. */
const SAN_MARINO = '2R4GTO8';
const ABROAD = 'XXXXXXX';

export const parties = {
  ciclofficina: {
    number: 1,
    tipo: 'azienda',
    denominazione: 'Ciclofficina Pedale Lento S.n.c.',
    partita_iva: '03141592653',
    codice_destinatario: 'M5UXCR1',
    indirizzo: 'Viale delle Biciclette 7',
    cap: '44121',
    comune: 'Ferrara',
    provincia: 'FE',
    terms: '30',
    method: 'MP05',
  },
  serramenti: {
    number: 2,
    tipo: 'azienda',
    denominazione: 'Serramenti Aurei S.r.l.',
    partita_iva: '01618033987',
    codice_destinatario: 'T9K4ZZ2',
    indirizzo: 'Via delle Proporzioni 21',
    cap: '41121',
    comune: 'Modena',
    provincia: 'MO',
    terms: '60EOM',
    method: 'MP12',
  },
  forno: {
    number: 3,
    tipo: 'azienda',
    denominazione: 'Forno Cinque Radici S.n.c.',
    partita_iva: '02236067977',
    codice_destinatario: '0000000',
    indirizzo: 'Piazza del Pane 5',
    cap: '47521',
    comune: 'Cesena',
    provincia: 'FC',
    terms: '15',
    method: 'MP05',
  },
  arredi: {
    number: 4,
    tipo: 'azienda',
    denominazione: 'Sette Quadri Arredi S.r.l.',
    partita_iva: '02645751310',
    codice_destinatario: 'W7YVJK9',
    indirizzo: 'Corso dei Falegnami 7',
    cap: '20832',
    comune: 'Desio',
    provincia: 'MB',
    terms: '60',
    method: 'MP05',
  },
  cartiera: {
    number: 5,
    tipo: 'azienda',
    denominazione: 'Cartiera del Lamone S.p.A.',
    partita_iva: '01414213569',
    codice_destinatario: 'KRRH6B9',
    indirizzo: 'Via della Risma 30',
    cap: '48018',
    comune: 'Faenza',
    provincia: 'RA',
    terms: '60EOM',
    method: 'MP12',
  },
  imballaggi: {
    number: 6,
    tipo: 'azienda',
    denominazione: 'Cubica Imballaggi S.p.A.',
    partita_iva: '01202056907',
    codice_destinatario: 'SUBM70N',
    indirizzo: 'Via delle Scatole 3',
    cap: '35129',
    comune: 'Padova',
    provincia: 'PD',
    terms: '30EOM',
    method: 'MP19',
  },
  grafica: {
    number: 7,
    tipo: 'azienda',
    denominazione: 'Studio Orologeria Dimezzata S.a.s.',
    partita_iva: '00693147183',
    codice_destinatario: '0000000',
    indirizzo: 'Vicolo del Tempo 2',
    cap: '37121',
    comune: 'Verona',
    provincia: 'VR',
    terms: '30',
    method: 'MP05',
  },
  lara: {
    number: 8,
    tipo: 'persona',
    nome: 'Lara',
    cognome: 'Panicucci',
    codice_fiscale: 'PNCLRA85C52F205Y',
    indirizzo: 'Via dei Navigli 12',
    cap: '20144',
    comune: 'Milano',
    provincia: 'MI',
    terms: '15',
    method: 'MP08',
  },
  marco: {
    number: 9,
    tipo: 'persona',
    nome: 'Marco',
    cognome: 'Bertolani',
    codice_fiscale: 'BRTMRC79E18G224A',
    indirizzo: 'Via del Santo 40',
    cap: '35123',
    comune: 'Padova',
    provincia: 'PD',
    terms: '15',
    method: 'MP05',
  },
  comune: {
    number: 10,
    tipo: 'pa',
    denominazione: 'Comune di Borgo Inventato',
    codice_fiscale: '80314159262',
    codice_destinatario: 'UFB0RG',
    indirizzo: 'Piazza del Municipio 1',
    cap: '48033',
    comune: 'Cotignola',
    provincia: 'RA',
    terms: '30',
    method: 'MP05',
  },
  verlag: {
    number: 11,
    tipo: 'estero',
    denominazione: 'Drei Kiefern Verlag GmbH',
    paese: 'DE',
    partita_iva: '271828182',
    codice_destinatario: ABROAD,
    indirizzo: 'Kastanienallee 27',
    comune: '10435 Berlin',
    terms: '30',
    method: 'MP05',
  },
  sanMarino: {
    number: 12,
    tipo: 'estero',
    denominazione: 'Francobolli del Titano S.A.',
    paese: 'SM',
    partita_iva: '27182',
    codice_destinatario: SAN_MARINO,
    indirizzo: 'Contrada delle Mura 3',
    comune: 'San Marino',
    terms: '30',
    method: 'MP05',
  },
} as const satisfies Readonly<Record<string, Party>>;

export type PartyName = keyof typeof parties;
