import type { CommandHelp } from '../messages.ts';
import { meant } from '../phrases/it.ts';
import type { ControlsWords } from './words.ts';

export const controlsHelpIt: CommandHelp = {
  summary: 'elenca i controlli di SdI e i nostri consigli',
  about: [
    'Tutti i codici con cui SdI scarta un file, e quanto basta il file a decidere ciascuno; poi i nostri consigli, che non scartano nulla. Con un operando, ciò che esso nomina: un codice, il suo inizio o una parte del titolo, in una delle due lingue.',
  ],
  options: { format: 'text per le persone, json per i programmi' },
  examples: [
    'tutti',
    'quelli che iniziano così',
    'i nostri consigli',
    'ciò che parla di certificati, in inglese',
  ],
};

export const controlsIt: ControlsWords = {
  sdi: (count) => (count === 1 ? '1 controllo di SdI' : `${count} controlli di SdI`),
  advice: (count) => (count === 1 ? '1 nostro consiglio' : `${count} nostri consigli`),
  allFormats: 'tutti',
  decided: {
    file: 'solo file',
    name: 'file, nome',
    date: 'file, giorno',
    part: 'in parte',
    registry: 'registro',
    history: 'invii',
    trust: 'certificati',
  },
  hint: 'fattura explain CODE dice tutto di un codice.',
  nothing: (found, suggestion) =>
    `nessun codice e nessun titolo contiene «${found}».${meant(suggestion)} fattura controls li mostra tutti.`,
};
