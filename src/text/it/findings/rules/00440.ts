import type { rules00440 as english } from '../../../en/findings/rules/00440.ts';
import type { Translated } from '../../../sentence.ts';

export const rules00440: Translated<typeof english> = {
  '00443': {
    missing: {
      message: "Nessun DatiRiepilogo ha l'aliquota {rate} di {element} {number}.",
      help: "Aggiungere un DatiRiepilogo con aliquota {rate}, oppure correggere l'aliquota.",
    },
    unused: {
      message:
        '{element} {number} ha aliquota {rate}, che non compare in nessuna riga e in nessun contributo cassa: SdI potrebbe non accettarla.',
      help: 'Togliere il blocco, oppure correggere la sua aliquota o quella delle righe.',
    },
  },
  '00444': {
    missing: {
      message: 'Nessun DatiRiepilogo ha la Natura {natura} di {element} {number}.',
      help: 'Aggiungere un DatiRiepilogo con Natura {natura}, o scriverla nel blocco che riassume queste operazioni; oppure correggere quella di {element}.',
    },
    unused: {
      message:
        '{element} {number} ha Natura {natura}, che non compare in nessuna riga e in nessun contributo cassa: SdI potrebbe non accettarla.',
      help: 'Scrivere la Natura delle righe riassunte dal blocco, oppure togliere il blocco.',
    },
  },
  '00445': {
    generic: {
      message:
        '{element} {number} ha Natura {natura}, non ammessa nei documenti dal {since}; il documento è del {date}.',
      help: 'Scrivere il codice di dettaglio che vale per queste operazioni: {codes}.',
    },
  },
  '00460': {
    limit: {
      message:
        'Il totale degli importi è {total}: il limite della fattura semplificata è {limit}, IVA compresa.',
      help: 'Emettere una fattura ordinaria (FPR12); se il documento ne rettifica un altro, indicarlo in DatiFatturaRettificata.',
    },
  },
  '00471': {
    same: {
      message:
        'Cedente e cessionario hanno la stessa partita IVA {country} {vat}: con TipoDocumento {type} devono essere soggetti diversi.',
      help: 'Correggere la parte sbagliata; nelle integrazioni (TD16-TD19) il cedente è il fornitore. Per un autoconsumo o una cessione gratuita il tipo è TD27, per uno splafonamento TD21.',
    },
    perhaps: {
      message:
        'Il cessionario ha solo il codice fiscale {code}, che è anche quello del cedente: se SdI ne ricava la partita IVA del cedente, {vat}, scarta il file con TipoDocumento {type}.',
      help: 'Scrivere gli identificativi del cessionario effettivo. Per un autoconsumo o una cessione gratuita il tipo è TD27, per uno splafonamento TD21.',
    },
  },
  '00472': {
    differ: {
      message:
        'Con TipoDocumento {type} cedente e cessionario devono essere lo stesso soggetto, ma le partite IVA sono {supplier} e {buyer}.',
      help: "Indicare chi emette l'autofattura sia come cedente sia come cessionario; se l'operazione è fra due soggetti, usare un altro tipo.",
    },
  },
  '00473': {
    italian: {
      message: 'IdPaese del cedente è IT, ma con TipoDocumento {type} il cedente è estero.',
      help: 'Indicare come cedente il fornitore estero e come cessionario chi integra o emette; per un fornitore italiano in inversione contabile il tipo è TD16.',
    },
    foreign: {
      message: 'IdPaese del cedente è {country}, ma con TipoDocumento {type} il cedente è italiano.',
      help: "TD29 segnala un fornitore italiano che non ha emesso la fattura, o ne ha emessa una irregolare. Per acquisti dall'estero i tipi sono TD17, TD18 e TD19.",
    },
    nowhere: {
      message:
        'IdPaese del cedente è OO, che non è un Paese: SdI lo accetta solo con TD17 e TD19, non con TipoDocumento {type}.',
      help: 'Scrivere il Paese del fornitore.',
    },
    nowhereElse: {
      message:
        'IdPaese del cedente è OO, che non è un Paese: una fonte lo ammette solo con TD17 e TD19, ma TipoDocumento è {type}.',
      help: 'Scrivere il Paese del fornitore.',
    },
  },
  '00474': {
    zero: {
      message:
        "La riga {line} ha aliquota {rate}: l'autofattura per splafonamento ({type}) serve a versare l'IVA.",
      help: "Scrivere l'aliquota dell'acquisto che ha superato il plafond, oppure correggere TipoDocumento.",
    },
  },
  '00475': {
    missing: {
      message:
        'Il cessionario non ha IdFiscaleIVA: con TipoDocumento {type} è il cessionario a emettere il documento, quindi la sua partita IVA è obbligatoria.',
      help: 'Aggiungere IdFiscaleIVA del cessionario: il solo CodiceFiscale non basta.',
    },
  },
  '00476': {
    foreign: {
      message:
        'IdPaese è {supplier} per il cedente e {buyer} per il cessionario: almeno uno dei due deve essere IT.',
      help: 'Scrivere la partita IVA italiana della parte che ne ha una: le fatture fra due soggetti esteri non passano da SdI.',
    },
  },
};
