// Generated from the grammar by `npm run generate`; do not edit.

/**
 * Documento emesso secondo l'art. 73 DPR 633/1972 / Document issued under art. 73 DPR 633/1972
 *
 * - `SI` Sì: numerazione ammessa anche ripetuta nell'anno, in date diverse / Yes: the number may be repeated
 *   within the year, on other dates
 */
export type Art73 =
  | 'SI';

/**
 * Imposta di bollo assolta in modo virtuale / Stamp duty settled electronically
 *
 * - `SI` Sì: bollo assolto ai sensi del DM 17 giugno 2014 / Yes: duty settled under the decree of 17 June
 *   2014
 */
export type BolloVirtuale =
  | 'SI';

/**
 * Causale del compenso soggetto a ritenuta / Reason for the payment subject to withholding
 *
 * - `A` Lavoro autonomo abituale (arte o professione) / Regular self-employment (art or profession)
 * - `B` Utilizzazione, da parte dell'autore o inventore, di opere dell'ingegno e brevetti / Use by the author
 *   or inventor of works and patents
 * - `C` Utili da associazione in partecipazione con apporto di solo lavoro / Profits from an association in
 *   participation with contribution of labour only
 * - `D` Utili spettanti ai soci promotori e fondatori / Profits due to promoters and founders
 * - `E` Levata di protesti da parte dei segretari comunali / Protests of bills drawn up by municipal
 *   secretaries
 * - `G` Indennità per la cessazione di attività sportiva professionale / Indemnity on termination of
 *   professional sports activity
 * - `H` Indennità per la cessazione del rapporto di agenzia / Indemnity on termination of an agency
 *   relationship
 * - `I` Indennità per la cessazione da funzioni notarili / Indemnity on termination of notarial functions
 * - `L` Opere dell'ingegno e brevetti: redditi di chi li ha avuti a titolo gratuito (eredi) / Works and
 *   patents: income of holders who acquired them free of charge (heirs)
 * - `M` Lavoro autonomo non abituale / Occasional self-employment
 * - `N` Indennità, rimborsi e premi nello sport dilettantistico / Allowances, reimbursements and prizes in
 *   amateur sport
 * - `O` Lavoro autonomo non abituale senza obbligo di gestione separata INPS / Occasional self-employment
 *   without mandatory registration with the INPS separate scheme
 * - `P` Noleggio di attrezzature da soggetti non residenti / Hire of equipment from non-residents
 * - `Q` Provvigioni ad agente o rappresentante monomandatario / Commissions to an agent of a single principal
 * - `R` Provvigioni ad agente o rappresentante plurimandatario / Commissions to an agent of several
 *   principals
 * - `S` Provvigioni a commissionario / Commissions to a commission merchant
 * - `T` Provvigioni a mediatore / Commissions to a broker
 * - `U` Provvigioni a procacciatore di affari / Commissions to a business introducer
 * - `V` Provvigioni a incaricato delle vendite a domicilio / Commissions to a door-to-door seller
 * - `W` Corrispettivi per contratti d'appalto del condominio (art. 25-ter DPR 600/1973) / Payments for works
 *   contracts by condominiums (art. 25-ter DPR 600/1973)
 * - `X` Canoni del 2004 a società UE collegate / Royalties of 2004 to associated EU companies
 * - `Y` Canoni da gennaio a luglio 2005 a società UE collegate / Royalties from January to July 2005 to
 *   associated EU companies
 * - `Z` Titolo diverso dai precedenti (solo per anni passati; usare ZO) / Other reason (past years only; use
 *   ZO) (retired on 2021-01-01)
 * - `L1` Opere dell'ingegno e brevetti: redditi di chi li ha acquistati a titolo oneroso / Works and patents:
 *   income of holders who purchased them
 * - `M1` Obblighi di fare, non fare o permettere / Obligations to act, to refrain or to permit
 * - `M2` Lavoro autonomo non abituale con iscrizione alla gestione separata ENPAPI / Occasional
 *   self-employment with registration with the ENPAPI separate scheme (from 2020-10-01)
 * - `O1` Obblighi di fare, non fare o permettere senza obbligo di gestione separata INPS / Obligations to
 *   act, to refrain or to permit, without mandatory registration with the INPS separate scheme
 * - `V1` Attività commerciali non abituali / Occasional commercial activity
 * - `ZO` Titolo diverso dai precedenti / Other reason (from 2020-10-01)
 */
