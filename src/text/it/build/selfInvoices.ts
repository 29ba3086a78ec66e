import type { selfInvoices as english } from '../../en/build/selfInvoices.ts';
import type { Translated } from '../../sentence.ts';

export const selfInvoices: Translated<typeof english> = {
  'type.buyer':
    'il documento {type} è emesso dal cessionario: va creato come autofattura (self-invoice), o come integrazione (integration) di una fattura ricevuta.',
  'type.own':
    "con {type} l'emittente è sia cedente sia cessionario: va creato come autofattura (self-invoice).",
  'self.type': '{found} non è un documento emesso dal cessionario; quelli previsti sono {types}.',
  'self.supplier': 'con {type} cedente e cessionario coincidono (00472): togliere fornitore.',
  'self.foreign': 'con {type} il fornitore è estero (00473): indicarne il paese.',
  'self.italian': 'con {type} il fornitore è italiano, non di {country}.',
  'self.outside': 'OO non è un Paese: {type} non lo ammette (00473), solo TD17 e TD19.',
  'self.issuer': "l'emittente deve avere una partita IVA italiana (00475), non di {country}.",
  'self.received': '{type} integra una fattura ricevuta: indicarla in fatture_ricevute.',
  'self.zero': "{type} serve a versare l'IVA: ogni riga deve avere un'aliquota (00474).",
  'self.lines': 'la fattura non ha righe senza IVA: indicare in linee quelle da integrare.',
  'self.kind': 'la fattura ricevuta è {type}, un documento emesso dal cessionario: non si può integrare.',
};
