// Generated from the code lists by `npm run generate`; do not edit.

import type * as codes from '../../model/generated/codes.ts';

/** Documento emesso secondo l'art. 73 DPR 633/1972 / Document issued under art. 73 DPR 633/1972 */
export const Art73 = {
  /**
   * Sì: numerazione ammessa anche ripetuta nell'anno, in date diverse / Yes: the number may be repeated
   * within the year, on other dates
   */
  SI: 'SI',
} as const satisfies Readonly<Record<string, codes.Art73>>;
export type Art73 = codes.Art73;

/** Imposta di bollo assolta in modo virtuale / Stamp duty settled electronically */
export const BolloVirtuale = {
  /** Sì: bollo assolto ai sensi del DM 17 giugno 2014 / Yes: duty settled under the decree of 17 June 2014 */
  SI: 'SI',
} as const satisfies Readonly<Record<string, codes.BolloVirtuale>>;
export type BolloVirtuale = codes.BolloVirtuale;

/** Causale del compenso soggetto a ritenuta / Reason for the payment subject to withholding */
export const CausalePagamento = {
  /** Lavoro autonomo abituale (arte o professione) / Regular self-employment (art or profession) */
  A: 'A',
  /**
   * Utilizzazione, da parte dell'autore o inventore, di opere dell'ingegno e brevetti / Use by the author or
   * inventor of works and patents
   */
  B: 'B',
  /**
   * Utili da associazione in partecipazione con apporto di solo lavoro / Profits from an association in
   * participation with contribution of labour only
   */
  C: 'C',
  /** Utili spettanti ai soci promotori e fondatori / Profits due to promoters and founders */
  D: 'D',
  /** Levata di protesti da parte dei segretari comunali / Protests of bills drawn up by municipal secretaries */
  E: 'E',
  /**
   * Indennità per la cessazione di attività sportiva professionale / Indemnity on termination of professional
   * sports activity
   */
  G: 'G',
  /** Indennità per la cessazione del rapporto di agenzia / Indemnity on termination of an agency relationship */
  H: 'H',
  /** Indennità per la cessazione da funzioni notarili / Indemnity on termination of notarial functions */
  I: 'I',
  /**
   * Opere dell'ingegno e brevetti: redditi di chi li ha avuti a titolo gratuito (eredi) / Works and patents:
   * income of holders who acquired them free of charge (heirs)
   */
  L: 'L',
  /** Lavoro autonomo non abituale / Occasional self-employment */
  M: 'M',
  /**
   * Indennità, rimborsi e premi nello sport dilettantistico / Allowances, reimbursements and prizes in
   * amateur sport
   */
  N: 'N',
  /**
   * Lavoro autonomo non abituale senza obbligo di gestione separata INPS / Occasional self-employment without
   * mandatory registration with the INPS separate scheme
   */
  O: 'O',
  /** Noleggio di attrezzature da soggetti non residenti / Hire of equipment from non-residents */
  P: 'P',
  /** Provvigioni ad agente o rappresentante monomandatario / Commissions to an agent of a single principal */
  Q: 'Q',
  /** Provvigioni ad agente o rappresentante plurimandatario / Commissions to an agent of several principals */
  R: 'R',
  /** Provvigioni a commissionario / Commissions to a commission merchant */
  S: 'S',
  /** Provvigioni a mediatore / Commissions to a broker */
  T: 'T',
  /** Provvigioni a procacciatore di affari / Commissions to a business introducer */
  U: 'U',
  /** Provvigioni a incaricato delle vendite a domicilio / Commissions to a door-to-door seller */
  V: 'V',
  /**
   * Corrispettivi per contratti d'appalto del condominio (art. 25-ter DPR 600/1973) / Payments for works
   * contracts by condominiums (art. 25-ter DPR 600/1973)
   */
  W: 'W',
  /** Canoni del 2004 a società UE collegate / Royalties of 2004 to associated EU companies */
  X: 'X',
  /**
   * Canoni da gennaio a luglio 2005 a società UE collegate / Royalties from January to July 2005 to
   * associated EU companies
   */
  Y: 'Y',
  /**
   * Titolo diverso dai precedenti (solo per anni passati; usare ZO) / Other reason (past years only; use ZO)
   *
   * @deprecated Not on documents of 2021-01-01 or later.
   */
  Z: 'Z',
  /**
   * Opere dell'ingegno e brevetti: redditi di chi li ha acquistati a titolo oneroso / Works and patents:
   * income of holders who purchased them
   */
  L1: 'L1',
  /** Obblighi di fare, non fare o permettere / Obligations to act, to refrain or to permit */
  M1: 'M1',
  /**
   * Lavoro autonomo non abituale con iscrizione alla gestione separata ENPAPI / Occasional self-employment
   * with registration with the ENPAPI separate scheme (from 2020-10-01)
   */
  M2: 'M2',
  /**
   * Obblighi di fare, non fare o permettere senza obbligo di gestione separata INPS / Obligations to act, to
   * refrain or to permit, without mandatory registration with the INPS separate scheme
   */
  O1: 'O1',
  /** Attività commerciali non abituali / Occasional commercial activity */
  V1: 'V1',
  /** Titolo diverso dai precedenti / Other reason (from 2020-10-01) */
  ZO: 'ZO',
} as const satisfies Readonly<Record<string, codes.CausalePagamento>>;
export type CausalePagamento = codes.CausalePagamento;

