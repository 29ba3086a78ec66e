import type { CommandHelp } from '../commandHelp.ts';
import { meant } from '../phrases/it.ts';
import type { ControlsWords } from './words.ts';

export const controlsHelpIt: CommandHelp = {
  summary: 'elenca i controlli di SdI e i nostri consigli',
  about: [
    'Elenca tutti i codici con cui SdI scarta un file e quanto ciascuno è verificabile dal solo file; poi i nostri consigli, che non comportano scarto. Un operando seleziona per codice, per inizio del codice o per parte del titolo, in una delle due lingue.',
  ],
  options: { format: 'text per le persone, json per i programmi' },
  examples: [
    'tutti i codici',
    'i codici con questo prefisso',
    'i nostri consigli',
    'i titoli che contengono «certificate», in inglese',
  ],
};

export const controlsIt: ControlsWords = {
  sdi: (count) => (count === 1 ? '1 controllo di SdI' : `${count} controlli di SdI`),
  advice: (count) => (count === 1 ? '1 nostro consiglio' : `${count} nostri consigli`),
  allFormats: 'tutti',
  decided: {
    file: 'solo file',
    name: 'file, nome',
    date: 'file, data',
    part: 'in parte',
    registry: 'registro',
    history: 'invii',
    trust: 'certificati',
  },
  hint: 'fattura explain CODE spiega un codice.',
  nothing: (found, suggestion) =>
    `nessun codice o titolo contiene «${found}».${meant(suggestion)} fattura controls mostra tutti i codici.`,
};
