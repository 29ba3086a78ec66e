import type { rules00400 as english } from '../../../en/findings/rules/00400.ts';
import type { Translated } from '../../../sentence.ts';

export const rules00400: Translated<typeof english> = {
  '00400': {
    natura: {
      message: '{element} {number} ha aliquota {rate} ma non ha Natura.',
      help: "Indicare la Natura per cui l'IVA non si applica, ad esempio N4 se l'operazione è esente; se invece si applica, correggere l'aliquota.",
    },
  },
  '00401': {
    natura: {
      message:
        "{element} {number} ha Natura {natura} e aliquota {rate}: un'operazione con IVA non deve avere Natura.",
      help: "Togliere Natura se l'IVA si applica; se non si applica, scrivere 0.00 come aliquota.",
    },
  },
  '00403': {
    future: {
      message: 'La data del documento è {data}, successiva al giorno di ricezione, {asOf}.',
      help: 'Correggere Data, oppure inviare il file dal {data} in poi.',
    },
  },
  '00404': {
    again: {
      message:
        'Il numero {numero} del {year} è già usato dallo stesso emittente nel documento {document} di {file}. Se SdI riceve entrambi i documenti, scarta il secondo.',
      help: "Se è un'altra fattura, darle un altro numero; se è la stessa, inviarla una sola volta.",
    },
    same_file: {
      message:
        'La fattura è identica a quella in {file}, byte per byte. Se SdI le riceve entrambe, scarta la seconda.',
      help: 'Inviare il file una sola volta.',
    },
  },
  '00409': {
    duplicate: {
      message:
        'Il documento {position} del lotto ha lo stesso numero, {numero}, e lo stesso anno, {year}, del documento {first}.',
      help: 'Dare ai due documenti numeri diversi, o togliere dal file quello ripetuto.',
    },
    same_day: {
      message:
        'Il documento {position} del lotto ha lo stesso numero, {numero}, e la stessa data, {data}, del documento {first}.',
      help: 'Dare ai due documenti numeri diversi, o togliere dal file quello ripetuto: Art73 consente lo stesso numero solo in date diverse.',
    },
  },
  '00411': {
    missing: {
      message: 'Ritenuta è SI (NumeroLinea: {lines}), ma nel documento manca DatiRitenuta.',
      help: 'Aggiungere DatiRitenuta con tipo, importo, aliquota e causale, oppure togliere Ritenuta dalle righe non soggette.',
    },
  },
  '00413': {
    natura: {
      message: 'DatiCassaPrevidenziale {number} ({fund}) ha aliquota {rate} ma non ha Natura.',
      help: "Indicare la Natura per cui l'IVA non si applica al contributo, di norma la stessa delle righe (per i forfettari N2.2); altrimenti correggere l'aliquota.",
    },
  },
  '00414': {
    natura: {
      message:
        'DatiCassaPrevidenziale {number} ({fund}) ha Natura {natura} e aliquota {rate}: un contributo con IVA non deve avere Natura.',
      help: "Togliere Natura se l'IVA si applica al contributo; se non si applica, scrivere 0.00 come aliquota.",
    },
  },
  '00415': {
    missing: {
      message:
        'Ritenuta è SI nel contributo previdenziale (TipoCassa: {funds}), ma nel documento manca DatiRitenuta.',
      help: 'Aggiungere DatiRitenuta con tipo, importo, aliquota e causale, oppure togliere Ritenuta da DatiCassaPrevidenziale.',
    },
  },
  '00417': {
    missing: {
      message: 'Il cessionario non ha né IdFiscaleIVA né CodiceFiscale: almeno uno dei due è obbligatorio.',
      help: 'Aggiungere la partita IVA o, se il cessionario non ne ha una, il codice fiscale. Per un cliente estero indicare IdFiscaleIVA con il suo Paese e un suo identificativo.',
    },
  },
  '00418': {
    earlier: {
      message:
        'La nota di credito è del {data}, ma la fattura collegata {document} è del {linked}, quindi successiva.',
      help: 'Correggere la data della fattura collegata o quella della nota, che non può precederla.',
    },
  },
  '00419': {
    summaries: {
      message:
        'Righe e contributi cassa hanno {expected} aliquote diverse ({rates}), ma i blocchi DatiRiepilogo sono {found}.',
      help: 'Aggiungere un DatiRiepilogo per ogni aliquota mancante: {missing}.',
    },
  },
};
