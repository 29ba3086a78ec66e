/** Messages of conversions to and from EN 16931. */
import type {
  Counts,
  EuropeanFlaw,
  LossCode,
  LossEntry,
  Refusal,
  RefusalCode,
  Status,
} from '../../../convert/en16931/index.ts';

/** The outcome for a value, as a sentence; the place and the value precede it. */
const losses: Readonly<Record<LossCode, (entry: LossEntry) => string>> = {
  'X-NOPLACE': () => 'the target format has no field for it',
  'X-TRANSMISSION': () => 'it belongs to the transmission, not to the invoice',
  'X-SPECIFICATION': () => 'the specification is unknown: the document was read according to EN 16931 alone',
  'X-REPEATED': () => 'the target format allows only one',
  'X-MIME': () => 'EN 16931 does not accept attachments of this type',
  'X-LENGTH': ({ to }) =>
    to === null ? 'it exceeds the length of the field or does not match its format' : `shortened to "${to}"`,
  'X-CHARSET': ({ to }) => `characters that the field does not accept were replaced: "${to}"`,
  'X-NOTE': () => 'moved to the notes',
  'X-PROPERTY': () => 'moved to the attributes of the item',
  'X-TERMS': () => 'moved to the payment terms',
  'X-PREPAID': () => 'included in the paid amount',
  'X-EXTENSION': () => 'moved to an extension',
  'X-REFERENCE': () => 'moved to a related field',
  'X-ADJUSTMENT': () => 'written as an allowance, a charge or a separate line',
  'X-CODE': ({ to }) => `written as ${to ?? 'another code'}`,
  'X-UNIT': ({ to }) => `unit written as ${to ?? 'another code'}`,
  'X-ROUNDED': ({ to }) => `rounded to ${to ?? 'two decimals'}`,
  'X-TOTAL': ({ to }) => `the EN 16931 total is ${to ?? 'different'}`,
  'X-SIGN': ({ to }) => `the sign moved between price and quantity: ${to ?? ''}`,
  'X-PRICE': ({ to }) => `written as ${to ?? 'another price'}, so that quantity and price give the amount`,
  'X-FORM': ({ to }) => `written as ${to ?? 'another form'}`,
  'X-TEXT': () => 'joined with another text',
  'X-CATEGORY-MERGED': () => 'added to another summary of the same VAT category and rate',
  'X-REQUIRED': ({ to, rule }) =>
    `"${to}" was supplied${rule === null ? '' : `, because ${rule} requires a value`}`,
  'X-COMPUTED': ({ to }) => `"${to}" was derived from other data`,
  'X-MISSING': ({ rule }) => `${rule} requires it, but the invoice does not have it, so the result lacks it`,
  'X-RESIDUAL': ({ to }) => `the difference of ${to} was written as a rounding`,
  'X-IMBALANCE': ({ to }) =>
    `lines, summaries or payments of the invoice differ by ${to}, more than a rounding: the result states the difference`,
};

const refusals: Readonly<Record<RefusalCode, (refusal: Refusal) => string>> = {
  'X-SIMPLIFIED': () =>
    'a simplified invoice (FSM10) has no prices and quantities, which EN 16931 requires. Issue an ordinary invoice instead',
  'X-RETIRED': () => 'the format 1.0 or 1.1 must be converted first: fattura convert --upgrade',
  'X-NUMBER': ({ value }) => `the number "${value}" must have 1 to 20 ASCII characters, including a digit`,
  'X-DATE': ({ value }) => `"${value}" is not a date`,
  'X-SELLER-ID': () => 'the seller has no VAT number or other tax number',
  'X-SELLER-NAME': () => 'the seller has no name',
  'X-SELLER-CITY': () => 'the seller has no city',
  'X-BUYER-ID': () => 'the buyer has neither a VAT number nor a codice fiscale',
  'X-BUYER-NAME': () => 'the buyer has no name',
  'X-BUYER-CITY': () => 'the buyer has no city',
  'X-REGIME': ({ value }) => `"${value}" is not a tax regime`,
  'X-NATURA': ({ value }) => `VAT category ${value} does not determine the Natura, on which the tax depends`,
  'X-CATEGORY': ({ value }) => `VAT category "${value}" has no equivalent`,
  'X-CURRENCY': ({ value }) => `"${value}" is not a currency`,
  'X-AMOUNT': ({ value }) => `"${value}" is not an amount`,
  'X-LINE': () => 'the invoice has no lines',
  'X-DESPATCH-DATE': () => 'the delivery note has no date',
  'X-POSTCODE': ({ value }) =>
    value === null ? 'an Italian address has no postal code' : `"${value}" is not an Italian postal code`,
  'X-CIUS': ({ value }) =>
    value === null
      ? 'the codice fiscale of the seller is missing'
      : `"${value}" is not the codice fiscale of a person`,
  'X-RULE': () => 'a rule of EN 16931 is violated',
  'X-CONTROL': ({ term, value }) =>
    `SdI would reject the result with ${term}${value === null ? '' : `: "${value}"`}`,
};