/** Condizioni di pagamento / Payment terms */
export const CondizioniPagamento = {
  /** Pagamento a rate / Payment in instalments */
  TP01: 'TP01',
  /** Pagamento completo / Payment in full */
  TP02: 'TP02',
  /** Anticipo / Advance payment */
  TP03: 'TP03',
} as const satisfies Readonly<Record<string, codes.CondizioniPagamento>>;
export type CondizioniPagamento = codes.CondizioniPagamento;

/** Esigibilità dell'IVA / Chargeability of VAT */
export const EsigibilitaIVA = {
  /** Esigibilità differita (al pagamento) / Deferred (due on payment) */
  D: 'D',
  /** Esigibilità immediata / Immediate */
  I: 'I',
  /**
   * Scissione dei pagamenti (split payment, art. 17-ter DPR 633/1972) / Split payment: the buyer pays the VAT
   * to the state (art. 17-ter DPR 633/1972)
   */
  S: 'S',
} as const satisfies Readonly<Record<string, codes.EsigibilitaIVA>>;
export type EsigibilitaIVA = codes.EsigibilitaIVA;

/** Formato della fattura ordinaria / Format of the ordinary invoice */
export const FormatoTrasmissione = {
  /** Fattura ordinaria verso la pubblica amministrazione / Ordinary invoice to the public administration */
  FPA12: 'FPA12',
  /** Fattura ordinaria verso soggetti privati / Ordinary invoice to private parties */
  FPR12: 'FPR12',
} as const satisfies Readonly<Record<string, codes.FormatoTrasmissione>>;
export type FormatoTrasmissione = codes.FormatoTrasmissione;

/** Formato della fattura semplificata / Format of the simplified invoice */
export const FormatoTrasmissioneSemplificata = {
  /** Fattura semplificata verso soggetti privati / Simplified invoice to private parties */
  FSM10: 'FSM10',
} as const satisfies Readonly<Record<string, codes.FormatoTrasmissioneSemplificata>>;
export type FormatoTrasmissioneSemplificata = codes.FormatoTrasmissioneSemplificata;

