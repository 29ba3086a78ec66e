import type { Kind } from '../../commands/new.ts';
import type { AttachedReason } from '../../new/brief/attached.ts';
import { MAX_ATTACHED } from '../../new/brief/limits.ts';
import type { JsonReason } from '../../new/brief/readJson.ts';
import type { CommandHelp } from '../messages.ts';
import { bytes } from '../phrases/en.ts';
import type { NewWords } from './words.ts';

export const newHelpEn: CommandHelp = {
  summary: 'make an invoice from a short brief, or by questions at the terminal',
  about: [
    'BRIEF is YAML or JSON with the fields of buildInvoice: who sells, who buys, what and for how much; the rest is derived. - is standard input. Amounts have a point, such as 10.50, with or without quotes.',
    'Without BRIEF, at a terminal, one question follows another and each answer is checked at once. What SdI would refuse is never written: all mistakes of a brief are told together, with their lines.',
  ],
  options: {
    kind: 'what to make; an invoice unless told',
    of: 'the invoice, XML or JSON, that a credit or debit note is of, or that is completed',
    example: 'show a commented brief of that kind, which works as it stands',
    to: 'form of the result; xml unless told, or json when the file of --output ends so',
    output: 'file to write to; in a folder the file gets a name that SdI takes; - is standard output',
    overwrite: 'replace the file of --output when it exists',
    'as-of': 'the day SdI receives it, after which no date is taken; today in Italy unless told',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'the brief of an invoice, to be filled in',
    'that of a professional, with pension fund and withholding',
    'from a brief, under a name for SdI in this folder',
    'a credit note of an invoice',
    'from standard input, as JSON',
  ],
};

const OF: Readonly<Partial<Record<Kind, string>>> = {
  'credit-note': 'the one that is taken back',
  'debit-note': 'the one that it adds to',
  integration: 'the one that was received',
};

const NOT_ATTACHED: Readonly<Record<AttachedReason, (file: string, detail: string) => string>> = {
  name: (file) => `"${file}" is no name of a file beside the brief: write the name alone, without a folder.`,
  both: (file) => `file ("${file}") and attachment together: only one may be given.`,
  missing: (file) => `"${file}" does not lie beside the brief.`,
  kind: (file) => `"${file}" is no file but a folder, a link or a device.`,
  size: (file, detail) =>
    `"${file}" has ${bytes(Number(detail))}: all attachments together may have ${bytes(MAX_ATTACHED)}, as SdI takes no file over 5 MB.`,
  system: (file, detail) => `"${file}" cannot be read: ${detail}.`,
};

const NOT_READ: Readonly<Record<JsonReason, (detail: string) => string>> = {
  syntax: () => 'this is no JSON: look for a missing comma, quote or bracket.',
  duplicate: (detail) => `"${detail}" stands there a second time: leave one out.`,
  depth: () => 'this is nested more deeply than any brief.',
  values: (detail) => `a brief has ${Number(detail).toLocaleString('en')} values at most: make several.`,
  items: (detail) => `a list has ${Number(detail).toLocaleString('en')} items at most: make several briefs.`,
  long: (detail) =>
    `this text is longer than ${Number(detail).toLocaleString('en')} characters, which only an attachment may be.`,
};

