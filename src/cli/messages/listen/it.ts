import type { ListenWords } from './words.ts';

export const listenIt: ListenWords = {
  noNumber: (option, found, { least, most }) =>
    `${option} richiede un numero intero da ${least} a ${most}, non «${found}».`,
  noToken: (name, least) =>
    `la variabile d'ambiente ${name} di --token-env deve contenere un token di almeno ${least} caratteri senza spazi.`,
  missing: (command, packages, { install, once }) =>
    `fattura ${command} richiede pacchetti che non sono installati: ${packages}. Esegui ${install} nel progetto in cui è installato fattura. Oppure, per una sola volta: ${once}`,
  unsuitable: (command, found, install) =>
    `fattura ${command} non è compatibile con ${found}: esegui ${install}. Se l'applicazione di questa cartella richiede la versione installata, installa fattura in una cartella a parte.`,
  portInUse: (port) =>
    `la porta ${port} è usata da un altro programma: chiudilo, o scegli un'altra porta con --port (0 per una qualsiasi libera).`,
  hostUnusable: (host) =>
    `questo computer non ha l'indirizzo ${host} su cui ascoltare: 0.0.0.0 indica tutti gli indirizzi (--host).`,
  portRefused: (port) =>
    `manca il permesso di ascoltare sulla porta ${port}: scegline una da 1024 a 65535 con --port.`,
  stop: 'Premi Ctrl-C per fermarlo.',
  open: (host) =>
    `Attenzione: il server ascolta su ${host} senza token. Chiunque raggiunga questo computer può usarlo; --token-env lo limita.`,
};
