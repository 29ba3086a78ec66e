/** SdI messages in Italian. */
import type { sdiMessages as en } from '../en/sdiMessages.ts';
import type { Translated } from '../sentence.ts';
import { shown, shownUri } from '../shown.ts';

export const sdiMessages: Translated<typeof en> = {
  labels: {
    file: 'File della fattura',
    sdiId: 'Identificativo SdI',
    archive: "Inviato nell'archivio",
    invoice: 'Fattura',
    received: 'Ricevuto da SdI',
    delivered: 'Consegnato',
    available: 'A disposizione dal',
    recipient: 'Destinatario',
    format: 'Formato',
    outcome: 'Esito',
    discarded: 'Motivo',
    description: 'Descrizione',
    note: 'Note',
    signature: 'Firma',
    remedy: 'Rimedio',
    suggestion: 'SdI suggerisce',
  },
  meanings: {
    RC: (isB2b) =>
      isB2b
        ? 'SdI ha consegnato la fattura, che si considera emessa.'
        : "SdI ha consegnato la fattura all'amministrazione, che ha 15 giorni per accettarla o rifiutarla.",
    NS: () =>
      'SdI ha scartato il file: le fatture che contiene si considerano non emesse. Vanno corrette e inviate di nuovo entro cinque giorni, in un file con un nome nuovo.',
    MC: (isB2b) =>
      isB2b
        ? "SdI non ha potuto recapitare la fattura, che si considera emessa ed è a disposizione nell'area riservata del cliente: occorre avvisarlo."
        : "SdI non ha ancora potuto recapitare la fattura all'amministrazione e ritenta per dieci giorni.",
    NE: () => "L'amministrazione ha accettato o rifiutato la fattura.",
    DT: () => "L'amministrazione non ha risposto entro 15 giorni: per SdI il procedimento è chiuso.",
    AT: () => "SdI non ha potuto recapitare la fattura e ne attesta l'avvenuta trasmissione.",
    MT: () => 'SdI ha consegnato una fattura, accompagnata da questo file.',
    EC: () => 'La risposta del committente a una fattura, diretta a SdI.',
    SE: () =>
      "SdI ha scartato la notifica d'esito, che non ha effetto: la fattura è come se non avesse avuto risposta.",
  },
  signatures: {
    valid: ({ signer }) => `valida, di ${signer}`,
    broken: 'non valida: non è il messaggio che è stato firmato',
    unknown: 'non verificabile',
    untrusted: ({ signer }) => `di ${signer}, che l'elenco indicato non contiene`,
    undecided: 'non verificata',
    missing: 'assente',
  },
  findings: {
    'message.signature':
      'La firma non è valida: il messaggio è stato modificato dopo la firma di SdI, oppure è danneggiato.',
    'message.signer': ({ signer }) =>
      `Il messaggio è firmato da ${shown(signer)}, il cui certificato non risulta dall'elenco indicato.`,
  },
  help: {
    'message.signature': 'Scaricare di nuovo il messaggio dal canale sul quale è arrivato.',
    'message.signer': 'Considerare attendibile il messaggio solo se il firmatario è noto.',
  },
  problems: {
    'root.unknown': ({ name }) => `L'elemento radice ${shown(name)} non è quello di un messaggio di SdI.`,
    'root.namespace': ({ name, expected }) =>
      `${shown(name)} non è nel namespace dei suoi messaggi, "${shownUri(expected)}".`,
    'element.namespace': ({ name, namespace }) =>
      `${shown(name)} è nel namespace "${shownUri(namespace)}": gli elementi di un messaggio non ne hanno.`,
  },
  outcomes: {
    EC01: 'EC01, accettata',
    EC02: 'EC02, rifiutata',
    EN00: 'EN00, non conforme al formato',
    EN01: 'EN01, non ammissibile',
  },
  invoice: ({ number, year, position }) =>
    `${number} del ${year}${position === '' ? '' : `, numero ${position} nel file`}`,
  unknownCode: "Il codice non è nell'elenco dei controlli noto a fattura.",
  comparison: {
    heading: ({ file }) => `Il nostro controllo di ${file}`,
    same: 'trova gli stessi codici.',
    more: ({ codes }) => `trova in più, rispetto a SdI: ${codes}.`,
    fewer: ({ codes }) => `non trova ${codes}.`,
    other: ({ missing, extra }) => `non trova ${missing}, ma trova ${extra}.`,
    undecided: ({ codes }) => `Non determinabili dal solo file: ${codes}.`,
    hash: "Il file non è quello che SdI ha ricevuto: l'impronta è diversa.",
  },
};
