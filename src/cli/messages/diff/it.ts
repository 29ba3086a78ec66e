import type { CommandHelp } from '../commandHelp.ts';
import type { DiffWords } from './words.ts';

export const diffHelpIt: CommandHelp = {
  summary: 'confronta il contenuto di due fatture',
  about: [
    'A e B sono file XML o JSON, anche uno per tipo; uno dei due può essere - per lo standard input. I valori si confrontano per significato: 10.00 è uguale a 10.000. Linee, riepiloghi, rate e gli altri blocchi ripetuti si abbinano per contenuto, non per posizione.',
    'Il codice di uscita è 0 senza differenze, 1 se ci sono differenze o se un file non è leggibile. Una fattura non valida si confronta per la parte leggibile, con un avviso.',
  ],
  options: {
    format: 'text per le persone, json per i programmi',
    exact: "confronta il testo esatto e l'ordine di tutti gli elementi",
    'ignore-line-order': "ignora l'ordine e la numerazione delle linee",
    'ignore-transmission':
      'ignora il trasmittente e il progressivo (IdTrasmittente, ProgressivoInvio, ContattiTrasmittente)',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'le modifiche a una fattura',
    'le modifiche diverse dai dati di trasmissione',
    'le differenze tra XML e JSON, in JSON',
  ],
};

const counted = (count: number, one: string, several: string): readonly string[] =>
  count === 0 ? [] : [`${count.toLocaleString('it')} ${count === 1 ? one : several}`];

export const diffIt: DiffWords = {
  two: 'indica due file da confrontare; uno dei due può essere - per lo standard input.',
  equal: 'nessuna differenza',
  count: ({ added, removed, changed, moved }) => {
    const parts = [
      ...counted(changed, 'modificata', 'modificate'),
      ...counted(added, 'aggiunta', 'aggiunte'),
      ...counted(removed, 'eliminata', 'eliminate'),
      ...counted(moved, 'spostata', 'spostate'),
    ];
    const [total = ''] = counted(added + removed + changed + moved, 'differenza', 'differenze');
    return `${total}: ${parts.join(', ')}`;
  },
  unread: (files) =>
    `nessun confronto: non si ${files.length === 1 ? 'può' : 'possono'} leggere ${files.join(' e ')}.`,
  root: 'Attributi della radice',
  invalid: (file) =>
    `${file} non è valido ed è stato confrontato per la parte leggibile: fattura validate ${file} mostra gli errori.`,
};
