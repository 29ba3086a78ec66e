import type { CommandHelp } from '../commandHelp.ts';
import type { LoginWords } from './words.ts';

export const loginHelpIt: CommandHelp = {
  summary: 'verifica la chiave del servizio e la salva',
  about: [
    "La chiave si legge da FATTURA_API_KEY, oppure viene chiesta senza mostrarla; senza terminale, è una riga dello standard input. Non è mai un'opzione, perché la riga di comando è visibile ad altri utenti. Vengono elencate le aziende accessibili con la chiave; la chiave non viene mai stampata.",
    "Con --save indirizzo, chiave e azienda vengono salvati in un file che solo tu puoi leggere (login.json in ~/.config/fattura, oppure sotto XDG_CONFIG_HOME o APPDATA) e gli altri comandi non richiedono variabili. Le variabili FATTURA_BASE_URL, FATTURA_API_KEY e FATTURA_COMPANY_ID prevalgono; una chiave salvata viene inviata solo all'indirizzo con cui è stata salvata.",
  ],
  options: {
    'base-url': 'indirizzo del servizio; predefinito: FATTURA_BASE_URL, altrimenti quello salvato',
    company: "identificativo dell'azienda per gli altri comandi",
    timeout: 'tempo massimo per una richiesta, per esempio 30s, 500ms o 2m; predefinito: 60s',
    save: 'salva indirizzo, chiave e azienda per questo utente',
    forget: "elimina l'accesso salvato",
  },
  examples: [
    'verifica la chiave ed elenca le aziende',
    'salva indirizzo e chiave',
    'legge la chiave da un file',
    "elimina l'accesso salvato",
  ],
};

export const loginIt: LoginWords = {
  saved: {
    malformed: (path) =>
      `${path} non contiene un accesso leggibile: eliminalo con fattura login --forget e salvalo di nuovo.`,
    openToOthers: (path) =>
      `${path} contiene una chiave e altri utenti della macchina possono leggerlo: chmod 600 ${path}, e chiedi una chiave nuova se qualcuno può averla letta.`,
    unreadable: (path, reason) => `l'accesso salvato ${path} non può essere letto: ${reason}.`,
    unwritable: (path, reason) => `l'accesso non può essere salvato in ${path}: ${reason}.`,
  },
  askBaseUrl: 'Indirizzo del servizio (https://…):',
  askKey: 'Chiave (non viene mostrata):',
  askCompany: (count) => `Quale azienda? Da 1 a ${count}:`,
  noNumber: (count) => `Scrivi un numero da 1 a ${count}.`,
  noKey:
    'manca la chiave: imposta FATTURA_API_KEY, scrivila quando viene chiesta oppure inviala come riga dello standard input.',
  accepted: (baseUrl) => `${baseUrl} accetta la chiave. Aziende accessibili:`,
  noCompanies: 'nessuna azienda',
  heads: { name: 'NOME', vatNumber: 'PARTITA IVA', id: 'IDENTIFICATIVO' },
  chosen: (company) => `Azienda: ${company}`,
  severalCompanies: 'la chiave dà accesso a più aziende: indica quale con --company ID.',
  unknownCompany: (found, ids) =>
    ids.length === 0
      ? `la chiave non dà accesso all'azienda ${found}, né ad altre.`
      : `la chiave non dà accesso all'azienda ${found}. Aziende accessibili: ${ids.join(', ')}.`,
  variables: 'Per gli altri comandi, imposta',
  yourKey: 'la chiave',
  yourCompany: "un identificativo dell'elenco",
  orSave: 'oppure salvali per questo utente con fattura login --save.',
  done: (path) => `Salvato in ${path}, che solo tu puoi leggere.`,
  forgotten: (path) => `${path} è stato eliminato. La chiave resta valida: solo il servizio può revocarla.`,
  nothingSaved: (path) => `Nessun accesso è salvato: ${path} non esiste.`,
};
