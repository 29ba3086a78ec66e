import { block, element, one, optional, optionalMany } from '../grammar.ts';
import { IdFiscale, Indirizzo } from '../shared.ts';
import {
  Amount2Decimal,
  Amount8Decimal,
  Art73,
  BolloVirtuale,
  CausalePagamento,
  CodiceFiscale,
  DataFattura,
  Divisa,
  Natura,
  NumeroColli,
  Peso,
  Rate,
  RiferimentoFase,
  RiferimentoNumeroLinea,
  Ritenuta,
  String10,
  String15,
  String20,
  String80Latin,
  String100Latin,
  String200Latin,
  TipoCassa,
  TipoDocumento,
  TipoResa,
  TipoRitenuta,
  TipoScontoMaggiorazione,
  XsDate,
  XsDateTime,
} from '../simpleTypes.ts';
import { Anagrafica } from './parties.ts';

export const DatiRitenuta = block('DatiRitenuta', [
  element(
    'TipoRitenuta',
    TipoRitenuta,
    one,
    "Tipo di ritenuta: d'acconto (RT01 persone fisiche, RT02 giuridiche) o contributo previdenziale (RT03-RT06).",
    'Kind of withholding: income tax (RT01 natural, RT02 legal persons) or social-security contribution (RT03-RT06).',
  ),
  element(
    'ImportoRitenuta',
    Amount2Decimal,
    one,
    'Importo che il cliente trattiene dal pagamento; non riduce il totale del documento.',
    'Amount that the customer withholds from the payment; it does not reduce the document total.',
  ),
  element(
    'AliquotaRitenuta',
    Rate,
    one,
    'Aliquota della ritenuta in percentuale, ad esempio 20.00.',
    'Rate of the withholding as a percentage, such as 20.00.',
  ),
  element(
    'CausalePagamento',
    CausalePagamento,
    one,
    'Lettera che indica il tipo di compenso, la stessa di Certificazione Unica e modello 770.',
    'Letter for the kind of income paid, the same as in the tax forms CU and 770.',
  ),
]);

export const DatiBollo = block('DatiBollo', [
  element(
    'BolloVirtuale',
    BolloVirtuale,
    one,
    "Vale SI quando l'imposta di bollo è assolta in modo virtuale (DM 17 giugno 2014).",
    'SI when stamp duty is settled electronically (decree of 17 June 2014).',
  ),
  element(
    'ImportoBollo',
    Amount2Decimal,
    optional,
    "Importo dell'imposta di bollo in euro, di norma 2.00; si può omettere.",
    'Amount of the stamp duty in euro, normally 2.00; may be left out.',
  ),
]);

export const DatiCassaPrevidenziale = block('DatiCassaPrevidenziale', [
  element(
    'TipoCassa',
    TipoCassa,
    one,
    'Cassa previdenziale a cui è destinato il contributo addebitato al cliente.',
    'Pension fund for which the contribution is charged to the customer.',
  ),
  element(
    'AlCassa',
    Rate,
    one,
    'Aliquota del contributo alla cassa in percentuale, ad esempio 4.00.',
    'Rate of the fund contribution as a percentage, such as 4.00.',
  ),
  element(
    'ImportoContributoCassa',
    Amount2Decimal,
    one,
    "Contributo addebitato al cliente, IVA esclusa; entra nell'imponibile del riepilogo.",
    'Contribution charged to the customer, without VAT; it enters the taxable amount of the summary.',
  ),
  element(
    'ImponibileCassa',
    Amount2Decimal,
    optional,
    'Importo su cui il contributo alla cassa è calcolato.',
    'Amount on which the fund contribution is calculated.',
  ),
  element(
    'AliquotaIVA',
    Rate,
    one,
    'Aliquota IVA del contributo in percentuale; con 0.00 serve la natura.',
    'VAT rate of the contribution as a percentage; 0.00 needs Natura.',
  ),
  element(
    'Ritenuta',
    Ritenuta,
    optional,
    'Vale SI quando anche il contributo alla cassa è soggetto a ritenuta.',
    'SI when the fund contribution is itself subject to withholding.',
  ),
  element(
    'Natura',
    Natura,
    optional,
    'Motivo per cui il contributo non sconta IVA; presente solo con aliquota 0.00.',
    'Why the contribution bears no VAT; present only with rate 0.00.',
  ),
  element(
    'RiferimentoAmministrazione',
    String20,
    optional,
    'Riferimento per la contabilità del cliente relativo a questo contributo.',
    "Reference for the customer's accounting that concerns this contribution.",
  ),
]);

