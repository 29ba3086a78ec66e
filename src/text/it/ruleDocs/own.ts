import type { own as english } from '../../en/ruleDocs/own.ts';
import type { Translated } from '../../sentence.ts';

export const own: Translated<typeof english> = {
  'M-FORMAT': {
    when: 'Un messaggio di SdI (ricevuta, notifica, metadati) non è conforme allo schema ufficiale. Le differenze presenti anche nei messaggi reali sono avvisi.',
    remedy:
      'Scaricare di nuovo il messaggio. Le notifiche di esito si scrivono con `fattura outcome`: SdI scarta quelle non conformi al formato (EN00).',
  },
  'M-SIGNATURE': {
    when: 'La firma di un messaggio di SdI non è valida, oppure gli elenchi indicati con --trust-list non confermano il firmatario.',
    remedy: 'Scaricare di nuovo il messaggio dal canale sul quale è arrivato.',
  },
  'U-SIZE': {
    when: 'Il file supera la dimensione massima di lettura (predefinita: 20 MB). Non è un controllo di SdI, che oltre 5 MB scarta con 00003.',
    remedy: 'Ridurre gli allegati; per leggere comunque il file, alzare il limite con --max-size.',
  },
  'U-ENCODING': {
    when: 'La codifica dichiarata dal file non è supportata (supportate: UTF-8, UTF-16, ISO-8859 e simili).',
    remedy: 'Salvare il file in UTF-8 e dichiararlo nella prima riga.',
  },
  'U-BYTES': {
    when: 'Il file contiene byte non validi nella sua codifica: di solito la codifica effettiva è diversa da quella dichiarata, o il file è danneggiato.',
    remedy: 'Salvare di nuovo il file in UTF-8 con il programma che lo ha generato.',
  },
  'U-KIND': {
    when: 'Il file è stato riconosciuto, ma questo controllo non lo riguarda: per esempio un file di metadati o, nella libreria, un archivio (zip), un messaggio di SdI o un formato precedente al 2017.',
    remedy: 'Estrarre la fattura XML e controllarla.',
  },
  'U-ENVELOPE': {
    when: 'Il file è una busta firmata (.p7m) il cui contenuto non si può leggere: è danneggiata, incompleta, cifrata, con troppe buste annidate, o non contiene una fattura.',
    remedy:
      'Scaricare o esportare di nuovo il file firmato; se la firma è separata, controllare il file XML.',
  },
  'U-UNKNOWN': {
    when: 'Il contenuto non è una fattura, né in XML né in JSON.',
    remedy: 'Indicare il file della fattura; un PDF è solo una copia di cortesia.',
  },
  'U-FILE': {
    when: 'Il sistema operativo non ha consentito di aprire o leggere il file.',
    remedy: 'Controllare percorso e permessi.',
  },
  'U-BUG': {
    when: 'Il controllo stesso si è interrotto su questo file. È un errore del programma fattura, e il file resta senza esito.',
    remedy: "Segnalare l'errore; FATTURA_DEBUG=1 mostra dove si è verificato.",
  },
  'U-ARCHIVE': {
    when: 'Un archivio o un file al suo interno non è stato letto: è cifrato, compresso con un metodo insolito, un collegamento, oppure supera un limite di dimensione, numero, rapporto di compressione o annidamento. Se è danneggiato, il codice è 00106.',
    remedy: "Estrarre l'archivio con un altro programma e controllare i file.",
  },
  'W-ARCHIVE': {
    when: 'Un pacchetto SDIFTP contiene un numero di file diverso da quello dichiarato dal suo FileQuadraturaFTP.',
    remedy: 'Scaricare di nuovo il pacchetto.',
  },
  'W-METADATA': {
    when: "L'hash nei metadati (metaDato.xml) non è quello del file, oppure i metadati si trovano nell'archivio senza il loro file.",
    remedy: "Scaricare di nuovo l'archivio dal portale dell'Agenzia.",
  },
  'I-ARCHIVE': {
    when: "L'archivio contiene file che non sono fatture, file aggiunti dai sistemi operativi, altri byte prima o dopo, oppure dichiara un numero di file errato. È solo una nota.",
    remedy: 'Non occorre fare nulla.',
  },
  'I-ENCODING': {
    when: "La prima riga dichiara una codifica diversa da quella usata dal file. È solo una nota: la fattura è stata letta, e l'esito non cambia.",
    remedy: 'Dichiarare la codifica effettiva del file, preferibilmente UTF-8.',
  },
};
