/** Messages about invoices to public administrations: MessaggiTypes 1.1. */
import {
  type Attribute,
  type Block,
  block,
  type Element,
  element,
  one,
  optional,
} from '../../model/grammar.ts';
import {
  archive,
  customerMessageId,
  delivered,
  description,
  identification,
  intermediarioConDupliceRuolo,
  invoiceReference,
  messageId,
  note,
  pecMessageId,
  received,
  recipient,
  recipientCode,
  sdiId,
  upTo200,
  versione,
} from './elements.ts';
import {
  AnnoFattura,
  CodiceDestinatarioMessaggio,
  CodiceErrorePa,
  DescrizionePa,
  EsitoCommittente,
  FormatoMessaggio,
  IdentificativoSdIPa,
  MessageIdPa,
  NomeFile,
  NumeroFattura,
  ScartoEsito,
  XsInteger,
  XsPositiveInteger,
  XsString,
} from './simpleTypes.ts';

interface MessageOptions {
  readonly attributes?: readonly Attribute[];
  /** Metadata have no signature; that of the customer's outcome is optional. */
  readonly signature?: 'required' | 'optional' | null;
}

function message(name: string, content: readonly Element[], options: MessageOptions = {}): Block {
  const { attributes = [], signature = 'required' } = options;
  return {
    ...block(name, content, `${name.replace(/Pa$/, '')}_Type`),
    attributes: [versione, ...attributes],
    ...(signature === null ? {} : { signature }),
  };
}

const DUPLICE_RUOLO: MessageOptions = { attributes: [intermediarioConDupliceRuolo] };

const RiferimentoArchivio = block(
  'RiferimentoArchivioPa',
  identification(IdentificativoSdIPa, NomeFile),
  'RiferimentoArchivio_Type',
);

const RiferimentoFattura = block(
  'RiferimentoFattura',
  [
    element('NumeroFattura', NumeroFattura, one, 'Numero della fattura.', 'Number of the invoice.'),
    element('AnnoFattura', AnnoFattura, one, 'Anno della fattura.', 'Year of the invoice.'),
    element(
      'PosizioneFattura',
      XsPositiveInteger,
      optional,
      'Posizione della fattura nel file, da 1.',
      'Position of the invoice in the file, from 1.',
    ),
  ],
  'RiferimentoFattura_Type',
);

const Destinatario = block(
  'DestinatarioPa',
  [
    recipientCode('Codice', CodiceDestinatarioMessaggio),
    element('Descrizione', XsString, one, 'Nome del destinatario.', 'Name of the recipient.', {
      mayLack: true,
    }),
  ],
  'Destinatario_Type',
);

const Errore = block(
  'ErrorePa',
  [
    element('Codice', CodiceErrorePa, one, 'Codice del controllo.', 'Code of the control.'),
    element('Descrizione', DescrizionePa, one, "Descrizione dell'errore.", 'Description of the error.'),
  ],
  'Errore_Type',
);

const ListaErrori = block(
  'ListaErroriPa',
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

const END = [messageId(MessageIdPa), pecMessageId, note];
const FILE = identification(IdentificativoSdIPa, NomeFile);
const ARCHIVE = archive(RiferimentoArchivio);
const INVOICE = invoiceReference(RiferimentoFattura);
const ID = sdiId(IdentificativoSdIPa);

const NotificaEsitoCommittente = message(
  'NotificaEsitoCommittente',
  [
    ID,
    INVOICE,
    element(
      'Esito',
      EsitoCommittente,
      one,
      'Esito: accettazione o rifiuto.',
      'Outcome: acceptance or refusal.',
    ),
    element('Descrizione', DescrizionePa, optional, 'Motivo del rifiuto.', 'Reason of a refusal.'),
    customerMessageId(MessageIdPa),
  ],
  { signature: 'optional' },
);

/** The content of each message, by its root element. */
export const paMessages = {
  RicevutaConsegna: message(
    'RicevutaConsegnaPa',
    [...FILE, received, delivered, recipient(Destinatario), ARCHIVE, ...END],
    DUPLICE_RUOLO,
  ),
  NotificaMancataConsegna: message('NotificaMancataConsegna', [
    ...FILE,
    received,
    ARCHIVE,
    description(DescrizionePa),
    ...END,
  ]),
  NotificaScarto: message('NotificaScarto', [
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
  NotificaEsito: message(
    'NotificaEsito',
    [
      ...FILE,
      element(
        'EsitoCommittente',
        NotificaEsitoCommittente,
        one,
        "Notifica d'esito inviata dall'amministrazione.",
        'Notification of outcome sent by the administration.',
      ),
      ...END,
    ],
    DUPLICE_RUOLO,
  ),
  AttestazioneTrasmissioneFattura: message('AttestazioneTrasmissioneFattura', [
    ...FILE,
    received,
    ARCHIVE,
    recipient(Destinatario),
    ...END,
    element(
      'HashFileOriginale',
      XsString,
      one,
      'Impronta SHA-256 del file della fattura.',
      'SHA-256 of the file of the invoice.',
    ),
  ]),
  MetadatiInvioFile: message(
    'MetadatiInvioFile',
    [
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
      messageId(MessageIdPa),
      note,
    ],
    { signature: null },
  ),
  NotificaEsitoCommittente,
  ScartoEsitoCommittente: message('ScartoEsitoCommittente', [
    ID,
    INVOICE,
    element(
      'Scarto',
      ScartoEsito,
      one,
      "Motivo per cui il SdI ha scartato la notifica d'esito.",
      'Reason why SdI discarded the notification of outcome.',
    ),
    messageId(MessageIdPa),
    customerMessageId(MessageIdPa),
    pecMessageId,
    note,
  ]),
  NotificaDecorrenzaTermini: message(
    'NotificaDecorrenzaTermini',
    [ID, INVOICE, ...FILE.slice(1), description(DescrizionePa), ...END],
    DUPLICE_RUOLO,
  ),
} as const;
