import type { JsonKind, WantedValue } from '../../api/expected.ts';
import type { CommandHelp } from '../commandHelp.ts';
import { meantOr } from '../phrases/en.ts';
import type { Known } from './params.ts';

const WANTED: Readonly<Record<WantedValue, string>> = {
  date: 'a date such as 2026-05-15',
  'date-time': 'a date such as 2026-05-15, or a time such as 2026-05-15T08:30:00Z',
  uuid: 'an id such as 5c0a8f3e-6b1d-4c27-9e4f-2a7d1b3c9e60',
  integer: 'a whole number',
  number: 'a number such as 22 or 5.5, with a decimal point',
  boolean: 'true or false',
  money: 'an amount with its currency such as 1220.00EUR, with a decimal point and no thousands separators',
};

const KINDS: Readonly<Record<JsonKind, string>> = {
  object: 'an object, {…}',
  list: 'a list, […]',
  number: 'a number, without quotes',
  boolean: 'true or false, without quotes',
  text: 'text, in quotes',
};

export const apiHelpEn: CommandHelp = {
  summary: 'read and modify data on the service',
  about: [
    'Without operands, lists the resources: documents, counterparts, bank transactions, …; with a RESOURCE, its verbs and their options. Names are checked before anything is sent. To send invoices, use fattura submit.',
    'METHOD (GET, POST, PUT, PATCH, DELETE) and PATH send any request and print the whole response as JSON. {company_id} in PATH is replaced with the company.',
    'Address, key and company come from FATTURA_BASE_URL, FATTURA_API_KEY and FATTURA_COMPANY_ID, or from fattura login --save.',
  ],
  options: {
    filter:
      "condition for a list: FIELD=VALUE, or with !=, >, >=, <, <= or ~ (contains) instead of =, or the service's own FIELD__in=A,B",
    sort: 'comma-separated fields to sort a list by; a leading hyphen reverses the order',
    expand: 'comma-separated related resources to include',
    'page-size': 'items per page, 1 to 100; default: 25, with --all: 100',
    cursor: 'continue where an earlier list ended',
    all: 'read all pages; each is printed as it arrives',
    limit: 'maximum number of items to read',
    data: 'request body: JSON, @FILE or - for standard input',
    set: 'a field of the request body, such as unit_price=80.00EUR; takes precedence over --data',
    query: 'a query parameter of the verb; with METHOD, any parameter',
    'content-type': 'with METHOD: send --data unchanged with this type, such as application/xml',
    xml: 'with get-invoice: the original XML, unchanged',
    output: 'with --xml: output file, or folder for DOCUMENT_ID.xml',
    overwrite: 'with --output: replace the file',
    company: 'id of the company; default: FATTURA_COMPANY_ID, else the saved one',
    rate: 'requests per second; default: 10, the limit of the service',
    timeout: 'maximum time of one request, such as 30s, 500ms or 2m; default: 60s',
    yes: 'delete without confirmation',
    json: 'print JSON; a list is one array with one item per line',
  },
  examples: [
    'the resources',
    'the verbs of documents',
    'the latest drafts of this year',
    'all counterparts as JSON',
    'a new product',
    'any request; the company is inserted',
  ],
};

