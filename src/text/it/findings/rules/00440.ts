import type { rules00440 as english } from '../../../en/findings/rules/00440.ts';
import type { Translated } from '../../../sentence.ts';

export const rules00440: Translated<typeof english> = {
  '00443': {
    missing: {
      message: "L'aliquota {rate} di {element} {number} non è in nessun DatiRiepilogo.",
      help: "Aggiungere il DatiRiepilogo dell'aliquota {rate}, oppure correggere l'aliquota.",
    },
    unused: {
      message:
        "L'aliquota {rate} di {element} {number} non è in nessuna riga e in nessuna cassa: SdI potrebbe non accettarla.",
      help: 'Togliere il blocco, oppure correggere la sua aliquota o quella delle righe.',
    },
  },
  '00444': {
    missing: {
      message: 'Natura {natura} di {element} {number} non è in nessun DatiRiepilogo.',
      help: 'Aggiungere un DatiRiepilogo con Natura {natura}, o scriverla in quello che riassume queste operazioni; oppure correggere quella di {element}.',
    },
    unused: {
      message:
        'Natura {natura} di {element} {number} non è in nessuna riga e in nessuna cassa: SdI potrebbe non accettarla.',
      help: 'Scrivere la Natura che hanno le righe riassunte dal blocco, oppure togliere il blocco.',
    },
  },
  '00445': {
    generic: {
      message:
        '{element} {number} ha Natura {natura}, che nei documenti dal {since} non è ammessa; il documento è del {date}.',
      help: 'Scrivere il codice di dettaglio che vale per queste operazioni: {codes}.',
    },
  },
  '00460': {
    limit: {
      message: 'Gli importi sommano {total}: una fattura semplificata arriva a {limit}, IVA compresa.',
      help: 'Emettere una fattura ordinaria (FPR12); se il documento ne rettifica un altro, indicarlo in DatiFatturaRettificata.',
    },
  },
  '00471': {
    same: {
      message:
        'Cedente e cessionario hanno la stessa partita IVA {country} {vat}: con TipoDocumento {type} non possono coincidere.',
      help: 'Correggere chi dei due è sbagliato; nelle integrazioni (TD16-TD19) il cedente è il fornitore. Per un autoconsumo o una cessione gratuita il tipo è TD27, per uno splafonamento TD21.',
    },
    perhaps: {
      message:
        'Il cessionario ha solo il codice fiscale {code}, che è anche quello del cedente: se SdI ne ricava la partita IVA del cedente, {vat}, scarta il file con TipoDocumento {type}.',
      help: 'Scrivere gli identificativi del vero cessionario. Per un autoconsumo o una cessione gratuita il tipo è TD27, per uno splafonamento TD21.',
    },
  },
  '00472': {
    differ: {
      message:
        'Con TipoDocumento {type} cedente e cessionario devono essere lo stesso soggetto: hanno partite IVA {supplier} e {buyer}.',
      help: "Chi emette questa autofattura va scritto sia come cedente sia come cessionario; se l'operazione è fra due soggetti, il tipo è un altro.",
    },
  },
  '00473': {
    italian: {
      message: 'IdPaese del cedente è IT: con TipoDocumento {type} il cedente è estero.',
      help: 'Scrivere come cedente il fornitore estero e come cessionario chi integra o emette; per un fornitore italiano in reverse charge il tipo è TD16.',
    },
    foreign: {
      message: 'IdPaese del cedente è {country}: con TipoDocumento {type} il cedente è italiano.',
      help: "TD29 segnala il fornitore italiano che non ha emesso fattura, o l'ha emessa irregolare. Per acquisti dall'estero i tipi sono TD17, TD18 e TD19.",
    },
    nowhere: {
      message:
        'IdPaese del cedente è OO, che non è un Paese: con TipoDocumento {type} SdI non lo accetta, solo con TD17 e TD19.',
      help: 'Scrivere il Paese del fornitore.',
    },
    nowhereElse: {
      message:
        'IdPaese del cedente è OO, che non è un Paese: una fonte lo ammette solo con TD17 e TD19, qui TipoDocumento è {type}.',
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
        'Il cessionario non ha IdFiscaleIVA: con TipoDocumento {type} è lui a emettere il documento e ci vuole la sua partita IVA.',
      help: 'Aggiungere IdFiscaleIVA del cessionario: CodiceFiscale da solo non basta.',
    },
  },
  '00476': {
    foreign: {
      message:
        'IdPaese è {supplier} per il cedente e {buyer} per il cessionario: uno dei due deve essere IT.',
      help: 'Scrivere la partita IVA italiana della parte che ne ha una: una fattura fra due soggetti esteri non passa da SdI.',
    },
  },
};
