/**
 * SdI's messages to the company about a document: receipts and notifications in the form of its schemas
 * (MessaggiTypes 1.1 for administrations, MessaggiFatturaTypes 1.0 for all others). They are created from the
 * document's history on request. They have no signature, because only SdI can sign them.
 */
import { createHash } from 'node:crypto';
import { romeDay } from '../../model/index.ts';
import type { Reason, transitions } from '../database/tables/index.ts';
import type { DocumentRow } from './row.ts';

export type MessageType = 'RC' | 'NS' | 'MC' | 'NE' | 'MT';

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

const NAMESPACES = {
  administration: 'http://www.fatturapa.gov.it/sdi/messaggi/v1.0',
  others: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0',
} as const;

const ROOTS: Readonly<Record<MessageType, readonly [administration: string, others: string]>> = {
  RC: ['RicevutaConsegna', 'RicevutaConsegna'],
  NS: ['NotificaScarto', 'RicevutaScarto'],
  MC: ['NotificaMancataConsegna', 'RicevutaImpossibilitaRecapito'],
  // Only administrations send an outcome.
  NE: ['NotificaEsito', 'NotificaEsito'],
  MT: ['MetadatiInvioFile', 'FileMetadati'],
};

/** Maximum length of Descrizione, in each schema. */
const LONGEST = { administration: 255, others: 1000 } as const;

/** Maximum number of Errore. */
const MAX_ERRORS = 200;

/** Exact length of Codice of an error, for administrations. */
const CODE_LENGTH = 5;

/** Added to a document's position, so that an IdentificativoSdI looks like a real one. */
const FIRST_ID = 10_000_000_000;

/** The messages about a document, oldest first; none until SdI has decided. */
export function messagesOf(row: DocumentRow, moves: readonly TransitionRow[]): readonly SdiMessage[] {
  const { xml, file_name } = row;
  if (xml === null || file_name === null) return [];
  const sent = moves.find(({ to }) => to === 'SENT');
  if (sent === undefined)
    return row.direction === 'RECEIVED'
      ? [made('MT', 1, row.created_at, { row, xml, sent: row.created_at })]
      : [];
  const told = moves.filter(({ to }) => MESSAGE_TYPES[to] !== undefined);
  return told.map((move, index) =>
    made(MESSAGE_TYPES[move.to] ?? 'RC', index + 1, move.created_at, {
      row,
      xml,
      sent: sent.created_at,
      reasons: move.reasons,
    }),
  );
}

interface TransitionMessage {
  readonly row: DocumentRow;
  readonly xml: Uint8Array;
  /** When SdI received the file. */
  readonly sent: Date;
  readonly reasons?: readonly Reason[];
}

function made(type: MessageType, count: number, at: Date, told: TransitionMessage): SdiMessage {
  const { row, xml } = told;
  const side = row.format === 'FPA12' ? 'administration' : 'others';
  const root = ROOTS[type][side === 'administration' ? 0 : 1];
  // A file that another company received is stored under a name of its own (receive.ts).
  const file = (row.file_name ?? '').split('-').at(-1) ?? '';
  const id = String(FIRST_ID + row.seq);
  const hash = side === 'others' ? [element('Hash', createHash('sha256').update(xml).digest('hex'))] : [];
  const children = [
    element('IdentificativoSdI', id),
    element('NomeFile', file),
    ...hash,
    ...content(type, at, { ...told, side, id }),
    element('MessageId', `${row.seq}${String(count).padStart(2, '0')}`),
    ...(type === 'MT' ? [] : [element('Note', NOTE)]),
  ];
  const name = `${file.replace(/\.xml$/, '')}_${type}_${String(count).padStart(3, '0')}.xml`;
  const open = `<types:${root} xmlns:types="${NAMESPACES[side]}" versione="1.0">`;
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${children.map((one) => `  ${one}\n`).join('')}</types:${root}>\n`;
  return { type, name, at, xml: text };
}

const NOTE = 'Messaggio di prova della sandbox di fattura, senza firma.';

interface Side extends TransitionMessage {
  readonly side: keyof typeof NAMESPACES;
  readonly id: string;
}

/** The elements between the file name and MessageId. */
function content(
  type: MessageType,
  at: Date,
  { row, sent, reasons = [], side, id }: Side,
): readonly string[] {
  const received = element('DataOraRicezione', sent.toISOString());
  const described = (text: string): string => element('Descrizione', shortened(text, LONGEST[side]));
  const header = row.invoice?.fattura_elettronica_header;
  const recipient = header?.dati_trasmissione.codice_destinatario ?? '';
  switch (type) {
    case 'RC': {
      const { denominazione, nome, cognome } =
        header?.cessionario_committente.dati_anagrafici.anagrafica ?? {};
      const who = denominazione ?? [nome, cognome].filter((part) => part !== undefined).join(' ');
      return [
        received,
        element('DataOraConsegna', at.toISOString()),
        `<Destinatario>${element('Codice', recipient)}${element('Descrizione', who)}</Destinatario>`,
      ];
    }
    case 'NS':
      return [received, errorList(reasons, side)];
    case 'MC':
      return [
        received,
        ...(side === 'others'
          ? [element('DataMessaADisposizione', romeDay(at.toISOString()) ?? at.toISOString().slice(0, 10))]
          : []),
        ...reasons.slice(0, 1).map((reason) => described(italian(reason))),
      ];
    case 'NE':
      return [
        `<EsitoCommittente versione="1.0">${element('IdentificativoSdI', id)}${element('Esito', 'EC02')}${reasons
          .slice(0, 1)
          .map((reason) => described(italian(reason)))
          .join('')}</EsitoCommittente>`,
      ];
    case 'MT':
      return [
        element('CodiceDestinatario', recipient),
        element('Formato', row.format ?? ''),
        element('TentativiInvio', '1'),
      ];
  }
}

function errorList(reasons: readonly Reason[], side: Side['side']): string {
  const errors = reasons.slice(0, MAX_ERRORS).map((reason) => {
    const code = element('Codice', reason.code.padStart(CODE_LENGTH, '0').slice(0, CODE_LENGTH));
    const text = element('Descrizione', shortened(italian(reason), LONGEST[side]));
    return `<Errore>${code}${text}${side === 'others' ? element('Suggerimento', REMEDY) : ''}</Errore>`;
  });
  return `<ListaErrori>${errors.join('')}</ListaErrori>`;
}

const REMEDY = 'Correggere la fattura e inviarla di nuovo con un altro nome di file.';

const italian = ({ message, messageIt }: Reason): string => messageIt ?? message;

const shortened = (text: string, most: number): string => [...text].slice(0, most).join('');

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** Characters that XML 1.0 does not allow (production [2], Char). */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '\ufffd').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
