import type { CommandHelp } from '../messages.ts';
import { files } from '../phrases/it.ts';
import type { ConvertWords } from './words.ts';

export const convertHelpIt: CommandHelp = {
  summary: 'converte da XML a JSON o YAML, e da questi a XML',
  about: [
    'La direzione segue il contenuto: da XML a JSON, da JSON e YAML a XML. Un solo file va sullo standard output, se --output non indica altro; più file, modelli e cartelle vanno in --out-dir con lo stesso nome e .json, .xml o .yaml. Una fattura non valida non viene convertita: il rapporto dice perché.',
  ],
  options: {
    to: "che cosa scrivere; se non indicato, l'opposto di ciò che si legge",
    from: 'prende i file per YAML, e dalle cartelle .yaml e .yml; altrimenti lo dicono nome e contenuto',
    output: 'file in cui scrivere; - è lo standard output',
    'out-dir': 'cartella in cui scrivere, creata se manca; le sottocartelle restano al loro posto',
    overwrite: 'sostituisce i file esistenti; il file letto non viene mai sostituito',
    force: 'scrive il risultato anche se non è valido, per quanto è possibile scriverlo',
    indent: 'spazi per livello, da 0 a 10; 0 scrive una sola riga (non di YAML), se non indicato 2',
    prefix: 'prefisso del namespace della radice XML; se non indicato p',
    'no-prefix': 'XML senza prefisso del namespace',
    stylesheet: "foglio di stile che l'XML indica ai browser",
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: [
    'JSON sullo standard output',
    'XML in un file',
    'una cartella intera',
    'dallo standard input, con un prefisso a scelta',
    'YAML in un file',
  ],
};

export const convertIt: ConvertWords = {
  done: (count) => (count === 1 ? '1 file scritto' : `${files(count)} scritti`),
  signatureLeft: (file) =>
    `${file}: la firma elettronica (ds:Signature) è stata tralasciata; il risultato non è firmato.`,
  invalid: (file) =>
    `${file} non è valido e non è stato convertito. Con --force viene convertito per quanto possibile.`,
  forced: (file) => `${file} non è valido; è stato convertito per via di --force.`,
  impossible: (file) => `${file} non può essere convertito, nemmeno con --force.`,
  exists: (path) => `${path} esiste già ed è rimasto com'era. --overwrite lo sostituisce.`,
  overInput: (path) => `${path} è il file letto: non viene mai sostituito. Indicane un altro.`,
  twice: (path, first) => `${path} è già stato ottenuto da ${first}: rinomina uno dei due.`,
  failed: (path, reason) => `${path} non può essere scritto: ${reason}.`,
};
