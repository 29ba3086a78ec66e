/** Messages of problems with a document that the buyer issues to itself. */
import type { Bilingual } from '../../model/bilingual.ts';

export const SELF_INVOICE_SENTENCES = {
  'type.buyer': {
    it: '{type} lo emette il cessionario per sé, con le parti scambiate: va creato come autofattura (self-invoice), o come integrazione (integration) di una fattura ricevuta.',
    en: '{type} is made out by the buyer, with the parties the other way round: make it as a self-invoice, or as an integration of an invoice received.',
  },
  'type.own': {
    it: 'con {type} chi emette è cedente e cessionario: va creato come autofattura (self-invoice).',
    en: 'with {type} the issuer is both supplier and customer: make it as a self-invoice.',
  },
  'self.type': {
    it: '{found} non è un documento che il cessionario emette per sé: sono {types}.',
    en: '{found} is no document that the buyer makes out for itself: those are {types}.',
  },
  'self.supplier': {
    it: 'con {type} cedente e cessionario coincidono (00472): togliere fornitore.',
    en: 'with {type} supplier and buyer are one (00472): leave fornitore out.',
  },
  'self.foreign': {
    it: 'con {type} il fornitore è estero (00473): dire il suo paese.',
    en: 'with {type} the vendor is foreign (00473): give its paese.',
  },
  'self.italian': {
    it: 'con {type} il fornitore è italiano, qui è {country}.',
    en: 'with {type} the vendor is Italian, here it is {country}.',
  },
  'self.outside': {
    it: 'OO non è un Paese: {type} non lo ammette (00473), solo TD17 e TD19.',
    en: 'OO is no country: {type} does not take it (00473), only TD17 and TD19.',
  },
  'self.issuer': {
    it: 'chi emette ha una partita IVA italiana (00475), non di {country}.',
    en: 'who issues it has an Italian VAT number (00475), not one of {country}.',
  },
  'self.received': {
    it: '{type} integra una fattura ricevuta: dire quale in fatture_ricevute.',
    en: '{type} completes an invoice that was received: say which in fatture_ricevute.',
  },
  'self.zero': {
    it: "{type} serve a versare l'IVA: ogni riga ha la sua aliquota (00474).",
    en: '{type} is there to pay the VAT: each line has its rate (00474).',
  },
  'self.lines': {
    it: 'la fattura non ha righe senza IVA da integrare: dire quali in linee.',
    en: 'the invoice has no lines without VAT to complete: say which in linee.',
  },
  'self.kind': {
    it: 'la fattura ricevuta è {type}, un documento che il cessionario emette per sé: non si integra.',
    en: 'the invoice received is {type}, a document that the buyer makes out for itself: it is not completed.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
