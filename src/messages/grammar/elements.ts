/** Elements that several messages have. */
import type { Attribute, Block, Element } from '../../model/grammar.ts';
import { element, one, optional } from '../../model/grammar.ts';
import { jsonName } from '../../model/jsonName.ts';
import type { SimpleType } from '../../model/lexical.ts';
import { XsDateTime } from '../../model/simpleTypes.ts';
import { PecMessageId, Si, VersioneMessaggio, XsString } from './simpleTypes.ts';

/** A list of at most 200 items, the limit of ListaErrori in both schemas. */
export const upTo200 = { min: 1, max: 200 } as const;

function attribute(name: string, type: SimpleType, required: boolean, it: string, en: string): Attribute {
  return { name, json: jsonName(name), type, required, description: { it, en } };
}

export const versione = attribute(
  'versione',
  VersioneMessaggio,
  true,
  'Versione del formato del messaggio: 1.0.',
  'Version of the message format: 1.0.',
);

export const intermediarioConDupliceRuolo = attribute(
  'IntermediarioConDupliceRuolo',
  Si,
  false,
  'Vale Si quando il trasmittente è anche il ricevente.',
  'Si if the transmitter is also the receiver.',
);

export const flussoSemplificato = attribute(
  'FlussoSemplificato',
  Si,
  false,
  'Vale Si nel flusso semplificato: trasmittente e ricevente coincidono.',
  'Si in the simplified flow: transmitter and receiver are the same.',
);

/** The elements whose types depend on the flow. */
export function identification(sdi: SimpleType, file: SimpleType): readonly Element[] {
  return [sdiId(sdi), fileName(file)];
}

export function sdiId(type: SimpleType): Element {
  return element(
    'IdentificativoSdI',
    type,
    one,
    'Identificativo che il SdI ha assegnato al file della fattura.',
    'Identifier that SdI has assigned to the file of the invoice.',
  );
}

function fileName(type: SimpleType): Element {
  return element(
    'NomeFile',
    type,
    one,
    'Nome del file della fattura, come è stato trasmesso.',
    'Name of the file of the invoice, as it was transmitted.',
  );
}

export const hash = element(
  'Hash',
  XsString,
  one,
  'Impronta SHA-256 del file della fattura; manca in messaggi del 2018.',
  'SHA-256 of the file of the invoice; absent in messages of 2018.',
  { mayLack: true },
);

export const received = element(
  'DataOraRicezione',
  XsDateTime,
  one,
  'Data e ora in cui il SdI ha ricevuto il file.',
  'Date and time at which SdI received the file.',
);

export const delivered = element(
  'DataOraConsegna',
  XsDateTime,
  one,
  'Data e ora in cui il SdI ha consegnato il file al destinatario.',
  'Date and time at which SdI delivered the file to the recipient.',
);

export function archive(type: Block): Element {
  return element(
    'RiferimentoArchivio',
    type,
    optional,
    'Archivio (zip) nel quale è stato trasmesso il file.',
    'Archive (zip) in which the file was transmitted.',
  );
}

export function invoiceReference(type: Block): Element {
  return element(
    'RiferimentoFattura',
    type,
    optional,
    'Fattura del file alla quale si riferisce il messaggio; senza, il messaggio riguarda tutte le fatture del file.',
    'Invoice of the file that the message is about; without it, the message is about all invoices of the file.',
  );
}

export function recipient(type: Block): Element {
  return element(
    'Destinatario',
    type,
    one,
    'Ufficio o soggetto al quale la fattura è destinata.',
    'Office or party to which the invoice is addressed.',
  );
}

export function recipientCode(name: string, type: SimpleType): Element {
  return element(
    name,
    type,
    one,
    'Codice del destinatario: 6 caratteri per gli uffici pubblici, 7 per gli altri.',
    'Code of the recipient: 6 characters for public offices, 7 for all others.',
    { mayLack: true },
  );
}

export function description(type: SimpleType): Element {
  return element('Descrizione', type, optional, 'Spiegazione del messaggio.', 'Explanation of the message.');
}

export function messageId(type: SimpleType): Element {
  return element('MessageId', type, one, 'Identificativo del messaggio.', 'Identifier of the message.');
}

export function customerMessageId(type: SimpleType): Element {
  return element(
    'MessageIdCommittente',
    type,
    optional,
    "Identificativo che il committente ha dato alla propria notifica d'esito.",
    'Identifier that the customer gave to its own notification of outcome.',
  );
}

/** The end of each message from SdI, after MessageId. */
export const pecMessageId = element(
  'PecMessageId',
  PecMessageId,
  optional,
  'Identificativo del messaggio PEC.',
  'Identifier of the certified mail (PEC).',
);

export const note = element('Note', XsString, optional, 'Note.', 'Notes.');
