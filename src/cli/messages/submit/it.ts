import type { Outcome } from '../../submit/outcome.ts';
import type { CommandHelp } from '../messages.ts';
import { files } from '../phrases/it.ts';
import type { SubmitWords } from './words.ts';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  ready: 'da inviare',
  accepted: 'accettata',
  already: 'già inviata',
  deleted: 'già inviata, poi eliminata',
  draft: 'presente come bozza, non emessa',
  other_content: 'già inviata con un altro contenuto',
  invalid: 'respinta dal controllo, non inviata',
  changed: 'cambiata dopo il controllo, non inviata',
  discarded: 'scartata',
  recipient_refused: 'rifiutata dal destinatario',
  refused: 'rifiutata dal servizio',
  failed: 'non riuscita, non accettata',
  unknown: 'esito ignoto',
  waiting: 'ancora senza stato finale',
  unsent: 'non inviata',
  bug: 'interrotta da un errore di fattura',
};

/** The same of several files. */
const COUNTED: Readonly<Record<Outcome, string>> = {
  ready: 'da inviare',
  accepted: 'accettate',
  already: 'già inviate',
  deleted: 'già inviate, poi eliminate',
  draft: 'presenti come bozze',
  other_content: 'già inviate con un altro contenuto',
  invalid: 'respinte dal controllo',
  changed: 'cambiate dopo il controllo',
  discarded: 'scartate',
  recipient_refused: 'rifiutate dal destinatario',
  refused: 'rifiutate dal servizio',
  failed: 'non riuscite',
  unknown: 'di esito ignoto',
  waiting: 'ancora senza stato finale',
  unsent: 'non inviate',
  bug: 'interrotte da un errore di fattura',
};

