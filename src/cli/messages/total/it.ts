import type { CommandHelp } from '../messages.ts';
import type { TotalWords } from './words.ts';

export const totalHelpIt: CommandHelp = {
  summary: 'ricalcola gli importi delle fatture e mostra che cosa differisce',
  about: [
    "PATH è ciò che prende validate: un file, una cartella, un modello tra apici o - per lo standard input. Ogni importo si calcola da quelli indicati nella fattura, così un errore si vede dove sta: prezzi totali delle righe, contributi cassa, imponibile e imposta dei riepiloghi, ritenute, totale del documento, importo da pagare; nelle fatture semplificate, l'imposta compresa negli importi. Non cambia nulla.",
    'Il codice di uscita è 0 se nulla differisce oltre quanto tollera SdI o, dove SdI non controlla, tollerano i nostri consigli; 1 se qualcosa differisce di più, se SdI scarterebbe un file, per qualsiasi motivo, o se un file non si può leggere.',
  ],
  options: {
    explain: 'dice come si è arrivati a ogni importo',
    format: 'text per le persone, json per i programmi',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: ['se gli importi seguono dalle righe', 'come ci si è arrivati', 'una cartella intera, come dati'],
};

const number = (count: number): string => count.toLocaleString('it');

export const totalIt: TotalWords = {
  heads: { figure: 'Importo', stated: 'Indicato', computed: 'Calcolato', difference: 'Differenza' },
  equal: 'nessuna differenza',
  count: ({ all, beyond }) =>
    `${all === 1 ? '1 differenza' : `${number(all)} differenze`}, ${beyond === 0 ? 'nessuna' : number(beyond)} oltre la tolleranza`,
  readings: {
    bollo: "comprende l'imposta di bollo",
    split: "per l'IVA in scissione dei pagamenti",
    withheld: 'per le ritenute',
    rounding: "conta l'Arrotondamento in un altro modo",
    expenses: 'comprende le SpeseAccessorie',
    discount: 'al netto degli sconti del documento',
    sign: 'ha il segno opposto',
    several: 'per bollo, sconti, ritenute, spese o arrotondamenti insieme',
    currency: 'il documento è in altra valuta',
    abroad: "ci sono righe con imposta di un altro Stato dell'Unione",
    ownDocument: 'documento emesso dal cessionario: al fornitore si paga senza IVA',
    advance: 'i pagamenti sono un acconto',
    unpaid: 'i pagamenti sono di 0.00',
    alternatives: 'più modi di pagare lo stesso importo',
    part: "l'aliquota si applica a una parte di ciò che è soggetto a ritenuta",
    unmarked: "l'aliquota si applica a righe in cui Ritenuta non è indicata",
  },
  verdict: ({ within, control }) => {
    const code = control === null ? '' : ` (${control})`;
    return within ? `tollerata${code}` : `oltre la tolleranza${code}`;
  },
  rejected: (file, codes) => `SdI scarterebbe ${file}: ${codes.join(', ')}. fattura validate dice perché.`,
  item: ({ number: at, amount, rate, computed }) =>
    `Voce ${at}: ${rate}% compreso in ${amount}, ${amount} × ${rate} ÷ (100 + ${rate}) = ${computed}.`,
};
