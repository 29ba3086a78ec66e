/** Problems with a document that the buyer issues to itself. */

export const selfInvoices = {
  'type.buyer':
    '{type} is made out by the buyer, with the parties the other way round: make it as a self-invoice, or as an integration of an invoice received.',
  'type.own': 'with {type} the issuer is both supplier and customer: make it as a self-invoice.',
  'self.type': '{found} is no document that the buyer makes out for itself: those are {types}.',
  'self.supplier': 'with {type} supplier and buyer are one (00472): leave fornitore out.',
  'self.foreign': 'with {type} the vendor is foreign (00473): give its paese.',
  'self.italian': 'with {type} the vendor is Italian, here it is {country}.',
  'self.outside': 'OO is no country: {type} does not take it (00473), only TD17 and TD19.',
  'self.issuer': 'who issues it has an Italian VAT number (00475), not one of {country}.',
  'self.received': '{type} completes an invoice that was received: say which in fatture_ricevute.',
  'self.zero': '{type} is there to pay the VAT: each line has its rate (00474).',
  'self.lines': 'the invoice has no lines without VAT to complete: say which in linee.',
  'self.kind':
    'the invoice received is {type}, a document that the buyer makes out for itself: it is not completed.',
};
