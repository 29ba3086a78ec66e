import type { rules00420 as english } from '../../../en/findings/rules/00420.ts';
import type { Translated } from '../../../sentence.ts';

export const rules00420: Translated<typeof english> = {
  '00420': {
    split: {
      message:
        'DatiRiepilogo {number} ha EsigibilitaIVA S e Natura {natura}: una fattura in inversione contabile non ha IVA soggetta a scissione.',
      help: "Se si applica l'inversione contabile, togliere EsigibilitaIVA o scrivere I; se si applica la scissione dei pagamenti, togliere Natura e scrivere aliquota e imposta.",
    },
  },
  '00421': {
    tax: {
      message:
        "DatiRiepilogo {number} ha Imposta {found}: l'aliquota {rate} sull'imponibile {taxable} dà {expected}.",
      help: 'Scrivere {expected}, oppure correggere ImponibileImporto o AliquotaIVA.',
    },
    border: {
      message:
        "DatiRiepilogo {number} ha Imposta {found}; l'importo esatto è {exact}: lo scarto è di un centesimo o poco più e SdI potrebbe non accettarlo.",
      help: 'Scrivere {expected}.',
    },
  },
  '00422': {
    taxable: {
      message:
        "All'aliquota {rate} ImponibileImporto è in totale {found}: righe e contributi cassa ({charged}) più gli arrotondamenti ({rounding}) danno {expected}.",
      help: 'Portare ImponibileImporto a {expected} e ricalcolare Imposta, oppure correggere le righe o la loro aliquota.',
    },
    missing: {
      message:
        "All'aliquota {rate} righe e contributi cassa danno {charged}, ma nessun DatiRiepilogo ha questa aliquota.",
      help: "La causa è la stessa di 00443: aggiungere il DatiRiepilogo dell'aliquota, oppure correggere l'aliquota.",
    },
    unused: {
      message:
        "All'aliquota {rate} ImponibileImporto è in totale {found}, ma nessuna riga e nessun contributo cassa ha questa aliquota.",
      help: "Correggere l'aliquota del DatiRiepilogo o delle righe, oppure togliere il blocco.",
    },
  },
  '00423': {
    total: {
      message:
        'Il prezzo totale della riga {line} è {found}: dal prezzo unitario {price}, con quantità e sconti, risulta {expected}.',
      help: 'Scrivere {expected}, oppure correggere prezzo unitario, quantità o sconti: Importo vale per unità, e prevale su Percentuale.',
    },
    perLine: {
      message:
        'Il prezzo totale della riga {line} è {found}, con gli sconti in valore sottratti una sola volta dalla riga: gli sconti sono per unità, quindi risulta {expected}.',
      help: "Se lo sconto è sull'intera riga, scrivere in Importo la quota di una sola unità, oppure usare Percentuale. Se è su ogni unità, scrivere {expected}.",
    },
    border: {
      message:
        "Il prezzo totale della riga {line} è {found}; l'importo esatto è {expected}: lo scarto è di un centesimo o poco più e SdI potrebbe non accettarlo.",
      help: 'Scrivere {expected}.',
    },
  },
  '00424': {
    fraction: {
      message:
        "{element} {number} ha aliquota {found}, meno dell'uno per cento: le aliquote si scrivono in percentuale.",
      help: 'Scrivere {percent} invece di {found}, se la percentuale è questa.',
    },
  },
  '00425': {
    letters: {
      message: 'Il numero del documento è {found}: deve contenere almeno una cifra.',
      help: 'Dare al documento un numero con almeno una cifra, come 1, 2026/1 o A-1.',
    },
  },
  '00427': {
    administration: {
      message:
        'CodiceDestinatario {found} ha {length} caratteri: verso la pubblica amministrazione ({format}) deve averne 6, il codice univoco ufficio in IPA.',
      help: "Scrivere il codice dell'ufficio; se il cliente è un privato, il formato è FPR12 (FormatoTrasmissione e versione).",
    },
    private: {
      message: 'CodiceDestinatario {found} ha {length} caratteri: verso privati ({format}) deve averne 7.',
      help: 'Scrivere il codice di 7 caratteri del cliente, o 0000000; se è un ufficio della PA, il formato è FPA12 (FormatoTrasmissione e versione).',
    },
  },
  '00428': {
    differs: {
      message:
        "FormatoTrasmissione è {found}, ma l'attributo versione dell'elemento radice è {expected}: devono essere uguali.",
      help: 'Scrivere in entrambi FPA12 verso la pubblica amministrazione, FPR12 verso privati.',
    },
  },
  '00429': {
    natura: {
      message: 'DatiRiepilogo {number} ha aliquota {rate} ma non ha Natura.',
      help: 'Scrivere la Natura delle righe che il blocco riassume; se sono diverse, usare un blocco per ciascuna.',
    },
  },
  '00430': {
    natura: {
      message:
        'DatiRiepilogo {number} ha Natura {natura} e aliquota {rate}: un riepilogo con IVA non deve avere Natura.',
      help: "Togliere Natura se l'IVA si applica; se non si applica, scrivere 0.00 come aliquota e come imposta.",
    },
  },
  '00437': {
    empty: {
      message:
        'ScontoMaggiorazione {number} del documento ha Tipo {type}, ma non ha né Percentuale né Importo.',
      help: 'Aggiungere Percentuale o Importo, oppure togliere il blocco.',
    },
  },
  '00438': {
    empty: {
      message:
        'ScontoMaggiorazione {number} della riga {line} ha Tipo {type}, ma non ha né Percentuale né Importo.',
      help: 'Aggiungere Percentuale o Importo, oppure togliere il blocco.',
    },
  },
};
