import { block, element, one, optional, optionalMany } from '../grammar.ts';
import {
  RiferimentoFase,
  RiferimentoNumeroLinea,
  String15,
  String20,
  String100Latin,
  XsDate,
} from '../simpleTypes.ts';
import { DatiGeneraliDocumento } from './datiGeneraliDocumento.ts';
import { DatiTrasporto } from './datiTrasporto.ts';

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
    'Tender code (CIG), 10 characters, required for the public administration with some exceptions.',
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

const DatiDDT = block('DatiDDT', [
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

export const FatturaPrincipale = block('FatturaPrincipale', [
  element(
    'NumeroFatturaPrincipale',
    String20,
    one,
    'Numero della fattura di trasporto a cui si collega quella per operazioni accessorie.',
    'Number of the transport invoice to which this one, for ancillary services, is linked.',
  ),
  element(
    'DataFatturaPrincipale',
    XsDate,
    one,
    'Data della fattura di trasporto a cui si collega quella per operazioni accessorie.',
    'Date of the transport invoice to which this one, for ancillary services, is linked.',
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
    "Main transport invoice, on road hauliers' invoices for ancillary services.",
  ),
]);
