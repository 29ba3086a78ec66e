/** Problems with a document that the buyer issues to itself. */

export const selfInvoices = {
  'type.buyer':
    'the buyer issues {type}: create it as a self-invoice, or as an integration of the received invoice.',
  'type.own': 'in {type}, the issuer is both supplier and customer: create it as a self-invoice.',
  'self.type': '{found} is not a document that the buyer issues; those are {types}.',
  'self.supplier': 'in {type}, supplier and buyer are the same party (00472): remove fornitore.',
  'self.foreign': 'in {type}, the vendor is foreign (00473): specify its paese.',
  'self.italian': 'in {type}, the vendor is Italian, not from {country}.',
  'self.outside': 'OO is not a country: only TD17 and TD19 allow it, not {type} (00473).',
  'self.issuer': 'the issuer must have an Italian VAT number (00475), not one from {country}.',
  'self.received': '{type} completes a received invoice: specify it in fatture_ricevute.',
  'self.zero': 'the purpose of {type} is to pay the VAT: each line requires a rate (00474).',
  'self.lines': 'the invoice has no lines without VAT: list the lines to complete in linee.',
  'self.kind': 'the received invoice is {type}, which the buyer issues: it cannot be completed.',
};
