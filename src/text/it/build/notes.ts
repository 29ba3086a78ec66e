import type { notes as english } from '../../en/build/notes.ts';
import type { Translated } from '../../sentence.ts';

export const notes: Translated<typeof english> = {
  'note.kind':
    'di un documento {type} non si fa una nota: si rettifica con un altro documento {type}, con importi di segno opposto.',
  'note.reversed':
    'il documento {type} è una nota di credito: quanto toglie si rimette con una nota di debito o una nuova fattura.',
  'note.which': 'il file contiene {count} fatture: dire quale con numero_fattura, uno di {numbers}.',
  'note.line': 'la fattura non ha la riga {line}.',
  'note.twice': 'la riga {line} è indicata due volte.',
  'note.quantity': 'la riga {line} non ha quantità: indicare importo al posto di quantita.',
  'note.positive': '{found} non va: serve un valore maggiore di zero.',
  'note.zero': 'un importo di {found} non rettifica nulla.',
  'note.beyond': '{found} va oltre la fattura, che per questa riga ha {whole}.',
  'note.left':
    "all'aliquota {rate} le righe danno un imponibile di {found}: la fattura, tolte le note precedenti, ne ha {left}.",
  'note.total':
    'la nota dà {found}: la fattura, tolte le note precedenti, ne ha {left}. Indicare anche le righe con segno meno, come gli anticipi.',
  'note.rest': 'note precedenti hanno già tolto una parte della fattura: dire in linee che cosa resta.',
  'note.previous': 'non è una nota di credito della fattura {number}.',
  'note.date': 'la nota è del {found}, prima della fattura del {date} (00418).',
  'note.discount':
    'la fattura ha uno sconto o una maggiorazione sul documento, che non si ripartisce fra le righe: rettificarla tutta, senza linee.',
  'note.due':
    "all'aliquota {rate} la fattura ha riepiloghi con esigibilità diverse, e la riga non dice quale la riguarda: rettificarla tutta, senza linee.",
  rejected: 'il documento risultante non sarebbe accettato ({control}): {sentence}',
};
