/** Problems with a note, and SdI findings on a document derived from another. */

export const notes = {
  'note.kind':
    'credit and debit notes do not apply to {type}: correct it with another {type}, with the opposite sign.',
  'note.reversed': '{type} is a credit note: reverse it with a debit note or a new invoice.',
  'note.which': 'the file contains {count} invoices: select one with numero_fattura ({numbers}).',
  'note.line': 'the invoice has no line {line}.',
  'note.twice': 'line {line} is listed twice.',
  'note.quantity': 'line {line} has no quantity: give importo in place of quantita.',
  'note.positive': '{found} is not allowed: the value must be greater than zero.',
  'note.zero': 'an amount of {found} corrects nothing.',
  'note.beyond': '{found} exceeds the value on this line of the invoice, {whole}.',
  'note.left':
    'at the rate {rate}, the taxable amount of the lines is {found}, but the invoice less earlier notes has only {left}.',
  'note.total':
    'the total of the note is {found}, but the invoice less earlier notes has only {left}. Also list lines with negative amounts, such as advances.',
  'note.rest': 'earlier notes have already credited a part of the invoice: list the rest in linee.',
  'note.previous': 'this is not a credit note for the invoice {number}.',
  'note.date': 'the note has the date {found}, before that of the invoice, {date} (00418).',
  'note.discount':
    'the invoice has a discount or surcharge on the document that belongs to no line: credit the whole invoice, without linee.',
  'note.due':
    'at the rate {rate} the invoice has summaries with different EsigibilitaIVA, and it is unknown to which of them a line belongs: credit the whole invoice, without linee.',
  rejected: 'SdI would reject the resulting document ({control}): {sentence}',
};