export const apiEn = {
  /** Descriptions of resources, by their name on the command line. */
  resources: {
    companies: 'companies accessible with the key',
    accounts: 'bank accounts',
    categories: 'categories of documents and bank transactions',
    subcategories: 'subdivisions of categories',
    counterparts: 'customers and suppliers',
    'document-sectionals': 'numbering series',
    documents: 'invoices, credit notes and similar documents',
    flows: 'payments of a document',
    products: 'products',
    reconciliations: 'links between payments and bank transactions',
    transactions: 'bank transactions',
    requests: 'asynchronous tasks of the service',
  } as Readonly<Record<string, string>>,
  /** Descriptions of verbs, by their name on the command line. */
  verbs: {
    list: 'lists them',
    get: 'shows one',
    create: 'creates one',
    update: 'updates one',
    delete: 'deletes one',
    search: 'looks up a VAT number in registers',
    'get-invoice': 'prints the e-invoice as JSON',
    'share-invoice': 'sends a courtesy copy by e-mail',
    'create-bulk-payment': 'creates a draft of payments, given with --data',
    'upload-f24': 'uploads the PDF of an F24 form',
  } as Readonly<Record<string, string>>,
  submission: 'use fattura submit, which never sends an invoice twice',
  hint: 'fattura api RESOURCE shows its verbs and their options. fattura api METHOD PATH sends any request.',
  /** Placeholder for undocumented names. */
  anyName: 'any name (not documented)',
  codes: 'Codes',
  /** The meaning of a star after a name. */
  required: '* required',
  done: 'done.',
  nothing: 'nothing found.',
  /** The document has no XML yet. */
  noXml:
    'the service has no XML of this document yet: it is available once the invoice has been sent to SdI.',
  saved: (path: string, bytes: number) => `${path}: ${bytes.toLocaleString('en')} bytes.`,
  /** There are more pages, starting at this cursor. */
  more: (cursor: string) =>
    `there are more items: --all shows all of them, --cursor ${cursor} continues from here.`,
  /** The confirmation before a deletion. */
  confirm: (what: string, baseUrl: string) => `${baseUrl}: ${what}? [y/N]`,
  declined: 'nothing was deleted.',
  usage: {
    unknownResource: (found: string, suggestion: string | undefined, names: readonly string[]) =>
      `unknown resource "${found}".${meantOr(suggestion, names)}`,
    unknownVerb: (resource: string, found: string, known: Known) =>
      `${resource} has no verb "${found}".${meantOr(known.suggestion, known.names)}`,
    submission:
      'instead of documents create-invoice, use fattura submit FILE: it checks the invoice first and never sends it twice.',
    /** @param call The syntax of the request, such as `documents get DOCUMENT_ID`. */
    missingOperand: (name: string, call: string) => `missing ${name}: fattura api ${call}.`,
    optionUnfit: (option: string, call: string, fitting: readonly string[]) =>
      `${option} is not an option of fattura api ${call}. Options: ${fitting.join(', ')}.`,
    /** @param option The option or field that contains the name. */
    unknownName: (option: string, found: string, known: Known) =>
      `${option}: unknown name "${found}".${meantOr(known.suggestion, known.names)}`,
    noCondition: (found: string) =>
      `--filter takes a condition such as status=DRAFT, 'creation_date>=2026-01-01' (in quotes) or creation_date__gte=2026-01-01, not "${found}".`,
    unknownOperator: (found: string, suggestion: string | undefined, operators: readonly string[]) =>
      `--filter: unknown operator "${found}".${meantOr(suggestion, operators)}`,
    wrongOperator: (field: string, operator: string, operators: readonly string[]) =>
      `${field} cannot be filtered with ${operator}. Operators: ${operators.join(', ')}.`,
    filterTwice: (field: string, operator: string) =>
      `${field} is filtered with ${operator} twice: remove one condition, or specify several values with ${field}__in=A,B.`,
    emptyValue: (where: string) => `${where} needs a value.`,
    /** `--set name=` without a value. */
    emptySetting: (name: string) =>
      `--set ${name} has no value, perhaps because a variable is not set. To clear a field, write ${name}=null if it is nullable, or pass "" with --data.`,
    /** A path with an empty segment or a trailing slash. */
    emptySegment: (path: string) =>
      `the path "${path}" has an empty segment, perhaps because a variable is not set. Write all segments, without a trailing slash.`,
    wrongValue: (where: string, found: string, wanted: WantedValue) =>
      `${where} takes ${WANTED[wanted]}, not "${found}".`,
    codeInCapitals: (where: string, found: string, code: string) =>
      `${where}: "${found}" must be written ${code}.`,
    noCount: (option: string, found: string) => `${option} takes a whole number, 1 or more, not "${found}".`,
    pageTooLarge: (found: string, largest: number) =>
      `--page-size takes at most ${largest}, not "${found}": --all reads all pages.`,
    /** An option that takes NAME=VALUE. */
    noSetting: (option: string, found: string) => `${option} takes NAME=VALUE, not "${found}".`,
    needsData: (field: string) => `${field} is an object: pass it with --data, as JSON.`,
    missingFields: (names: readonly string[]) => `missing required fields: ${names.join(', ')}.`,
    missingQuery: (name: string, call: string) => `fattura api ${call} requires --query ${name}=….`,
    emptyBody: (names: readonly string[]) =>
      `specify at least one field with --set or --data: ${names.join(', ')}.`,
    wrongKind: (path: string, wanted: JsonKind) => `--data: ${path} takes ${KINDS[wanted]}.`,
    noJson: (place: string) => `${place}: invalid JSON. --data takes JSON, @FILE or - for standard input.`,
    noObject: (name: string) => `${name}: --data takes one JSON object, {…}.`,
    tooLarge: (name: string, limit: number) =>
      `${name} exceeds the limit of ${limit.toLocaleString('en')} bytes.`,
    unreadable: (name: string, reason: string) => `${name} cannot be read: ${reason}.`,
    noPdf: (name: string) => `${name} is not a PDF.`,
    yesNeeded: (call: string) =>
      `fattura api ${call} asks for confirmation before it deletes: without a terminal, add --yes.`,
    /** An option that requires --xml. */
    xmlNeeded: (option: string) => `${option} requires --xml.`,
    /** An option that requires --data. */
    dataNeeded: (option: string) => `${option} requires --data.`,
    noPath: (found: string) =>
      `a path starts with /, such as /api/v1/companies/{company_id}/documents, not "${found}".`,
    queryTwice: (name: string) => `the parameter ${name} is given twice.`,
  },
};
