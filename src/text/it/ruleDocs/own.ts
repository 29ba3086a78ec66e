import type { own as english } from '../../en/ruleDocs/own.ts';
import type { Translated } from '../../sentence.ts';

export const own: Translated<typeof english> = {
  'U-SIZE': {
    when: 'Il file supera la dimensione che viene letta: 20 MB, se non si indica altro. Non è un controllo di SdI, che oltre 5 MB scarta con 00003.',
    remedy: 'Ridurre gli allegati; per leggerlo comunque, alzare il limite con --max-size.',
  },
  'U-ENCODING': {
    when: 'La codifica dichiarata dal file non è tra quelle che si sanno leggere (UTF-8, UTF-16, ISO-8859 e simili).',
    remedy: 'Salvare il file in UTF-8 e dichiararlo nella prima riga.',
  },
  'U-BYTES': {
    when: "Il file contiene byte che nella sua codifica non significano nulla: di solito la codifica dichiarata è un'altra, o il file è danneggiato.",
    remedy: 'Salvare di nuovo il file in UTF-8, partendo dal programma che lo ha scritto.',
  },
  'U-KIND': {
    when: 'Il file è stato riconosciuto ma non viene ancora controllato: una firma (p7m), un archivio (zip), un messaggio di SdI o un formato precedente al 2017.',
    remedy: 'Estrarre la fattura XML e controllare quella.',
  },
  'U-UNKNOWN': {
    when: 'Il contenuto non è una fattura, né in XML né in JSON.',
    remedy: 'Indicare il file della fattura; un PDF è solo una copia di cortesia.',
  },
  'U-FILE': {
    when: 'Il sistema operativo non ha lasciato aprire o leggere il file.',
    remedy: 'Controllare percorso e permessi.',
  },
  'U-BUG': {
    when: 'Il controllo stesso si è interrotto su questo file: è un errore di fattura, e il file non è stato giudicato.',
    remedy: 'Segnalarlo; FATTURA_DEBUG=1 mostra dove è accaduto.',
  },
  'I-ENCODING': {
    when: "La prima riga dichiara una codifica e il file ne usa un'altra. È un'osservazione: la fattura è stata letta, e non cambia l'esito.",
    remedy: 'Dichiarare la codifica che il file usa davvero, meglio UTF-8.',
  },
};
