import type { rules00440 as english } from '../../../en/findings/rules/00440.ts';
import type { PartlyTranslated } from '../../../sentence.ts';

export const rules00440: PartlyTranslated<typeof english> = {
  '00443': {
    missing: {
      message: 'Kein Block DatiRiepilogo hat den MwSt.-Satz {rate} von {element} {number}.',
      help: 'Einen Block DatiRiepilogo mit dem MwSt.-Satz {rate} hinzufügen oder den MwSt.-Satz berichtigen.',
    },
    unused: {
      message:
        '{element} {number} hat den MwSt.-Satz {rate}, aber keine Zeile und kein Beitrag zur Vorsorgekasse hat ihn: Das SdI nimmt das möglicherweise nicht an.',
      help: 'Den Block entfernen oder seinen MwSt.-Satz oder den der Zeilen berichtigen.',
    },
  },
  '00444': {
    missing: {
      message: 'Kein Block DatiRiepilogo hat den Natura-Code {natura} von {element} {number}.',
      help: 'Einen Block DatiRiepilogo mit dem Natura-Code {natura} hinzufügen oder den Code in den Block schreiben, der diese Umsätze zusammenfasst; andernfalls Natura von {element} berichtigen.',
    },
    unused: {
      message:
        '{element} {number} hat den Natura-Code {natura}, aber keine Zeile und kein Beitrag zur Vorsorgekasse hat ihn: Das SdI nimmt das möglicherweise nicht an.',
      help: 'Den Natura-Code der Zeilen schreiben, die der Block zusammenfasst, oder den Block entfernen.',
    },
  },
  '00445': {
    generic: {
      message:
        '{element} {number} hat den Natura-Code {natura}, der in Dokumenten ab dem {since} nicht zulässig ist; dieses Dokument ist vom {date}.',
      help: 'Den genauen Code schreiben, der für diese Umsätze gilt: {codes}.',
    },
  },
  '00460': {
    limit: {
      message:
        'Die Beträge ergeben zusammen {total}; die Grenze für vereinfachte Rechnungen ist {limit}, MwSt. eingeschlossen.',
      help: 'Eine gewöhnliche Rechnung (FPR12) ausstellen; berichtigt das Dokument ein anderes, dieses in DatiFatturaRettificata angeben.',
    },
  },
  '00471': {
    same: {
      message:
        'Lieferant und Kunde haben dieselbe MwSt.-Nummer, {country} {vat}: Bei TipoDocumento {type} müssen es verschiedene Parteien sein.',
      help: 'Die falsche Partei berichtigen; bei Integrationen (TD16 bis TD19) ist der Verkäufer der Lieferant. Für den Eigenverbrauch und unentgeltliche Lieferungen TD27, für Überschreitungen des Plafonds TD21 verwenden.',
    },
    perhaps: {
      message:
        'Der Kunde hat nur die Steuernummer {code}, die auch die des Lieferanten ist: Ordnet das SdI sie der MwSt.-Nummer {vat} des Lieferanten zu, lehnt es die Datei mit TipoDocumento {type} ab.',
      help: 'Die Kennungen des tatsächlichen Kunden schreiben. Für den Eigenverbrauch und unentgeltliche Lieferungen TD27, für Überschreitungen des Plafonds TD21 verwenden.',
    },
  },
  '00472': {
    differ: {
      message:
        'Bei TipoDocumento {type} müssen Lieferant und Kunde dieselbe Partei sein, ihre MwSt.-Nummern sind aber {supplier} und {buyer}.',
      help: 'Den Aussteller dieser Eigenrechnung als Lieferanten und als Kunden schreiben; sind zwei Parteien beteiligt, einen anderen Typ verwenden.',
    },
  },
  '00473': {
    italian: {
      message:
        'IdPaese des Lieferanten ist IT, bei TipoDocumento {type} ist der Lieferant aber ein ausländischer.',
      help: 'Den ausländischen Verkäufer als Lieferanten und die Partei, die ergänzt oder ausstellt, als Kunden schreiben; bei einem italienischen Verkäufer mit Reverse Charge ist der Typ TD16.',
    },
    foreign: {
      message:
        'IdPaese des Lieferanten ist {country}, bei TipoDocumento {type} ist der Lieferant aber ein italienischer.',
      help: 'TD29 meldet einen italienischen Verkäufer, der keine oder eine fehlerhafte Rechnung ausgestellt hat. Für Käufe aus dem Ausland TD17, TD18 oder TD19 verwenden.',
    },
  },
};
