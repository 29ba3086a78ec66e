import type { FlowState } from '../../../messages/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { meantOr } from '../phrases/it.ts';
import type { InboxWords } from './words.ts';

export const inboxHelpIt: CommandHelp = {
  summary: 'mostra lo stato di ogni fattura, da file, archivi, posta e messaggi di SdI',
  about: [
    "Legge fatture, messaggi di SdI, metadati dei download, archivi zip, messaggi e caselle di posta (.eml, mbox) sotto ogni PATH: un file, una cartella o un modello tra apici; predefinita: la cartella corrente. Ogni fattura è una riga con il suo stato, qualunque sia l'ordine dei file. Anche un messaggio senza la sua fattura ha una riga.",
    'Messaggi, posta e archivi indicano se una fattura è stata inviata o ricevuta. Per le altre, indica con --company la tua partita IVA o il tuo codice fiscale.',
    'Un indice di ogni cartella consente alle esecuzioni successive di leggere solo ciò che è cambiato. Si può eliminare in qualsiasi momento.',
  ],
  options: {
    company: 'la tua partita IVA o il tuo codice fiscale',
    direction: 'solo fatture inviate (sent) o solo ricevute (received)',
    state:
      'solo questi stati, separati da virgole: unknown, sent, discarded, delivered, available, not-delivered, undeliverable, accepted, refused, terms-expired, mixed, conflict, received',
    missing: 'solo righe a cui manca la fattura, un messaggio o i metadati',
    since: 'solo fatture o messaggi da questo giorno',
    'as-of': 'conta i giorni rimasti da questo giorno; predefinito: oggi in Italia',
    'fail-on':
      'codice di uscita 1 se una fattura ha uno di questi stati; quelle scartate e inviate di nuovo non contano',
    format: "text, json, ndjson, csv o xlsx; predefinito: secondo l'estensione di --output, altrimenti text",
    excel: 'csv che Excel in italiano apre con un doppio clic',
    output: 'file di output; - è lo standard output',
    overwrite: 'sostituisce il file di --output se esiste',
    index: "cartella dell'indice; predefinita: inbox nella cartella di stato dell'utente",
    'no-index': 'legge ogni file e non scrive alcun indice',
    watch: 'resta in attesa e mostra ciò che è nuovo o cambiato quando arrivano file nelle cartelle',
    'max-size': 'dimensione massima dei singoli documenti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'una cartella con tutto',
    'solo righe incomplete',
    'fallisce se una fattura è stata scartata e non inviata di nuovo',
    'tutto da marzo come cartella di lavoro',
  ],
};

const count = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('it')} ${value === 1 ? one : many}`;

const STATES: Readonly<Record<FlowState, string>> = {
  unknown: 'sconosciuto',
  sent: 'inviata',
  discarded: 'scartata',
  delivered: 'consegnata',
  available: 'a disposizione',
  'not-delivered': 'non consegnata',
  undeliverable: 'non recapitabile',
  accepted: 'accettata',
  refused: 'rifiutata',
  'terms-expired': 'decorrenza termini',
  mixed: 'esiti diversi',
  conflict: 'in conflitto',
  received: 'ricevuta',
};

export const inboxIt: InboxWords = {
  noState: (option, found, suggestion, known) =>
    `${option}: stato «${found}» sconosciuto.${meantOr(suggestion, known)}`,
  onlyFolders: (path) => `--watch accetta cartelle e ${path} non lo è: indica la sua cartella.`,
  nothing: 'Nessuna fattura e nessun messaggio.',
  watching: 'in attesa di file; Ctrl-C per terminare.',
  unread: (path, reason) =>
    `${path} non è leggibile (${reason}) e manca dalla tabella: fattura open o fattura validate indicano il motivo.`,
  moreUnread: (more) =>
    `${count(more, 'altro file', 'altri file')} non leggibili: --format json li elenca tutti.`,
  noIndex: (folder, reason) =>
    `l'indice in ${folder} non è stato scritto: ${reason}. La tabella è completa; indica un'altra cartella con --index, oppure usa --no-index.`,
  sheet: 'Fatture',
  heads: {
    direction: 'Verso',
    number: 'Numero',
    date: 'Data',
    party: 'Controparte',
    total: 'Totale',
    state: 'Stato',
    notes: 'Note',
  },
  directions: { sent: 'inviata', received: 'ricevuta' },
  states: STATES,
  notes: {
    resent: (path) => `inviata di nuovo come ${path}`,
    resend: ({ days, day }) =>
      days < 0
        ? `da inviare di nuovo entro il ${day}: in ritardo di ${count(-days, 'giorno', 'giorni')}`
        : `da inviare di nuovo entro il ${day}: ${days === 0 ? 'oggi' : `${count(days, 'giorno rimasto', 'giorni rimasti')}`}`,
    remarks: {
      'no-invoice': 'fattura mancante',
      'no-message': 'nessun messaggio di SdI',
      'no-metadata': 'metadati mancanti',
      hash: "messaggio relativo a un'altra versione del file (hash)",
      'not-as-sent': 'non è il file inviato: la firma è diversa',
      'same-name': 'un altro file ha lo stesso nome',
      copy: 'in più copie',
      'repeated-message': 'messaggio in più copie',
      'unknown-document': 'messaggio relativo a una fattura che il file non contiene',
      'not-sent': 'PEC a SdI non consegnata',
    },
  },
  summary: (states) => {
    const total = states.reduce((sum, [, number]) => sum + number, 0);
    const parts = states.map(([state, number]) => `${number.toLocaleString('it')} ${STATES[state]}`);
    return `${count(total, 'riga', 'righe')}: ${parts.join(', ')}`;
  },
};