export type CausalePagamento =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'G'
  | 'H'
  | 'I'
  | 'L'
  | 'M'
  | 'N'
  | 'O'
  | 'P'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'U'
  | 'V'
  | 'W'
  | 'X'
  | 'Y'
  | 'Z'
  | 'L1'
  | 'M1'
  | 'M2'
  | 'O1'
  | 'V1'
  | 'ZO';

/**
 * Condizioni di pagamento / Payment terms
 *
 * - `TP01` Pagamento a rate / Payment in instalments
 * - `TP02` Pagamento completo / Payment in full
 * - `TP03` Anticipo / Advance payment
 */
export type CondizioniPagamento =
  | 'TP01'
  | 'TP02'
  | 'TP03';

/**
 * Esigibilità dell'IVA / Chargeability of VAT
 *
 * - `D` Esigibilità differita (al pagamento) / Deferred (due on payment)
 * - `I` Esigibilità immediata / Immediate
 * - `S` Scissione dei pagamenti (split payment, art. 17-ter DPR 633/1972) / Split payment: the buyer pays the
 *   VAT to the state (art. 17-ter DPR 633/1972)
 */
export type EsigibilitaIVA =
  | 'D'
  | 'I'
  | 'S';

/**
 * Formato della fattura ordinaria / Format of the ordinary invoice
 *
 * - `FPA12` Fattura ordinaria verso la pubblica amministrazione / Ordinary invoice to the public
 *   administration
 * - `FPR12` Fattura ordinaria verso soggetti privati / Ordinary invoice to private parties
 */
export type FormatoTrasmissione =
  | 'FPA12'
  | 'FPR12';

/**
 * Formato della fattura semplificata / Format of the simplified invoice
 *
 * - `FSM10` Fattura semplificata verso soggetti privati / Simplified invoice to private parties
 */
export type FormatoTrasmissioneSemplificata =
  | 'FSM10';

/**
 * Modalità di pagamento / Method of payment
 *
 * - `MP01` Contanti / Cash
 * - `MP02` Assegno / Cheque
 * - `MP03` Assegno circolare / Banker's draft
 * - `MP04` Contanti presso la tesoreria / Cash at the Treasury
 * - `MP05` Bonifico / Bank transfer
 * - `MP06` Vaglia cambiario / Promissory note
 * - `MP07` Bollettino bancario / Bank payment slip
 * - `MP08` Carta di pagamento / Payment card
 * - `MP09` RID / RID direct debit
 * - `MP10` RID utenze / RID direct debit for utilities
 * - `MP11` RID veloce / Fast RID direct debit
 * - `MP12` RIBA (ricevuta bancaria) / RIBA (bank collection order)
 * - `MP13` MAV (pagamento mediante avviso) / MAV (payment by notice)
 * - `MP14` Quietanza dell'erario / Tax authority receipt
 * - `MP15` Giroconto su conti di contabilità speciale / Transfer between special treasury accounts
 * - `MP16` Domiciliazione bancaria / Bank direct debit
 * - `MP17` Domiciliazione postale / Postal direct debit
 * - `MP18` Bollettino di conto corrente postale / Postal payment slip
 * - `MP19` Addebito diretto SEPA (SDD) / SEPA direct debit
 * - `MP20` Addebito diretto SEPA CORE / SEPA direct debit CORE
 * - `MP21` Addebito diretto SEPA B2B / SEPA direct debit B2B
 * - `MP22` Trattenuta su somme già riscosse / Withheld from sums already collected
 * - `MP23` PagoPA / PagoPA payment platform (from 2020-10-01)
 */
