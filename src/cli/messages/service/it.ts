import type { ServiceWords } from './words.ts';

export const serviceIt: ServiceWords = {
  noBaseUrl:
    "manca l'indirizzo del servizio: imposta FATTURA_BASE_URL, oppure salva l'accesso con fattura login --base-url URL --save.",
  noKey:
    "manca la chiave del servizio: imposta FATTURA_API_KEY, oppure salva l'accesso con fattura login --save.",
  noCompany:
    "manca l'azienda: indicala con --company, imposta FATTURA_COMPANY_ID, oppure salva l'accesso con fattura login --save. fattura login elenca le aziende.",
  keyOfOtherAddress: (saved, asked) =>
    `la chiave salvata vale per ${saved} e non viene inviata a ${asked}: imposta FATTURA_API_KEY, oppure salva l'accesso con fattura login --save.`,
  badAccess: (detail) => `impostazioni del servizio non valide: ${detail}`,
  noRate: (found) =>
    `--rate accetta un numero di richieste al secondo, per esempio 10 o 0.5, non «${found}».`,
  noTimeout: (found) =>
    `--timeout accetta un tempo fino a cinque minuti, per esempio 30s, 500ms o 2m, non «${found}».`,
  badProxy: (variable) =>
    `${variable} accetta l'indirizzo di un proxy come http://proxy.example:8080 o http://utente:password@proxy.example:8080, con i caratteri speciali della password codificati con %; altri tipi, come SOCKS, non sono supportati.`,
  agrees: (answer) => /^\s*(?:s[iì]?|y(?:es)?)\s*$/i.test(answer),
  waiting: (seconds, status) =>
    `${status === null ? 'nessuna risposta' : `il servizio ha risposto ${status}`}: nuovo tentativo tra ${seconds} s …`,
  interrupted: 'interrotto.',
  errors: {
    configuration: {
      what: ({ detail }) => `non è stato inviato nulla: ${detail}`,
      remedy: 'Correggi e riprova.',
    },
    authentication: {
      what: ({ status }) => `il servizio non accetta la chiave (${status}).`,
      remedy:
        'Controlla FATTURA_API_KEY e FATTURA_BASE_URL: ogni ambiente ha le sue chiavi. fattura login le verifica.',
    },
    payment: {
      what: ({ status }) => `la richiesta è corretta, ma il servizio non l'ha eseguita (${status}).`,
      remedy: "Controlla l'abbonamento dell'azienda nell'applicazione web.",
    },
    permission: {
      what: ({ status, permission }) =>
        permission === null
          ? `la chiave non ha il permesso per questa operazione (${status}).`
          : `la chiave non ha il permesso ${permission}, necessario per questa operazione (${status}).`,
      remedy: "Chiedi una chiave con il permesso, oppure usane un'altra.",
    },
    notFound: {
      what: ({ status }) => `il servizio non trova la risorsa richiesta (${status}).`,
      remedy: "Controlla gli id e l'azienda: fattura login elenca le aziende della chiave.",
    },
    badRequest: {
      what: ({ status }) => `il servizio non accetta la richiesta (${status}).`,
      remedy: 'Correggi gli errori indicati e riprova.',
    },
    unprocessable: {
      what: ({ status }) => `il servizio non può elaborare questi valori (${status}).`,
      remedy: 'Correggi gli errori indicati e riprova.',
    },
    rateLimit: {
      what: ({ status, seconds }) =>
        `troppe richieste (${status})${seconds === null ? '' : `; il servizio chiede di attendere ${seconds} s`}.`,
      remedy:
        'Riprova più tardi, oppure con un --rate minore: il limite vale per tutti gli utenti della chiave insieme.',
    },
    server: {
      what: ({ status }) => `errore interno del servizio (${status}).`,
      remedy: 'Riprova più tardi.',
    },
    status: {
      what: ({ status }) => `il servizio ha risposto ${status}.`,
      remedy: 'Controlla FATTURA_BASE_URL: potrebbe non essere il servizio.',
    },
    unreachable: {
      what: ({ detail }) => `il servizio non è raggiungibile: ${detail}`,
      remedy: 'Controlla FATTURA_BASE_URL e la rete. Non è stato inviato nulla.',
    },
    proxy: {
      what: ({ detail }) => `il servizio non è raggiungibile: ${detail}.`,
      remedy:
        'Controlla HTTPS_PROXY: indirizzo e, se il proxy li richiede (407), utente e password. Gli host indicati in NO_PROXY vengono raggiunti direttamente. Al servizio non è stato inviato nulla.',
    },
    certificateUntrusted: {
      what: ({ detail }) => `il certificato del servizio non è attendibile: ${detail}.`,
      remedy:
        'Se un proxy o un antivirus ispeziona il traffico TLS della tua rete, imposta NODE_EXTRA_CA_CERTS con il file PEM del suo certificato radice. Non è stato inviato nulla.',
    },
    certificateExpired: {
      what: ({ detail }) => `oggi il certificato del servizio non è valido: ${detail}.`,
      remedy:
        'Controlla la data di questo computer. Se un proxy ispeziona il traffico TLS della tua rete, imposta NODE_EXTRA_CA_CERTS con il file PEM del suo certificato radice attuale. Non è stato inviato nulla.',
    },
    certificateName: {
      what: ({ detail }) => `il certificato appartiene a un altro indirizzo: ${detail}`,
      remedy:
        'Controlla FATTURA_BASE_URL. Se un proxy ispeziona il traffico TLS della tua rete, imposta NODE_EXTRA_CA_CERTS con il file PEM del suo certificato radice. Non è stato inviato nulla.',
    },
    lost: {
      what: ({ detail }) => `la connessione si è interrotta prima della fine della risposta: ${detail}`,
      remedy: 'Riprova più tardi.',
    },
    timeout: {
      what: () => 'il servizio non ha risposto in tempo.',
      remedy: 'Riprova più tardi, oppure concedi più tempo: --timeout 2m.',
    },
    response: {
      what: ({ detail }) => `la risposta non è valida: ${detail}`,
      remedy: 'Controlla FATTURA_BASE_URL: potrebbe non essere il servizio.',
    },
    aborted: {
      what: () => 'la richiesta è stata interrotta.',
      remedy: 'Riprova.',
    },
  },
  perhapsDone: 'La richiesta potrebbe essere stata eseguita comunque: controlla prima di ripeterla.',
  at: (pointer) => `in ${pointer}`,
  requestId: (id) => `Id della richiesta, per l'assistenza: ${id}`,
};
