import type { CommandHelp } from '../commandHelp.ts';
import { files } from '../phrases/it.ts';
import type { VerifyWords } from './words.ts';

export const verifyHelpIt: CommandHelp = {
  summary: 'verifica le firme dei file',
  about: [
    "Verifica le firme di ogni PATH, CAdES (.p7m) e XAdES (nell'XML): che il file non sia cambiato dopo la firma, che la firma sia stata apposta con il certificato nel file, e che SdI accetti il certificato e la data della firma (da 00100 a 00107). Si può verificare qualunque XML firmato o .p7m, anche i messaggi di SdI.",
    'Il codice di uscita è 0 solo se ogni file è firmato e ogni firma è valida. Non viene scaricato nulla: i codici che dipendono da elenchi di fiducia o da liste di revoca sono elencati come non verificati. Anche fattura validate verifica le firme, insieme alla fattura.',
  ],
  options: {
    'as-of': 'data di ricezione da parte di SdI, per esempio 2026-05-15; predefinita: oggi in Italia',
    'trust-list':
      'elenco di fiducia di un Paese (TSL), o certificati di certificatori in PEM: vi si cercano i certificatori dei firmatari (00104, 00107)',
    'trust-list-signer':
      "certificato che può firmare l'elenco, o l'elenco degli elenchi di fiducia dell'Unione europea; altrimenti la firma dell'elenco non è verificata",
    crl: 'lista di revoca (CRL) di un certificatore (00101)',
    format: 'text per le persone, json per i programmi',
    quiet: 'mostra solo i file le cui firme non sono tutte valide, e il riepilogo',
    'max-size': 'dimensione massima dei file, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: ['una fattura firmata', 'una che SdI ha ricevuto quel giorno', 'per i programmi'],
};

const GAPS: Readonly<Record<string, string>> = {
  signer:
    'il file non contiene il certificato del firmatario. Chiedi un file firmato con il certificato incluso.',
  key: 'la chiave del certificato è di un tipo non supportato, come le curve brainpool.',
  algorithm: 'la firma usa un algoritmo non supportato, come MD5.',
  limit: 'il file ha più firme di quelle esaminate.',
};

const ADVICE: Readonly<Record<string, string>> = {
  sha1: 'SHA-1 non è più sicuro. Firma con SHA-256.',
  'short-key': 'una chiave RSA di meno di 2048 bit non è più sicura.',
  'time-zone': 'la data della firma è senza fuso orario, che SdI richiede.',
  unnamed:
    'la firma non indica il suo certificato (SigningCertificate, signing-certificate), come richiesto da CAdES-BES e XAdES-BES.',
  'not-der-attributes': 'gli attributi firmati non sono in DER: alcuni programmi non accettano questa firma.',
  countersignature: 'una controfirma non è valida.',
  'list-stale': "l'elenco di fiducia è scaduto. Scaricane uno aggiornato: fattura trust fetch.",
  'list-not-verified':
    "la firma dell'elenco di fiducia non è stata verificata: la verifica --trust-list-signer.",
  'list-own-list':
    'il certificatore è attendibile solo in base ai certificati indicati, non a un elenco ufficiale.',
};

/** Reasons why trusted lists and revocation lists do not decide. */
const TRUST_GAPS: Readonly<Record<string, string>> = {
  path: "il certificato dell'emittente non è nel file né nell'elenco di fiducia; può essere nell'elenco di un altro Paese.",
  'crl-signature': "la lista di revoca non è firmata dall'emittente del certificato: scaricala di nuovo.",
  'crl-unsupported':
    "la lista di revoca è parziale o indiretta e non è supportata: usa la lista completa dell'emittente.",
  crl: "manca la lista di revoca dell'emittente: scaricala dall'indirizzo nel certificato.",
  stale: 'la lista indicata non è valida alla ricezione: scaricane una attuale.',
  key: "la chiave dell'emittente è di un tipo non supportato.",
  limit: 'il file contiene troppi certificati tra il firmatario e un certificatore.',
  qualifications: "l'elenco di fiducia limita il certificatore con una condizione che non viene valutata.",
};

export const verifyIt: VerifyWords = {
  terms: {
    signature: 'firma',
    signer: 'firmatario',
    issuer: 'certificatore',
    certificate: 'certificato',
    time: 'data',
    unknown: 'da verificare',
    note: 'nota',
    notChecked: 'non verificati',
  },
  broken: (file) =>
    `${file}: la firma non è valida (00102), quindi il contenuto può essere diverso da quello firmato. fattura verify indica il motivo.`,
  unsigned: '✗ nessuna: il file non è firmato',
  messageAgain: 'Scarica di nuovo il messaggio dal canale da cui è arrivato.',
  status: {
    valid: 'valida',
    invalid: 'non valida',
    unknown: 'non verificata',
    rejected: 'integra, ma SdI scarta il file',
  },
  format: (format, layer) =>
    layer === null ? format : layer === 0 ? `${format}, .p7m` : `${format}, .p7m interno n. ${layer + 1}`,
  validity: (from, until) => `valido dal ${from} al ${until}`,
  severities: { error: 'errore', warning: 'avviso', info: 'nota' },
  gap: (gap) => GAPS[gap] ?? gap,
  advice: (advice) => ADVICE[advice] ?? advice,
  needs: (needs, reason) => {
    if (needs === 'date') return 'è richiesta la data di ricezione (--as-of)';
    const known = reason === null ? undefined : TRUST_GAPS[reason];
    if (known !== undefined) return known;
    return needs === 'trust'
      ? 'è richiesto un elenco di fiducia (--trust-list)'
      : 'sono richieste le liste di revoca (--crl)';
  },
  summary: ({ valid, invalid, unsigned, unopened }) =>
    [
      files(valid + invalid + unsigned + unopened),
      ...(valid === 0 ? [] : [`${valid} con firme valide`]),
      ...(invalid === 0 ? [] : [`${invalid} con firme non valide o non verificate`]),
      ...(unsigned === 0 ? [] : [unsigned === 1 ? '1 non firmato' : `${unsigned} non firmati`]),
      ...(unopened === 0 ? [] : [unopened === 1 ? '1 che non si apre' : `${unopened} che non si aprono`]),
    ].join(' · '),
};