export type ModalitaPagamento =
  | 'MP01'
  | 'MP02'
  | 'MP03'
  | 'MP04'
  | 'MP05'
  | 'MP06'
  | 'MP07'
  | 'MP08'
  | 'MP09'
  | 'MP10'
  | 'MP11'
  | 'MP12'
  | 'MP13'
  | 'MP14'
  | 'MP15'
  | 'MP16'
  | 'MP17'
  | 'MP18'
  | 'MP19'
  | 'MP20'
  | 'MP21'
  | 'MP22'
  | 'MP23';

/**
 * Natura dell'operazione senza IVA / Reason why no VAT is charged
 *
 * - `N1` Escluse, art. 15 DPR 633/1972 / Excluded, art. 15 DPR 633/1972
 * - `N2` Non soggette (generico; usare N2.1 o N2.2) / Not subject (generic; use N2.1 or N2.2) (retired on
 *   2021-01-01)
 * - `N2.1` Non soggette, artt. da 7 a 7-septies DPR 633/1972 (territorialità) / Not subject, arts. 7 to
 *   7-septies DPR 633/1972 (place of supply) (from 2020-10-01)
 * - `N2.2` Non soggette, altri casi (anche regime forfettario) / Not subject, other cases (including the
 *   flat-rate regime) (from 2020-10-01)
 * - `N3` Non imponibili (generico; usare da N3.1 a N3.6) / Non-taxable (generic; use N3.1 to N3.6) (retired
 *   on 2021-01-01)
 * - `N3.1` Non imponibili, esportazioni / Non-taxable, exports (from 2020-10-01)
 * - `N3.2` Non imponibili, cessioni intracomunitarie / Non-taxable, intra-EU supplies (from 2020-10-01)
 * - `N3.3` Non imponibili, cessioni verso San Marino / Non-taxable, supplies to San Marino (from 2020-10-01)
 * - `N3.4` Non imponibili, operazioni assimilate alle cessioni all'esportazione / Non-taxable, supplies
 *   assimilated to exports (from 2020-10-01)
 * - `N3.5` Non imponibili, a seguito di dichiarazione d'intento / Non-taxable, following a declaration of
 *   intent (from 2020-10-01)
 * - `N3.6` Non imponibili, altre operazioni che non formano il plafond / Non-taxable, other supplies that do
 *   not form the plafond (from 2020-10-01)
 * - `N4` Esenti / Exempt
 * - `N5` Regime del margine o IVA non esposta in fattura / Margin scheme, or VAT not shown on the invoice
 * - `N6` Inversione contabile (generico; usare da N6.1 a N6.9) / Reverse charge (generic; use N6.1 to N6.9)
 *   (retired on 2021-01-01)
 * - `N6.1` Inversione contabile, rottami e materiali di recupero / Reverse charge, scrap and recovered
 *   materials (from 2020-10-01)
 * - `N6.2` Inversione contabile, oro e argento, oreficeria usata a operatori professionali / Reverse charge,
 *   gold and silver, used jewellery to professional dealers (from 2020-10-01)
 * - `N6.3` Inversione contabile, subappalto nel settore edile / Reverse charge, construction subcontracting
 *   (from 2020-10-01)
 * - `N6.4` Inversione contabile, cessione di fabbricati / Reverse charge, sale of buildings (from 2020-10-01)
 * - `N6.5` Inversione contabile, telefoni cellulari / Reverse charge, mobile phones (from 2020-10-01)
 * - `N6.6` Inversione contabile, prodotti elettronici / Reverse charge, electronic products (from 2020-10-01)
 * - `N6.7` Inversione contabile, comparto edile e settori connessi / Reverse charge, construction and related
 *   services (from 2020-10-01)
 * - `N6.8` Inversione contabile, settore energetico / Reverse charge, energy sector (from 2020-10-01)
 * - `N6.9` Inversione contabile, altri casi / Reverse charge, other cases (from 2020-10-01)
 * - `N7` IVA assolta in altro Stato UE (vendite a distanza, servizi elettronici, OSS) / VAT paid in another
 *   EU state (distance sales, electronic services, OSS)
 */
