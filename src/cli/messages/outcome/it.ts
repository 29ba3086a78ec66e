import type { CommandHelp } from '../commandHelp.ts';
import type { OutcomeWords } from './words.ts';

export const outcomeHelpIt: CommandHelp = {
  summary: 'risponde a una fattura come pubblica amministrazione',
  about: [
    "Scrive la notifica di esito committente (EC) di una fattura ricevuta da una pubblica amministrazione: accettazione o rifiuto. METADATA è il file dei metadati (MT) che SdI ha inviato con la fattura. L'esito è valido secondo lo schema ufficiale e ha il nome che SdI richiede: quello della fattura, _EC_ e il primo numero libero. Un file esistente non viene mai sostituito.",
    "Il numero e l'anno della fattura si leggono dal suo file, cercato accanto ai metadati. Se il file contiene più fatture, --number indica quella a cui si risponde, --all risponde per tutte.",
    "L'amministrazione può rifiutare una fattura solo per le cause del DM 132/2020: --reason scrive il testo del decreto. SdI scarta un esito inviato più di 15 giorni dopo la ricezione, o due volte. Le fatture verso privati non hanno esito.",
    "Con --key l'esito viene firmato (XAdES), come con fattura sign. Lo schema lo ammette anche senza firma.",
  ],
  options: {
    accept: 'accetta la fattura (EC01)',
    refuse: 'rifiuta la fattura (EC02), con questa spiegazione',
    reason: 'rifiuta la fattura (EC02) per una causa del DM 132/2020',
    invoice: 'la fattura; predefinita: il file indicato dai metadati, nella stessa cartella',
    number: 'numero della fattura, se il file ne contiene più di una',
    all: 'risponde per tutte le fatture del file insieme',
    'message-id': "identificativo proprio dell'esito, al massimo 14 caratteri",
    received: 'giorno di ricezione della fattura, AAAA-MM-GG, per controllare i 15 giorni',
    progressive: 'fine del nome, da 1 a 3 lettere e cifre; predefinita: il primo numero libero',
    'out-dir': "cartella dell'esito; predefinita: quella dei metadati",
    key: 'firma con la chiave privata in questo file: PKCS#12 (.p12, .pfx), PEM o PKCS#8 in DER',
    certificate: 'certificato della chiave, in PEM o DER, se non è nel file della chiave',
    'passphrase-env': "variabile d'ambiente con la passphrase",
    'passphrase-fd': 'descrittore di file da cui leggere la passphrase, fino al primo a capo',
    format: 'text o json; predefinito: text',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'accetta una fattura',
    'la rifiuta a causa del CIG',
    'accetta tutte le fatture di un file',
    "firma l'esito",
  ],
};

export const outcomeIt: OutcomeWords = {
  noFile: 'indica il file dei metadati (MT) che SdI ha inviato con la fattura.',
  noOutcome: 'indica --accept, oppure --refuse TEXT, oppure --reason.',
  noProgressive: (text) => `--progressive accetta da 1 a 3 lettere e cifre, non «${text}».`,
  noMessageId: (text) => `--message-id accetta da 1 a 14 caratteri, non «${text}».`,
  futureReception: (day) =>
    `--received accetta il giorno in cui la fattura è stata ricevuta e ${day} è nel futuro.`,
  unread: (file, reason) => `${file} non può essere letto: ${reason}.`,
  notMetadata: (file, kind) =>
    kind === null
      ? `${file} non è un messaggio di SdI. Indica i metadati (MT) della fattura.`
      : `${file} è un messaggio di tipo ${kind}. Indica i metadati (MT) della fattura.`,
  b2b: (file) =>
    `${file} riguarda una fattura verso un privato, che non ha esito: solo le pubbliche amministrazioni accettano o rifiutano fatture tramite SdI.`,
  incomplete: (file) => `in ${file} manca IdentificativoSdI o NomeFile. Scarica di nuovo i metadati.`,
  noInvoice: (file) =>
    `la fattura ${file} non può essere letta, quindi numero e anno non sono noti. Indicala con --invoice, oppure rispondi per tutto il file con --all.`,
  several: (numbers) =>
    `il file contiene più fatture (${numbers}). Scegline una con --number, oppure rispondi per tutte con --all.`,
  unknownNumber: (number, numbers) =>
    `il file non contiene la fattura ${number}; le sue fatture sono: ${numbers}.`,
  exhausted: (stem) => `i numeri degli esiti di ${stem} sono esauriti. Scegli un nome con --progressive.`,
  invalid: (problem) => `l'esito non sarebbe valido: ${problem}. Non è stato scritto nulla.`,
  exists: (file) => `${file} esiste già. Scegli un altro nome con --progressive.`,
  written: (file, outcome, number) =>
    `${file}: ${outcome}, ${outcome === 'EC01' ? 'accettata' : 'rifiutata'}${number === null ? ', tutte le fatture del file' : `, fattura ${number}`}`,
  warnings: {
    reason: () =>
      'il rifiuto non indica una causa del DM 132/2020, che non ne ammette altre. Aggiungila con --reason, in un file nuovo.',
    late: (days) => `la fattura è stata ricevuta da più di ${days} giorni: SdI scarta l'esito (EN01).`,
    'unknown-reception': (days) =>
      `SdI scarta gli esiti inviati più di ${days} giorni dopo la ricezione; indica il giorno con --received per controllarlo.`,
    repeated: () =>
      "nella cartella c'è già un esito di questa fattura. Se è stato inviato, SdI scarta questo (EN01).",
    'whole-file': () => "la fattura non è stata trovata accanto ai metadati: l'esito riguarda tutto il file.",
  },
};
