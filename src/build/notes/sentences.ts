/** Messages of problems with a note, and of SdI findings on a document made from another. */
import type { Bilingual } from '../../model/bilingual.ts';

export const NOTE_SENTENCES = {
  'note.kind': {
    it: 'di un documento {type} non si fa una nota: si rettifica con un altro documento {type}, con importi di segno opposto.',
    en: 'a document of type {type} has no note: it is corrected by another {type}, with amounts of the other sign.',
  },
  'note.reversed': {
    it: 'il documento {type} è una nota di credito: quanto toglie si rimette con una nota di debito o una nuova fattura.',
    en: 'the document {type} is a credit note: what it takes back is put back by a debit note or a new invoice.',
  },
  'note.which': {
    it: 'il file contiene {count} fatture: dire quale con numero_fattura, uno di {numbers}.',
    en: 'the file holds {count} invoices: say which by numero_fattura, one of {numbers}.',
  },
  'note.line': {
    it: 'la fattura non ha la riga {line}.',
    en: 'the invoice has no line {line}.',
  },
  'note.twice': {
    it: 'la riga {line} è indicata due volte.',
    en: 'line {line} is named twice.',
  },
  'note.quantity': {
    it: 'la riga {line} non ha quantità: indicare importo al posto di quantita.',
    en: 'line {line} has no quantity: give importo in place of quantita.',
  },
  'note.positive': {
    it: '{found} non va: serve un valore maggiore di zero.',
    en: '{found} will not do: a value above zero is needed.',
  },
  'note.zero': {
    it: 'un importo di {found} non rettifica nulla.',
    en: 'an amount of {found} corrects nothing.',
  },
  'note.beyond': {
    it: '{found} va oltre la fattura, che per questa riga ha {whole}.',
    en: '{found} is beyond the invoice, which has {whole} on this line.',
  },
  'note.left': {
    it: "all'aliquota {rate} le righe danno un imponibile di {found}: la fattura, tolte le note precedenti, ne ha {left}.",
    en: 'at the rate {rate} the lines come to a taxable amount of {found}: the invoice, less the notes before, has {left}.',
  },
  'note.total': {
    it: 'la nota dà {found}: la fattura, tolte le note precedenti, ne ha {left}. Indicare anche le righe con segno meno, come gli anticipi.',
    en: 'the note comes to {found}: the invoice, less the notes before, has {left}. Name its lines with a minus, such as advances, too.',
  },
  'note.rest': {
    it: 'note precedenti hanno già tolto una parte della fattura: dire in linee che cosa resta.',
    en: 'notes before have taken a part of the invoice: say in linee what is left.',
  },
  'note.previous': {
    it: 'non è una nota di credito della fattura {number}.',
    en: 'this is no credit note of the invoice {number}.',
  },
  'note.date': {
    it: 'la nota è del {found}, prima della fattura del {date} (00418).',
    en: 'the note is of {found}, before the invoice of {date} (00418).',
  },
  'note.discount': {
    it: 'la fattura ha uno sconto o una maggiorazione sul documento, che non si ripartisce fra le righe: rettificarla tutta, senza linee.',
    en: 'the invoice has a discount or surcharge on the document, which no line has a part of: correct all of it, without linee.',
  },
  'note.due': {
    it: "all'aliquota {rate} la fattura ha riepiloghi con esigibilità diverse, e la riga non dice quale la riguarda: rettificarla tutta, senza linee.",
    en: 'at the rate {rate} the invoice has summaries with different EsigibilitaIVA, and a line does not say which is its own: correct all of it, without linee.',
  },
  rejected: {
    it: 'il documento risultante non sarebbe accettato ({control}): {sentence_it}',
    en: 'the document that results would not be accepted ({control}): {sentence_en}',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
