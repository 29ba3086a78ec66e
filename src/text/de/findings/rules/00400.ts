import type { rules00400 as english } from '../../../en/findings/rules/00400.ts';
import type { Translated } from '../../../sentence.ts';

export const rules00400: Translated<typeof english> = {
  '00400': {
    natura: {
      message: '{element} {number} hat den MwSt.-Satz {rate}, aber keinen Natura-Code.',
      help: 'In Natura angeben, warum keine MwSt. anfällt, z. B. N4 bei einem steuerbefreiten Umsatz; fällt MwSt. an, den MwSt.-Satz berichtigen.',
    },
  },
  '00401': {
    natura: {
      message:
        '{element} {number} hat den Natura-Code {natura} und den MwSt.-Satz {rate}: Ein Umsatz mit MwSt. hat keinen Natura-Code.',
      help: 'Natura entfernen, falls MwSt. anfällt; fällt keine an, als MwSt.-Satz 0.00 schreiben.',
    },
  },
  '00403': {
    future: {
      message: 'Das Datum des Dokuments ist {data} und liegt nach dem Tag des Empfangs, {asOf}.',
      help: 'Data berichtigen oder die Datei frühestens am {data} versenden.',
    },
  },
  '00404': {
    again: {
      message:
        'Numero {numero} aus {year}: Derselbe Aussteller verwendet die Nummer bereits im Dokument {document} von {file}. Erhält das SdI beide, verwirft es das zweite.',
      help: 'Handelt es sich um eine andere Rechnung, ihr eine andere Nummer geben; handelt es sich um dieselbe, sie nur einmal versenden.',
    },
    same_file: {
      message:
        'Das ist dieselbe Datei wie {file}, Byte für Byte. Erhält das SdI sie zweimal, verwirft es die zweite.',
      help: 'Die Datei nur einmal versenden.',
    },
  },
  '00409': {
    duplicate: {
      message:
        'Dokument {position} der Sammeldatei (lotto) hat dieselbe Nummer, {numero}, und dasselbe Jahr, {year}, wie Dokument {first}.',
      help: 'Den beiden Dokumenten verschiedene Nummern geben oder das doppelte aus der Datei entfernen.',
    },
    same_day: {
      message:
        'Dokument {position} der Sammeldatei (lotto) hat dieselbe Nummer, {numero}, und dasselbe Datum, {data}, wie Dokument {first}.',
      help: 'Den beiden Dokumenten verschiedene Nummern geben oder das doppelte aus der Datei entfernen: Mit Art73 darf sich eine Nummer nur bei anderem Datum wiederholen.',
    },
  },
  '00411': {
    missing: {
      message: 'Ritenuta ist SI (NumeroLinea: {lines}), das Dokument hat jedoch keine DatiRitenuta.',
      help: 'DatiRitenuta mit Art, Betrag, Satz und Grund ergänzen oder Ritenuta aus den Zeilen entfernen, die nicht dem Steuereinbehalt unterliegen.',
    },
  },
  '00413': {
    natura: {
      message: 'DatiCassaPrevidenziale {number} ({fund}) hat den MwSt.-Satz {rate}, aber keinen Natura-Code.',
      help: 'In Natura angeben, warum auf den Beitrag keine MwSt. anfällt, in der Regel aus demselben Grund wie bei den Zeilen (N2.2 beim Pauschalsystem); andernfalls den MwSt.-Satz berichtigen.',
    },
  },
  '00414': {
    natura: {
      message:
        'DatiCassaPrevidenziale {number} ({fund}) hat den Natura-Code {natura} und den MwSt.-Satz {rate}: Ein Beitrag mit MwSt. hat keinen Natura-Code.',
      help: 'Natura entfernen, falls auf den Beitrag MwSt. anfällt; fällt keine an, als MwSt.-Satz 0.00 schreiben.',
    },
  },
  '00415': {
    missing: {
      message:
        'Ritenuta ist beim Beitrag an die Vorsorgekasse SI (TipoCassa: {funds}), das Dokument hat jedoch keine DatiRitenuta.',
      help: 'DatiRitenuta mit Art, Betrag, Satz und Grund ergänzen oder Ritenuta aus DatiCassaPrevidenziale entfernen.',
    },
  },
  '00417': {
    missing: {
      message:
        'Beim Kunden fehlen sowohl IdFiscaleIVA als auch CodiceFiscale: Mindestens eines davon ist erforderlich.',
      help: 'Die MwSt.-Nummer oder, falls es keine gibt, die Steuernummer ergänzen. Bei einem ausländischen Kunden: IdFiscaleIVA mit seinem Land und einer Kennnummer dieses Landes.',
    },
  },
  '00418': {
    earlier: {
      message:
        'Die Gutschrift ist vom {data}, die Rechnung {document}, auf die sie sich bezieht, jedoch vom {linked}, also von einem späteren Tag.',
      help: 'Das Datum der verknüpften Rechnung oder das der Gutschrift berichtigen: Die Gutschrift darf nicht vor der Rechnung liegen.',
    },
  },
  '00419': {
    summaries: {
      message:
        'Zeilen und Vorsorgekassen haben {expected} verschiedene MwSt.-Sätze ({rates}); Blöcke DatiRiepilogo: {found}.',
      help: 'Für jeden MwSt.-Satz ohne DatiRiepilogo einen Block ergänzen: {missing}.',
    },
  },
};