export type Natura =
  | 'N1'
  | 'N2'
  | 'N2.1'
  | 'N2.2'
  | 'N3'
  | 'N3.1'
  | 'N3.2'
  | 'N3.3'
  | 'N3.4'
  | 'N3.5'
  | 'N3.6'
  | 'N4'
  | 'N5'
  | 'N6'
  | 'N6.1'
  | 'N6.2'
  | 'N6.3'
  | 'N6.4'
  | 'N6.5'
  | 'N6.6'
  | 'N6.7'
  | 'N6.8'
  | 'N6.9'
  | 'N7';

/**
 * Natura dell'operazione senza IVA (fattura semplificata) / Reason why no VAT is charged (simplified invoice)
 *
 * - `N1` Escluse, art. 15 DPR 633/1972 / Excluded, art. 15 DPR 633/1972
 * - `N2` Non soggette (generico; usare N2.1 o N2.2) / Not subject (generic; use N2.1 or N2.2) (retired on
 *   2021-01-01)
 * - `N2.1` Non soggette, artt. da 7 a 7-septies DPR 633/1972 (territorialità) / Not subject, arts. 7 to
 *   7-septies DPR 633/1972 (place of supply) (from 2020-10-01)
 * - `N2.2` Non soggette, altri casi (anche regime forfettario) / Not subject, other cases (including the
 *   flat-rate regime) (from 2020-10-01)
 * - `N3` Non imponibili (generico; usare da N3.1 a N3.6) / Non-taxable (generic; use N3.1 to N3.6) (retired
 *   on 2021-01-01)
 * - `N3.1` Non imponibili, esportazioni / Non-taxable, exports (from 2020-10-01)
 * - `N3.2` Non imponibili, cessioni intracomunitarie / Non-taxable, intra-EU supplies (from 2020-10-01)
 * - `N3.3` Non imponibili, cessioni verso San Marino / Non-taxable, supplies to San Marino (from 2020-10-01)
 * - `N3.4` Non imponibili, operazioni assimilate alle cessioni all'esportazione / Non-taxable, supplies
 *   assimilated to exports (from 2020-10-01)
 * - `N3.5` Non imponibili, a seguito di dichiarazione d'intento / Non-taxable, following a declaration of
 *   intent (from 2020-10-01)
 * - `N3.6` Non imponibili, altre operazioni che non formano il plafond / Non-taxable, other supplies that do
 *   not form the plafond (from 2020-10-01)
 * - `N4` Esenti / Exempt
 * - `N5` Regime del margine o IVA non esposta in fattura / Margin scheme, or VAT not shown on the invoice
 */
export type NaturaSemplificata =
  | 'N1'
  | 'N2'
  | 'N2.1'
  | 'N2.2'
  | 'N3'
  | 'N3.1'
  | 'N3.2'
  | 'N3.3'
  | 'N3.4'
  | 'N3.5'
  | 'N3.6'
  | 'N4'
  | 'N5';