export const ScontoMaggiorazione = block('ScontoMaggiorazione', [
  element(
    'Tipo',
    TipoScontoMaggiorazione,
    one,
    'Indica se si tratta di uno sconto (SC) o di una maggiorazione (MG).',
    'Whether this is a discount (SC) or a surcharge (MG).',
  ),
  element(
    'Percentuale',
    Rate,
    optional,
    "Sconto o maggiorazione in percentuale; se c'è anche l'importo, vale l'importo.",
    'Discount or surcharge as a percentage; Importo prevails when both are present.',
  ),
  element(
    'Importo',
    Amount8Decimal,
    optional,
    'Importo dello sconto o della maggiorazione; nelle righe si applica al prezzo unitario.',
    'Amount of the discount or surcharge; on a line it applies to the unit price.',
  ),
]);

export const DatiGeneraliDocumento = block('DatiGeneraliDocumento', [
  element(
    'TipoDocumento',
    TipoDocumento,
    one,
    'Tipo di documento, ad esempio TD01 fattura, TD04 nota di credito, TD24 fattura differita.',
    'Kind of document, such as TD01 invoice, TD04 credit note, TD24 deferred invoice.',
  ),
  element(
    'Divisa',
    Divisa,
    one,
    'Valuta degli importi del documento, in codice ISO 4217; di norma EUR.',
    "Currency of the document's amounts, as an ISO 4217 code; normally EUR.",
  ),
  element(
    'Data',
    DataFattura,
    one,
    "Data del documento; nella fattura immediata, quella di effettuazione dell'operazione.",
    'Date of the document; on an immediate invoice, that of the supply.',
  ),
  element(
    'Numero',
    String20,
    one,
    "Numero che l'emittente attribuisce al documento; contiene almeno una cifra.",
    'Number that the issuer gives to the document; contains at least one digit.',
  ),
  element(
    'DatiRitenuta',
    DatiRitenuta,
    optionalMany,
    "Ritenute d'acconto e contributi che il cliente trattiene; un blocco per ciascun tipo.",
    'Taxes and contributions that the customer withholds; one block for each kind.',
  ),
  element(
    'DatiBollo',
    DatiBollo,
    optional,
    'Imposta di bollo, quando è dovuta e assolta in modo virtuale.',
    'Stamp duty, when it is due and settled electronically.',
  ),
  element(
    'DatiCassaPrevidenziale',
    DatiCassaPrevidenziale,
    optionalMany,
    'Contributi previdenziali addebitati al cliente; un blocco per ciascuna cassa o aliquota.',
    'Pension fund contributions charged to the customer; one block for each fund or rate.',
  ),
  element(
    'ScontoMaggiorazione',
    ScontoMaggiorazione,
    optionalMany,
    "Sconti o maggiorazioni sull'intero documento, diversi da quelli delle righe.",
    'Discounts or surcharges on the whole document, apart from those of the lines.',
  ),
  element(
    'ImportoTotaleDocumento',
    Amount2Decimal,
    optional,
    'Totale del documento, IVA e bollo addebitato inclusi, senza togliere la ritenuta.',
    'Total of the document, VAT and charged stamp duty included, withholding not subtracted.',
  ),
  element(
    'Arrotondamento',
    Amount2Decimal,
    optional,
    'Arrotondamento del totale del documento, positivo o negativo.',
    'Rounding of the document total, positive or negative.',
  ),
  element(
    'Causale',
    String200Latin,
    optionalMany,
    "Descrizione della causale o nota libera; oltre i 200 caratteri si ripete l'elemento.",
    'Reason for the document or free note; the element is repeated beyond 200 characters.',
  ),
  element(
    'Art73',
    Art73,
    optional,
    "Vale SI se il documento segue le regole dell'art. 73 DPR 633/1972, con numeri ripetibili nello stesso anno.",
    'SI when the document follows art. 73 DPR 633/1972, so that a number may recur within the year.',
  ),
]);

