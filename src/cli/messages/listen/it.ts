import type { ListenWords } from './words.ts';

export const listenIt: ListenWords = {
  noNumber: (option, found, { least, most }) =>
    `${option} richiede un numero intero da ${least} a ${most}, non "${found}".`,
  noToken: (name, least) =>
    `la variabile d'ambiente ${name} di --token-env deve contenere un token di almeno ${least} caratteri senza spazi.`,
  missing: (command, packages, { install, once }) =>
    `fattura ${command} richiede ${packages}, che qui non è installato: eseguire ${install} nel progetto di fattura. Oppure, per una sola volta: ${once}`,
  unsuitable: (command, found, install) =>
    `fattura ${command} non funziona con ${found}: ${install}. Se l'applicazione richiede la versione installata, installare fattura in una cartella a parte.`,
  portInUse: (port) =>
    `la porta ${port} è usata da un altro programma: fermarlo, o scegliere un'altra porta con --port (0 per una qualsiasi libera).`,
  hostUnusable: (host) =>
    `questo computer non ha l'indirizzo ${host} su cui ascoltare: 0.0.0.0 indica tutti gli indirizzi (--host).`,
  portRefused: (port) =>
    `manca il permesso di ascoltare sulla porta ${port}: sceglierne una da 1024 a 65535 con --port.`,
  stop: 'Ctrl-C per fermarlo.',
  open: (host) =>
    `Attenzione: il server ascolta su ${host} senza token. Chiunque raggiunga questo computer può usarlo; --token-env lo limita.`,
};
