/** Messages about invoices to private parties: MessaggiFatturaTypes 1.0. */
import {
  type Attribute,
  type Block,
  block,
  type Element,
  element,
  one,
  optional,
} from '../../model/grammar.ts';
import { XsDate } from '../../model/simpleTypes.ts';
import {
  archive,
  delivered,
  description,
  flussoSemplificato,
  hash,
  identification,
  messageId,
  note,
  pecMessageId,
  received,
  recipient,
  recipientCode,
  upTo200,
  versione,
} from './elements.ts';
import {
  CodiceDestinatarioMessaggio,
  CodiceErroreB2b,
  DescrizioneB2b,
  FormatoMessaggio,
  IdentificativoSdIB2b,
  MessageIdB2b,
  NomeFile,
  SuggerimentoB2b,
  XsInteger,
  XsString,
} from './simpleTypes.ts';

function message(name: string, content: readonly Element[], attributes: readonly Attribute[] = []): Block {
  return {
    ...block(name, content, `${name.replace(/B2b$/, '')}_Type`),
    attributes: [versione, ...attributes],
  };
}

function signed(declared: Block): Block {
  return { ...declared, signature: 'required' };
}

const RiferimentoArchivio = block(
  'RiferimentoArchivioB2b',
  identification(IdentificativoSdIB2b, NomeFile),
  'RiferimentoArchivio_Type',
);

const Destinatario = block(
  'DestinatarioB2b',
  [
    recipientCode('Codice', CodiceDestinatarioMessaggio),
    element('Descrizione', XsString, optional, 'Nome del destinatario.', 'Name of the recipient.'),
  ],
  'Destinatario_Type',
);

const Errore = block(
  'ErroreB2b',
  [
    element('Codice', CodiceErroreB2b, one, 'Codice del controllo.', 'Code of the control.'),
    element('Descrizione', DescrizioneB2b, one, "Descrizione dell'errore.", 'Description of the error.'),
    element('Suggerimento', SuggerimentoB2b, one, 'Come correggere.', 'How to correct the error.'),
  ],
  'Errore_Type',
);

const ListaErrori = block(
  'ListaErroriB2b',
  [
    element(
      'Errore',
      Errore,
      upTo200,
      'Errore che ha causato lo scarto.',
      'Error that caused the rejection.',
    ),
  ],
  'ListaErrori_Type',
);

const FILE = [...identification(IdentificativoSdIB2b, NomeFile), hash];
const ARCHIVE = archive(RiferimentoArchivio);
const END = [messageId(MessageIdB2b), pecMessageId, note];

/** The content of each message, by its root element. */
export const b2bMessages = {
  RicevutaConsegna: signed(
    message(
      'RicevutaConsegnaB2b',
      [...FILE, received, delivered, recipient(Destinatario), ARCHIVE, ...END],
      [flussoSemplificato],
    ),
  ),
  RicevutaScarto: signed(
    message('RicevutaScarto', [
      ...FILE,
      received,
      ARCHIVE,
      element(
        'ListaErrori',
        ListaErrori,
        one,
        'Errori che hanno causato lo scarto.',
        'Errors that caused the rejection.',
      ),
      ...END,
    ]),
  ),
  RicevutaImpossibilitaRecapito: signed(
    message('RicevutaImpossibilitaRecapito', [
      ...FILE,
      received,
      element(
        'DataMessaADisposizione',
        XsDate,
        one,
        'Giorno in cui la fattura è a disposizione del cliente nella sua area riservata.',
        "Day on which the invoice is available in the customer's reserved area.",
      ),
      ARCHIVE,
      description(DescrizioneB2b),
      ...END,
    ]),
  ),
  FileMetadati: message('FileMetadati', [
    ...FILE,
    recipientCode('CodiceDestinatario', CodiceDestinatarioMessaggio),
    element('Formato', FormatoMessaggio, one, 'Formato della fattura.', 'Format of the invoice.'),
    element(
      'TentativiInvio',
      XsInteger,
      one,
      'Numero di tentativi di consegna.',
      'Number of attempts to deliver.',
    ),
    messageId(MessageIdB2b),
    note,
  ]),
} as const;
