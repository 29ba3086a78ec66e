import type { Flaw, Reason, TextForm } from '../../../envelope/index.ts';
import type { FileKind } from '../../../model/index.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { bytes } from '../phrases/it.ts';
import type { OpenWords } from './words.ts';

export const openHelpIt: CommandHelp = {
  summary: 'elenca ed estrae il contenuto dei file firmati',
  about: [
    'Per ogni PATH elenca le buste con i loro firmatari, il documento contenuto e i difetti del file. PATH è un file, una cartella, un modello tra apici o - per lo standard input. Se un file non si può aprire, il motivo indica come procedere.',
    'Le firme sono elencate come il file le dichiara. Non vengono verificate: per questo usa fattura verify.',
  ],
  options: {
    extract: 'scrive i documenti in questa cartella, byte per byte; le sottocartelle vengono conservate',
    overwrite: 'sostituisce i file esistenti; i file letti non vengono mai sostituiti',
    format: 'text per le persone, json per i programmi',
    resume: "file che registra ogni documento elaborato: dopo un'interruzione il comando riprende da lì",
    'max-size': 'dimensione massima dei file letti, per esempio 500kB o 30MB; predefinita: 20MB',
  },
  examples: [
    'elenca i firmatari e il documento',
    'scrive la fattura in documents/signed.xml',
    "un'intera cartella, per i programmi",
  ],
};

const ENCODINGS: Readonly<Record<TextForm, string>> = { base64: 'base64', pem: 'PEM', mime: 'S/MIME' };

const FLAWS: Readonly<Record<Exclude<Flaw, 'converted'>, string>> = {
  'wrong-name':
    "l'estensione del file non corrisponde al contenuto. SdI scarta questi file: rinominalo prima dell'invio.",
  base64: 'codificato in base64, che SdI può scartare. Per inviarlo, salvalo in forma binaria (DER).',
  pem: 'codificato in PEM, che SdI può scartare. Per inviarlo, salvalo in forma binaria (DER).',
  mime: 'codificato come e-mail (S/MIME), che SdI può scartare. Per inviarlo, salvalo in forma binaria (DER).',
  nested: 'un file firmato dentro un file firmato. Ognuno ha le proprie firme.',
  leading: 'il file firmato è preceduto da altri byte, che sono stati ignorati.',
  trailing: 'il file firmato è seguito da altri byte, che sono stati ignorati.',
  truncated:
    'manca la fine del file, quindi le firme non si possono verificare. Il documento è completo. Scarica di nuovo il file.',
  lengths: 'il file firmato dichiara lunghezze errate. Il documento è completo.',
};

const REASONS: Readonly<Record<Reason, string>> = {
  container: "i file di questo tipo non vengono aperti. Estrai il file firmato o l'XML e apri quello.",
  empty: 'il file è vuoto. Scaricalo o esportalo di nuovo.',
  'empty-content': 'il contenuto firmato è vuoto. Chiedi al mittente la fattura firmata.',
  pdf: "un PDF è solo una copia di cortesia della fattura. Chiedi al mittente l'XML o il .p7m.",
  html: 'una pagina web, per esempio di errore o di accesso dopo un download non riuscito. Scarica di nuovo il file.',
  binary: 'non è una fattura né un file firmato, e il tipo non è noto.',
  text: 'non è una fattura né un file firmato, ma un altro testo.',
  'no-content':
    'una firma separata (detached). La fattura è in un altro file: apri quello. Per SdI, firma includendo il contenuto (CAdES-BES).',
  'content-type':
    'certificati o una marca temporale al posto di una fattura firmata. Chiedi al mittente la fattura firmata.',
  encrypted: 'cifrato. Decifralo con la chiave del destinatario e apri il risultato.',
  structure: 'danneggiato, oppure non è un file firmato (CMS). Scaricalo o esportalo di nuovo.',
  truncated: 'il file si interrompe dentro la fattura. Scaricalo o esportalo di nuovo.',
  payload: 'il contenuto firmato non è XML. Chiedi al mittente la fattura firmata.',
  limit: 'più buste annidate di quante ne abbia un file reale. Chiedi al mittente la fattura stessa.',
};

const MESSAGES: ReadonlySet<FileKind> = new Set(['RC', 'NS', 'MC', 'NE', 'DT', 'AT', 'MT', 'EC', 'SE']);

export const openIt: OpenWords = {
  terms: {
    p7m: 'file firmato',
    zip: 'archivio',
    mail: 'e-mail',
    signer: 'firmatario',
    xmlSigner: 'firmatario (XML)',
    issuer: 'certificatore',
    time: 'firmato il',
    certificate: 'certificato',
    document: 'documento',
    flaw: 'nota',
    reason: 'non aperto',
    saved: 'scritto in',
  },
  layer: (size, encodings) =>
    [
      ...(size === null ? [] : [bytes(size)]),
      ...(encodings.length === 0 ? [] : [encodings.map((each) => ENCODINGS[each]).join(' di ')]),
    ].join(', '),
  signer: (name, serial) =>
    `${name ?? (serial === null ? 'sconosciuto' : `sconosciuto, certificato n. ${serial}`)} (non verificato)`,
  noSigner: 'nessuno: il file non è firmato',
  cutSigners: 'sconosciuto: le firme mancano o sono danneggiate',
  noTime: 'senza data di firma',
  validity: (from, until) => `valido dal ${from} al ${until}`,
  document: ({ kind, form, size }) =>
    [
      ...(kind === null ? [] : [MESSAGES.has(kind) ? `messaggio SdI ${kind}` : `fattura ${kind}`]),
      form.toUpperCase(),
      bytes(size),
    ].join(', '),
  flaws: FLAWS,
  endMissing:
    'mancano gli ultimi byte del file. Il documento e le firme sono completi. Scarica di nuovo il file prima di inviarlo.',
  reasons: REASONS,
  converted:
    "un programma ha convertito il file come se fosse testo e l'operazione è irreversibile. Trasferisci di nuovo il file originale, come allegato o in modalità binaria.",
  notVerified:
    'le firme sono elencate come i file le dichiarano e non sono state verificate: usa fattura verify.',
};
