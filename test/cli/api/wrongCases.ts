/** Calls of `fattura api` that cannot work, and their errors before anything is sent. */
import type { ApiWords } from '../../../src/cli/messages/api/words.ts';
import type { Messages } from '../../../src/cli/messages/messages.ts';

export interface WrongCase {
  readonly args: readonly string[];
  readonly says: (usage: ApiWords['usage'], messages: Messages) => string;
}

const DOCUMENT_FILTERS = [
  'creation_date',
  'delivery_date',
  'direction',
  'status',
  'type',
  'number',
  'counterpart_company_name',
  'notes',
  'progressive',
  'sectional_id',
  'source_id',
  'delivery_status',
];
const DOCUMENT_SORTS = ['created_at', 'creation_date', 'delivery_date', 'number', 'progressive'];
const EXPANSIONS = ['category', 'counterpart', 'flows', 'subcategory'];
const PRODUCT = ['code', 'unit_of_measure', 'tax_exemption'];
const PRODUCT_FIELDS = ['description', 'unit_price', 'vat_percentage', ...PRODUCT];
const ID = '00000000-0000-4000-8000-000000000000';
const list = (...options: readonly string[]): readonly string[] => ['documents', 'list', ...options];
const create = (...options: readonly string[]): readonly string[] => ['products', 'create', ...options];
const near = (suggestion: string, names: readonly string[]) => ({ suggestion, names });
const far = (names: readonly string[]) => ({ suggestion: undefined, names });