/** Modalità di pagamento / Method of payment */
export const ModalitaPagamento = {
  /** Contanti / Cash */
  MP01: 'MP01',
  /** Assegno / Cheque */
  MP02: 'MP02',
  /** Assegno circolare / Banker's draft */
  MP03: 'MP03',
  /** Contanti presso la tesoreria / Cash at the Treasury */
  MP04: 'MP04',
  /** Bonifico / Bank transfer */
  MP05: 'MP05',
  /** Vaglia cambiario / Promissory note */
  MP06: 'MP06',
  /** Bollettino bancario / Bank payment slip */
  MP07: 'MP07',
  /** Carta di pagamento / Payment card */
  MP08: 'MP08',
  /** RID / RID direct debit */
  MP09: 'MP09',
  /** RID utenze / RID direct debit for utilities */
  MP10: 'MP10',
  /** RID veloce / Fast RID direct debit */
  MP11: 'MP11',
  /** RIBA (ricevuta bancaria) / RIBA (bank collection order) */
  MP12: 'MP12',
  /** MAV (pagamento mediante avviso) / MAV (payment by notice) */
  MP13: 'MP13',
  /** Quietanza dell'erario / Tax authority receipt */
  MP14: 'MP14',
  /** Giroconto su conti di contabilità speciale / Transfer between special treasury accounts */
  MP15: 'MP15',
  /** Domiciliazione bancaria / Bank direct debit */
  MP16: 'MP16',
  /** Domiciliazione postale / Postal direct debit */
  MP17: 'MP17',
  /** Bollettino di conto corrente postale / Postal payment slip */
  MP18: 'MP18',
  /** Addebito diretto SEPA (SDD) / SEPA direct debit */
  MP19: 'MP19',
  /** Addebito diretto SEPA CORE / SEPA direct debit CORE */
  MP20: 'MP20',
  /** Addebito diretto SEPA B2B / SEPA direct debit B2B */
  MP21: 'MP21',
  /** Trattenuta su somme già riscosse / Withheld from sums already collected */
  MP22: 'MP22',
  /** PagoPA / PagoPA payment platform (from 2020-10-01) */
  MP23: 'MP23',
} as const satisfies Readonly<Record<string, codes.ModalitaPagamento>>;
export type ModalitaPagamento = codes.ModalitaPagamento;

/** Natura dell'operazione senza IVA / Reason why no VAT is charged */
export const Natura = {
  /** Escluse, art. 15 DPR 633/1972 / Excluded, art. 15 DPR 633/1972 */
  N1: 'N1',
  /**
   * Non soggette (generico; usare N2.1 o N2.2) / Not subject (generic; use N2.1 or N2.2)
   *
   * @deprecated Not on documents of 2021-01-01 or later.
   */
  N2: 'N2',
  /**
   * Non soggette, artt. da 7 a 7-septies DPR 633/1972 (territorialità) / Not subject, arts. 7 to 7-septies
   * DPR 633/1972 (place of supply) (from 2020-10-01)
   */
  N2_1: 'N2.1',
  /**
   * Non soggette, altri casi (anche regime forfettario) / Not subject, other cases (including the flat-rate
   * regime) (from 2020-10-01)
   */
  N2_2: 'N2.2',
  /**
   * Non imponibili (generico; usare da N3.1 a N3.6) / Non-taxable (generic; use N3.1 to N3.6)
   *
   * @deprecated Not on documents of 2021-01-01 or later.
   */
  N3: 'N3',
  /** Non imponibili, esportazioni / Non-taxable, exports (from 2020-10-01) */
  N3_1: 'N3.1',
  /** Non imponibili, cessioni intracomunitarie / Non-taxable, intra-EU supplies (from 2020-10-01) */
  N3_2: 'N3.2',
  /** Non imponibili, cessioni verso San Marino / Non-taxable, supplies to San Marino (from 2020-10-01) */
  N3_3: 'N3.3',
  /**
   * Non imponibili, operazioni assimilate alle cessioni all'esportazione / Non-taxable, supplies assimilated
   * to exports (from 2020-10-01)
   */
  N3_4: 'N3.4',
  /**
   * Non imponibili, a seguito di dichiarazione d'intento / Non-taxable, following a declaration of intent
   * (from 2020-10-01)
   */
  N3_5: 'N3.5',
  /**
   * Non imponibili, altre operazioni che non formano il plafond / Non-taxable, other supplies that do not
   * form the plafond (from 2020-10-01)
   */
  N3_6: 'N3.6',
  /** Esenti / Exempt */
  N4: 'N4',
  /** Regime del margine o IVA non esposta in fattura / Margin scheme, or VAT not shown on the invoice */
  N5: 'N5',
  /**
   * Inversione contabile (generico; usare da N6.1 a N6.9) / Reverse charge (generic; use N6.1 to N6.9)
   *
   * @deprecated Not on documents of 2021-01-01 or later.
   */
  N6: 'N6',
  /**
   * Inversione contabile, rottami e materiali di recupero / Reverse charge, scrap and recovered materials
   * (from 2020-10-01)
   */
  N6_1: 'N6.1',
  /**
   * Inversione contabile, oro e argento, oreficeria usata a operatori professionali / Reverse charge, gold
   * and silver, used jewellery to professional dealers (from 2020-10-01)
   */
  N6_2: 'N6.2',
  /**
   * Inversione contabile, subappalto nel settore edile / Reverse charge, construction subcontracting (from
   * 2020-10-01)
   */
  N6_3: 'N6.3',
  /** Inversione contabile, cessione di fabbricati / Reverse charge, sale of buildings (from 2020-10-01) */
  N6_4: 'N6.4',
  /** Inversione contabile, telefoni cellulari / Reverse charge, mobile phones (from 2020-10-01) */
  N6_5: 'N6.5',
  /** Inversione contabile, prodotti elettronici / Reverse charge, electronic products (from 2020-10-01) */
  N6_6: 'N6.6',
  /**
   * Inversione contabile, comparto edile e settori connessi / Reverse charge, construction and related
   * services (from 2020-10-01)
   */
  N6_7: 'N6.7',
  /** Inversione contabile, settore energetico / Reverse charge, energy sector (from 2020-10-01) */
  N6_8: 'N6.8',
  /** Inversione contabile, altri casi / Reverse charge, other cases (from 2020-10-01) */
  N6_9: 'N6.9',
  /**
   * IVA assolta in altro Stato UE (vendite a distanza, servizi elettronici, OSS) / VAT paid in another EU
   * state (distance sales, electronic services, OSS)
   */
  N7: 'N7',
} as const satisfies Readonly<Record<string, codes.Natura>>;
export type Natura = codes.Natura;

