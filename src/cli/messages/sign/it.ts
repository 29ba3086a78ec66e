import type { CommandHelp } from '../commandHelp.ts';
import type { SignWords } from './words.ts';

export const signHelpIt: CommandHelp = {
  summary: 'firma fatture: CAdES (.p7m) o XAdES',
  about: [
    'Firma ogni PATH con la chiave e il certificato di --key e scrive il risultato accanto: fattura.xml.p7m per CAdES, signed/fattura.xml per XAdES. La firma viene verificata prima di scrivere. Delle cartelle vengono firmati i file .xml. Una fattura che SdI scarterebbe viene firmata, con un avviso.',
    'I certificati per cui SdI scarta il file (00100, 00107) non sono ammessi: scaduti, non ancora validi, di un certificatore, non destinati alla firma di documenti o con una chiave debole. I certificati autoprodotti per le prove hanno spesso uno di questi difetti, che --allow consente. Il comando non controlla se il certificato è qualificato o revocato.',
    'La passphrase della chiave arriva da --passphrase-env, da --passphrase-fd, oppure viene chiesta nel terminale.',
    "Per le firme apposte altrove, per esempio da un servizio di firma remota o da una smart card, --prepare stampa l'impronta da firmare e --finish riceve la firma.",
  ],
  options: {
    key: 'file con la chiave privata: PKCS#12 (.p12, .pfx), PEM o PKCS#8 in DER',
    certificate: 'certificato della chiave, in PEM o DER, se non è nel file della chiave',
    'passphrase-env': "variabile d'ambiente con la passphrase",
    'passphrase-fd': 'descrittore di file da cui leggere la passphrase, fino al primo a capo',
    format:
      "cades racchiude il file in una busta (.p7m), xades inserisce la firma nell'XML; predefinito: cades",
    output: 'file di output per un solo file di input; - è lo standard output',
    'out-dir': 'cartella di output, creata se manca; i file XAdES vi conservano il loro nome',
    overwrite: 'sostituisce i file esistenti; i file letti non vengono mai sostituiti',
    add: 'aggiunge una firma a un file firmato (.p7m); contenuto e firme restano gli stessi',
    'signing-time':
      'momento della firma con il fuso orario, per esempio 2026-05-15T10:00:00Z; predefinito: 60 secondi fa, perché SdI scarta un file firmato dopo la ricezione (00105) e gli orologi non coincidono',
    allow: 'firma anche se il certificato ha questo difetto, per le prove',
    prepare: "scrive lo stato di una firma apposta altrove e ne stampa l'impronta",
    finish: 'completa la firma con questo stato; richiede --signature',
    signature: 'la firma apposta altrove, binaria o in base64; ECDSA in DER o come r‖s',
    json: 'stampa i risultati in JSON',
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'CAdES, accanto alla fattura; chiede la passphrase',
    'una cartella intera',
    'XAdES, con chiave e certificato in due file',
    'primo passo di una firma apposta altrove',
    'secondo passo',
  ],
};

