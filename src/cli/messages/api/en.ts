import type { JsonKind, WantedValue } from '../../api/expected.ts';
import type { CommandHelp } from '../messages.ts';
import { meantOr } from '../phrases/en.ts';
import type { ApiWords } from './words.ts';

const WANTED: Readonly<Record<WantedValue, string>> = {
  date: 'a day such as 2026-05-15',
  'date-time': 'a day such as 2026-05-15, or a time such as 2026-05-15T08:30:00Z',
  uuid: 'an id such as 5c0a8f3e-6b1d-4c27-9e4f-2a7d1b3c9e60',
  integer: 'a whole number',
  number: 'a number such as 22 or 5.5, with a point',
  boolean: 'true or false',
  money: 'an amount with its currency such as 1220.00EUR, with a point and without other signs',
};

const KINDS: Readonly<Record<JsonKind, string>> = {
  object: 'an object, {…}',
  list: 'a list, […]',
  number: 'a number, without quotes',
  boolean: 'true or false, without quotes',
  text: 'text, in quotes',
};

export const apiHelpEn: CommandHelp = {
  summary: 'read and change what the service has',
  about: [
    'Without operands, what there is: documents, counterparts, bank movements, …; with a RESOURCE, its verbs and what each of them takes. Names are checked before anything is sent. Invoices are sent with fattura submit.',
    'METHOD (GET, POST, PUT, PATCH, DELETE) and PATH make any request and print the whole answer as JSON. {company_id} in PATH stands for the company.',
    'Address, key and company come from FATTURA_BASE_URL, FATTURA_API_KEY and FATTURA_COMPANY_ID, or from fattura login --save.',
  ],
  options: {
    filter:
      "condition for a list: FIELD=VALUE, with !=, >, >=, <, <= or ~ (text in it) in place of =, or the service's own FIELD__in=A,B",
    sort: 'fields by which a list is sorted, with commas; a hyphen before one turns it round',
    expand: 'related resources to be shown as well, with commas',
    'page-size': 'items in a page, 1 to 100; 25 unless told, 100 with --all',
    cursor: 'goes on where an earlier list ended',
    all: 'reads every page; each is printed as it comes',
    limit: 'reads so many items and no more',
    data: 'what is sent: JSON, @FILE or - for standard input',
    set: 'a field of what is sent, such as unit_price=80.00EUR; comes before --data',
    query: 'a parameter of its own that a verb takes; any parameter with METHOD',
    'content-type': 'with METHOD: --data is sent as it is, as this type, such as application/xml',
    xml: 'with get-invoice: the XML, byte by byte',
    output: 'with --xml: file to write, or a folder, which gets DOCUMENT_ID.xml',
    overwrite: 'with --output: replace the file',
    company: 'id of the company; FATTURA_COMPANY_ID or the saved one unless told',
    rate: 'requests per second; 10 unless told, as the service allows',
    timeout: 'time for one request, such as 30s, 500ms or 2m; 60s by default',
    yes: 'delete without asking',
    json: 'prints JSON: a list is one array with an item a line',
  },
  examples: [
    'what there is',
    'what can be done with documents',
    'the latest drafts of this year',
    'all counterparts as data',
    'a new product',
    'any request; the company is filled in',
  ],
};

