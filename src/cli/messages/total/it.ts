import type { CommandHelp } from '../commandHelp.ts';
import type { TotalWords } from './words.ts';

export const totalHelpIt: CommandHelp = {
  summary: 'ricalcola gli importi delle fatture e mostra le differenze',
  about: [
    "PATH è un file, una cartella, un modello tra apici o - per lo standard input. Ogni importo si ricalcola dagli altri importi indicati, così un errore appare nel punto in cui si trova: prezzi totali delle righe, contributi cassa, imponibile e imposta dei riepiloghi, ritenute, totale del documento, importo da pagare; nelle fatture semplificate, l'imposta compresa negli importi. I file non vengono modificati.",
    'Il codice di uscita è 0 se tutte le differenze sono entro la tolleranza di SdI o, per gli importi che SdI non controlla, dei nostri consigli; 1 se una differenza la supera, se SdI scarterebbe un file per qualsiasi motivo, o se un file non è leggibile.',
  ],
  options: {
    explain: 'spiega come si calcola ogni importo',
    format: 'text per le persone, json per i programmi',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: ['verifica gli importi di una fattura', 'con le spiegazioni', 'una cartella intera, in JSON'],
};

const number = (count: number): string => count.toLocaleString('it');

export const totalIt: TotalWords = {
  heads: { figure: 'Importo', stated: 'Indicato', computed: 'Calcolato', difference: 'Differenza' },
  equal: 'nessuna differenza',
  count: ({ all, beyond }) =>
    `${all === 1 ? '1 differenza' : `${number(all)} differenze`}, ${beyond === 0 ? 'nessuna' : number(beyond)} oltre la tolleranza`,
  readings: {
    bollo: "comprende l'imposta di bollo",
    split: "differisce dell'IVA in scissione dei pagamenti",
    withheld: 'differisce delle ritenute',
    rounding: "considera l'Arrotondamento in un altro modo",
    expenses: 'comprende le SpeseAccessorie',
    discount: 'al netto degli sconti del documento',
    sign: 'ha il segno opposto',
    several: 'differisce per una combinazione di bollo, sconti, ritenute, spese o arrotondamenti',
    currency: 'il documento è in altra valuta',
    abroad: "ci sono righe con imposta di un altro Stato dell'Unione",
    ownDocument: 'documento emesso dal cessionario: al fornitore si paga senza IVA',
    advance: 'i pagamenti sono un acconto',
    unpaid: 'i pagamenti sono pari a 0.00',
    alternatives: 'più modi di pagare lo stesso importo',
    part: "l'aliquota si applica a una parte degli importi soggetti a ritenuta",
    unmarked: "l'aliquota si applica a righe in cui Ritenuta non è indicata",
  },
  verdict: ({ within, control }) => {
    const code = control === null ? '' : ` (${control})`;
    return within ? `tollerata${code}` : `oltre la tolleranza${code}`;
  },
  rejected: (file, codes) =>
    `SdI scarterebbe ${file}: ${codes.join(', ')}. fattura validate mostra gli errori.`,
  item: ({ number: at, amount, rate, computed }) =>
    `Voce ${at}: ${rate}% compreso in ${amount}, ${amount} × ${rate} ÷ (100 + ${rate}) = ${computed}.`,
};
