import { block, element, one, optional } from './grammar.ts';
import {
  Amount2Decimal,
  CAP,
  Codice,
  Nazione,
  NumeroCivico,
  Provincia,
  SocioUnico,
  StatoLiquidazione,
  String10,
  String20,
  String60Latin,
  String100Latin,
  XsBase64Binary,
} from './simpleTypes.ts';

export const IdFiscale = block('IdFiscale', [
  element(
    'IdPaese',
    Nazione,
    one,
    "Sigla ISO 3166-1 del Paese che ha attribuito l'identificativo, ad esempio IT; per la Grecia si trova anche EL.",
    'ISO 3166-1 alpha-2 code of the country that issued the identifier, such as IT; Greece also appears as EL.',
  ),
  element(
    'IdCodice',
    Codice,
    one,
    'Identificativo senza la sigla del Paese: partita IVA, codice estero o, per il trasmittente italiano, codice fiscale.',
    'Identifier without the country prefix: VAT number, foreign number or, for an Italian transmitter, the codice fiscale.',
  ),
]);

export const Indirizzo = block('Indirizzo', [
  element(
    'Indirizzo',
    String60Latin,
    one,
    'Via, piazza o altra denominazione della strada; può comprendere il numero civico.',
    'Name of the street, square or similar; may include the house number.',
  ),
  element(
    'NumeroCivico',
    NumeroCivico,
    optional,
    'Numero civico, se non è già scritto insieme alla via.',
    'House number, unless already written with the street.',
  ),
  element(
    'CAP',
    CAP,
    one,
    'Codice di avviamento postale di cinque cifre; per gli indirizzi esteri si usa 00000.',
    'Five-digit Italian postal code; addresses outside Italy use 00000.',
  ),
  element(
    'Comune',
    String60Latin,
    one,
    "Comune italiano, o località estera, in cui si trova l'indirizzo.",
    'Italian municipality, or foreign town, where the address is.',
  ),
  element(
    'Provincia',
    Provincia,
    optional,
    'Sigla di due lettere della provincia italiana; si omette per gli indirizzi esteri.',
    'Two-letter code of the Italian province; omitted for foreign addresses.',
  ),
  element(
    'Nazione',
    Nazione,
    one,
    "Sigla ISO 3166-1 del Paese dell'indirizzo; l'elemento vuoto vale IT.",
    'ISO 3166-1 alpha-2 code of the country; an empty element means IT.',
    { default: 'IT' },
  ),
]);

export const IscrizioneREA = block('IscrizioneREA', [
  element(
    'Ufficio',
    Provincia,
    one,
    'Sigla della provincia del registro delle imprese presso cui la società è iscritta.',
    'Two-letter province code of the companies register where the company is entered.',
  ),
  element(
    'NumeroREA',
    String20,
    one,
    'Numero di iscrizione al repertorio economico amministrativo, senza la sigla della provincia.',
    'Number in the economic and administrative index (REA), without the province code.',
  ),
  element(
    'CapitaleSociale',
    Amount2Decimal,
    optional,
    'Capitale sociale versato, in euro; riguarda le società di capitali.',
    'Paid-up share capital in euro; for limited companies.',
  ),
  element(
    'SocioUnico',
    SocioUnico,
    optional,
    'Indica se la società di capitali ha un socio unico (SU) o più soci (SM).',
    'Number of shareholders of the limited company: one (SU) or several (SM).',
  ),
  element(
    'StatoLiquidazione',
    StatoLiquidazione,
    one,
    'Indica se la società è in liquidazione (LS) oppure no (LN).',
    'Liquidation status of the company: in liquidation (LS) or not (LN).',
  ),
]);

export const Allegati = block('Allegati', [
  element(
    'NomeAttachment',
    String60Latin,
    one,
    'Nome del file allegato, di norma con la sua estensione.',
    'Name of the attached file, normally with its extension.',
  ),
  element(
    'AlgoritmoCompressione',
    String10,
    optional,
    "Algoritmo con cui l'allegato è compresso, ad esempio ZIP; assente se non è compresso.",
    'Algorithm that compressed the attachment, such as ZIP; absent when it is not compressed.',
  ),
  element(
    'FormatoAttachment',
    String10,
    optional,
    'Formato del file allegato, ad esempio PDF, TXT o XML.',
    'Format of the attached file, such as PDF, TXT or XML.',
  ),
  element(
    'DescrizioneAttachment',
    String100Latin,
    optional,
    'Breve descrizione di ciò che il documento allegato contiene.',
    'Short description of what the attached document contains.',
  ),
  element(
    'Attachment',
    XsBase64Binary,
    one,
    'Contenuto del file allegato in base64; conta nella dimensione massima della fattura.',
    'Content of the attached file in base64; it counts towards the size limit of the invoice.',
  ),
]);