/** Natura dell'operazione senza IVA (fattura semplificata) / Reason why no VAT is charged (simplified invoice) */
export const NaturaSemplificata = {
  /** Escluse, art. 15 DPR 633/1972 / Excluded, art. 15 DPR 633/1972 */
  N1: 'N1',
  /**
   * Non soggette (generico; usare N2.1 o N2.2) / Not subject (generic; use N2.1 or N2.2)
   *
   * @deprecated Not on documents of 2021-01-01 or later.
   */
  N2: 'N2',
  /**
   * Non soggette, artt. da 7 a 7-septies DPR 633/1972 (territorialità) / Not subject, arts. 7 to 7-septies
   * DPR 633/1972 (place of supply) (from 2020-10-01)
   */
  N2_1: 'N2.1',
  /**
   * Non soggette, altri casi (anche regime forfettario) / Not subject, other cases (including the flat-rate
   * regime) (from 2020-10-01)
   */
  N2_2: 'N2.2',
  /**
   * Non imponibili (generico; usare da N3.1 a N3.6) / Non-taxable (generic; use N3.1 to N3.6)
   *
   * @deprecated Not on documents of 2021-01-01 or later.
   */
  N3: 'N3',
  /** Non imponibili, esportazioni / Non-taxable, exports (from 2020-10-01) */
  N3_1: 'N3.1',
  /** Non imponibili, cessioni intracomunitarie / Non-taxable, intra-EU supplies (from 2020-10-01) */
  N3_2: 'N3.2',
  /** Non imponibili, cessioni verso San Marino / Non-taxable, supplies to San Marino (from 2020-10-01) */
  N3_3: 'N3.3',
  /**
   * Non imponibili, operazioni assimilate alle cessioni all'esportazione / Non-taxable, supplies assimilated
   * to exports (from 2020-10-01)
   */
  N3_4: 'N3.4',
  /**
   * Non imponibili, a seguito di dichiarazione d'intento / Non-taxable, following a declaration of intent
   * (from 2020-10-01)
   */
  N3_5: 'N3.5',
  /**
   * Non imponibili, altre operazioni che non formano il plafond / Non-taxable, other supplies that do not
   * form the plafond (from 2020-10-01)
   */
  N3_6: 'N3.6',
  /** Esenti / Exempt */
  N4: 'N4',
  /** Regime del margine o IVA non esposta in fattura / Margin scheme, or VAT not shown on the invoice */
  N5: 'N5',
} as const satisfies Readonly<Record<string, codes.NaturaSemplificata>>;
export type NaturaSemplificata = codes.NaturaSemplificata;

