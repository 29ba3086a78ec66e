/** What is to be said of codes that are neither SdI's nor advice: why a file was not checked, and a remark. */
import type { Bilingual } from '../../model/grammar.ts';

export interface OwnText {
  /** When it is given. */
  readonly when: Bilingual;
  readonly remedy: Bilingual;
}

export const ownTexts: Readonly<Record<string, OwnText>> = {
  'U-SIZE': {
    when: {
      it: 'Il file supera la dimensione che viene letta: 20 MB, se non si indica altro. Non è un controllo di SdI, che oltre 5 MB scarta con 00003.',
      en: 'The file is larger than what is read: 20 MB unless told. This is no control of SdI, which rejects with 00003 beyond 5 MB.',
    },
    remedy: {
      it: 'Ridurre gli allegati; per leggerlo comunque, alzare il limite con --max-size.',
      en: 'Make the attachments smaller; to read it all the same, raise the limit with --max-size.',
    },
  },
  'U-ENCODING': {
    when: {
      it: 'La codifica dichiarata dal file non è tra quelle che si sanno leggere (UTF-8, UTF-16, ISO-8859 e simili).',
      en: 'The encoding that the file declares is none of those that can be read (UTF-8, UTF-16, ISO-8859 and the like).',
    },
    remedy: {
      it: 'Salvare il file in UTF-8 e dichiararlo nella prima riga.',
      en: 'Save the file as UTF-8, and declare it in the first line.',
    },
  },
  'U-BYTES': {
    when: {
      it: "Il file contiene byte che nella sua codifica non significano nulla: di solito la codifica dichiarata è un'altra, o il file è danneggiato.",
      en: 'The file holds bytes that mean nothing in its encoding: mostly it is in another one than it declares, or damaged.',
    },
    remedy: {
      it: 'Salvare di nuovo il file in UTF-8, partendo dal programma che lo ha scritto.',
      en: 'Save the file again as UTF-8, from the program that wrote it.',
    },
  },
  'U-KIND': {
    when: {
      it: 'Il file è stato riconosciuto ma non viene ancora controllato: una firma (p7m), un archivio (zip), un messaggio di SdI o un formato precedente al 2017.',
      en: 'The file was recognised but is not checked yet: a signed envelope (p7m), an archive (zip), a message of SdI or a format before 2017.',
    },
    remedy: {
      it: 'Estrarre la fattura XML e controllare quella.',
      en: 'Extract the XML invoice and check that one.',
    },
  },
  'U-UNKNOWN': {
    when: {
      it: 'Il contenuto non è una fattura, né in XML né in JSON.',
      en: 'The content is no invoice, neither in XML nor in JSON.',
    },
    remedy: {
      it: 'Indicare il file della fattura; un PDF è solo una copia di cortesia.',
      en: 'Name the file of the invoice; a PDF is only a courtesy copy.',
    },
  },
  'U-FILE': {
    when: {
      it: 'Il sistema operativo non ha lasciato aprire o leggere il file.',
      en: 'The operating system did not let the file be opened or read.',
    },
    remedy: { it: 'Controllare percorso e permessi.', en: 'Look at path and permissions.' },
  },
  'U-BUG': {
    when: {
      it: 'Il controllo stesso si è interrotto su questo file: è un errore di fattura, e il file non è stato giudicato.',
      en: 'The check itself broke on this file: that is a bug in fattura, and the file was not judged.',
    },
    remedy: {
      it: 'Segnalarlo; FATTURA_DEBUG=1 mostra dove è accaduto.',
      en: 'Report it; FATTURA_DEBUG=1 shows where it happened.',
    },
  },
  'I-ENCODING': {
    when: {
      it: "La prima riga dichiara una codifica e il file ne usa un'altra. È un'osservazione: la fattura è stata letta, e non cambia l'esito.",
      en: 'The first line declares one encoding and the file is in another. This is a remark: the invoice was read, and the verdict stays.',
    },
    remedy: {
      it: 'Dichiarare la codifica che il file usa davvero, meglio UTF-8.',
      en: 'Declare the encoding that the file really uses, UTF-8 at best.',
    },
  },
};
