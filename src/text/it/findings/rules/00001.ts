import type { rules00001 as english } from '../../../en/findings/rules/00001.ts';
import type { Translated } from '../../../sentence.ts';

/** The form of a file name. */
const FORM =
  "Rinominare il file: Paese e identificativo di chi trasmette, un trattino basso, un progressivo e l'estensione, come IT01234567890_00001.xml.";

export const rules00001: Translated<typeof english> = {
  '00001': {
    separator: {
      message:
        'Il nome {name} contiene {found} trattini bassi: ne è ammesso uno solo, fra identificativo e progressivo.',
      help: FORM,
    },
    country: {
      message:
        'Il nome {name} non comincia con la sigla di un Paese in maiuscolo: di norma IT, il Paese di chi trasmette.',
      help: FORM,
    },
    id: {
      message:
        'Nel nome {name} la parte dopo IT non è un codice fiscale: da {min} a {max} lettere maiuscole e cifre.',
      help: FORM,
    },
    foreign_id: {
      message:
        'Nel nome {name} la parte dopo {country} non è un identificativo: da {min} a {max} lettere non accentate e cifre.',
      help: FORM,
    },
    progressive: {
      message:
        'Nel nome {name} il progressivo ({length} caratteri) non è valido: deve avere da 1 a {max} lettere non accentate e cifre.',
      help: FORM,
    },
    extension: {
      message: "SdI non accetta l'estensione del nome {name}: usare .xml, .xml.p7m o .zip.",
      help: FORM,
    },
    message: {
      message: 'Il file contiene una fattura, ma {name} è il nome di un messaggio di SdI (tipo {type}).',
      help: FORM,
    },
    package: {
      message:
        'Il file contiene una fattura, ma {name} è il nome di un pacchetto del canale SDIFTP (tipo {type}).',
      help: FORM,
    },
  },
  '00003': {
    large: {
      message: 'Il file è di {size} byte: SdI accetta al massimo {limit} byte (5 MB).',
      help: 'Ridurre o togliere gli allegati (in base64 occupano un terzo in più), oppure dividere il lotto in più file.',
    },
    border: {
      message:
        'Il file è di {size} byte, più di {limit}: SdI potrebbe scartarlo, perché nessuna fonte precisa se i 5 MB siano decimali o binari.',
      help: 'Per sicurezza ridurre il file a {limit} byte, per esempio riducendo gli allegati.',
    },
  },
  '00102': {
    unsigned: {
      message:
        'Il file non è firmato: SdI richiede la firma elettronica sulle fatture verso la pubblica amministrazione (FPA12).',
      help: "Firmarlo prima dell'invio: CAdES-BES (.xml.p7m) o XAdES-BES dentro l'XML.",
    },
  },
  '00103': {
    missing: {
      message: 'Nella firma XML manca SigningTime, la data e ora in cui è stata apposta.',
      help: 'Firmare di nuovo in XAdES-BES, con SigningTime fra le proprietà firmate: aggiungerlo a mano invalida la firma.',
    },
    form: {
      message: 'SigningTime della firma è {found}, che non è una data e ora nella forma prevista da XAdES.',
      help: 'Firmare di nuovo, con SigningTime nella forma 2026-06-01T09:00:00+02:00.',
    },
  },
  '00105': {
    future: {
      message: 'La firma ha SigningTime {time} (in Italia {day}), successivo al giorno di ricezione, {asOf}.',
      help: "Correggere l'orologio del dispositivo di firma e firmare di nuovo, oppure inviare il file da quel giorno in poi.",
    },
  },
};