export const signIt: SignWords = {
  noKey: 'indica la chiave con --key FILE, oppure --prepare per una firma apposta altrove.',
  noCertificate: '--prepare richiede il certificato del firmatario: indicalo con --certificate FILE.',
  oneToPrepare: '--prepare accetta un solo file.',
  onlyWith: (option, other) => `${option} richiede ${other}.`,
  noTime: (found) =>
    `--signing-time accetta un momento con il fuso orario, per esempio 2026-05-15T10:00:00Z o 2026-05-15T12:00:00+02:00, non «${found}».`,
  noDescriptor: (found) =>
    `--passphrase-fd accetta il numero di un descrittore di file aperto, 0 oppure da 3 in su, non «${found}».`,
  noVariable: (name) => `la variabile d'ambiente ${name} di --passphrase-env non è impostata.`,
  noPassphrase: (file) => `${file} è cifrato: indica la passphrase con --passphrase-env o --passphrase-fd.`,
  askPassphrase: (file) => `Passphrase di ${file}:`,
  unreadable: (file, reason) => `${file} non può essere letto: ${reason}.`,
  tooLarge: (file) => `${file} è troppo grande per il suo scopo.`,
  binary: 'un .p7m è binario e non si può mostrare in un terminale: indica un file con --output.',
  unsuitable: {
    json: (file) => `${file} è JSON o YAML, che SdI non accetta: prima convertilo con fattura convert.`,
    archive: (file) =>
      `${file} è un archivio o un messaggio di posta: SdI accetta fatture firmate, non archivi firmati.`,
    envelope: (file) =>
      `${file} è un file firmato (.p7m), e XAdES si inserisce nell'XML: firma l'XML che contiene, estraendolo con fattura open --extract, o aggiungi una firma con --add.`,
    'no-xml': (file) => `${file} non è XML e non è stato firmato.`,
  },
  rejected: (file, codes) =>
    `avviso: ${file} è stato firmato, ma SdI scarterebbe la fattura: ${codes.slice(0, 5).join(', ')}${codes.length > 5 ? ' e altri' : ''}. fattura validate spiega perché.`,
  broken: (file) =>
    `avviso: ${file} ha già una firma non integra, che un'altra firma non ripara: SdI scarta il file (00102). Firma l'originale.`,
  name: (file, why) =>
    `avviso: SdI scarta il nome di ${file} (00001): ${why} fattura name ne stampa uno valido.`,
  prepared: (state) => `Firma l'impronta, poi: fattura sign --finish ${state} --signature FILE`,
  unnamed: 'firmatario senza nome',
  errors: {
    certificate_ca: () =>
      'il certificato è di un certificatore (CA), che firma solo certificati; SdI scarta il file (00107). Usa il certificato di una persona; per le prove con un certificato autoprodotto, --allow ca.',
    certificate_expired: ({ notAfter, signingTime }) =>
      `il certificato è scaduto il ${notAfter}, prima del momento della firma ${signingTime}; SdI scarta il file (00100). Usa un certificato rinnovato; per le prove, --allow expired.`,
    certificate_extension: ({ extensions }) =>
      `il certificato ha estensioni critiche sconosciute (${extensions}), per cui i programmi non devono accettarlo; SdI potrebbe scartare il file (00107). Usa un altro certificato; per le prove, --allow extension.`,
    certificate_key_usage: ({ keyUsage }) =>
      `il certificato è per ${keyUsage === '' ? 'nessun uso' : keyUsage}, non per la firma di documenti (nonRepudiation); SdI scarta il file (00107). Le smart card hanno due certificati: usa quello di sottoscrizione, non quello di autenticazione. Per le prove, --allow key-usage.`,
    certificate_missing: () =>
      'il file della chiave non contiene un certificato. Indicalo con --certificate, in PEM o DER.',
    certificate_not_yet_valid: ({ notBefore, signingTime }) =>
      `il certificato è valido dal ${notBefore}, dopo il momento della firma ${signingTime}; SdI scarta il file (00107). Controlla l'orologio o --signing-time; per le prove, --allow not-yet-valid.`,
    certificate_unreadable: () => 'il certificato è danneggiato, o non è un certificato X.509 in PEM o DER.',
    certificate_wrong: () =>
      "nessun certificato corrisponde alla chiave. Indica quello corretto con --certificate, o un'altra chiave con --key.",
    key_encrypted: () => 'la chiave è cifrata e manca la passphrase. Usa --passphrase-env o --passphrase-fd.',
    key_legacy: ({ encryption, command }) =>
      `la chiave è cifrata con ${encryption}, superato o non supportato. Converti il file e usa quello nuovo: ${command}`,
    key_missing: () => 'il file di --key non contiene una chiave privata.',
    key_passphrase: () => 'la passphrase della chiave è sbagliata, o il file è danneggiato.',
    key_unreadable: () => 'il file di --key non è una chiave in PKCS#12 (.p12, .pfx), PEM o PKCS#8.',
    key_unsupported: () => 'il tipo di chiave non è supportato: lo sono RSA, P-256, P-384 e P-521.',
    key_weak: ({ bits }) =>
      `la chiave RSA ha ${bits} bit; ne sono richiesti almeno 2048. Usa un'altra chiave; per le prove, --allow weak-key.`,
    signature_wrong: () =>
      'la firma non è stata apposta con la chiave del certificato, o non su questa impronta. Non è stato scritto nulla.',
    signing_document: () =>
      'non è un documento XML ben formato, o la radice è vuota; fattura validate spiega perché.',
    signing_encoding: ({ declared, encoding }) =>
      `dichiara la codifica ${declared}, ma è ${encoding}: per altri programmi la firma non sarebbe integra. Prima correggi la dichiarazione.`,
    signing_envelope: () =>
      'la busta è danneggiata o senza firme, quindi non se ne può aggiungere una. Firma il documento che contiene.',
    signing_signed: ({ format }) =>
      format === 'CAdES'
        ? "è già firmato (.p7m). --add aggiunge un'altra firma."
        : "contiene già una firma (XAdES). Firma l'originale, o usa --format cades.",
    signing_state: () => "lo stato è danneggiato, o scritto da un'altra versione. Ripeti --prepare.",
    signing_time: () => 'il momento della firma deve avere la forma 2026-05-15T10:00:00Z.',
  },
  warnings: {
    ca: 'avviso: il certificato è di un certificatore (CA). SdI scarta il file (00107).',
    expired: 'avviso: il certificato era scaduto al momento della firma. SdI scarta il file (00100).',
    extension:
      "avviso: il certificato ha un'estensione critica sconosciuta. SdI potrebbe scartare il file (00107).",
    future:
      'avviso: il momento della firma è nel futuro. SdI scarta un file ricevuto prima di quel momento (00105).',
    'key-usage': 'avviso: il certificato non è per la firma di documenti. SdI scarta il file (00107).',
    'no-key-usage':
      'avviso: il certificato non indica a che cosa serve (keyUsage); quelli qualificati lo indicano. SdI potrebbe scartare il file (00107).',
    'not-yet-valid':
      'avviso: il certificato non era ancora valido al momento della firma. SdI scarta il file (00107).',
    'weak-key': 'avviso: la chiave RSA ha meno di 2048 bit, a differenza di ogni certificato qualificato.',
  },
};
