import type { CommandHelp } from '../messages.ts';
import type { DiffWords } from './words.ts';

export const diffHelpIt: CommandHelp = {
  summary: 'confronta il contenuto di due fatture',
  about: [
    'A e B sono file, XML o JSON anche misti; uno dei due può essere - per lo standard input. I valori si confrontano per ciò che significano: 10.00 è uguale a 10.000. Linee, riepiloghi, rate e tutto ciò che si ripete si abbinano per contenuto, non per posizione.',
    'Il codice di uscita è 0 se nulla differisce, 1 se qualcosa differisce o un file non si può leggere, e viene detto. Una fattura non valida si confronta per quanto si riesce a leggerla, e viene detto.',
  ],
  options: {
    format: 'text per le persone, json per i programmi',
    exact: "confronta il testo com'è scritto, e l'ordine di ogni cosa",
    'ignore-line-order': "le linee possono stare in un altro ordine e avere un'altra numerazione",
    'ignore-transmission':
      'non guarda chi trasmette e con quale progressivo (IdTrasmittente, ProgressivoInvio, ContattiTrasmittente)',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; se non indicata 20MB',
  },
  examples: [
    'che cosa è cambiato in una fattura',
    "se è cambiato qualcosa oltre all'invio",
    'se XML e JSON dicono lo stesso, come dati',
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
      ...counted(removed, 'tolta', 'tolte'),
      ...counted(moved, 'spostata', 'spostate'),
    ];
    const [total = ''] = counted(added + removed + changed + moved, 'differenza', 'differenze');
    return `${total}: ${parts.join(', ')}`;
  },
  unread: (files) =>
    `nessun confronto: non si ${files.length === 1 ? 'può' : 'possono'} leggere ${files.join(' e ')}.`,
  root: 'Attributi della radice',
  invalid: (file) =>
    `${file} non è valido ed è stato confrontato per quanto si è potuto leggere: fattura validate ${file} dice che cosa non va.`,
};
