import type { rules00420 as english } from '../../../en/findings/rules/00420.ts';
import type { PartlyTranslated } from '../../../sentence.ts';

export const rules00420: PartlyTranslated<typeof english> = {
  '00420': {
    split: {
      message:
        'DatiRiepilogo {number} hat EsigibilitaIVA S und den Natura-Code {natura}: Bei Umkehr der Steuerschuldnerschaft (Reverse Charge) weist die Rechnung keine MwSt. für das Split Payment aus.',
      help: 'Bei Reverse Charge EsigibilitaIVA entfernen oder I schreiben; bei Split Payment Natura entfernen und MwSt.-Satz und Steuer schreiben.',
    },
  },
  '00421': {
    tax: {
      message:
        'DatiRiepilogo {number} hat die Imposta {found}: Der MwSt.-Satz {rate} auf die Steuergrundlage {taxable} ergibt {expected}.',
      help: '{expected} schreiben oder ImponibileImporto oder AliquotaIVA berichtigen.',
    },
    border: {
      message:
        'DatiRiepilogo {number} hat die Imposta {found}, der genaue Betrag ist {exact}: Die Abweichung beträgt einen Cent oder etwas mehr, und das SdI nimmt sie möglicherweise nicht an.',
      help: '{expected} schreiben.',
    },
  },
  '00422': {
    taxable: {
      message:
        'Beim MwSt.-Satz {rate} beträgt ImponibileImporto insgesamt {found}: Zeilen und Vorsorgekassen ({charged}) ergeben mit den Rundungen ({rounding}) {expected}.',
      help: 'ImponibileImporto auf {expected} bringen und Imposta neu berechnen, oder die Zeilen oder deren MwSt.-Satz berichtigen.',
    },
    missing: {
      message:
        'Beim MwSt.-Satz {rate} ergeben Zeilen und Vorsorgekassen {charged}, aber kein DatiRiepilogo hat diesen Satz.',
      help: 'Das ist derselbe Fehler wie 00443: Es genügt, das DatiRiepilogo dieses Satzes zu ergänzen oder den Satz zu berichtigen.',
    },
    unused: {
      message:
        'Beim MwSt.-Satz {rate} beträgt ImponibileImporto insgesamt {found}, aber keine Zeile und keine Vorsorgekasse hat diesen Satz.',
      help: 'Den MwSt.-Satz von DatiRiepilogo oder der Zeilen berichtigen oder den Block entfernen.',
    },
  },
  '00423': {
    total: {
      message:
        'Der Gesamtpreis der Zeile {line} beträgt {found}: Aus dem Einzelpreis {price}, mit Menge und Rabatten, ergibt sich {expected}.',
      help: '{expected} schreiben oder Einzelpreis, Menge oder Rabatte berichtigen: Importo gilt je Einheit und hat Vorrang vor Percentuale.',
    },
    perLine: {
      message:
        'Der Gesamtpreis der Zeile {line} beträgt {found}, wobei Rabattbeträge einmal von der Zeile abgezogen wurden: Sie gelten je Einheit, und es ergibt sich {expected}.',
      help: 'Gilt der Rabatt für die ganze Zeile, in Importo den Anteil einer Einheit oder stattdessen Percentuale schreiben. Gilt er für jede Einheit, {expected} schreiben.',
    },
    border: {
      message:
        'Der Gesamtpreis der Zeile {line} beträgt {found}, der genaue Betrag ist {expected}: Die Abweichung beträgt einen Cent oder etwas mehr, und das SdI nimmt sie möglicherweise nicht an.',
      help: '{expected} schreiben.',
    },
  },
  '00424': {
    fraction: {
      message:
        '{element} {number} hat den MwSt.-Satz {found}, also weniger als ein Prozent. Er ist in Prozent anzugeben.',
      help: '{percent} statt {found} schreiben, falls dieser Prozentsatz gemeint ist.',
    },
  },
  '00425': {
    letters: {
      message: 'Die Nummer des Dokuments ist {found}: Sie muss mindestens eine Ziffer enthalten.',
      help: 'Dem Dokument eine fortlaufende Nummer mit mindestens einer Ziffer geben: 1, 2026/1, A-1.',
    },
  },
  '00427': {
    administration: {
      message:
        'CodiceDestinatario {found} hat {length} Zeichen: Bei Rechnungen an die öffentliche Verwaltung ({format}) sind es 6, der Code des Amtes im IPA-Verzeichnis.',
      help: 'Den Code des Amtes schreiben; ist der Kunde ein Privater, lautet das Format FPR12 (FormatoTrasmissione und versione).',
    },
    private: {
      message:
        'CodiceDestinatario {found} hat {length} Zeichen: Bei Rechnungen an Private ({format}) sind es 7.',
      help: 'Den Empfängerkodex des Kunden mit 7 Zeichen oder 0000000 schreiben; bei einem Amt der öffentlichen Verwaltung lautet das Format FPA12 (FormatoTrasmissione und versione).',
    },
  },
  '00428': {
    differs: {
      message:
        'FormatoTrasmissione ist {found}, das Attribut versione des Wurzelelements {expected}: Beide müssen übereinstimmen.',
      help: 'Bei Rechnungen an die öffentliche Verwaltung beide Male FPA12 schreiben, bei Rechnungen an Private FPR12.',
    },
  },
  '00429': {
    natura: {
      message: 'DatiRiepilogo {number} hat den MwSt.-Satz {rate}, aber keinen Natura-Code.',
      help: 'Den Natura-Code der Zeilen schreiben, die der Block zusammenfasst; haben sie verschiedene, je einen Block anlegen.',
    },
  },
  '00430': {
    natura: {
      message:
        'DatiRiepilogo {number} hat den Natura-Code {natura} und den MwSt.-Satz {rate}: Eine Zusammenfassung mit MwSt. hat keinen Natura-Code.',
      help: 'Natura entfernen, falls MwSt. anfällt; fällt keine an, als MwSt.-Satz und als Steuer 0.00 schreiben.',
    },
  },
};
