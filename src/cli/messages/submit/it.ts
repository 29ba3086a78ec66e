import type { Outcome } from '../../submit/outcome.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { files } from '../phrases/it.ts';
import type { SubmitWords } from './words.ts';

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  ready: 'da inviare',
  accepted: 'accettata',
  already: 'già inviata',
  deleted: 'già inviata, poi eliminata',
  draft: 'presente come bozza, non emessa',
  other_content: 'già inviata con contenuto diverso',
  invalid: 'non valida, non inviata',
  changed: 'cambiata dopo il controllo, non inviata',
  discarded: 'scartata',
  recipient_refused: 'rifiutata dal destinatario',
  refused: 'respinta dal servizio',
  failed: 'invio non riuscito',
  unknown: 'esito sconosciuto',
  waiting: 'ancora senza stato finale',
  unsent: 'non inviata',
  bug: 'interrotta da un errore interno di fattura',
};

/** The outcomes in the plural, for several files. */
const COUNTED: Readonly<Record<Outcome, string>> = {
  ready: 'da inviare',
  accepted: 'accettate',
  already: 'già inviate',
  deleted: 'già inviate, poi eliminate',
  draft: 'presenti come bozze',
  other_content: 'già inviate con contenuto diverso',
  invalid: 'non valide',
  changed: 'cambiate dopo il controllo',
  discarded: 'scartate',
  recipient_refused: 'rifiutate dal destinatario',
  refused: 'respinte dal servizio',
  failed: 'con invio non riuscito',
  unknown: 'con esito sconosciuto',
  waiting: 'ancora senza stato finale',
  unsent: 'non inviate',
  bug: 'interrotte da un errore interno di fattura',
};

export const submitHelpIt: CommandHelp = {
  summary: 'invia fatture al servizio, ciascuna una sola volta',
  about: [
    'PATH è un file, una cartella, un modello tra apici o - per lo standard input; XML o JSON, una fattura per file. Prima vengono controllati tutti i file, e non viene inviato nulla se uno contiene errori. Senza --issue il servizio crea bozze; con --issue le fatture vanno a SdI.',
    "Un registro conserva gli invii: dopo un'interruzione con Ctrl-C, un guasto o un errore di rete, lo stesso comando prosegue e non invia nulla due volte. Indirizzo, chiave e azienda vengono da FATTURA_BASE_URL, FATTURA_API_KEY e FATTURA_COMPANY_ID, oppure da fattura login --save.",
  ],
  options: {
    issue: 'emette le fatture: vanno a SdI; su un terminale chiede conferma',
    company: "id dell'azienda; predefinito: FATTURA_COMPANY_ID, altrimenti quello salvato",
    'dry-run': 'controlla i file e mostra che cosa verrebbe inviato, senza usare la rete',
    wait: 'aspetta che SdI abbia consegnato o scartato ogni fattura (con --issue)',
    yes: 'emette senza chiedere conferma',
    force: 'invia anche i file con errori',
    'drop-signature': 'invia la fattura contenuta in un file firmato (.p7m), senza la firma',
    'skip-invalid': 'esclude i file con errori e invia gli altri; il codice di uscita è 1',
    reissue: 'elimina un documento scartato ed emette di nuovo la fattura (con --issue)',
    again: 'verifica presso il servizio tutte le fatture del registro e invia quelle non più presenti',
    'resend-unconfirmed':
      'invia di nuovo le fatture con esito sconosciuto che la ricerca non trova: può creare duplicati',
    'look-up':
      'cerca ogni fattura presso il servizio prima di inviarla, per esempio se un registro è andato perso',
    sectional: 'id della serie di numerazione',
    'automatic-number': 'il servizio assegna il prossimo numero della serie',
    reconciliation: 'id del pagamento presso un servizio di pagamento, per una sola fattura',
    journal:
      'file del registro; predefinito: uno per servizio e azienda, nella cartella di stato della piattaforma',
    rate: 'richieste al secondo; predefinito: 10, il limite del servizio',
    timeout: 'tempo massimo per una richiesta, per esempio 30s, 500ms o 2m; predefinito: 60s',
    format: 'text per le persone, json per un documento',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'anteprima',
    'una fattura, come bozza',
    'una fattura a SdI, finché è consegnata o scartata',
    'molte, senza conferma, con il risultato in JSON',
    'una fattura scartata da SdI, corretta, con lo stesso numero',
  ],
};

