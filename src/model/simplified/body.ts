import { block, element, many, one, optional, optionalMany } from '../grammar.ts';
import { Allegati } from '../shared.ts';
import {
  Amount2Decimal,
  BolloVirtuale,
  DataFattura,
  Divisa,
  NaturaSemplificata,
  Rate,
  String20,
  String100Latin,
  String1000Latin,
  TipoDocumentoSemplificata,
} from '../simpleTypes.ts';

const DatiGeneraliDocumentoSemplificata = block(
  'DatiGeneraliDocumentoSemplificata',
  [
    element(
      'TipoDocumento',
      TipoDocumentoSemplificata,
      one,
      'Tipo di documento: TD07 fattura, TD08 nota di credito, TD09 nota di debito semplificata.',
      'Kind of document: TD07 invoice, TD08 credit note, TD09 debit note, all simplified.',
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
      'BolloVirtuale',
      BolloVirtuale,
      optional,
      "Vale SI quando l'imposta di bollo è assolta in modo virtuale (DM 17 giugno 2014).",
      'SI when stamp duty is settled electronically (decree of 17 June 2014).',
    ),
  ],
  'DatiGeneraliDocumentoType',
);

const DatiFatturaRettificataSemplificata = block(
  'DatiFatturaRettificataSemplificata',
  [
    element(
      'NumeroFR',
      String20,
      one,
      'Numero della fattura che questo documento rettifica.',
      'Number of the invoice that this document corrects.',
    ),
    element(
      'DataFR',
      DataFattura,
      one,
      'Data della fattura che questo documento rettifica.',
      'Date of the invoice that this document corrects.',
    ),
    element(
      'ElementiRettificati',
      String1000Latin,
      one,
      'Descrizione degli elementi della fattura che vengono rettificati.',
      'Description of what is corrected in the invoice.',
    ),
  ],
  'DatiFatturaRettificataType',
);

const DatiGeneraliSemplificata = block(
  'DatiGeneraliSemplificata',
  [
    element(
      'DatiGeneraliDocumento',
      DatiGeneraliDocumentoSemplificata,
      one,
      "Tipo, numero, data e valuta del documento, con l'eventuale bollo.",
      'Kind, number, date and currency of the document, and stamp duty if any.',
    ),
    element(
      'DatiFatturaRettificata',
      DatiFatturaRettificataSemplificata,
      optional,
      'Fattura rettificata, quando il documento ne corregge una precedente.',
      'Invoice corrected, when the document amends an earlier one.',
    ),
  ],
  'DatiGeneraliType',
);

const DatiIVASemplificata = block(
  'DatiIVASemplificata',
  [
    element(
      'Imposta',
      Amount2Decimal,
      optional,
      "IVA compresa nell'importo del blocco; si può indicare al posto dell'aliquota.",
      'VAT contained in the amount of the block; may be given instead of the rate.',
    ),
    element(
      'Aliquota',
      Rate,
      optional,
      "Aliquota IVA in percentuale da cui si ricava l'imposta; con 0.00 serve la natura.",
      'VAT rate as a percentage, from which the tax is derived; 0.00 requires Natura.',
    ),
  ],
  'DatiIVAType',
);

const DatiBeniServiziSemplificata = block(
  'DatiBeniServiziSemplificata',
  [
    element(
      'Descrizione',
      String1000Latin,
      one,
      'Natura e qualità dei beni ceduti o dei servizi prestati.',
      'Nature and quality of the goods sold or services provided.',
    ),
    element(
      'Importo',
      Amount2Decimal,
      one,
      'Importo complessivo dei beni o servizi del blocco, IVA inclusa.',
      "Total amount of the block's goods or services, VAT included.",
    ),
    element(
      'DatiIVA',
      DatiIVASemplificata,
      one,
      "IVA compresa nell'importo, indicata come imposta o come aliquota.",
      'VAT contained in the amount, given as tax or as rate.',
    ),
    element(
      'Natura',
      NaturaSemplificata,
      optional,
      "Motivo per cui l'importo non sconta IVA; si indica con aliquota 0.00.",
      'Reason why the amount is without VAT; required if the rate is 0.00, otherwise absent.',
    ),
    element(
      'RiferimentoNormativo',
      String100Latin,
      optional,
      'Norma che giustifica la natura indicata, ad esempio art. 10 DPR 633/1972.',
      'Law that justifies the Natura stated, such as art. 10 DPR 633/1972.',
    ),
  ],
  'DatiBeniServiziType',
);

export const FatturaElettronicaBodySemplificata = block(
  'FatturaElettronicaBodySemplificata',
  [
    element(
      'DatiGenerali',
      DatiGeneraliSemplificata,
      one,
      "Dati generali del documento e dell'eventuale fattura rettificata.",
      'General data of the document, and of the corrected invoice if any.',
    ),
    element(
      'DatiBeniServizi',
      DatiBeniServiziSemplificata,
      many,
      'Beni e servizi fatturati, con importo IVA inclusa e imposta; un blocco per voce.',
      'Goods and services invoiced, with amount including VAT and tax; one block per item.',
    ),
    element(
      'Allegati',
      Allegati,
      optionalMany,
      'Documenti allegati alla fattura, contenuti nel file stesso in base64.',
      'Documents attached to the invoice, held in the file itself as base64.',
    ),
  ],
  'FatturaElettronicaBodyType',
);
