import type { rules00001 as english } from '../../../en/findings/rules/00001.ts';
import type { Translated } from '../../../sentence.ts';

/** The form of a file name. */
const FORM =
  "Rinominare il file: Paese e identificativo di chi trasmette, un trattino basso, un progressivo e l'estensione, come IT01234567890_00001.xml.";

export const rules00001: Translated<typeof english> = {
  '00001': {
    separator: {
      message:
        'Nel nome {name} i trattini bassi sono {found}: ce ne vuole uno, fra identificativo e progressivo.',
      help: FORM,
    },
    country: {
      message:
        'Il nome {name} non comincia con la sigla di un Paese in maiuscolo: di norma IT, il Paese di chi trasmette.',
      help: FORM,
    },
    id: {
      message:
        'Nel nome {name} ciò che segue IT non è un codice fiscale: da {min} a {max} lettere maiuscole e cifre.',
      help: FORM,
    },
    foreign_id: {
      message:
        'Nel nome {name} ciò che segue {country} non è un identificativo: da {min} a {max} lettere senza accento e cifre.',
      help: FORM,
    },
    progressive: {
      message:
        'Nel nome {name} il progressivo non va: servono da 1 a {max} lettere senza accento e cifre, e qui i caratteri sono {length}.',
      help: FORM,
    },
    extension: {
      message: "L'estensione del nome {name} non è fra quelle che SdI accetta: .xml, .xml.p7m, .zip.",
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
      message: 'Il file è di {size} byte: SdI ne accetta al più {limit} (5 MB).',
      help: "Ridurre o togliere gli allegati, che nel file occupano un terzo in più dell'originale, oppure dividere il lotto in più file.",
    },
    border: {
      message:
        'Il file è di {size} byte, più di {limit}: SdI potrebbe non accettarlo, perché non è detto se i suoi 5 MB siano decimali o binari.',
      help: 'Per stare sul sicuro, scendere a {limit} byte: per esempio riducendo gli allegati.',
    },
  },
  '00102': {
    unsigned: {
      message:
        'Il file non è firmato: SdI chiede la firma elettronica per le fatture verso la pubblica amministrazione (FPA12).',
      help: "Firmarlo prima dell'invio: CAdES-BES (.xml.p7m) o XAdES-BES dentro l'XML.",
    },
  },
  '00103': {
    missing: {
      message: "Alla firma nell'XML manca SigningTime, la data e ora in cui è stata apposta.",
      help: 'Firmare di nuovo in XAdES-BES, con SigningTime fra le proprietà firmate: aggiungerlo a mano rompe la firma.',
    },
    form: {
      message: 'SigningTime della firma è {found}: non è una data e ora come XAdES le vuole.',
      help: 'Firmare di nuovo, con SigningTime nella forma 2026-06-01T09:00:00+02:00.',
    },
  },
  '00105': {
    future: {
      message: 'La firma porta SigningTime {time}, in Italia il {day}: dopo il giorno di ricezione, {asOf}.',
      help: "Regolare l'orologio di chi firma e firmare di nuovo, o inviare da quel giorno in poi.",
    },
  },
};