export const submitHelpIt: CommandHelp = {
  summary: 'invia fatture al servizio, e mai una due volte',
  about: [
    'PATH è ciò che prende validate: un file, una cartella, un modello tra apici o - per lo standard input; XML o JSON, una fattura per file. Prima vengono controllati tutti i file, e non viene inviato nulla se uno è rifiutato. Senza --issue il servizio crea bozze; con --issue le fatture vanno a SdI.',
    'Un registro conserva ciò che è stato inviato: la stessa chiamata riprende da dove era stata interrotta, da Ctrl-C, da un guasto o dalla rete, e non invia nulla due volte. Indirizzo, chiave e azienda vengono da FATTURA_BASE_URL, FATTURA_API_KEY e FATTURA_COMPANY_ID, oppure da fattura login --save.',
  ],
  options: {
    issue: 'emette le fatture: vanno a SdI; su un terminale chiede conferma',
    company: "id dell'azienda che invia; se non indicato FATTURA_COMPANY_ID o quello salvato",
    'dry-run': 'controlla e dice che cosa verrebbe inviato; non usa la rete',
    wait: 'aspetta che SdI abbia consegnato o scartato ogni fattura (con --issue)',
    yes: 'emette senza chiedere conferma',
    force: 'invia anche ciò in cui il controllo trova errori',
    'skip-invalid': 'invia il resto se il controllo rifiuta dei file; il codice di uscita è 1',
    reissue: 'elimina un documento scartato ed emette di nuovo la fattura (con --issue)',
    again: "chiede al servizio di tutto ciò che è nel registro e invia ciò che non c'è più",
    'resend-unconfirmed':
      'invia di nuovo ciò che una chiamata precedente ha lasciato ignoto e che la ricerca non trova: potrebbero poi essercene due',
    'look-up': 'cerca ogni fattura presso il servizio prima di inviarla, se un registro è andato perso',
    sectional: 'id della serie di numerazione',
    'automatic-number': 'il numero lo sceglie il servizio: il prossimo della serie',
    reconciliation: 'id del pagamento presso un servizio di pagamento, per una sola fattura',
    journal:
      'un altro registro; se non indicato uno per ogni servizio e azienda, nella cartella di stato della piattaforma',
    rate: 'richieste al secondo; se non indicato 10, come consente il servizio',
    timeout: 'tempo per una singola richiesta, per esempio 30s, 500ms o 2m; se non indicato 60s',
    format: 'text per le persone, json per un documento',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: [
    'che cosa verrebbe inviato',
    'una fattura, come bozza',
    'una fattura a SdI, finché è consegnata o scartata',
    'molte, senza conferma, con il risultato come dati',
    'ciò che SdI ha scartato, corretto, con lo stesso numero',
  ],
};

export const submitIt: SubmitWords = {
  usage: {
    yesNeeded:
      '--issue invia le fatture a SdI e qui non si può chiedere conferma: aggiungi --yes. Senza --issue si creano bozze.',
    issueNeeded: (option) => `${option} riguarda le fatture emesse: aggiungi --issue, oppure toglila.`,
    oneForReconciliation:
      '--reconciliation indica il pagamento di una sola fattura: indica un solo file, oppure toglila.',
    sameInvoice: (one, other, number) =>
      one === other
        ? `${one} è indicato due volte: indicalo una volta sola.`
        : `${one} e ${other} sono la stessa fattura${number === null ? '' : ` (numero ${number})`}: togline uno. Non è stato inviato nulla.`,
  },
  journal: {
    line: (name, number) =>
      `${name}, riga ${number}: non è una riga di un registro. Non è stato inviato nulla: non si sa con certezza che cosa sia già stato inviato. Ripara la riga, oppure indica un altro file con --journal.`,
    newer: (name, number) =>
      `${name}, riga ${number}: l'ha scritta una versione più recente di fattura: usa quella. Non è stato inviato nulla.`,
    unreadable: (name, reason) =>
      `il registro ${name} non può essere letto: ${reason}. Non è stato inviato nulla.`,
    unwritable: (name, reason) =>
      `il registro ${name} non può essere scritto: ${reason}. Non è stato inviato nulla; --journal indica un altro posto.`,
    locked: (name, { pid, host, file }) =>
      `il processo ${pid}${host === null ? '' : ` su ${host} (un altro computer o contenitore)`} sta lavorando con il registro ${name}: aspetta che finisca. Non è stato inviato nulla. Il suo blocco è ${file}; quello di un processo terminato viene rilevato da solo.`,
    lost: (name, file) =>
      `un altro processo ha preso il registro ${name} mentre questo era sospeso (${file}). Non è stata inviata nessun'altra fattura. Chiama di nuovo quando quel processo è finito.`,
    broken: (name, reason) =>
      `il registro ${name} non può più essere scritto: ${reason}. Non è stata inviata nessun'altra fattura. Ciò che sotto risulta ignoto viene cercato alla prossima chiamata.`,
  },
  question: ({ count, company, service }) =>
    `Emettere ${count === 1 ? '1 fattura' : `${count.toLocaleString('it')} fatture`} per ${company}\nsu ${service}? Ciò che va a SdI non si può ritirare. [s/N]`,
  isYes: (answer) => ['s', 'si', 'sì', 'y', 'yes'].includes(answer.trim().toLowerCase()),
  declined: 'non è stato inviato nulla.',
  progress: (done, total, waiting) =>
    `${done.toLocaleString('it')} di ${total.toLocaleString('it')} inviate${waiting === 0 ? '' : `, ${waiting.toLocaleString('it')} in attesa di SdI`}`,
  stopping: 'arresto in corso: ciò che è partito può ancora arrivare. Un altro Ctrl-C interrompe subito.',
  interrupted: 'interrotto; chiama di nuovo per riprendere da dove si è fermato.',

  outcome: OUTCOMES,
  found: 'accettata (trovata cercandola)',
  number: (number) => `n. ${number}`,
  lookUpFailed: (why) => `Non è stato possibile cercarla: ${why}`,

  advice: {
    deleted: "Il servizio l'aveva e non l'ha più. --again la invia.",
    draft:
      "Emettila nell'applicazione web. Oppure elimina la bozza (fattura api documents delete ID) e chiama di nuovo.",
    otherContent: (earlier) =>
      `${earlier === null ? '' : `È stata inviata il ${earlier.day} come ${earlier.file}. `}Ciò che è stato emesso non viene sostituito: correggilo con una nota di credito, oppure dai a questa fattura un numero suo.`,
    otherDraft:
      'Il servizio ha una bozza con un altro contenuto: eliminala (fattura api documents delete ID) e chiama di nuovo.',
    discarded:
      'Correggi la fattura e chiama con --issue --reissue: il documento scartato viene eliminato e la fattura emessa con lo stesso numero.',
    recipientRefused:
      "Il destinatario l'ha rifiutata: si corregge con una nota di credito o una nuova fattura.",
    changed: 'Chiama di nuovo quando nessuno ci scrive.',
    waiting:
      'SdI può impiegare giorni. Chiama di nuovo con --wait, oppure guardala con fattura api documents get ID.',
    unknown: ({ number, date }) =>
      `Il servizio potrebbe averla${number === null ? '' : `: cerca il numero ${number}${date === null ? '' : ` del ${date}`}`}. Chiama di nuovo più tardi: viene cercata, non inviata. Quando sai che non c'è, --resend-unconfirmed la invia.`,
    undecided: ({ number, date }) =>
      `Il servizio ha più documenti che potrebbero essere il numero ${number} del ${date}, o uno che non si può distinguere: guarda là. Se la fattura non c'è, --resend-unconfirmed la invia.`,
    unknownWithoutNumber:
      "Il numero lo sceglie il servizio, quindi non si può cercare. Cercala nell'applicazione web; se non c'è, --resend-unconfirmed la invia.",
    unknownSince: (day) => `Una chiamata precedente l'ha inviata il ${day} senza conoscerne l'esito.`,
    lookedUpFirst: 'Viene cercata, e inviata solo con --resend-unconfirmed.',
    discardedGone:
      'Il documento scartato è già stato eliminato, e non ne è stato creato uno nuovo. Chiama di nuovo.',
    several: 'Il servizio prende una fattura per volta: dividi il lotto in un file per ciascuna.',
    simplified:
      'La documentazione del servizio non prevede fatture semplificate (FSM10). --force la invia comunque.',
    envelope: 'Il servizio prende la fattura stessa, in XML o JSON: estraila dalla sua busta.',
  },
  unsent: {
    invalid: (count) =>
      count === 1
        ? "non è stato inviato nulla, perché il controllo respinge 1 file: correggilo, escludilo con --skip-invalid, oppure invialo così com'è con --force."
        : `non è stato inviato nulla, perché il controllo respinge ${count.toLocaleString('it')} file: correggili, escludili con --skip-invalid, oppure inviali come sono con --force.`,
    paths: 'non è stato inviato nulla, perché un percorso non porta da nessuna parte.',
    service:
      'il resto non è stato inviato: il servizio avrebbe risposto lo stesso. Chiama di nuovo per proseguire.',
    rate: (until) =>
      `il servizio non accetta altre richieste${until === null ? ' per ora' : ` prima di ${until}`}: il resto non è stato inviato. Chiama di nuovo dopo.`,
    journal: 'il resto non è stato inviato. Chiama di nuovo per proseguire.',
  },
  dryRun: 'non è stato inviato nulla, per via di --dry-run.',
  journalUnasked:
    'il registro non è stato consultato, perché non si sa per quale servizio e azienda (FATTURA_BASE_URL, FATTURA_COMPANY_ID).',
  journalOfBefore: (name) =>
    `${name} in questa cartella è il registro di una versione precedente: è stato letto come storico e non viene più scritto.`,
  journalAt: (name) => `Registro: ${name}`,
  summary: (count, outcomes) =>
    [
      files(count),
      ...outcomes.map(
        ([outcome, count]) => `${count.toLocaleString('it')} ${(count === 1 ? OUTCOMES : COUNTED)[outcome]}`,
      ),
    ].join(' · '),
};