export const DatiDocumentiCorrelati = block('DatiDocumentiCorrelati', [
  element(
    'RiferimentoNumeroLinea',
    RiferimentoNumeroLinea,
    optionalMany,
    'Numero della riga della fattura a cui vale il riferimento; assente se vale per tutte.',
    'Line of the invoice to which the reference applies; absent when it applies to all.',
    { form: 'integer' },
  ),
  element(
    'IdDocumento',
    String20,
    one,
    'Numero o identificativo del documento a cui si fa riferimento.',
    'Number or identifier of the document referred to.',
  ),
  element(
    'Data',
    XsDate,
    optional,
    'Data del documento a cui si fa riferimento.',
    'Date of the document that is referred to.',
  ),
  element(
    'NumItem',
    String20,
    optional,
    "Voce del documento a cui si fa riferimento, ad esempio la riga dell'ordine.",
    'Item of the document referred to, such as the line of the order.',
  ),
  element(
    'CodiceCommessaConvenzione',
    String100Latin,
    optional,
    'Codice della commessa o della convenzione da cui nasce la fornitura.',
    'Code of the job order or framework agreement behind the supply.',
  ),
  element(
    'CodiceCUP',
    String15,
    optional,
    "Codice unico di progetto (CUP) dell'investimento pubblico, di 15 caratteri.",
    'Unique project code (CUP) of the public investment, 15 characters.',
  ),
  element(
    'CodiceCIG',
    String15,
    optional,
    'Codice identificativo di gara (CIG), di 10 caratteri, dovuto verso la PA salvo esclusioni.',
    'Tender code (CIG), 10 characters, due towards the public administration unless excluded.',
  ),
]);

export const DatiSAL = block('DatiSAL', [
  element(
    'RiferimentoFase',
    RiferimentoFase,
    one,
    'Numero della fase dello stato di avanzamento (SAL) che la fattura riguarda.',
    'Number of the stage of work progress (SAL) that the invoice covers.',
  ),
]);

export const DatiDDT = block('DatiDDT', [
  element(
    'NumeroDDT',
    String20,
    one,
    'Numero del documento di trasporto che ha accompagnato i beni.',
    'Number of the delivery note (DDT) that accompanied the goods.',
  ),
  element(
    'DataDDT',
    XsDate,
    one,
    'Data del documento di trasporto che ha accompagnato i beni.',
    'Date of the delivery note (DDT) that accompanied the goods.',
  ),
  element(
    'RiferimentoNumeroLinea',
    RiferimentoNumeroLinea,
    optionalMany,
    'Numero della riga della fattura coperta da questo DDT; assente se le copre tutte.',
    'Line of the invoice that this note covers; absent when it covers all.',
  ),
]);

export const DatiAnagraficiVettore = block('DatiAnagraficiVettore', [
  element(
    'IdFiscaleIVA',
    IdFiscale,
    one,
    'Partita IVA del vettore, con la sigla del Paese.',
    'VAT number of the carrier, with its country.',
  ),
  element(
    'CodiceFiscale',
    CodiceFiscale,
    optional,
    'Codice fiscale italiano del vettore, se presente.',
    'Italian fiscal code of the carrier, if any.',
  ),
  element(
    'Anagrafica',
    Anagrafica,
    one,
    'Denominazione, oppure nome e cognome, del vettore.',
    'Company name, or given and family name, of the carrier.',
  ),
  element(
    'NumeroLicenzaGuida',
    String20,
    optional,
    'Numero della patente di chi guida il mezzo di trasporto.',
    'Licence number of whoever drives the means of transport.',
  ),
]);

export const DatiTrasporto = block('DatiTrasporto', [
  element(
    'DatiAnagraficiVettore',
    DatiAnagraficiVettore,
    optional,
    'Dati fiscali e anagrafici del vettore che esegue il trasporto.',
    'Tax and identity data of the carrier who does the transport.',
  ),
  element(
    'MezzoTrasporto',
    String80Latin,
    optional,
    'Mezzo con cui i beni sono trasportati, ad esempio autocarro o nave.',
    'Means by which the goods are carried, such as truck or ship.',
  ),
  element(
    'CausaleTrasporto',
    String100Latin,
    optional,
    'Motivo del trasporto, ad esempio vendita, conto lavorazione o reso.',
    'Reason for the transport, such as sale, processing or return.',
  ),
  element(
    'NumeroColli',
    NumeroColli,
    optional,
    'Numero dei colli in cui i beni sono trasportati.',
    'Number of packages in which the goods are carried.',
    { form: 'integer' },
  ),
  element(
    'Descrizione',
    String100Latin,
    optional,
    'Descrizione dei colli trasportati: natura, qualità o aspetto esteriore.',
    'Description of the packages carried: nature, quality or outward appearance.',
  ),
  element(
    'UnitaMisuraPeso',
    String10,
    optional,
    'Unità di misura di peso lordo e peso netto, ad esempio kg.',
    'Unit of the gross and net weight, such as kg.',
  ),
  element(
    'PesoLordo',
    Peso,
    optional,
    "Peso dei beni trasportati compreso l'imballaggio, nell'unità indicata.",
    'Weight of the goods carried with their packaging, in the stated unit.',
  ),
  element(
    'PesoNetto',
    Peso,
    optional,
    "Peso dei beni trasportati senza imballaggio, nell'unità indicata.",
    'Weight of the goods carried without packaging, in the stated unit.',
  ),
  element(
    'DataOraRitiro',
    XsDateTime,
    optional,
    'Data e ora in cui la merce viene ritirata.',
    'Date and time at which the goods are picked up.',
  ),
  element(
    'DataInizioTrasporto',
    XsDate,
    optional,
    'Data in cui il trasporto dei beni ha inizio.',
    'Date on which the transport of the goods begins.',
  ),
  element(
    'TipoResa',
    TipoResa,
    optional,
    'Termine di resa Incoterms di tre lettere, ad esempio EXW o DAP.',
    'Incoterms delivery term of three letters, such as EXW or DAP.',
  ),
  element(
    'IndirizzoResa',
    Indirizzo,
    optional,
    'Indirizzo in cui la merce è resa secondo gli accordi di consegna.',
    'Address at which the goods are delivered under the delivery terms.',
  ),
  element(
    'DataOraConsegna',
    XsDateTime,
    optional,
    'Data e ora in cui la merce viene consegnata al destinatario.',
    'Date and time at which the goods are handed to the recipient.',
  ),
]);

