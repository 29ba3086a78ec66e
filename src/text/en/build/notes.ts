/** Problems with a note, and SdI findings on a document derived from another. */

export const notes = {
  'note.kind':
    'a document of type {type} has no note: it is corrected by another {type}, with amounts of the other sign.',
  'note.reversed':
    'the document {type} is a credit note: what it takes back is put back by a debit note or a new invoice.',
  'note.which': 'the file holds {count} invoices: say which by numero_fattura, one of {numbers}.',
  'note.line': 'the invoice has no line {line}.',
  'note.twice': 'line {line} is named twice.',
  'note.quantity': 'line {line} has no quantity: give importo in place of quantita.',
  'note.positive': '{found} will not do: a value above zero is needed.',
  'note.zero': 'an amount of {found} corrects nothing.',
  'note.beyond': '{found} is beyond the invoice, which has {whole} on this line.',
  'note.left':
    'at the rate {rate} the lines come to a taxable amount of {found}: the invoice, less the notes before, has {left}.',
  'note.total':
    'the note comes to {found}: the invoice, less the notes before, has {left}. Name its lines with a minus, such as advances, too.',
  'note.rest': 'notes before have taken a part of the invoice: say in linee what is left.',
  'note.previous': 'this is no credit note of the invoice {number}.',
  'note.date': 'the note is of {found}, before the invoice of {date} (00418).',
  'note.discount':
    'the invoice has a discount or surcharge on the document, which no line has a part of: correct all of it, without linee.',
  'note.due':
    'at the rate {rate} the invoice has summaries with different EsigibilitaIVA, and a line does not say which is its own: correct all of it, without linee.',
  rejected: 'the document that results would not be accepted ({control}): {sentence}',
};