/**
 * Regime fiscale del fornitore / Tax regime of the supplier
 *
 * - `RF01` Ordinario / Ordinary
 * - `RF02` Contribuenti minimi (L. 244/2007) / "Minimi" taxpayers (L. 244/2007)
 * - `RF04` Agricoltura, attività connesse e pesca / Agriculture, related activities and fishing
 * - `RF05` Vendita di sali e tabacchi / Sale of salt and tobacco
 * - `RF06` Commercio di fiammiferi / Trade in matches
 * - `RF07` Editoria / Publishing
 * - `RF08` Gestione di servizi di telefonia pubblica / Public telephone services
 * - `RF09` Rivendita di documenti di trasporto pubblico e di sosta / Resale of public transport and parking
 *   tickets
 * - `RF10` Intrattenimenti, giochi e altre attività del DPR 640/1972 / Entertainment, gaming and other
 *   activities of DPR 640/1972
 * - `RF11` Agenzie di viaggi e turismo / Travel and tourism agencies
 * - `RF12` Agriturismo / Agritourism
 * - `RF13` Vendite a domicilio / Door-to-door sales
 * - `RF14` Rivendita di beni usati, oggetti d'arte, d'antiquariato o da collezione / Resale of used goods,
 *   works of art, antiques or collectibles
 * - `RF15` Agenzie di vendite all'asta di oggetti d'arte, d'antiquariato o da collezione / Auction agencies
 *   for works of art, antiques or collectibles
 * - `RF16` IVA per cassa verso la pubblica amministrazione / Cash-basis VAT towards the public administration
 * - `RF17` IVA per cassa (art. 32-bis DL 83/2012) / Cash-basis VAT (art. 32-bis DL 83/2012)
 * - `RF18` Altro / Other
 * - `RF19` Regime forfettario (L. 190/2014) / Flat-rate regime (L. 190/2014)
 * - `RF20` Regime transfrontaliero di franchigia IVA (direttiva UE 2020/285) / Cross-border VAT exemption for
 *   small enterprises (directive (EU) 2020/285) (from 2025-04-01)
 */
export type RegimeFiscale =
  | 'RF01'
  | 'RF02'
  | 'RF04'
  | 'RF05'
  | 'RF06'
  | 'RF07'
  | 'RF08'
  | 'RF09'
  | 'RF10'
  | 'RF11'
  | 'RF12'
  | 'RF13'
  | 'RF14'
  | 'RF15'
  | 'RF16'
  | 'RF17'
  | 'RF18'
  | 'RF19'
  | 'RF20';

/**
 * Importo soggetto a ritenuta / Amount subject to withholding
 *
 * - `SI` Sì: la ritenuta si applica anche a questo importo / Yes: the withholding also applies to this amount
 */
export type Ritenuta =
  | 'SI';

/**
 * Numero dei soci della società / Number of shareholders of the company
 *
 * - `SU` Socio unico / Single shareholder
 * - `SM` Più soci / Several shareholders
 */
export type SocioUnico =
  | 'SU'
  | 'SM';

/**
 * Soggetto che emette la fattura in luogo del fornitore / Party that issues the invoice in place of the
 * supplier
 *
 * - `CC` Il cessionario o committente (cliente) / The buyer (customer)
 * - `TZ` Un soggetto terzo / A third party
 */
export type SoggettoEmittente =
  | 'CC'
  | 'TZ';

/**
 * Stato di liquidazione della società / Liquidation status of the company
 *
 * - `LS` In liquidazione / In liquidation
 * - `LN` Non in liquidazione / Not in liquidation
 */
export type StatoLiquidazione =
  | 'LS'
  | 'LN';