const STATUS: Readonly<Record<Status, string>> = {
  kept: 'kept',
  moved: 'moved',
  derived: 'derived',
  defaulted: 'supplied',
  changed: 'changed',
  trimmed: 'shortened',
  dropped: 'dropped',
};

export const europeanEn = {
  losses,
  status: (status: Status) => STATUS[status],
  /** One line of the loss report. */
  line: (status: string, place: string, value: string | null, sentence: string) =>
    `${status}  ${place}${value === null ? '' : ` "${value}"`}: ${sentence}`,
  summary: (file: string, counts: Counts) =>
    `${file}: ${counts.kept} values kept, ${counts.moved} moved, ${counts.changed} changed, ${counts.defaulted} supplied, ${counts.trimmed} shortened, ${counts.dropped} dropped`,
  more: (count: number) =>
    `and ${count === 1 ? '1 more value' : `${count} more values`}: --report FILE lists all`,
  /** UBL or CII without --to. */
  noTarget: (file: string) =>
    `${file} is a European invoice (UBL or CII): --to fatturapa converts it to a FatturaPA.`,
  strict: (file: string) => `${file}: data were lost, and --strict was given`,
  /** @param violation The violated rule of EN 16931 as a sentence. */
  refused: (file: string, refusal: Refusal, violation: string | null = null) => {
    const { term, field, violation: rule } = refusal;
    const place = [rule?.rule ?? term, field, rule?.path ?? null].filter((each) => each !== null).join(', ');
    const hint = refusal.option === null ? '' : ` Supply it with ${refusal.option}VALUE.`;
    return `${file} was not converted (${refusal.code}${place === '' ? '' : `, ${place}`}): ${violation ?? refusals[refusal.code](refusal)}.${hint}`;
  },
  unreadable: (file: string, flaw: EuropeanFlaw) => {
    switch (flaw.code) {
      case 'X-MALFORMED':
        return `${file}${flaw.line === null ? '' : `:${flaw.line}:${flaw.column}`} is not well-formed XML (${flaw.problem}).`;
      case 'X-ROOT':
        return `${file} is neither a FatturaPA nor UBL 2.1 or CII D16B: its root element is ${flaw.root}.`;
      case 'X-SIZE':
        return `${file} is larger than ${flaw.limit} bytes: --max-size changes the limit.`;
    }
  },
  /** The pages of a hybrid invoice. */
  tooLong: (file: string, { size, limit }: { readonly size: number; readonly limit: number }) =>
    `${file} has too much text for a PDF: ${size} characters, the limit is ${limit}. --to cii writes the XML alone.`,
  already: (file: string) => `${file} is already a FatturaPA: choose --to ubl or --to cii.`,
  noBody: (file: string, bodies: number) =>
    `${file} contains ${bodies === 1 ? 'one invoice' : `${bodies} invoices`}: --body takes 1 to ${bodies}.`,
  manyBodies: (file: string, bodies: number) =>
    `${file} contains ${bodies} invoices, and an EN 16931 document contains one: choose one with --body, or a folder with --out-dir.`,
  invalid: (file: string) => `${file} is not valid and was not converted.`,
};
