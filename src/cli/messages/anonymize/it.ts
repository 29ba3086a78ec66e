import type { CommandHelp } from '../commandHelp.ts';
import type { AnonymizeWords } from './words.ts';

export const anonymizeHelpIt: CommandHelp = {
  summary: 'sostituisce persone e aziende reali con altre inventate',
  about: [
    'Nomi, indirizzi, identificativi, coordinate bancarie, numeri di documento, testi liberi e allegati sono sostituiti con dati inventati della stessa forma; i codici di controllo validi restano validi, quelli errati restano errati. Importi, date, codici, struttura e segnalazioni non cambiano: il risultato viene controllato per verificarlo. Valori uguali nei file della stessa esecuzione hanno la stessa sostituzione.',
    'PATH è come per validate. Un solo file va sullo standard output o in --output; più file vanno in una cartella, con nomi in cui anche gli identificativi sono sostituiti.',
  ],
  options: {
    output: 'file di output, oppure cartella se esiste o se finisce con /; - è lo standard output',
    overwrite: 'sostituisce i file esistenti; i file letti non vengono mai sostituiti',
    seed: 'testo da cui dipendono i dati inventati: a testo uguale, risultato uguale; predefinito: casuale',
    keep: 'campo o blocco da conservare: numero ufficiale, nome XML o nome JSON',
    'drop-signature': 'rimuove la firma da un file firmato, che identifica il firmatario',
    resume: "file che registra ogni documento elaborato: dopo un'interruzione il comando riprende da lì",
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'un file',
    'una cartella, ogni volta con lo stesso risultato',
    'con cedente e descrizioni invariati',
    'da standard input a standard output',
  ],
};

export const anonymizeIt: AnonymizeWords = {
  manyNeedFolder: 'più file richiedono una cartella di output: indicala con --output.',
  unknownField: (found, suggestion) =>
    `--keep ${found}: campo inesistente.${suggestion === undefined ? '' : ` Forse intendevi ${suggestion}?`} fattura fields elenca tutti i campi.`,
  done: (count) => (count === 1 ? '1 valore sostituito' : `${count.toLocaleString('it')} valori sostituiti`),
  refused: {
    signed: (file) =>
      `${file} è firmato e la firma identifica il firmatario: non è stato scritto nulla. --drop-signature prosegue senza la firma.`,
    malformed: (file) =>
      `${file} non è ben formato e alcuni dati potrebbero non essere riconosciuti: non è stato scritto nulla. fattura validate mostra dove.`,
    unreadable: (file) => `${file} non è una fattura leggibile: non è stato scritto nulla.`,
  },
  oldFormat: (file) =>
    `${file} è in un formato precedente al 2017: non è stato scritto nulla. Va prima convertito con fattura convert --upgrade.`,
  drift: (file, codes) =>
    `${file}: le segnalazioni del risultato sono diverse (${codes.join(', ')}). È un errore interno di fattura.`,
  grown: (file) =>
    `${file}: il risultato è più grande, perché i valori sostitutivi possono avere più caratteri, e supera la dimensione accettata da SdI (00003).`,
};