/**
 * Cassa previdenziale / Pension fund
 *
 * - `TC01` Cassa forense (avvocati) / Lawyers (Cassa Forense)
 * - `TC02` Cassa dei dottori commercialisti / Chartered accountants (dottori commercialisti)
 * - `TC03` Cassa dei geometri / Surveyors (geometri)
 * - `TC04` Inarcassa (ingegneri e architetti) / Engineers and architects (Inarcassa)
 * - `TC05` Cassa del notariato / Notaries (notai)
 * - `TC06` Cassa dei ragionieri e periti commerciali / Accountants (ragionieri e periti commerciali)
 * - `TC07` ENASARCO (agenti e rappresentanti di commercio) / Sales agents and representatives (ENASARCO)
 * - `TC08` ENPACL (consulenti del lavoro) / Labour consultants (ENPACL)
 * - `TC09` ENPAM (medici e odontoiatri) / Doctors and dentists (ENPAM)
 * - `TC10` ENPAF (farmacisti) / Pharmacists (ENPAF)
 * - `TC11` ENPAV (veterinari) / Veterinary surgeons (ENPAV)
 * - `TC12` ENPAIA (impiegati dell'agricoltura) / Agricultural employees (ENPAIA)
 * - `TC13` Fondo per gli impiegati delle imprese di spedizione e delle agenzie marittime / Employees of
 *   forwarding firms and shipping agencies
 * - `TC14` INPGI (giornalisti) / Journalists (INPGI)
 * - `TC15` ONAOSI (orfani dei sanitari) / Orphans of health workers (ONAOSI)
 * - `TC16` CASAGIT (assistenza integrativa dei giornalisti) / Journalists' supplementary health care
 *   (CASAGIT)
 * - `TC17` EPPI (periti industriali) / Industrial technicians (EPPI)
 * - `TC18` EPAP (ente pluricategoriale) / Multi-category fund (EPAP)
 * - `TC19` ENPAB (biologi) / Biologists (ENPAB)
 * - `TC20` ENPAPI (infermieri) / Nurses (ENPAPI)
 * - `TC21` ENPAP (psicologi) / Psychologists (ENPAP)
 * - `TC22` INPS (gestione separata) / INPS (separate scheme)
 */
export type TipoCassa =
  | 'TC01'
  | 'TC02'
  | 'TC03'
  | 'TC04'
  | 'TC05'
  | 'TC06'
  | 'TC07'
  | 'TC08'
  | 'TC09'
  | 'TC10'
  | 'TC11'
  | 'TC12'
  | 'TC13'
  | 'TC14'
  | 'TC15'
  | 'TC16'
  | 'TC17'
  | 'TC18'
  | 'TC19'
  | 'TC20'
  | 'TC21'
  | 'TC22';

/**
 * Tipo particolare di riga / Special kind of line
 *
 * - `SC` Sconto / Discount
 * - `PR` Premio / Premium
 * - `AB` Abbuono / Rebate
 * - `AC` Spesa accessoria / Ancillary expense
 */
export type TipoCessionePrestazione =
  | 'SC'
  | 'PR'
  | 'AB'
  | 'AC';

