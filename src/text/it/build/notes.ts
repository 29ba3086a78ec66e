import type { notes as english } from '../../en/build/notes.ts';
import type { Translated } from '../../sentence.ts';

export const notes: Translated<typeof english> = {
  'note.kind':
    'un documento {type} non si rettifica con una nota, ma con un altro documento {type}, con importi di segno opposto.',
  'note.reversed':
    'il documento {type} è una nota di credito: si rettifica con una nota di debito o con una nuova fattura.',
  'note.which': 'il file contiene {count} fatture: indicare quale con numero_fattura ({numbers}).',
  'note.line': 'la fattura non ha la riga {line}.',
  'note.twice': 'la riga {line} è indicata due volte.',
  'note.quantity': 'la riga {line} non ha quantità: indicare importo al posto di quantita.',
  'note.positive': '{found} non è ammesso: il valore deve essere maggiore di zero.',
  'note.zero': 'un importo di {found} non rettifica nulla.',
  'note.beyond': '{found} supera il valore di questa riga nella fattura, {whole}.',
  'note.left':
    "all'aliquota {rate} l'imponibile delle righe è {found}, ma la fattura, al netto delle note precedenti, ha solo {left}.",
  'note.total':
    'il totale della nota è {found}, ma la fattura, al netto delle note precedenti, ha solo {left}. Indicare anche le righe con segno meno, come gli anticipi.',
  'note.rest':
    'note precedenti hanno già stornato una parte della fattura: indicare in linee la parte residua.',
  'note.previous': 'non è una nota di credito della fattura {number}.',
  'note.date': 'la nota è del {found}, data anteriore a quella della fattura, {date} (00418).',
  'note.discount':
    'la fattura ha uno sconto o una maggiorazione sul documento, che non si ripartisce fra le righe: rettificarla per intero, senza linee.',
  'note.due':
    "all'aliquota {rate} la fattura ha riepiloghi con esigibilità diverse, e non si sa a quale appartenga la riga: rettificarla per intero, senza linee.",
  rejected: 'SdI scarterebbe il documento risultante ({control}): {sentence}',
};
