import { block, element, many, one, optional, optionalMany } from '../grammar.ts';
import { Allegati } from '../shared.ts';
import { DatiBeniServizi } from './datiBeniServizi.ts';
import { DatiGenerali } from './datiGenerali.ts';
import { DatiPagamento } from './datiPagamento.ts';
import { DatiVeicoli } from './datiVeicoli.ts';
import { FatturaElettronicaHeader } from './header.ts';

const FatturaElettronicaBody = block('FatturaElettronicaBody', [
  element(
    'DatiGenerali',
    DatiGenerali,
    one,
    'Dati generali del documento e riferimenti a ordini, contratti, fatture collegate, DDT e trasporto.',
    'General data of the document and references to orders, contracts, linked invoices, delivery notes and transport.',
  ),
  element(
    'DatiBeniServizi',
    DatiBeniServizi,
    one,
    'Righe con i beni e i servizi fatturati e riepilogo per aliquota IVA e natura.',
    'Lines with the goods and services invoiced, and the summary by VAT rate and Natura.',
  ),
  element(
    'DatiVeicoli',
    DatiVeicoli,
    optional,
    'Dati dei mezzi di trasporto nuovi venduti in altri Paesi UE (art. 38 c. 4 DL 331/1993).',
    'Data of new means of transport sold to other EU states (art. 38(4) DL 331/1993).',
  ),
  element(
    'DatiPagamento',
    DatiPagamento,
    optionalMany,
    'Condizioni, modalità e scadenze di pagamento; si ripete per ogni tipo di condizione.',
    'Terms, methods and due dates of payment; repeated for each kind of terms.',
  ),
  element(
    'Allegati',
    Allegati,
    optionalMany,
    'Documenti allegati alla fattura, contenuti nel file stesso in base64.',
    'Documents attached to the invoice, held in the file itself as base64.',
  ),
]);

export const FatturaElettronica = block('FatturaElettronica', [
  element(
    'FatturaElettronicaHeader',
    FatturaElettronicaHeader,
    one,
    'Testata comune a tutte le fatture del file: trasmissione, fornitore, cliente ed eventuali intermediari.',
    'Header shared by all invoices in the file: transmission, supplier, customer and intermediaries if any.',
  ),
  element(
    'FatturaElettronicaBody',
    FatturaElettronicaBody,
    many,
    'Corpo di una singola fattura; si ripete quando il file contiene un lotto di fatture.',
    'Body of one invoice; repeated when the file carries a batch (lotto) of invoices.',
  ),
]);
