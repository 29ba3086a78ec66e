import { block, element, one, optional, optionalMany } from '../grammar.ts';
import {
  Amount2Decimal,
  Amount8Decimal,
  Art73,
  BolloVirtuale,
  CausalePagamento,
  DataFattura,
  Divisa,
  Natura,
  Rate,
  Ritenuta,
  String20,
  String200Latin,
  TipoCassa,
  TipoDocumento,
  TipoRitenuta,
  TipoScontoMaggiorazione,
} from '../simpleTypes.ts';

const DatiRitenuta = block('DatiRitenuta', [
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

const DatiBollo = block('DatiBollo', [
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
    'Amount of the stamp duty in euro, normally 2.00; may be omitted.',
  ),
]);

const DatiCassaPrevidenziale = block('DatiCassaPrevidenziale', [
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
    'VAT rate of the contribution as a percentage; 0.00 requires Natura.',
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
    'Reason why the contribution is without VAT; required if the rate is 0.00, otherwise absent.',
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
    'Type of the adjustment: a discount (SC) or a surcharge (MG).',
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
    'Number that the issuer assigns to the document; it contains at least one digit.',
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
    'Total of the document, including VAT and any stamp duty charged, before withholding.',
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