/**
 * Tipo di documento / Kind of document
 *
 * - `TD01` Fattura / Invoice
 * - `TD02` Acconto o anticipo su fattura / Advance on an invoice
 * - `TD03` Acconto o anticipo su parcella / Advance on a professional fee
 * - `TD04` Nota di credito / Credit note
 * - `TD05` Nota di debito / Debit note
 * - `TD06` Parcella / Professional fee note
 * - `TD16` Integrazione di fattura in reverse charge interno / Integration of a domestic reverse-charge
 *   invoice (from 2020-10-01)
 * - `TD17` Integrazione o autofattura per servizi acquistati dall'estero / Integration or self-invoice for
 *   services bought from abroad (from 2020-10-01)
 * - `TD18` Integrazione per acquisto di beni intracomunitari / Integration for intra-EU purchases of goods
 *   (from 2020-10-01)
 * - `TD19` Integrazione o autofattura per acquisto di beni, art. 17 c. 2 DPR 633/1972 / Integration or
 *   self-invoice for goods, art. 17(2) DPR 633/1972 (from 2020-10-01)
 * - `TD20` Autofattura per regolarizzazione (art. 6 c. 9-bis D.Lgs. 471/1997, art. 46 c. 5 DL 331/1993) /
 *   Self-invoice for regularisation (art. 6(9-bis) D.Lgs. 471/1997, art. 46(5) DL 331/1993)
 * - `TD21` Autofattura per splafonamento / Self-invoice for exceeding the limit of VAT-free purchases
 *   (plafond) (from 2020-10-01)
 * - `TD22` Estrazione di beni da deposito IVA / Withdrawal of goods from a VAT warehouse (from 2020-10-01)
 * - `TD23` Estrazione di beni da deposito IVA con versamento dell'IVA / Withdrawal of goods from a VAT
 *   warehouse, with payment of VAT (from 2020-10-01)
 * - `TD24` Fattura differita, art. 21 c. 4 lett. a) DPR 633/1972 / Deferred invoice, art. 21(4)(a) DPR
 *   633/1972 (from 2020-10-01)
 * - `TD25` Fattura differita, art. 21 c. 4 lett. b) DPR 633/1972 (triangolazione interna) / Deferred invoice,
 *   art. 21(4)(b) DPR 633/1972 (domestic triangular sale) (from 2020-10-01)
 * - `TD26` Cessione di beni ammortizzabili e passaggi interni (art. 36 DPR 633/1972) / Sale of depreciable
 *   assets and internal transfers (art. 36 DPR 633/1972) (from 2020-10-01)
 * - `TD27` Autoconsumo o cessione gratuita senza rivalsa / Self-consumption, or free supply without charging
 *   VAT to the recipient (from 2020-10-01)
 * - `TD28` Acquisti da San Marino con IVA (fattura cartacea) / Purchases from San Marino with VAT (paper
 *   invoice) (from 2022-10-01)
 * - `TD29` Comunicazione di omessa o irregolare fatturazione (art. 6 c. 8 D.Lgs. 471/1997) / Report of a
 *   missing or irregular invoice (art. 6(8) D.Lgs. 471/1997) (from 2025-04-01)
 */
export type TipoDocumento =
  | 'TD01'
  | 'TD02'
  | 'TD03'
  | 'TD04'
  | 'TD05'
  | 'TD06'
  | 'TD16'
  | 'TD17'
  | 'TD18'
  | 'TD19'
  | 'TD20'
  | 'TD21'
  | 'TD22'
  | 'TD23'
  | 'TD24'
  | 'TD25'
  | 'TD26'
  | 'TD27'
  | 'TD28'
  | 'TD29';

/**
 * Tipo di documento (fattura semplificata) / Kind of document (simplified invoice)
 *
 * - `TD07` Fattura semplificata / Simplified invoice
 * - `TD08` Nota di credito semplificata / Simplified credit note
 * - `TD09` Nota di debito semplificata / Simplified debit note
 */
export type TipoDocumentoSemplificata =
  | 'TD07'
  | 'TD08'
  | 'TD09';

/**
 * Tipo di ritenuta / Kind of withholding
 *
 * - `RT01` Ritenuta d'acconto su persone fisiche / Income tax withheld from natural persons
 * - `RT02` Ritenuta d'acconto su persone giuridiche / Income tax withheld from legal persons
 * - `RT03` Contributo INPS trattenuto / INPS contribution withheld (from 2020-10-01)
 * - `RT04` Contributo ENASARCO trattenuto / ENASARCO contribution withheld (from 2020-10-01)
 * - `RT05` Contributo ENPAM trattenuto / ENPAM contribution withheld (from 2020-10-01)
 * - `RT06` Altro contributo previdenziale trattenuto / Other social-security contribution withheld (from
 *   2020-10-01)
 */
export type TipoRitenuta =
  | 'RT01'
  | 'RT02'
  | 'RT03'
  | 'RT04'
  | 'RT05'
  | 'RT06';

/**
 * Sconto o maggiorazione / Discount or surcharge
 *
 * - `SC` Sconto: riduce il prezzo / Discount: lowers the price
 * - `MG` Maggiorazione: aumenta il prezzo / Surcharge: raises the price
 */
export type TipoScontoMaggiorazione =
  | 'SC'
  | 'MG';