export const newEn: NewWords = {
  originalMissing: (kind) =>
    `--kind ${kind} is made of another invoice: name ${OF[kind] ?? 'it'} with --of FILE.`,
  notAsked: (kind) =>
    `--kind ${kind} needs a brief: fattura new --example ${kind} shows one to be filled in.`,
  oneFile: 'one brief and, with --of, one invoice: no folders and no other files.',
  noBrief: (file) =>
    `${file} is no brief but another document. An invoice that is ready is converted by fattura convert; that a note is of it, --of says.`,
  empty: (file) => `${file} is empty or has no fields: fattura new --example shows a brief to be filled in.`,
  notRead: (place, { reason, detail }) => `${place}: ${NOT_READ[reason](detail)}`,
  more: (count) => `and ${count.toLocaleString('en')} more`,
  notAttached: (file, reason, detail) => NOT_ATTACHED[reason](file, detail),
  notMade: (file, count) =>
    `no invoice can be made of ${file}: there ${count === 1 ? 'is a mistake' : `are ${count} mistakes`}.`,
  simplifiedOriginal: (file) => `${file} is a simplified invoice, which is not completed in this way.`,
  refused: (file) => `SdI would refuse the invoice made of ${file}: it was not written.`,
  noName: (folder) => `there is no name for SdI left for ${folder}: name the file with --output.`,
  ask: {
    intro: 'Enter takes the value in brackets, - leaves it out, Ctrl-C stops.',
    supplier: 'Who issues',
    customer: 'Who buys',
    document: 'The document',
    line: (number) => `Line ${number}`,
    payment: 'The payment',
    vatNumber: 'VAT number (partita IVA)',
    vatNumberIfAny: 'VAT number (empty without one)',
    fiscalCode: 'Fiscal code (codice fiscale)',
    companyOrPerson: 'Name of the company (empty for a person)',
    company: 'Name',
    givenName: 'Given name',
    surname: 'Surname',
    regime: 'Tax regime',
    address: 'Street and number',
    cap: 'Postal code (CAP)',
    town: 'Town',
    province: 'Province, two letters',
    country: 'Country, two letters',
    customerKind: 'azienda (company), persona (person), pa (public office), estero (abroad)',
    office: 'Code of the office (IPA), 6 characters',
    recipient: 'Recipient code, 7 characters (empty when unknown)',
    pec: 'Certified mail, PEC (empty when unknown)',
    number: 'Number',
    date: 'Date (YYYY-MM-DD)',
    cig: 'Tender code, CIG (empty without one)',
    order: 'Number of the order or contract',
    dueness: 'VAT due: S split payment, I at once, D deferred',
    description: 'Description',
    descriptionOrEnd: 'Description (empty to end)',
    quantity: 'Quantity',
    price: 'Unit price without VAT',
    tax: 'VAT rate, or a natura such as N4',
    nature: 'Natura, why there is no VAT',
    fund: 'Pension fund, such as TC01 (empty without one)',
    fundRate: 'Contribution to the fund, in percent',
    withheld: 'Withholding (ritenuta), in percent',
    purpose: 'Purpose of the payment, for the withholding',
    means: 'Means of payment',
    iban: 'IBAN (empty without one)',
    terms: 'Terms: 30, 45, EOM, 30EOM, 30EOM+10 … (empty: no due date)',
    original: 'Invoice that it is made of (XML or JSON file)',
    which: 'Number of the invoice, of those in the file',
    reason: 'Reason (empty without one)',
    takenBack: 'Number of a line to take back (empty: the whole invoice)',
    takenBackOrEnd: 'Another line (empty to end)',
    addedTo: 'Number of the line that it adds to',
    addedToOrEnd: 'Another line (empty to end)',
    added: 'Amount that is added, without VAT',
    type: 'Type of document',
    rate: 'VAT rate',
    sdiNumber: 'What SdI numbered the invoice received (empty without)',
    received: 'Number of the invoice received (empty without)',
    issuer: 'Who bought, and issues',
    vendor: 'Who sold',
    amountWithVat: 'Amount with VAT',
    file: 'Write to (- to show it here)',
    needed: 'This is needed.',
    ambiguous: (found) =>
      `${found} can be read in two ways: write thousands without a separator, decimals with two digits.`,
    oneOf: (choices) => `Choose one of ${choices.join(', ')}.`,
    total: (document, payable) =>
      `The document comes to ${document}${payable === null ? '' : `, ${payable} to be paid`}.`,
    written: (file) => `Written to ${file}`,
    ended: 'the answers ended before the invoice was complete: it was not written.',
  },
};