/** Regime fiscale del fornitore / Tax regime of the supplier */
export const RegimeFiscale = {
  /** Ordinario / Ordinary */
  RF01: 'RF01',
  /** Contribuenti minimi (L. 244/2007) / "Minimi" taxpayers (L. 244/2007) */
  RF02: 'RF02',
  /** Agricoltura, attività connesse e pesca / Agriculture, related activities and fishing */
  RF04: 'RF04',
  /** Vendita di sali e tabacchi / Sale of salt and tobacco */
  RF05: 'RF05',
  /** Commercio di fiammiferi / Trade in matches */
  RF06: 'RF06',
  /** Editoria / Publishing */
  RF07: 'RF07',
  /** Gestione di servizi di telefonia pubblica / Public telephone services */
  RF08: 'RF08',
  /** Rivendita di documenti di trasporto pubblico e di sosta / Resale of public transport and parking tickets */
  RF09: 'RF09',
  /**
   * Intrattenimenti, giochi e altre attività del DPR 640/1972 / Entertainment, gaming and other activities of
   * DPR 640/1972
   */
  RF10: 'RF10',
  /** Agenzie di viaggi e turismo / Travel and tourism agencies */
  RF11: 'RF11',
  /** Agriturismo / Agritourism */
  RF12: 'RF12',
  /** Vendite a domicilio / Door-to-door sales */
  RF13: 'RF13',
  /**
   * Rivendita di beni usati, oggetti d'arte, d'antiquariato o da collezione / Resale of used goods, works of
   * art, antiques or collectibles
   */
  RF14: 'RF14',
  /**
   * Agenzie di vendite all'asta di oggetti d'arte, d'antiquariato o da collezione / Auction agencies for
   * works of art, antiques or collectibles
   */
  RF15: 'RF15',
  /** IVA per cassa verso la pubblica amministrazione / Cash-basis VAT towards the public administration */
  RF16: 'RF16',
  /** IVA per cassa (art. 32-bis DL 83/2012) / Cash-basis VAT (art. 32-bis DL 83/2012) */
  RF17: 'RF17',
  /** Altro / Other */
  RF18: 'RF18',
  /** Regime forfettario (L. 190/2014) / Flat-rate regime (L. 190/2014) */
  RF19: 'RF19',
  /**
   * Regime transfrontaliero di franchigia IVA (direttiva UE 2020/285) / Cross-border VAT exemption for small
   * enterprises (directive (EU) 2020/285) (from 2025-04-01)
   */
  RF20: 'RF20',
} as const satisfies Readonly<Record<string, codes.RegimeFiscale>>;
export type RegimeFiscale = codes.RegimeFiscale;

/** Importo soggetto a ritenuta / Amount subject to withholding */
export const Ritenuta = {
  /** Sì: la ritenuta si applica anche a questo importo / Yes: the withholding also applies to this amount */
  SI: 'SI',
} as const satisfies Readonly<Record<string, codes.Ritenuta>>;
export type Ritenuta = codes.Ritenuta;

/** Numero dei soci della società / Number of shareholders of the company */
export const SocioUnico = {
  /** Socio unico / Single shareholder */
  SU: 'SU',
  /** Più soci / Several shareholders */
  SM: 'SM',
} as const satisfies Readonly<Record<string, codes.SocioUnico>>;
export type SocioUnico = codes.SocioUnico;

/**
 * Soggetto che emette la fattura in luogo del fornitore / Party that issues the invoice in place of the
 * supplier
 */
export const SoggettoEmittente = {
  /** Il cessionario o committente (cliente) / The buyer (customer) */
  CC: 'CC',
  /** Un soggetto terzo / A third party */
  TZ: 'TZ',
} as const satisfies Readonly<Record<string, codes.SoggettoEmittente>>;
export type SoggettoEmittente = codes.SoggettoEmittente;

/** Stato di liquidazione della società / Liquidation status of the company */
export const StatoLiquidazione = {
  /** In liquidazione / In liquidation */
  LS: 'LS',
  /** Non in liquidazione / Not in liquidation */
  LN: 'LN',
} as const satisfies Readonly<Record<string, codes.StatoLiquidazione>>;
export type StatoLiquidazione = codes.StatoLiquidazione;