export const apiEn: ApiWords = {
  resources: {
    companies: 'the companies that the key reaches',
    accounts: 'bank accounts',
    categories: 'categories of documents and bank movements',
    subcategories: 'parts of categories',
    counterparts: 'customers and suppliers',
    'document-sectionals': 'numbering series',
    documents: 'invoices, credit notes and the like',
    flows: 'payments of a document',
    products: 'products',
    reconciliations: 'links between payments and bank movements',
    transactions: 'bank movements',
    requests: 'work that the service does later',
  },
  verbs: {
    list: 'shows them',
    get: 'shows one',
    create: 'makes one',
    update: 'changes one',
    delete: 'deletes one',
    search: 'looks a VAT number up in registers',
    'get-invoice': 'prints the e-invoice as JSON',
    'share-invoice': 'sends a courtesy copy by e-mail',
    'create-bulk-payment': 'makes a draft of payments; give them with --data',
    'upload-f24': 'uploads the PDF of an F24 form',
  },
  submission: 'is fattura submit, which checks first and never sends twice',
  hint: 'fattura api RESOURCE shows what its verbs take. fattura api METHOD PATH makes any request.',
  anyName: 'any name: nobody lists them',
  codes: 'Codes',
  required: '* must be given',
  done: 'done.',
  nothing: 'nothing found.',
  noXml: 'the service has no XML of this document yet: it has one once the invoice was sent to SdI.',
  saved: (path, bytes) => `${path}: ${bytes.toLocaleString('en')} bytes.`,
  more: (cursor) => `there is more: --all shows everything, --cursor ${cursor} goes on from here.`,
  confirm: (what, baseUrl) => `${baseUrl}: ${what}? [y/N]`,
  declined: 'nothing was deleted.',
  usage: {
    unknownResource: (found, suggestion, names) =>
      `there is no resource "${found}".${meantOr(suggestion, names)}`,
    unknownVerb: (resource, found, known) =>
      `${resource} has no verb "${found}".${meantOr(known.suggestion, known.names)}`,
    submission:
      'documents create-invoice is fattura submit FILE: it checks the invoice first and never sends it twice.',
    missingOperand: (name, call) => `${name} is missing: fattura api ${call}.`,
    optionUnfit: (option, call, fitting) =>
      `${option} does not go with fattura api ${call}, which takes ${fitting.join(', ')}.`,
    unknownName: (option, found, known) =>
      `${option} has no name "${found}".${meantOr(known.suggestion, known.names)}`,
    noCondition: (found) =>
      `--filter takes a condition such as status=DRAFT, 'creation_date>=2026-01-01' (in quotes) or creation_date__gte=2026-01-01, not "${found}".`,
    unknownOperator: (found, suggestion, operators) =>
      `--filter has no operator "${found}".${meantOr(suggestion, operators)}`,
    wrongOperator: (field, operator, operators) =>
      `${field} cannot be filtered with ${operator}, but with ${operators.join(', ')}.`,
    filterTwice: (field, operator) =>
      `${field} is filtered with ${operator} twice: leave one out, or give several values with ${field}__in=A,B.`,
    emptyValue: (where) => `${where} needs a value.`,
    emptySetting: (name) =>
      `--set ${name} has no value, perhaps because a variable is not set. To empty a field, write ${name}=null where it may be empty, or give "" with --data.`,
    emptySegment: (path) =>
      `the path "${path}" has an empty part, perhaps because a variable is not set. Write all parts, without a slash at the end.`,
    wrongValue: (where, found, wanted) => `${where} takes ${WANTED[wanted]}, not "${found}".`,
    codeInCapitals: (where, found, code) => `${where}: "${found}" is written ${code}.`,
    noCount: (option, found) => `${option} takes a whole number from 1 on, not "${found}".`,
    pageTooLarge: (found, largest) =>
      `--page-size takes at most ${largest}, not "${found}": --all reads as many pages as there are.`,
    noSetting: (option, found) => `${option} takes NAME=VALUE, not "${found}".`,
    needsData: (field) => `${field} holds more than one value: give it with --data, as JSON.`,
    missingFields: (names) => `what must be given is missing: ${names.join(', ')}.`,
    missingQuery: (name, call) => `fattura api ${call} needs --query ${name}=….`,
    emptyBody: (names) => `say what, with --set or --data: ${names.join(', ')}.`,
    wrongKind: (path, wanted) => `--data: ${path} takes ${KINDS[wanted]}.`,
    noJson: (place) => `${place}: this is no JSON. --data takes JSON, @FILE or - for standard input.`,
    noObject: (name) => `${name}: --data takes one JSON object, {…}.`,
    tooLarge: (name, limit) => `${name} has over ${limit.toLocaleString('en')} bytes, and no more are read.`,
    unreadable: (name, reason) => `${name} cannot be read: ${reason}.`,
    noPdf: (name) => `${name} is no PDF.`,
    yesNeeded: (call) =>
      `fattura api ${call} asks before it deletes: elsewhere than on a terminal, give --yes.`,
    xmlNeeded: (option) => `${option} needs --xml.`,
    dataNeeded: (option) => `${option} needs --data.`,
    noPath: (found) =>
      `a path begins with /, such as /api/v1/companies/{company_id}/documents, unlike "${found}".`,
    queryTwice: (name) => `the parameter ${name} is given twice.`,
  },
};