export const submitIt: SubmitWords = {
  usage: {
    yesNeeded:
      '--issue invia le fatture a SdI e qui non si può chiedere conferma: aggiungi --yes. Senza --issue si creano bozze.',
    issueNeeded: (option) => `${option} richiede --issue: aggiungila, oppure elimina ${option}.`,
    oneForReconciliation:
      '--reconciliation riguarda una sola fattura: indica un solo file, oppure eliminala.',
    sameInvoice: (one, other, number) =>
      one === other
        ? `${one} è indicato due volte.`
        : `${one} e ${other} sono la stessa fattura${number === null ? '' : ` (numero ${number})`}: eliminane uno. Non è stato inviato nulla.`,
  },
  journal: {
    line: (name, number) =>
      `${name}, riga ${number}: riga del registro non valida. Non è stato inviato nulla, perché gli invii precedenti non sono certi. Correggi la riga, oppure indica un altro file con --journal.`,
    newer: (name, number) =>
      `${name}, riga ${number} è stata scritta da una versione più recente di fattura: usa quella. Non è stato inviato nulla.`,
    unreadable: (name, reason) =>
      `il registro ${name} non può essere letto: ${reason}. Non è stato inviato nulla.`,
    unwritable: (name, reason) =>
      `il registro ${name} non può essere scritto: ${reason}. Non è stato inviato nulla; indica un altro file con --journal.`,
    locked: (name, { pid, host, file }) =>
      `il processo ${pid}${host === null ? '' : ` su ${host} (un altro computer o container)`} sta usando il registro ${name}: attendi che termini. Non è stato inviato nulla. Il suo blocco è ${file}; quello di un processo terminato viene acquisito automaticamente.`,
    lost: (name, file) =>
      `un altro processo ha acquisito il registro ${name} mentre questo era sospeso (${file}). Non è stata inviata nessun'altra fattura. Ripeti il comando quando quel processo è terminato.`,
    broken: (name, reason) =>
      `il registro ${name} non può più essere scritto: ${reason}. Non è stata inviata nessun'altra fattura. Le fatture con esito sconosciuto verranno cercate alla prossima esecuzione.`,
  },
  question: ({ count, company, service }) =>
    `Emettere ${count === 1 ? '1 fattura' : `${count.toLocaleString('it')} fatture`} per ${company}\nsu ${service}? Le fatture inviate a SdI non si possono ritirare. [s/N]`,
  declined: 'non è stato inviato nulla.',
  unwrapped: (count) =>
    `${count === 1 ? '1 file è firmato: la sua firma non viene inviata' : `${count.toLocaleString('it')} file sono firmati: le loro firme non vengono inviate`}, perché il servizio accetta solo la fattura.`,
  progress: (done, total, waiting) =>
    `${done.toLocaleString('it')} di ${total.toLocaleString('it')} inviate${waiting === 0 ? '' : `, ${waiting.toLocaleString('it')} in attesa di SdI`}`,
  stopping:
    'arresto in corso: le richieste già inviate possono ancora riuscire. Un altro Ctrl-C interrompe subito.',
  interrupted: 'interrotto; ripeti il comando per proseguire.',

  outcome: OUTCOMES,
  found: 'accettata (trovata con la ricerca)',
  number: (number) => `n. ${number}`,
  lookUpFailed: (why) => `La ricerca non è riuscita: ${why}`,

  advice: {
    deleted: "Il servizio aveva la fattura, ma non l'ha più. --again la invia.",
    draft:
      "Emettila nell'applicazione web, oppure elimina la bozza (fattura api documents delete ID) e ripeti il comando.",
    otherContent: (earlier) =>
      `${earlier === null ? '' : `È stata inviata il ${earlier.day} come ${earlier.file}. `}Una fattura emessa non si può sostituire: correggila con una nota di credito, oppure cambia il numero di questa fattura.`,
    otherDraft:
      'Il servizio ha una bozza con contenuto diverso: eliminala (fattura api documents delete ID) e ripeti il comando.',
    discarded:
      'Correggi la fattura e ripeti il comando con --issue --reissue: il documento scartato viene eliminato e la fattura emessa con lo stesso numero.',
    recipientRefused:
      "Il destinatario l'ha rifiutata: correggila con una nota di credito o una nuova fattura.",
    changed: 'Ripeti il comando quando nessun programma scrive sul file.',
    waiting:
      'SdI può impiegare giorni. Ripeti il comando con --wait, oppure verifica con fattura api documents get ID.',
    unknown: ({ number, date }) =>
      `Il servizio potrebbe avere la fattura${number === null ? '' : `: cerca il numero ${number}${date === null ? '' : ` del ${date}`}`}. Ripeti il comando più tardi: la fattura verrà cercata, non inviata. Se è certo che non c'è, --resend-unconfirmed la invia.`,
    undecided: ({ number, date }) =>
      `Il servizio ha più documenti che potrebbero essere il numero ${number} del ${date}, o uno non distinguibile: verifica presso il servizio. Se la fattura non c'è, --resend-unconfirmed la invia.`,
    unknownWithoutNumber:
      "Il numero è assegnato dal servizio, quindi la fattura non si può cercare. Cercala nell'applicazione web; se non c'è, --resend-unconfirmed la invia.",
    unknownSince: (day) => `È stata inviata il ${day} da un'esecuzione precedente, con esito sconosciuto.`,
    lookedUpFirst: 'Verrà cercata, e inviata solo con --resend-unconfirmed.',
    discardedGone:
      'Il documento scartato è stato eliminato, e non ne è stato creato uno nuovo. Ripeti il comando.',
    several: 'Il servizio accetta una fattura per volta: dividi il lotto in singoli file (fattura split).',
    simplified:
      'La documentazione del servizio non prevede fatture semplificate (FSM10). --force la invia comunque.',
    envelope:
      'Il servizio accetta solo la fattura, in XML o JSON. --drop-signature invia senza firma la fattura contenuta in un file firmato (.p7m); da un archivio, estraila prima.',
  },
  unsent: {
    invalid: (count) =>
      count === 1
        ? 'non è stato inviato nulla, perché 1 file contiene errori: correggilo, escludilo con --skip-invalid, oppure invialo comunque con --force.'
        : `non è stato inviato nulla, perché ${count.toLocaleString('it')} file contengono errori: correggili, escludili con --skip-invalid, oppure inviali comunque con --force.`,
    paths: 'non è stato inviato nulla, perché un percorso non esiste.',
    service:
      'il resto non è stato inviato, perché avrebbe avuto lo stesso errore. Ripeti il comando per proseguire.',
    rate: (until) =>
      `il servizio non accetta altre richieste${until === null ? ' per ora' : ` prima di ${until}`}: il resto non è stato inviato. Ripeti il comando più tardi.`,
    journal: 'il resto non è stato inviato. Ripeti il comando per proseguire.',
  },
  dryRun: 'non è stato inviato nulla, come richiesto con --dry-run.',
  journalUnasked:
    "il registro non è stato letto, perché il servizio e l'azienda non sono noti (FATTURA_BASE_URL, FATTURA_COMPANY_ID).",
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
