import type { BuildProblem } from '../../../build/index.ts';
import type { AttachedReason } from '../../new/brief/attached.ts';
import { MAX_ATTACHED } from '../../new/brief/limits.ts';
import type { JsonReason } from '../../new/brief/readJson.ts';
import type { Kind } from '../../new/definition.ts';
import type { CommandHelp } from '../messages.ts';
import { bytes } from '../phrases/en.ts';
import type { NewWords } from './words.ts';

export const newHelpEn: CommandHelp = {
  summary: 'make an invoice from a short brief, or by questions at the terminal',
  about: [
    'BRIEF is YAML or JSON with the fields of buildInvoice: who sells, who buys, what and for how much; the rest is derived. - is standard input. Amounts have a point, such as 10.50, with or without quotes.',
    'Without BRIEF, at a terminal, one question follows another and each answer is checked at once. What SdI would reject is never written: all mistakes of a brief are told together, with their lines.',
  ],
  options: {
    kind: 'what to make; an invoice unless told',
    of: 'the invoice, XML or JSON, that a credit or debit note is of, or that is completed',
    example: 'show a commented brief of that kind, which works as it stands',
    schema: 'print the JSON Schema of briefs of that kind, for editors',
    to: 'form of the result; xml unless told, or json when the file of --output ends so',
    output: 'file to write to; in a folder the file gets a name that SdI takes; - is standard output',
    overwrite: 'replace the file of --output when it exists',
    'save-brief': 'keep the answers of the dialogue as a YAML brief in this file, to use it again',
    'as-of': 'the day SdI receives it, after which no date is taken; today in Italy unless told',
    'max-size': 'largest file that is read, such as 500kB or 30MB; 20MB unless told',
  },
  examples: [
    'the brief of an invoice, to be filled in',
    'that of a professional, with pension fund and withholding',
    'from a brief, under a name for SdI in this folder',
    'a credit note of an invoice',
    'the schema of briefs, for editors',
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
  refused: (file) => `SdI would reject the invoice made of ${file}: it was not written.`,
  noName: (folder) => `there is no name for SdI left for ${folder}: name the file with --output.`,
  noPlace: (path, reason) => `${path} cannot be written to: ${reason}.`,
  noSchema: (file) => `${file} is missing: install fattura again.`,
  sameFile: (one, other) => `${one} and ${other} name one file.`,
  ask: {
    intro:
      'Enter takes the value in square brackets, - leaves it out, < goes back to the question before, ? lists the codes. Ctrl-C stops and keeps the answers.',
    supplier: 'SUPPLIER, WHO ISSUES THE INVOICE',
    customer: 'CUSTOMER',
    document: 'DOCUMENT',
    profession: 'PENSION FUND AND WITHHOLDING',
    line: (number) => `LINE ${number}`,
    payment: 'PAYMENT',
    vatNumber: 'VAT number (partita IVA)',
    vatNumberIfAny: 'VAT number (empty if there is none)',
    fiscalCode: 'Fiscal code (codice fiscale)',
    companyOrPerson: 'Name of the company (empty for a person, with name and surname)',
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
    customerKind: 'Kind of customer (azienda: company, persona: person, pa: public office, estero: abroad)',
    office: 'Code of the office, IPA (6 characters)',
    recipient: 'Recipient code (7 characters; empty if unknown)',
    pec: 'Certified e-mail, PEC (empty if unknown)',
    number: 'Number',
    date: 'Date',
    cig: 'Tender code, CIG (empty if there is none)',
    order: 'Number of the order or contract',
    dueness: 'VAT due (S split payment, I immediate, D deferred)',
    description: 'Description',
    descriptionOrEnd: 'Description (empty if there are no more lines)',
    quantity: 'Quantity (with its unit if you like, such as 3 hours)',
    price: 'Unit price without VAT',
    tax: 'VAT rate (or Natura, such as N4)',
    fund: 'Pension fund (such as TC01; empty if there is none)',
    fundRate: 'Contribution to the fund, in percent',
    withheld: 'Withholding tax, in percent (- if there is none)',
    withheldIfAny: 'Withholding tax, in percent (empty if there is none)',
    purpose: 'Reason of the withholding',
    means: 'Means of payment (- to leave it out)',
    iban: 'IBAN (empty to leave it out)',
    terms:
      'Due (30 days, 30EOM for the end of the month, 30/60/90, at once or a date; empty to leave it out)',
    original: 'Invoice to start from (XML or JSON file)',
    whichInvoice: 'Number of the invoice, among those of the file',
    reason: 'Reason (empty if there is none)',
    linesOf: 'LINES OF THE INVOICE',
    takenBack: 'Number of a line to take back (empty for the whole invoice)',
    takenBackOrEnd: 'Another line (empty if there are no more)',
    addedTo: 'Number of the line to increase',
    addedToOrEnd: 'Another line (empty if there are no more)',
    added: 'Amount to add, without VAT',
    type: 'Type of document',
    invoiceType: 'Type of document (TD24 for a deferred invoice)',
    rate: 'VAT rate',
    sdiNumber: 'SdI number of the invoice received (empty if there is none)',
    received: 'Number of the invoice received (empty if there is none)',
    receivedAbroad: 'Number of the foreign invoice (empty if there is none)',
    receivedDate: 'Date of the invoice received',
    issuer: 'BUYER, WHO ISSUES THE SELF-INVOICE',
    vendor: 'VENDOR',
    deliveries: 'DELIVERY NOTES',
    deliveryNumber: 'Number of the delivery note, DDT (empty if there is none, as for services)',
    deliveryNumberOrEnd: 'Number of another delivery note (empty if there are no more)',
    deliveryDate: 'Date of the delivery note',
    deliveryLines: 'Lines that it delivered (such as 1, 3-5; empty for all)',
    amountWithVat: 'Amount, VAT included',
    file: 'Write to the file (- to show it here)',
    yes: 'y',
    needed: 'An answer is needed.',
    ambiguous: (found, { either, or }) => `"${found}" can be read in two ways: write ${either} or ${or}.`,
    oneOf: (choices) => `Choose one of ${choices.join(', ')}.`,
    severalCodes: (codes) =>
      `This may be ${codes.map(({ code, label }) => `${code} (${label})`).join(', ')}: write the code.`,
    noDay: (found) => `"${found}" is no date: write 2026-11-21, 21/11/2026, 21/11 or today.`,
    noTerms: (found) =>
      `"${found}" is no payment term: write 30 days, 60EOM, 30EOM+10, 30/60/90, end of month, at once, or 31/12/2026.`,
    noLines: (found, lines) =>
      `"${found}" names no lines of this invoice, which has 1 to ${lines}: write them as 1, 3-5.`,
    due: (days) =>
      days.length === 1 ? `Due on ${days[0]}.` : `Due in ${days.length} instalments: ${days.join(', ')}.`,
    flaw: flawOf,
    orAgain: () => 'Give the same answer again to use it all the same.',
    first: 'This is the first question.',
    numberTaken: (number, file) =>
      file === null
        ? `The number ${number} was used this year.`
        : `The number ${number} is in the file ${file}: SdI would reject the second invoice (00404).`,
    deliveryLate: (until) =>
      `A deferred invoice is issued by the 15th of the month after the delivery, here by ${until}.`,
    deliveryAfter: 'The delivery note is later than the invoice.',
    known: (who) => `${who}: is that right? (y/n)`,
    resume: (who, count) =>
      `There is an unfinished invoice${who === '' ? '' : ` to ${who}`} with ${count === 1 ? 'one answer' : `${count} answers`}. Continue it? (y/n)`,
    preview: 'PREVIEW',
    confirm: 'Enter to continue, c to correct an answer, < to go back',
    which: 'Number of the answer to correct (empty for none)',
    rejected: 'SdI would reject this invoice: correct an answer.',
    correct: 'YOUR ANSWERS',
    howToCorrect:
      'To take a line out, clear its description with -; to add one, complete the last description, which is empty.',
    noAnswer: 'There is no answer with this number.',
    advice: 'PLEASE NOTE',
    wrong: 'Something is wrong:',
    saveBrief: 'Save the answers as a brief to use again, such as brief.yaml (empty to leave it)',
    briefSaved: (file, command) => `Brief in ${file}. Use it again by: ${command}`,
    exists: 'This file exists: choose another name.',
    written: (file) => `Invoice written to ${file}`,
    ended: 'the answers ended before the invoice was complete: it was not written.',
    kept: 'Your answers are kept: fattura new offers them the next time.',
  },
};

/** Sentences of the builder that name fields of a brief, in the words of the questions. */
function flawOf({ code, params }: BuildProblem): string | null {
  const found = String(params['found'] ?? '');
  switch (code) {
    case 'amount.form':
    case 'amount.comma':
      return `"${found}" is no number: write 1234.50 or 1.234,50.`;
    case 'date':
      return `"${found}" is no valid date.`;
    case 'date.future':
      return `The date is after ${String(params['asOf'])}: SdI would reject the invoice (00403).`;
    case 'text.characters':
      return `These characters are not allowed: ${String(params['characters'])}. Leave them out; write EUR for the euro sign.`;
    case 'text.long':
      return `It has ${String(params['length'])} characters: ${String(params['min'])} to ${String(params['max'])} are allowed.`;
    case 'text.form':
      return `"${found}" will not do (form: ${String(params['expected_en'])}).`;
    case 'code':
      return `"${found}" is no code of the list: ? shows the codes.`;
    case 'rate.zero':
      return 'A rate of zero needs the nature, such as N4: ? shows the codes.';
    case 'rate.fraction':
      return `The rate ${found} is under one percent: write 22 or 22%.`;
    case 'recipient.length':
      return `It has ${String(params['length'])} characters, and needs ${String(params['expected'])} (00427).`;
    case 'note.rest':
      return 'Earlier credit notes took a part of the invoice back: name the lines that are left.';
    case 'note.total':
      return `The note exceeds what is left of the invoice: ${found} in place of ${String(params['left'])}.`;
    default:
      return null;
  }
}
