import { type CallOf, command } from '../command/definition.ts';

export const api = command({
  name: 'api',
  operands: '[RESOURCE [VERB [ID…]] | METHOD PATH]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'resources',
  options: [
    { name: 'filter', value: 'CONDITION', repeatable: true },
    { name: 'sort', value: 'FIELDS' },
    { name: 'expand', value: 'NAMES' },
    { name: 'page-size', value: 'N' },
    { name: 'cursor', value: 'CURSOR' },
    { name: 'all' },
    { name: 'limit', value: 'N' },
    { name: 'data', value: 'JSON', completes: 'files' },
    { name: 'set', value: 'FIELD=VALUE', repeatable: true },
    { name: 'query', value: 'NAME=VALUE', repeatable: true },
    { name: 'content-type', value: 'TYPE' },
    { name: 'xml' },
    { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
    { name: 'overwrite' },
    { name: 'company', value: 'ID' },
    { name: 'rate', value: 'N' },
    { name: 'timeout', value: 'TIME' },
    { name: 'yes', short: 'y' },
    { name: 'json' },
  ],
  examples: [
    'api',
    'api documents',
    "api documents list --filter status=DRAFT --filter 'creation_date>=2026-01-01' --sort -creation_date",
    'api counterparts list --all --json',
    'api products create --set description=Sedia --set unit_price=80.00EUR --set vat_percentage=22',
    "api GET '/api/v1/companies/{company_id}/categories?sort=name'",
  ],
});

export type ApiCall = CallOf<typeof api>;

/** The options about the request; each endpoint accepts some of them. */
export type ApiOption = Exclude<
  (typeof api.options)[number]['name'],
  'company' | 'rate' | 'timeout' | 'json'
>;