/** Cassa previdenziale / Pension fund */
export const TipoCassa = {
  /** Cassa forense (avvocati) / Lawyers (Cassa Forense) */
  TC01: 'TC01',
  /** Cassa dei dottori commercialisti / Chartered accountants (dottori commercialisti) */
  TC02: 'TC02',
  /** Cassa dei geometri / Surveyors (geometri) */
  TC03: 'TC03',
  /** Inarcassa (ingegneri e architetti) / Engineers and architects (Inarcassa) */
  TC04: 'TC04',
  /** Cassa del notariato / Notaries (notai) */
  TC05: 'TC05',
  /** Cassa dei ragionieri e periti commerciali / Accountants (ragionieri e periti commerciali) */
  TC06: 'TC06',
  /** ENASARCO (agenti e rappresentanti di commercio) / Sales agents and representatives (ENASARCO) */
  TC07: 'TC07',
  /** ENPACL (consulenti del lavoro) / Labour consultants (ENPACL) */
  TC08: 'TC08',
  /** ENPAM (medici e odontoiatri) / Doctors and dentists (ENPAM) */
  TC09: 'TC09',
  /** ENPAF (farmacisti) / Pharmacists (ENPAF) */
  TC10: 'TC10',
  /** ENPAV (veterinari) / Veterinary surgeons (ENPAV) */
  TC11: 'TC11',
  /** ENPAIA (impiegati dell'agricoltura) / Agricultural employees (ENPAIA) */
  TC12: 'TC12',
  /**
   * Fondo per gli impiegati delle imprese di spedizione e delle agenzie marittime / Employees of forwarding
   * firms and shipping agencies
   */
  TC13: 'TC13',
  /** INPGI (giornalisti) / Journalists (INPGI) */
  TC14: 'TC14',
  /** ONAOSI (orfani dei sanitari) / Orphans of health workers (ONAOSI) */
  TC15: 'TC15',
  /** CASAGIT (assistenza integrativa dei giornalisti) / Journalists' supplementary health care (CASAGIT) */
  TC16: 'TC16',
  /** EPPI (periti industriali) / Industrial technicians (EPPI) */
  TC17: 'TC17',
  /** EPAP (ente pluricategoriale) / Multi-category fund (EPAP) */
  TC18: 'TC18',
  /** ENPAB (biologi) / Biologists (ENPAB) */
  TC19: 'TC19',
  /** ENPAPI (infermieri) / Nurses (ENPAPI) */
  TC20: 'TC20',
  /** ENPAP (psicologi) / Psychologists (ENPAP) */
  TC21: 'TC21',
  /** INPS (gestione separata) / INPS (separate scheme) */
  TC22: 'TC22',
} as const satisfies Readonly<Record<string, codes.TipoCassa>>;
export type TipoCassa = codes.TipoCassa;

/** Tipo particolare di riga / Special kind of line */
export const TipoCessionePrestazione = {
  /** Sconto / Discount */
  SC: 'SC',
  /** Premio / Premium */
  PR: 'PR',
  /** Abbuono / Rebate */
  AB: 'AB',
  /** Spesa accessoria / Ancillary expense */
  AC: 'AC',
} as const satisfies Readonly<Record<string, codes.TipoCessionePrestazione>>;
export type TipoCessionePrestazione = codes.TipoCessionePrestazione;

