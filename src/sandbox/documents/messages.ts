/**
 * SdI's messages about a document: receipts and notifications in the form of its schemas (MessaggiTypes 1.1 for
 * administrations, MessaggiFatturaTypes 1.0 for all others). They are created from the document's history on request,
 * and signed with the sandbox's own key.
 */

import { createHash } from 'node:crypto';
import { NO_CHANNEL } from '../../domain/index.ts';
import { type Message, OUTCOME_DAYS, writeMessage } from '../../messages/index.ts';
import { romeDay } from '../../model/index.ts';
import type { Reason, transitions } from '../database/tables/index.ts';
import { signMessage } from './messageSigner.ts';
import type { StoredDocument } from './row.ts';

export type MessageType = 'RC' | 'NS' | 'MC' | 'NE' | 'DT' | 'AT' | 'MT';

export interface SdiMessage {
  readonly type: MessageType;
  /** SdI's name of the file. */
  readonly name: string;
  readonly at: Date;
  readonly xml: string;
}

type TransitionRow = typeof transitions.$inferSelect;

/** The type of message for each status that SdI assigns. */
const MESSAGE_TYPES: Readonly<Record<string, MessageType>> = {
  DELIVERED: 'RC',
  DISCARDED: 'NS',
  NOT_DELIVERED: 'MC',
  REFUSED: 'NE',
};

const PA = 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0';
const B2B = 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0';

/** Maximum length of Descrizione, in each schema. */
const LONGEST = { pa: 255, b2b: 1000 } as const;

/** Maximum number of Errore. */
const MAX_ERRORS = 200;

/** Exact length of Codice of an error, for administrations. */
const CODE_LENGTH = 5;

/** Added to a document's position, so that an IdentificativoSdI looks like a real one. */
const FIRST_ID = 10_000_000_000;

const DAY = 86_400_000;

/** SdI's messages after an administration's silence: no outcome within 15 days, or no delivery within 10 (rules of SdI). */
const SILENCE: Readonly<Record<string, { readonly type: 'DT' | 'AT'; readonly days: number }>> = {
  DELIVERED: { type: 'DT', days: OUTCOME_DAYS },
  NOT_DELIVERED: { type: 'AT', days: 10 },
};

interface DueMessage {
  readonly type: MessageType;
  readonly at: Date;
  readonly reasons: readonly Reason[];
}

/** The messages about a document, oldest first; none until SdI has decided. @param now The sandbox's time. */
export async function messagesOf(
  row: StoredDocument,
  moves: readonly TransitionRow[],
  now: Date,
): Promise<readonly SdiMessage[]> {
  const { xml } = row;
  if (xml === null || row.file_name === null) return [];
  const sent = moves.find(({ to }) => to === 'SENT')?.created_at ?? row.created_at;
  const made: SdiMessage[] = [];
  for (const message of dueMessages(row, moves, now))
    made.push(await messageFile(message, made.length + 1, { row, xml, sent }));
  return made;
}

function dueMessages(row: StoredDocument, moves: readonly TransitionRow[], now: Date): readonly DueMessage[] {
  if (row.direction === 'RECEIVED') return [{ type: 'MT', at: row.created_at, reasons: [] }];
  const messages = moves.flatMap(({ to, created_at: at, reasons }): DueMessage[] => {
    const type = MESSAGE_TYPES[to];
    return type === undefined ? [] : [{ type, at, reasons }];
  });
  const silence = row.format === 'FPA12' ? SILENCE[row.status] : undefined;
  const last = messages.at(-1);
  if (silence !== undefined && last !== undefined) {
    const at = new Date(last.at.getTime() + silence.days * DAY);
    if (at <= now) messages.push({ type: silence.type, at, reasons: [] });
  }
  return messages;
}

interface Subject {
  readonly row: StoredDocument;
  readonly xml: Uint8Array;
  /** When SdI received the file. */
  readonly sent: Date;
}

async function messageFile(message: DueMessage, count: number, subject: Subject): Promise<SdiMessage> {
  const { type, at } = message;
  const { row, xml, sent } = subject;
  // A file that another company received is stored under a name of its own (receive.ts).
  const file = (row.file_name ?? '').split('-').at(-1) ?? '';
  const header = row.invoice?.fattura_elettronica_header;
  const { denominazione, nome, cognome } = header?.cessionario_committente.dati_anagrafici.anagrafica ?? {};
  const facts: Facts = {
    ...message,
    id: String(FIRST_ID + row.seq),
    file,
    messageId: `${row.seq}${String(count).padStart(2, '0')}`,
    hash: createHash('sha256').update(xml).digest('hex'),
    received: sent.toISOString(),
    recipient: header?.dati_trasmissione.codice_destinatario ?? NO_CHANNEL,
    buyer: denominazione ?? [nome, cognome].filter((part) => part !== undefined).join(' '),
    format: row.format ?? '',
  };
  const text = writeMessage(row.format === 'FPA12' ? messageToPa(facts) : messageToOthers(facts));
  return {
    type,
    name: `${file.replace(/\.xml$/, '')}_${type}_${String(count).padStart(3, '0')}.xml`,
    at,
    xml: type === 'MT' ? text : await signMessage(text, at),
  };
}