export const FatturaPrincipale = block('FatturaPrincipale', [
  element(
    'NumeroFatturaPrincipale',
    String20,
    one,
    'Numero della fattura di trasporto a cui si collega quella per operazioni accessorie.',
    'Number of the transport invoice to which this one, for ancillary operations, is linked.',
  ),
  element(
    'DataFatturaPrincipale',
    XsDate,
    one,
    'Data della fattura di trasporto a cui si collega quella per operazioni accessorie.',
    'Date of the transport invoice to which this one, for ancillary operations, is linked.',
  ),
]);

export const DatiGenerali = block('DatiGenerali', [
  element(
    'DatiGeneraliDocumento',
    DatiGeneraliDocumento,
    one,
    'Tipo, numero, data, valuta e totale del documento, con ritenute, bollo, casse e sconti.',
    'Kind, number, date, currency and total of the document, with withholding, stamp duty, funds and discounts.',
  ),
  element(
    'DatiOrdineAcquisto',
    DatiDocumentiCorrelati,
    optionalMany,
    'Ordini di acquisto da cui nasce la fattura, con gli eventuali CUP e CIG.',
    'Purchase orders behind the invoice, with their CUP and CIG codes if any.',
  ),
  element(
    'DatiContratto',
    DatiDocumentiCorrelati,
    optionalMany,
    'Contratti da cui nasce la fattura, con gli eventuali CUP e CIG.',
    'Contracts behind the invoice, with their CUP and CIG codes if any.',
  ),
  element(
    'DatiConvenzione',
    DatiDocumentiCorrelati,
    optionalMany,
    'Convenzioni in base alle quali avviene la fornitura, con gli eventuali CUP e CIG.',
    'Framework agreements under which the supply is made, with their CUP and CIG codes if any.',
  ),
  element(
    'DatiRicezione',
    DatiDocumentiCorrelati,
    optionalMany,
    'Ricezioni di beni o servizi registrate dal cliente, con gli eventuali CUP e CIG.',
    'Receipts of goods or services recorded by the customer, with their CUP and CIG codes if any.',
  ),
  element(
    'DatiFattureCollegate',
    DatiDocumentiCorrelati,
    optionalMany,
    'Fatture precedenti a cui il documento si collega, come quelle rettificate da una nota di credito.',
    'Earlier invoices to which the document relates, such as those that a credit note corrects.',
  ),
  element(
    'DatiSAL',
    DatiSAL,
    optionalMany,
    'Fasi dello stato di avanzamento dei lavori che la fattura riguarda.',
    'Stages of work progress that the invoice covers.',
  ),
  element(
    'DatiDDT',
    DatiDDT,
    optionalMany,
    'Documenti di trasporto che hanno accompagnato i beni, nella fatturazione differita.',
    'Delivery notes that accompanied the goods, when invoicing is deferred.',
  ),
  element(
    'DatiTrasporto',
    DatiTrasporto,
    optional,
    'Dati del trasporto, quando la fattura stessa accompagna la merce.',
    'Data of the transport, when the invoice itself accompanies the goods.',
  ),
  element(
    'FatturaPrincipale',
    FatturaPrincipale,
    optional,
    'Fattura di trasporto principale, nelle fatture degli autotrasportatori per operazioni accessorie.',
    "Main transport invoice, on road hauliers' invoices for ancillary operations.",
  ),
]);
