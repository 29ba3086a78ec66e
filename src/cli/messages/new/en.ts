import type { BuildProblem, Choice } from '../../../build/index.ts';
import type { AttachedReason } from '../../new/brief/attached.ts';
import { MAX_ATTACHED } from '../../new/brief/limits.ts';
import type { BriefFlaw } from '../../new/brief/readBrief.ts';
import type { JsonReason } from '../../new/brief/readJson.ts';
import type { Kind } from '../../new/definition.ts';
import type { TwoReadings } from '../../new/questions/number.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { bytes, list } from '../phrases/en.ts';

export const newHelpEn: CommandHelp = {
  summary: 'create an invoice from a short brief or a dialogue',
  about: [
    'BRIEF is YAML or JSON with the fields of buildInvoice: seller, buyer, lines and prices; the rest is derived. - is standard input. Amounts have a decimal point, such as 10.50, with or without quotes.',
    'Without BRIEF, at a terminal, questions are asked one by one and each answer is checked at once. An invoice that SdI would reject is never written: all errors of a brief are reported together, with their lines.',
  ],
  options: {
    kind: 'kind of document; default: invoice',
    of: 'the original invoice (XML or JSON) of a credit note, debit note or integration',
    example: 'print a commented brief of this kind, which works unchanged',
    schema: 'print the JSON Schema of briefs of this kind, for editors',
    to: 'output form; default: by the extension of --output, else xml',
    output: 'output file; in a folder, the file gets a name valid for SdI; - is standard output',
    overwrite: 'replace the files of --output and --report if they exist',
    report:
      'write the problems of the brief and the check of the invoice to this file, as JSON; - is standard output, instead of the invoice',
    'save-brief': 'save the answers of the dialogue as a YAML brief to this file',
    'as-of': 'date of receipt by SdI, after which no date is accepted; default: today in Italy',
    'max-size': 'maximum size of input files, such as 500kB or 30MB; default: 20MB',
  },
  examples: [
    'an example brief of an invoice, to fill in',
    "a professional's invoice, with pension fund and withholding tax",
    'from a brief, with a file name for SdI in this folder',
    'a credit note for an invoice',
    'the JSON Schema of briefs, for editors',
    'from standard input, as JSON',
    'what is wrong with a brief, as JSON for programs',
  ],
};

const OF: Readonly<Partial<Record<Kind, string>>> = {
  'credit-note': 'the invoice to credit',
  'debit-note': 'the invoice to increase',
  integration: 'the invoice received',
};

const NOT_ATTACHED: Readonly<Record<AttachedReason, (file: string, detail: string) => string>> = {
  name: (file) => `"${file}" is not a file name next to the brief: write only the name, without a folder.`,
  both: (file) => `file ("${file}") and attachment are mutually exclusive: remove one.`,
  unavailable: (file) =>
    `"${file}" cannot be read from here: give its content in attachment, as base64, and its name in nome_attachment.`,
  missing: (file) => `"${file}" does not exist in the folder of the brief.`,
  kind: (file) => `"${file}" is not a file but a folder, a link or a device.`,
  size: (file, detail) =>
    `"${file}" has ${bytes(Number(detail))}: the limit for all attachments together is ${bytes(MAX_ATTACHED)}, because SdI rejects files over 5 MB.`,
  system: (file, detail) => `"${file}" cannot be read: ${detail}.`,
};

const NOT_READ: Readonly<Record<JsonReason, (detail: string) => string>> = {
  syntax: () => 'invalid JSON: check for a missing comma, quote or bracket.',
  duplicate: (detail) => `duplicate key "${detail}": remove one.`,
  depth: () => 'nested too deeply for a brief.',
  values: (detail) => `a brief has at most ${Number(detail).toLocaleString('en')} values: split it.`,
  items: (detail) => `a list has at most ${Number(detail).toLocaleString('en')} items: split the brief.`,
  long: (detail) =>
    `this text exceeds ${Number(detail).toLocaleString('en')} characters, which only an attachment may.`,
};

