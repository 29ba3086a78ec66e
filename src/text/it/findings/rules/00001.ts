import type { rules00001 as english } from '../../../en/findings/rules/00001.ts';
import type { Translated } from '../../../sentence.ts';

/** The form of a file name. */
const FORM =
  "Rinominare il file: Paese e identificativo del trasmittente, un trattino basso, un progressivo e l'estensione, come IT01234567890_00001.xml.";

export const rules00001: Translated<typeof english> = {
  '00001': {
    separator: {
      message:
        'Il nome {name} contiene {found} trattini bassi: ne è ammesso uno solo, fra identificativo e progressivo.',
      help: FORM,
    },
    country: {
      message:
        'Il nome {name} non comincia con la sigla di un Paese in maiuscolo: di norma IT, il Paese del trasmittente.',
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
  '00100': {
    expired: {
      message:
        'Il certificato di firma di {signer} è scaduto il {until}, prima del giorno di ricezione, {asOf}.',
      help: 'Rinnovare il certificato e firmare di nuovo. Se SdI ha ricevuto il file prima, indicare il giorno di ricezione con --as-of.',
    },
    expired_since: {
      message:
        'Il certificato di firma di {signer} è scaduto il {until}; era valido alla data della firma, {signed}.',
      help: 'Un file ricevuto prima del {until} è regolare: indicare il giorno di ricezione con --as-of. Un file da inviare oggi va firmato con un certificato valido.',
    },
  },
  '00101': {
    revoked: {
      message: 'Il certificato di firma di {signer} è revocato dal {since}.',
      help: 'Firmare di nuovo con un certificato valido.',
    },
    suspended: {
      message: 'Il certificato di firma di {signer} è sospeso dal {since}.',
      help: 'Chiedere al certificatore di riattivare il certificato, o firmare con un altro.',
    },
    revoked_later: {
      message:
        'Il certificato di firma di {signer} è revocato o sospeso dal {since}; non lo era ancora il {at}.',
      help: 'È un errore se SdI ha ricevuto il file dal {since} in poi: indicare il giorno di ricezione con --as-of. La data della firma è dichiarata dal firmatario.',
    },
  },
  '00102': {
    unsigned: {
      message:
        'Il file non è firmato: SdI richiede la firma elettronica sulle fatture verso la pubblica amministrazione (FPA12).',
      help: "Firmarlo prima dell'invio: CAdES-BES (.xml.p7m) o XAdES-BES dentro l'XML.",
    },
    unsigned_sent: {
      message:
        'Il file non è firmato: SdI scarta le fatture verso la pubblica amministrazione (FPA12) senza firma.',
      help: "Firmarlo prima dell'invio: CAdES-BES (.xml.p7m) o XAdES-BES dentro l'XML.",
    },
    no_signer: {
      message: 'La busta non contiene alcuna firma.',
      help: 'Firmare di nuovo il file XML, o inviarlo senza busta se la firma non è necessaria.',
    },
    truncated: {
      message: 'Il file è troncato: manca la fine, con la firma.',
      help: 'Chiedere o scaricare di nuovo il file; la fattura che contiene è completa, ma la firma non si può verificare.',
    },
    reformatted: {
      message:
        'Il file è stato riformattato dopo la firma: rispetto al documento firmato cambiano solo gli spazi fra gli elementi ({format}, {signer}).',
      help: "Usare il file originale. Per cambiare l'aspetto dell'XML, formattarlo prima di firmarlo.",
    },
    altered: {
      message:
        'Il file è stato modificato dopo la firma: il contenuto non è quello firmato ({format}, {signer}).',
      help: 'Non fidarsi del contenuto. Procurarsi il file originale, o firmare di nuovo quello modificato.',
    },
    certificate: {
      message:
        'La firma indica un certificato diverso da quello nel file, o il certificato non è in DER valido ({format}, {signer}; {reason}).',
      help: 'Procurarsi il file originale, o firmare di nuovo.',
    },
    value: {
      message:
        'La firma non è stata apposta con la chiave del certificato, o i dati firmati sono stati modificati ({format}, {signer}).',
      help: 'Non fidarsi del contenuto. Procurarsi il file originale, o firmare di nuovo.',
    },
    form: {
      message: 'La firma non ha la forma ammessa da SdI ({format}; {reason}): non garantisce il contenuto.',
      help: 'Firmare di nuovo in CAdES-BES (.xml.p7m), o in XAdES-BES: una sola firma enveloped su tutto il documento (URI=""), come ultimo elemento della radice.',
    },
  },
  '00103': {
    missing: {
      message: 'Nella firma manca la data e ora in cui è stata apposta (SigningTime, signingTime).',
      help: 'Firmare di nuovo in CAdES-BES o XAdES-BES, con la data della firma: aggiungerla a mano invalida la firma.',
    },
    form: {
      message: 'SigningTime della firma è {found}, che non è una data e ora nella forma prevista da XAdES.',
      help: 'Firmare di nuovo, con SigningTime nella forma 2026-06-01T09:00:00+02:00.',
    },
  },
  '00104': {
    issuer: {
      message: "Il certificatore di {signer} ({issuer}) non è nell'elenco di fiducia.",
      help: "Firmare con un certificato qualificato di un certificatore dell'elenco di fiducia; controllare che l'elenco indicato sia aggiornato e relativo al Paese corretto.",
    },
    path: {
      message: 'Il certificato di {signer} non è stato emesso dal certificatore che indica, {issuer}.',
      help: 'Non fidarsi di questo certificato: la firma non è quella del certificatore. Chiedere un altro file al firmatario.',
    },
    service: {
      message:
        'Il certificatore che ha emesso il certificato di {signer}, {issuer}, non era accreditato alla data del {at}.',
      help: 'Firmare con un certificato qualificato di un certificatore accreditato.',
    },
    authority: {
      message:
        "Un certificatore intermedio tra il certificato di {signer}, emesso da {issuer}, e l'elenco di fiducia era già revocato alla data del {at}.",
      help: 'Firmare con un certificato di un altro certificatore.',
    },
  },
  '00105': {
    future: {
      message: 'La firma porta la data {time} (in Italia {day}), successiva al giorno di ricezione, {asOf}.',
      help: "Correggere l'orologio del dispositivo di firma e firmare di nuovo, oppure inviare il file da quel giorno in poi.",
    },
  },
  '00107': {
    not_yet: {
      message:
        'Il certificato di firma di {signer} è valido solo dal {from}, dopo il giorno di ricezione, {asOf}.',
      help: 'Inviare il file da quel giorno in poi, o firmare con un altro certificato.',
    },
    ca: {
      message: 'Il certificato di {signer} è quello di un certificatore: firma certificati, non documenti.',
      help: 'Firmare con il certificato di una persona, rilasciato per la firma qualificata.',
    },
    usage: {
      message:
        "Il certificato di {signer} non serve a firmare documenti: nell'uso della chiave manca nonRepudiation.",
      help: 'Firmare con un certificato di firma qualificata, non con uno di autenticazione o di cifratura.',
    },
    extension: {
      message:
        'Il certificato di {signer} ha estensioni critiche che nessun programma di verifica conosce: {found}.',
      help: 'Firmare con un certificato di firma qualificata.',
    },
    not_qualified: {
      message:
        'Il certificato di {signer} non è qualificato: non dichiara la conformità a eIDAS (QcCompliance).',
      help: 'Firmare con un certificato qualificato.',
    },
    purpose: {
      message:
        'Il certificatore {issuer} ha rilasciato il certificato di {signer} per scopi diversi dalla firma, come sigilli o siti web.',
      help: 'Firmare con un certificato di firma qualificata.',
    },
  },
};