/** Tipo di documento / Kind of document */
export const TipoDocumento = {
  /** Fattura / Invoice */
  TD01: 'TD01',
  /** Acconto o anticipo su fattura / Advance on an invoice */
  TD02: 'TD02',
  /** Acconto o anticipo su parcella / Advance on a professional fee */
  TD03: 'TD03',
  /** Nota di credito / Credit note */
  TD04: 'TD04',
  /** Nota di debito / Debit note */
  TD05: 'TD05',
  /** Parcella / Professional fee note */
  TD06: 'TD06',
  /**
   * Integrazione di fattura in reverse charge interno / Integration of a domestic reverse-charge invoice
   * (from 2020-10-01)
   */
  TD16: 'TD16',
  /**
   * Integrazione o autofattura per servizi acquistati dall'estero / Integration or self-invoice for services
   * bought from abroad (from 2020-10-01)
   */
  TD17: 'TD17',
  /**
   * Integrazione per acquisto di beni intracomunitari / Integration for intra-EU purchases of goods (from
   * 2020-10-01)
   */
  TD18: 'TD18',
  /**
   * Integrazione o autofattura per acquisto di beni, art. 17 c. 2 DPR 633/1972 / Integration or self-invoice
   * for goods, art. 17(2) DPR 633/1972 (from 2020-10-01)
   */
  TD19: 'TD19',
  /**
   * Autofattura per regolarizzazione (art. 6 c. 9-bis D.Lgs. 471/1997, art. 46 c. 5 DL 331/1993) /
   * Self-invoice for regularisation (art. 6(9-bis) D.Lgs. 471/1997, art. 46(5) DL 331/1993)
   */
  TD20: 'TD20',
  /**
   * Autofattura per splafonamento / Self-invoice for exceeding the limit of VAT-free purchases (plafond)
   * (from 2020-10-01)
   */
  TD21: 'TD21',
  /** Estrazione di beni da deposito IVA / Withdrawal of goods from a VAT warehouse (from 2020-10-01) */
  TD22: 'TD22',
  /**
   * Estrazione di beni da deposito IVA con versamento dell'IVA / Withdrawal of goods from a VAT warehouse,
   * with payment of VAT (from 2020-10-01)
   */
  TD23: 'TD23',
  /**
   * Fattura differita, art. 21 c. 4 lett. a) DPR 633/1972 / Deferred invoice, art. 21(4)(a) DPR 633/1972
   * (from 2020-10-01)
   */
  TD24: 'TD24',
  /**
   * Fattura differita, art. 21 c. 4 lett. b) DPR 633/1972 (triangolazione interna) / Deferred invoice, art.
   * 21(4)(b) DPR 633/1972 (domestic triangular sale) (from 2020-10-01)
   */
  TD25: 'TD25',
  /**
   * Cessione di beni ammortizzabili e passaggi interni (art. 36 DPR 633/1972) / Sale of depreciable assets
   * and internal transfers (art. 36 DPR 633/1972) (from 2020-10-01)
   */
  TD26: 'TD26',
  /**
   * Autoconsumo o cessione gratuita senza rivalsa / Self-consumption, or free supply without charging VAT to
   * the recipient (from 2020-10-01)
   */
  TD27: 'TD27',
  /**
   * Acquisti da San Marino con IVA (fattura cartacea) / Purchases from San Marino with VAT (paper invoice)
   * (from 2022-10-01)
   */
  TD28: 'TD28',
  /**
   * Comunicazione di omessa o irregolare fatturazione (art. 6 c. 8 D.Lgs. 471/1997) / Report of a missing or
   * irregular invoice (art. 6(8) D.Lgs. 471/1997) (from 2025-04-01)
   */
  TD29: 'TD29',
} as const satisfies Readonly<Record<string, codes.TipoDocumento>>;
export type TipoDocumento = codes.TipoDocumento;

/** Tipo di documento (fattura semplificata) / Kind of document (simplified invoice) */
export const TipoDocumentoSemplificata = {
  /** Fattura semplificata / Simplified invoice */
  TD07: 'TD07',
  /** Nota di credito semplificata / Simplified credit note */
  TD08: 'TD08',
  /** Nota di debito semplificata / Simplified debit note */
  TD09: 'TD09',
} as const satisfies Readonly<Record<string, codes.TipoDocumentoSemplificata>>;
export type TipoDocumentoSemplificata = codes.TipoDocumentoSemplificata;

/** Tipo di ritenuta / Kind of withholding */
export const TipoRitenuta = {
  /** Ritenuta d'acconto su persone fisiche / Income tax withheld from natural persons */
  RT01: 'RT01',
  /** Ritenuta d'acconto su persone giuridiche / Income tax withheld from legal persons */
  RT02: 'RT02',
  /** Contributo INPS trattenuto / INPS contribution withheld (from 2020-10-01) */
  RT03: 'RT03',
  /** Contributo ENASARCO trattenuto / ENASARCO contribution withheld (from 2020-10-01) */
  RT04: 'RT04',
  /** Contributo ENPAM trattenuto / ENPAM contribution withheld (from 2020-10-01) */
  RT05: 'RT05',
  /** Altro contributo previdenziale trattenuto / Other social-security contribution withheld (from 2020-10-01) */
  RT06: 'RT06',
} as const satisfies Readonly<Record<string, codes.TipoRitenuta>>;
export type TipoRitenuta = codes.TipoRitenuta;

/** Sconto o maggiorazione / Discount or surcharge */
export const TipoScontoMaggiorazione = {
  /** Sconto: riduce il prezzo / Discount: lowers the price */
  SC: 'SC',
  /** Maggiorazione: aumenta il prezzo / Surcharge: raises the price */
  MG: 'MG',
} as const satisfies Readonly<Record<string, codes.TipoScontoMaggiorazione>>;
export type TipoScontoMaggiorazione = codes.TipoScontoMaggiorazione;