export const wrongCases: readonly WrongCase[] = [
  { args: ['documnts'], says: (usage) => usage.unknownResource('documnts', 'documents', []) },
  { args: ['DOCUMENTS', 'list'], says: (usage) => usage.unknownResource('DOCUMENTS', 'documents', []) },
  { args: ['documents', 'lst'], says: (usage) => usage.unknownVerb('documents', 'lst', near('list', [])) },
  {
    args: ['accounts', 'create'],
    says: (usage) => usage.unknownVerb('accounts', 'create', far(['list', 'get'])),
  },
  { args: ['constructor'], says: (usage) => usage.unknownResource('constructor', undefined, RESOURCES) },
  { args: ['documents', 'create-invoice', 'a.xml'], says: (usage) => usage.submission },
  {
    args: ['documents', 'get'],
    says: (usage) => usage.missingOperand('DOCUMENT_ID', 'documents get DOCUMENT_ID'),
  },
  {
    args: ['flows', 'get', ID],
    says: (usage) => usage.missingOperand('FLOW_ID', 'flows get DOCUMENT_ID FLOW_ID'),
  },
  {
    args: ['requests', 'upload-f24'],
    says: (usage) => usage.missingOperand('FILE', 'requests upload-f24 FILE'),
  },
  {
    args: ['documents', 'get', ID, ID],
    says: (_, { usage }) => usage.excessOperand(ID, 'documents get DOCUMENT_ID'),
  },
  {
    args: ['documents', 'get', ID, '--all'],
    says: (usage) =>
      usage.optionUnfit('--all', 'documents get DOCUMENT_ID', [
        '--expand',
        '--company',
        '--rate',
        '--timeout',
        '--json',
      ]),
  },
  {
    args: ['companies', 'list', '--page-size', '5'],
    says: (usage) =>
      usage.optionUnfit('--page-size', 'companies list', [
        '--expand',
        '--all',
        '--limit',
        '--company',
        '--rate',
        '--timeout',
        '--json',
      ]),
  },
  {
    args: ['documents', 'get-invoice', ID, '--set', 'a=b'],
    says: (usage) =>
      usage.optionUnfit('--set', 'documents get-invoice DOCUMENT_ID', [
        '--xml',
        '--output',
        '--overwrite',
        '--company',
        '--rate',
        '--timeout',
        '--json',
      ]),
  },
  {
    args: list('--filter', 'statos=DRAFT'),
    says: (usage) => usage.unknownName('--filter', 'statos', near('status', DOCUMENT_FILTERS)),
  },
  {
    args: list('--filter', 'colour=red'),
    says: (usage) => usage.unknownName('--filter', 'colour', far(DOCUMENT_FILTERS)),
  },
  {
    args: list('--filter', '__proto__=x'),
    says: (usage) => usage.unknownName('--filter', '__proto__', far(DOCUMENT_FILTERS)),
  },
  { args: list('--filter', 'status'), says: (usage) => usage.noCondition('status') },
  { args: list('--filter', 'status__eq>DRAFT'), says: (usage) => usage.noCondition('status__eq>DRAFT') },
  {
    args: list('--filter', 'status__notin=DRAFT'),
    says: (usage) => usage.unknownOperator('notin', 'notIn', []),
  },
  {
    args: list('--filter', 'status>DRAFT'),
    says: (usage) => usage.wrongOperator('status', 'gt', ['eq', 'neq', 'in', 'notIn', 'empty']),
  },
  {
    args: list('--filter', 'creation_date~2026'),
    says: (usage) =>
      usage.wrongOperator('creation_date', 'ilike', [
        'eq',
        'neq',
        'in',
        'notIn',
        'empty',
        'gt',
        'gte',
        'lt',
        'lte',
      ]),
  },
  {
    args: list('--filter', 'status=DRAFT', '--filter', 'status=SENT'),
    says: (usage) => usage.filterTwice('status', 'eq'),
  },
  { args: list('--filter', 'number='), says: (usage) => usage.emptyValue('--filter number') },
  { args: list('--filter', 'status__in=DRAFT,'), says: (usage) => usage.emptyValue('--filter status') },
  {
    args: list('--filter', 'creation_date>=1/1/2026'),
    says: (usage) => usage.wrongValue('--filter creation_date', '1/1/2026', 'date'),
  },
  {
    args: list('--filter', 'number__empty=yes'),
    says: (usage) => usage.wrongValue('--filter number__empty', 'yes', 'boolean'),
  },
  {
    args: list('--filter', 'sectional_id=7'),
    says: (usage) => usage.wrongValue('--filter sectional_id', '7', 'uuid'),
  },
  {
    args: list('--filter', 'status__in=SENT,draft'),
    says: (usage) => usage.codeInCapitals('--filter status', 'draft', 'DRAFT'),
  },
  {
    args: list('--sort', '-creation_dat'),
    says: (usage) => usage.unknownName('--sort', 'creation_dat', near('creation_date', DOCUMENT_SORTS)),
  },
  { args: list('--sort', 'number,'), says: (usage) => usage.emptyValue('--sort') },
  {
    args: list('--expand', 'flow'),
    says: (usage) => usage.unknownName('--expand', 'flow', near('flows', EXPANSIONS)),
  },
  { args: list('--page-size', '0'), says: (usage) => usage.noCount('--page-size', '0') },
  { args: list('--page-size', '101'), says: (usage) => usage.pageTooLarge('101', 100) },
  { args: list('--limit', '-1'), says: (usage) => usage.noCount('--limit', '-1') },
  {
    args: list('--limit', '9007199254740993'),
    says: (usage) => usage.noCount('--limit', '9007199254740993'),
  },
  { args: list('--rate', '0'), says: (_, { service }) => service.noRate('0') },
  { args: create(), says: (usage) => usage.missingFields(['description', 'unit_price', 'vat_percentage']) },
  {
    args: ['products', 'update', ID],
    says: (usage) => usage.emptyBody(PRODUCT_FIELDS),
  },
  { args: create('--set', 'code'), says: (usage) => usage.noSetting('--set', 'code') },
  {
    args: create('--set', 'price=1'),
    says: (usage) => usage.unknownName('--set', 'price', far(PRODUCT_FIELDS)),
  },
  {
    args: create('--set', 'unit_price=1.220,00EUR'),
    says: (usage) => usage.wrongValue('--set unit_price', '1.220,00EUR', 'money'),
  },
  {
    args: create('--set', 'vat_percentage=22%'),
    says: (usage) => usage.wrongValue('--set vat_percentage', '22%', 'number'),
  },
  {
    args: ['requests', 'create-bulk-payment', '--set', 'payments=1'],
    says: (usage) => usage.needsData('payments'),
  },
  {
    args: ['requests', 'create-bulk-payment', '--data', '{"payments":[{"amount":{"amount":"1"}}]}'],
    says: (usage) =>
      usage.missingFields(['payments[0].payee_identifier', 'payments[0].payee_name', 'payments[0].reason']),
  },
  {
    args: create('--data', '{"descripton":"x","unit_price":null,"vat_percentage":1,"description":"x"}'),
    says: (usage) => usage.unknownName('--data', 'descripton', near('description', PRODUCT_FIELDS)),
  },
  {
    args: create('--data', '{"description":"x","unit_price":80,"vat_percentage":22}'),
    says: (usage) => usage.wrongKind('unit_price', 'object'),
  },
  {
    args: create(
      '--data',
      '{"description":1,"unit_price":{"amount":"1","currency":"EUR"},"vat_percentage":22}',
    ),
    says: (usage) => usage.wrongKind('description', 'text'),
  },
  {
    args: create(
      '--data',
      '{"description":"x","unit_price":{"amount":"1","currency":"EUR"},"vat_percentage":"22"}',
    ),
    says: (usage) => usage.wrongKind('vat_percentage', 'number'),
  },
  { args: create('--data', '{"a":'), says: (usage) => usage.noJson('--data:1:6') },
  { args: create('--data', '[]'), says: (usage) => usage.noObject('--data') },
  {
    args: create('--data', '@nowhere.json'),
    says: (usage, { reason }) => usage.unreadable('nowhere.json', reason('ENOENT')),
  },
  {
    args: ['counterparts', 'search'],
    says: (usage) => usage.missingQuery('vat_number', 'counterparts search'),
  },
  {
    args: ['counterparts', 'search', '--query', 'vat=1'],
    says: (usage) => usage.unknownName('--query', 'vat', far(['vat_number'])),
  },
  {
    args: ['requests', 'upload-f24', 'no.pdf'],
    says: (usage) => usage.noPdf('no.pdf'),
  },
  {
    args: ['categories', 'delete', ID],
    says: (usage) => usage.yesNeeded('categories delete CATEGORY_ID'),
  },
];

const RESOURCES = [
  'companies',
  'accounts',
  'categories',
  'subcategories',
  'counterparts',
  'document-sectionals',
  'documents',
  'flows',
  'products',
  'reconciliations',
  'transactions',
  'requests',
];