export const newEn = {
  /** An original invoice without the kind of document that follows from it. */
  kindMissing: (kinds: readonly Kind[]) =>
    `--of specifies the original of a note or an integration: add --kind ${list(kinds)}.`,
  /** A kind that requires an original invoice, which is missing. */
  originalMissing: (kind: Kind) =>
    `--kind ${kind} requires an original: specify ${OF[kind] ?? 'it'} with --of FILE.`,
  /** A kind without a dialogue, which requires a brief. */
  notAsked: (kind: Kind) =>
    `--kind ${kind} requires a brief: fattura new --example ${kind} prints one to fill in.`,
  oneFile: 'specify one brief and, with --of, one invoice, without folders and other files.',
  noBrief: (file: string) =>
    `${file} is not a brief. To convert a complete invoice, use fattura convert; to create a note for it, specify it with --of.`,
  empty: (file: string) =>
    `${file} is empty or has no fields: fattura new --example prints a brief to fill in.`,
  /** Invalid JSON. */
  notRead: ({ reason, detail }: Pick<BriefFlaw, 'detail'> & { readonly reason: JsonReason }) =>
    NOT_READ[reason](detail),
  /** @param count Number of errors not shown. */
  more: (count: number) => `and ${count.toLocaleString('en')} more`,
  /** @param detail The actual size, or the system error. */
  notAttached: (file: string, reason: AttachedReason, detail: string) => NOT_ATTACHED[reason](file, detail),
  notMade: (file: string, count: number) =>
    `no invoice can be created from ${file}: ${count === 1 ? '1 error' : `${count} errors`}.`,
  simplifiedOriginal: (file: string) => `${file} is a simplified invoice, for which there is no integration.`,
  refused: (file: string) => `SdI would reject the invoice created from ${file}: it was not written.`,
  noName: (folder: string) =>
    `no file name for SdI is available in ${folder}: specify the file with --output.`,
  /** The output cannot be written, found before the first question. */
  noPlace: (path: string, reason: string) => `${path} cannot be written to: ${reason}.`,
  /** A file of the package is missing. */
  noSchema: (file: string) => `${file} is missing: reinstall fattura.`,
  reportWithoutBrief: '--report describes a brief: specify one, or - for standard input.',
  /** Two options specify the same file. */
  sameFile: (one: string, other: string) => `${one} and ${other} specify the same file.`,
  ask: {
    intro:
      'Enter accepts the value in square brackets, - leaves the field empty, < goes back to the previous question, ? lists the codes. Ctrl-C stops and saves the answers.',
    supplier: 'SUPPLIER (ISSUER OF THE INVOICE)',
    customer: 'CUSTOMER',
    document: 'DOCUMENT',
    profession: 'PENSION FUND AND WITHHOLDING TAX',
    line: (number: number) => `LINE ${number}`,
    payment: 'PAYMENT',
    vatNumber: 'VAT number (partita IVA)',
    vatNumberIfAny: 'VAT number (empty if none)',
    fiscalCode: 'Fiscal code (codice fiscale)',
    companyOrPerson: 'Company name (empty for a person with first name and surname)',
    company: 'Name',
    givenName: 'First name',
    surname: 'Surname',
    regime: 'Tax regime',
    address: 'Street and number',
    cap: 'Postal code (CAP)',
    town: 'Town',
    townAbroad: 'Town, with its postal code',
    province: 'Province (name or two letters)',
    country: 'Country (name or two letters)',
    customerKind:
      'Kind of customer (azienda: company, persona: person, pa: public administration, estero: abroad)',
    office: 'IPA office code (6 characters)',
    recipient: 'Recipient code (7 characters; empty if unknown)',
    pec: 'Certified e-mail, PEC (empty if unknown)',
    number: 'Number',
    date: 'Date',
    cig: 'Tender code, CIG (empty if none)',
    order: 'Number of the order or contract',
    dueness: 'VAT chargeability (S split payment, I immediate, D deferred)',
    description: 'Description',
    descriptionOrEnd: 'Description (empty if there are no more lines)',
    quantity: 'Quantity (optionally with unit, such as 3 hours)',
    price: 'Unit price without VAT',
    tax: 'VAT rate (or Natura, such as N4)',
    fund: 'Pension fund (such as TC01; empty if none)',
    fundRate: 'Contribution to the fund, in percent',
    withheld: 'Withholding tax, in percent (- if none)',
    withheldIfAny: 'Withholding tax, in percent (empty if none)',
    purpose: 'Reason for the withholding tax',
    means: 'Payment method (- for none)',
    iban: 'IBAN (empty for none)',
    terms: 'Due (30 days, 30EOM for the end of the month, 30/60/90, at once or a date; empty for none)',
    original: 'Original invoice (XML or JSON file)',
    whichInvoice: 'Number of the invoice in the file',
    reason: 'Reason (empty if none)',
    linesOf: 'LINES OF THE INVOICE',
    takenBack: 'Number of a line to credit (empty for the whole invoice)',
    takenBackOrEnd: 'Another line (empty if there are no more)',
    addedTo: 'Number of the line to increase',
    addedToOrEnd: 'Another line (empty if there are no more)',
    added: 'Amount to add, without VAT',
    type: 'Type of document',
    invoiceType: 'Type of document (TD24 for a deferred invoice)',
    rate: 'VAT rate',
    sdiNumber: 'SdI number of the invoice received (empty if none)',
    received: 'Number of the invoice received (empty if none)',
    receivedAbroad: 'Number of the foreign invoice (empty if none)',
    receivedDate: 'Date of the invoice received',
    issuer: 'BUYER (ISSUER OF THE SELF-INVOICE)',
    vendor: 'VENDOR',
    deliveries: 'DELIVERY NOTES',
    deliveryNumber: 'Number of the delivery note, DDT (empty if none, as for services)',
    deliveryNumberOrEnd: 'Number of another delivery note (empty if there are no more)',
    deliveryDate: 'Date of the delivery note',
    deliveryLines: 'Lines delivered with it (such as 1, 3-5; empty for all)',
    amountWithVat: 'Amount, VAT included',
    file: 'Output file (- to print it here)',
    /** The letter for yes. */
    yes: 'y',
    needed: 'An answer is required.',
    /** A number with two readings, such as 1.234. */
    ambiguous: (found: string, { either, or }: TwoReadings) =>
      `"${found}" can be read in two ways: write ${either} or ${or}.`,
    oneOf: (choices: readonly string[]) => `Choose one of ${choices.join(', ')}.`,
    /** A word in the labels of several codes. */
    severalCodes: (codes: readonly Choice[]) =>
      `Several codes match: ${codes.map(({ code, label }) => `${code} (${label})`).join(', ')}. Write the code.`,
    noDay: (found: string) => `"${found}" is not a date: write 2026-11-21, 21/11/2026, 21/11 or today.`,
    noTerms: (found: string) =>
      `"${found}" is not a payment term: write 30 days, 60EOM, 30EOM+10, 30/60/90, end of month, at once, or 31/12/2026.`,
    /** @param lines Number of lines in the document. */
    noLines: (found: string, lines: number) =>
      `"${found}" does not match lines of this invoice, which has lines 1 to ${lines}: write for example 1, 3-5.`,
    /** @param days Due dates of the payments. */
    due: (days: readonly string[]) =>
      days.length === 1 ? `Due on ${days[0]}.` : `Due in ${days.length} instalments: ${days.join(', ')}.`,
    /** A problem of the builder in the words of the dialogue; null to use the builder's message. */
    flaw: flawOf,
    /** Added to a doubt about an answer. */
    orAgain: () => 'To use it anyway, repeat the answer.',
    /** There is no question before this one. */
    first: 'This is the first question.',
    /** A number already used in the same year. @param file Null for an earlier dialogue. */
    numberTaken: (number: string, file: string | null) =>
      file === null
        ? `The number ${number} has already been used this year.`
        : `The number ${number} is already in the file ${file}: SdI would reject the second invoice (00404).`,
    /** A deferred invoice issued too late. @param until The last day allowed. */
    deliveryLate: (until: string) =>
      `A deferred invoice must be issued by the 15th of the month after the delivery, here by ${until}.`,
    /** A delivery note dated after the invoice. */
    deliveryAfter: 'The delivery note is dated after the invoice.',
    /** @param who Name and address of a known supplier. */
    known: (who: string) => `${who}: is this correct? (y/n)`,
    /** @param who The customer of the draft; empty if not answered yet. */
    resume: (who: string, count: number) =>
      `There is an unfinished invoice${who === '' ? '' : ` to ${who}`} with ${count === 1 ? 'one answer' : `${count} answers`}. Continue it? (y/n)`,
    preview: 'PREVIEW',
    confirm: 'Enter to continue, c to correct an answer, < to go back',
    which: 'Number of the answer to correct (empty for none)',
    rejected: 'SdI would reject this invoice: correct an answer.',
    correct: 'YOUR ANSWERS',
    /** Explains how to add and remove lines. */
    howToCorrect:
      'To remove a line, clear its description with -; to add one, fill in the last description, which is empty.',
    noAnswer: 'There is no answer with this number.',
    /** Heading of the findings of the invoice. */
    advice: 'PLEASE NOTE',
    wrong: 'The invoice has errors:',
    saveBrief: 'Save the answers as a reusable brief, such as brief.yaml (empty to skip)',
    /** @param command The command that uses the brief. */
    briefSaved: (file: string, command: string) => `Brief saved to ${file}. To use it again: ${command}`,
    exists: 'This file already exists: choose another name.',
    written: (file: string) => `Invoice written to ${file}`,
    ended: 'the input ended before the invoice was complete: it was not written.',
    /** The answers were saved to disk. */
    kept: 'Your answers are saved: fattura new offers them the next time.',
  },
};

