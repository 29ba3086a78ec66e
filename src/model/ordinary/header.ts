import { block, element, one, optional } from '../grammar.ts';
import { IdFiscale } from '../shared.ts';
import {
  CodiceDestinatario,
  Email,
  EmailContatti,
  FormatoTrasmissione,
  SoggettoEmittente,
  String10,
  TelFax,
} from '../simpleTypes.ts';
import { CedentePrestatore } from './cedentePrestatore.ts';
import { CessionarioCommittente } from './cessionarioCommittente.ts';
import { RappresentanteFiscale, TerzoIntermediarioSoggettoEmittente } from './otherParties.ts';

export const ContattiTrasmittente = block('ContattiTrasmittente', [
  element(
    'Telefono',
    TelFax,
    optional,
    'Numero di telefono, fisso o mobile, di chi trasmette il file.',
    'Landline or mobile number of the transmitter.',
  ),
  element(
    'Email',
    EmailContatti,
    optional,
    'Indirizzo di posta elettronica di chi trasmette il file.',
    'E-mail address for questions about the transmission.',
  ),
]);

const DatiTrasmissione = block('DatiTrasmissione', [
  element(
    'IdTrasmittente',
    IdFiscale,
    one,
    'Identificativo fiscale di chi trasmette il file; se è italiano, il suo codice fiscale.',
    'Tax identifier of the transmitter; for Italian transmitters, the codice fiscale.',
  ),
  element(
    'ProgressivoInvio',
    String10,
    one,
    'Progressivo alfanumerico che il trasmittente dà a ogni file inviato; il formato è libero.',
    'Alphanumeric identifier that the transmitter assigns to each file sent; its format is free.',
  ),
  element(
    'FormatoTrasmissione',
    FormatoTrasmissione,
    one,
    "Formato del file: FPA12 verso la pubblica amministrazione, FPR12 verso privati; uguale all'attributo versione.",
    'Format of the file: FPA12 to the public administration, FPR12 to private parties; equals the attribute versione.',
  ),
  element(
    'CodiceDestinatario',
    CodiceDestinatario,
    one,
    'Codice di recapito: 6 caratteri per gli uffici PA, 7 per i privati; 0000000 se ignoto, XXXXXXX per clienti esteri.',
    'Delivery code: 6 characters for PA offices, 7 for private parties; 0000000 when unknown, XXXXXXX for foreign customers.',
  ),
  element(
    'ContattiTrasmittente',
    ContattiTrasmittente,
    optional,
    "Recapiti di chi trasmette il file, per comunicazioni sull'invio.",
    'Contact details of the transmitter, for questions about the transmission.',
  ),
  element(
    'PECDestinatario',
    Email,
    optional,
    'Indirizzo PEC a cui recapitare la fattura quando il codice destinatario è 0000000.',
    'Certified e-mail (PEC) address for delivery when CodiceDestinatario is 0000000.',
  ),
]);

export const FatturaElettronicaHeader = block('FatturaElettronicaHeader', [
  element(
    'DatiTrasmissione',
    DatiTrasmissione,
    one,
    "Dati che identificano l'invio e indicano dove recapitare la fattura.",
    'Data that identify the transmission and the recipient of the file.',
  ),
  element(
    'CedentePrestatore',
    CedentePrestatore,
    one,
    'Fornitore: chi cede i beni o presta i servizi ed è obbligato a emettere la fattura.',
    'Supplier: the seller of the goods or services, who is required to issue the invoice.',
  ),
  element(
    'RappresentanteFiscale',
    RappresentanteFiscale,
    optional,
    'Rappresentante fiscale in Italia di un fornitore non residente.',
    'Tax representative in Italy of a supplier who is not resident.',
  ),
  element(
    'CessionarioCommittente',
    CessionarioCommittente,
    one,
    'Cliente: chi acquista i beni o commissiona i servizi e riceve la fattura.',
    'Customer: the buyer of the goods or services, who receives the invoice.',
  ),
  element(
    'TerzoIntermediarioOSoggettoEmittente',
    TerzoIntermediarioSoggettoEmittente,
    optional,
    'Terzo o intermediario che emette la fattura per conto del fornitore.',
    'Third party or intermediary who issues the invoice on behalf of the supplier.',
  ),
  element(
    'SoggettoEmittente',
    SoggettoEmittente,
    optional,
    'Indica chi ha emesso la fattura al posto del fornitore: il cliente (CC) o un terzo (TZ).',
    'Issuer of the invoice if other than the supplier: the customer (CC) or a third party (TZ).',
  ),
]);
