import type { CommandHelp } from '../commandHelp.ts';

export const outcomeHelpEn: CommandHelp = {
  summary: 'answer an invoice as a public administration',
  about: [
    'Writes the outcome (EC) of an invoice that a public administration received: acceptance or refusal. METADATA is the file that SdI sent with the invoice (MT). The outcome is valid against the official schema, and named as SdI requires: the name of the invoice, _EC_, and the next free number. An existing file is never replaced.',
    'The number and year of the invoice are read from its file, which is expected next to the metadata. If the file contains several invoices, --number selects one, and --all answers all of them.',
    'Administrations may refuse an invoice only for the reasons of DM 132/2020: --reason writes the text of the decree. SdI rejects an outcome that is sent more than 15 days after receipt, or twice. Invoices to private parties have no outcome.',
    'With --key, the outcome is signed (XAdES), as with fattura sign. The schema allows it unsigned, too.',
  ],
  options: {
    accept: 'accept the invoice (EC01)',
    refuse: 'refuse the invoice (EC02), with this explanation',
    reason: 'refuse the invoice (EC02) for a reason of DM 132/2020',
    invoice: 'the invoice; default: the file that the metadata name, in the same folder',
    number: 'number of the invoice, if the file contains several',
    all: 'answer all invoices of the file at once',
    'message-id': 'your own identifier for the outcome, at most 14 characters',
    received: 'day on which the invoice was received, YYYY-MM-DD, to check the 15 days',
    progressive: 'end of the name, 1 to 3 letters and digits; default: the next free number',
    'out-dir': 'folder of the outcome; default: that of the metadata',
    key: 'sign with the private key in this file: PKCS#12 (.p12, .pfx), PEM, or PKCS#8 in DER',
    certificate: 'certificate of the key, in PEM or DER, if it is not in the file of the key',
    'passphrase-env': 'environment variable with the passphrase',
    'passphrase-fd': 'file descriptor from which the passphrase is read, up to the first line break',
    format: 'text or json; default: text',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'accept an invoice',
    'refuse it because of the CIG',
    'accept all invoices of a file',
    'sign the outcome',
  ],
};

export const outcomeEn = {
  noFile: 'specify the metadata file (MT) that SdI sent with the invoice.',
  noOutcome: 'specify --accept, or --refuse TEXT, or --reason.',
  noProgressive: (text: string) => `--progressive takes 1 to 3 letters and digits, not "${text}".`,
  noMessageId: (text: string) => `--message-id takes 1 to 14 characters, not "${text}".`,
  futureReception: (day: string) =>
    `--received takes the day on which the invoice was received, and ${day} is in the future.`,
  unread: (file: string, reason: string) => `${file} cannot be read: ${reason}.`,
  notMetadata: (file: string, kind: string | null) =>
    kind === null
      ? `${file} is not an SdI message. Specify the metadata (MT) of the invoice.`
      : `${file} is an SdI message of type ${kind}. Specify the metadata (MT) of the invoice.`,
  b2b: (file: string) =>
    `${file} is about an invoice to a private party, which has no outcome: only public administrations accept or refuse invoices through SdI.`,
  incomplete: (file: string) => `${file} lacks IdentificativoSdI or NomeFile. Download the metadata again.`,
  noInvoice: (file: string) =>
    `the invoice ${file} cannot be read, so its number and year are unknown. Specify it with --invoice, or answer the whole file with --all.`,
  several: (numbers: string) =>
    `the file contains several invoices (${numbers}). Choose one with --number, or answer all with --all.`,
  unknownNumber: (number: string, numbers: string) =>
    `the file does not contain the invoice ${number}; its invoices are: ${numbers}.`,
  exhausted: (stem: string) =>
    `all numbers of outcomes of ${stem} are taken. Choose a name with --progressive.`,
  invalid: (problem: string) => `the outcome would not be valid: ${problem}. Nothing was written.`,
  exists: (file: string) => `${file} already exists. Choose another name with --progressive.`,
  written: (file: string, outcome: 'EC01' | 'EC02', number: string | null) =>
    `${file}: ${outcome}, ${outcome === 'EC01' ? 'accepted' : 'refused'}${number === null ? ', all invoices of the file' : `, invoice ${number}`}`,
  warnings: {
    reason: () =>
      'the refusal names no reason of DM 132/2020, which allows no other. Add one with --reason, in a new file.',
    late: (days: number) =>
      `the invoice was received more than ${days} days ago: SdI rejects the outcome (EN01).`,
    'unknown-reception': (days: number) =>
      `SdI rejects outcomes that are sent more than ${days} days after receipt; --received checks that.`,
    repeated: () =>
      'the folder already contains an outcome of this invoice. If it was sent, SdI rejects this one (EN01).',
    'whole-file': () =>
      'the invoice was not found next to the metadata: the outcome applies to the whole file.',
  },
};