/**
 * Rewords the builder's messages that name fields of a brief.
 * @param form Describes the values of a simple type.
 */
function flawOf({ code, params }: BuildProblem, form: (typeName: string) => string): string | null {
  const found = String(params['found'] ?? '');
  switch (code) {
    case 'amount.form':
    case 'amount.comma':
      return `"${found}" is not a number: write 1234.50 or 1.234,50.`;
    case 'date':
      return `"${found}" is not a valid date.`;
    case 'date.future':
      return `The date is after ${String(params['asOf'])}: SdI would reject the invoice (00403).`;
    case 'text.characters':
      return `These characters are not allowed: ${String(params['characters'])}. Remove them; write EUR for the euro sign.`;
    case 'text.long':
      return `It has ${String(params['length'])} characters: ${String(params['min'])} to ${String(params['max'])} are allowed.`;
    case 'text.form':
      return `Invalid value "${found}" (format: ${form(String(params['type']))}).`;
    case 'code':
      return `"${found}" is not in the list: ? shows the codes.`;
    case 'rate.zero':
      return 'A zero rate requires a Natura, such as N4: ? shows the codes.';
    case 'rate.fraction':
      return `The rate ${found} is below one percent: write 22 or 22%.`;
    case 'recipient.length':
      return `It has ${String(params['length'])} characters and must have ${String(params['expected'])} (00427).`;
    case 'note.rest':
      return 'Earlier credit notes already cover part of the invoice: specify the remaining lines.';
    case 'note.total':
      return `The note exceeds the remaining amount of the invoice: ${found} instead of ${String(params['left'])}.`;
    default:
      return null;
  }
}