const NOTE = 'Messaggio di prova della sandbox di fattura.';

interface Facts extends DueMessage {
  readonly id: string;
  readonly file: string;
  readonly messageId: string;
  readonly hash: string;
  readonly received: string;
  readonly recipient: string;
  readonly buyer: string;
  readonly format: string;
}

/** The elements that all messages have. */
const commonTo = ({ id, file, messageId }: Facts) => ({
  versione: '1.0',
  identificativo_sdi: id,
  nome_file: file,
  message_id: messageId,
  note: NOTE,
});

const metadataOf = ({ recipient, format }: Facts) => ({
  codice_destinatario: recipient,
  formato: format,
  tentativi_invio: '1',
});

const recipientOf = ({ recipient, buyer }: Facts) => ({ codice: recipient, descrizione: buyer });

function messageToPa(facts: Facts): Message {
  const { type, at, received, reasons, id, hash } = facts;
  const common = { namespace: PA, ...commonTo(facts) } as const;
  const receipt = { ...common, data_ora_ricezione: received };
  const flow = 'pa';
  switch (type) {
    case 'RC':
      return {
        kind: 'RC',
        flow,
        message: { ...receipt, data_ora_consegna: at.toISOString(), destinatario: recipientOf(facts) },
      };
    case 'NS':
      return {
        kind: 'NS',
        flow,
        message: { ...receipt, lista_errori: { errore: errorsFrom(reasons, LONGEST.pa) } },
      };
    case 'MC':
      return { kind: 'MC', flow, message: { ...receipt, ...describedBy(reasons, LONGEST.pa) } };
    case 'NE': {
      const outcome = {
        namespace: PA,
        versione: '1.0',
        identificativo_sdi: id,
        esito: 'EC02',
        ...describedBy(reasons, LONGEST.pa),
      } as const;
      return { kind: 'NE', flow, message: { ...common, esito_committente: outcome } };
    }
    case 'DT':
      return { kind: 'DT', flow, message: { ...common, descrizione: EXPIRED } };
    case 'AT':
      return {
        kind: 'AT',
        flow,
        message: { ...receipt, destinatario: recipientOf(facts), hash_file_originale: hash },
      };
    case 'MT':
      return { kind: 'MT', flow, message: { ...common, ...metadataOf(facts) } };
  }
}

const EXPIRED = 'Decorsi 15 giorni senza esito del committente.';

function messageToOthers(facts: Facts): Message {
  const { type, at, received, reasons, hash } = facts;
  const common = { namespace: B2B, ...commonTo(facts), hash } as const;
  const receipt = { ...common, data_ora_ricezione: received };
  const flow = 'b2b';
  switch (type) {
    case 'NS': {
      const errore = errorsFrom(reasons, LONGEST.b2b).map((error) => ({ ...error, suggerimento: REMEDY }));
      return { kind: 'NS', flow, message: { ...receipt, lista_errori: { errore } } };
    }
    case 'MC': {
      const available = romeDay(at.toISOString()) ?? at.toISOString().slice(0, 10);
      const message = {
        ...receipt,
        data_messa_a_disposizione: available,
        ...describedBy(reasons, LONGEST.b2b),
      };
      return { kind: 'MC', flow, message };
    }
    case 'MT':
      return { kind: 'MT', flow, message: { ...common, ...metadataOf(facts) } };
    // Only administrations send outcomes; SdI waits for them alone.
    case 'RC':
    case 'NE':
    case 'DT':
    case 'AT':
      return {
        kind: 'RC',
        flow,
        message: { ...receipt, data_ora_consegna: at.toISOString(), destinatario: recipientOf(facts) },
      };
  }
}

const describedBy = ([reason]: readonly Reason[], most: number) =>
  reason === undefined ? {} : { descrizione: shortened(italian(reason), most) };

function errorsFrom(reasons: readonly Reason[], most: number) {
  return reasons.slice(0, MAX_ERRORS).map((reason) => ({
    codice: reason.code.padStart(CODE_LENGTH, '0').slice(0, CODE_LENGTH),
    descrizione: shortened(italian(reason), most),
  }));
}

const REMEDY = 'Correggere la fattura e inviarla di nuovo con un altro nome di file.';

const italian = ({ message, messageIt }: Reason): string => messageIt ?? message;

/** Characters that XML 1.0 does not allow (production [2], Char). */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;

const shortened = (text: string, most: number): string =>
  [...text.replace(FORBIDDEN, '\ufffd')].slice(0, most).join('');
