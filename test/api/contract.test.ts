import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  codeLists,
  type Endpoint,
  endpoint,
  endpoints,
  events,
  type NamedObject,
  objectNamed,
  objects,
} from '../../src/api/contract/index.ts';
import { contractFlaws } from '../support/contractFlaws.ts';
import type { Contract } from '../support/contractReach.ts';
import { describeShared, projectRoot } from '../support/shared.ts';
import type { Difference } from '../support/snapshot/difference.ts';
import { differences } from '../support/snapshot/operations.ts';

const contract: Contract = { endpoints, objects, codeLists, events };

/** The contract with one endpoint changed. */
const changed = (resource: string, name: string, change: Partial<Endpoint>): Contract => ({
  ...contract,
  endpoints: endpoints.map((each) =>
    each.resource === resource && each.name === name ? { ...each, ...change } : each,
  ),
});

/** The contract with one object changed. */
const altered = (name: string, change: Partial<NamedObject>): Contract => ({
  ...contract,
  objects: objects.map((each) => (each.name === name ? { ...each, ...change } : each)),
});

const list = endpoint('documents', 'list');
const uuidField = objectNamed('Document').fields['id'] as NamedObject['fields'][string];

describe('the contract', () => {
  it('is consistent', () => {
    expect(contractFlaws(contract)).toEqual([]);
  });

  const broken: readonly [name: string, contract: Contract, flaw: string][] = [
    ['an endpoint twice', { ...contract, endpoints: [...endpoints, list] }, 'endpoint twice: documents.list'],
    ['an object twice', { ...contract, objects: [...objects, objectNamed('Flow')] }, 'object twice: Flow'],
    [
      'no answer',
      changed('flows', 'get', { answer: { status: 200, wrapped: 'one', of: 'X' } }),
      'flows.get: no object X',
    ],
    [
      'an expansion of nothing',
      changed('documents', 'list', { expand: ['flows.document'] }),
      'documents.list: expand flows.document leads nowhere',
    ],
    [
      'an expansion of text',
      changed('documents', 'list', { expand: ['number'] }),
      'documents.list: expand number leads nowhere',
    ],
    [
      'an id that is not one',
      changed('flows', 'get', { path: '/api/v1/companies/{company_id}/flows/{flow}' }),
      'flows.get: path /api/v1/companies/{company_id}/flows/{flow}',
    ],
    [
      'an id before the company',
      changed('flows', 'get', { path: '/api/v1/flows/{flow_id}' }),
      'flows.get: company_id does not come first',
    ],
    ['a verb of another method', changed('flows', 'get', { method: 'DELETE' }), 'flows.get: DELETE for get'],
    [
      'a write that is called safe',
      changed('flows', 'update', { repeat: 'safe' }),
      'flows.update: PATCH is not safe to repeat',
    ],
    [
      'an external_id from nowhere',
      changed('products', 'create', { repeat: 'external_id' }),
      'products.create: repeated by an external_id that it does not take',
    ],
    [
      'a 204 with an answer',
      changed('flows', 'delete', { answer: { status: 204, wrapped: 'one', of: 'Flow' } }),
      'flows.delete: 204 with an answer',
    ],
    [
      'a reserved name',
      changed('counterparts', 'search', { query: { cursor: uuidField } }),
      'counterparts.search: query cursor',
    ],
    [
      'a filter by no list',
      changed('documents', 'list', {
        list: { paginated: true, filter: { status: { kind: 'code', list: 'Status' } } },
      }),
      'documents.list: no code list Status',
    ],
    [
      'an answer as a body',
      changed('products', 'update', {
        body: {
          contentTypes: ['application/json'],
          shape: { kind: 'reference', to: 'Product' },
          description: 'x',
        },
      }),
      'products.update: Product is no request',
    ],
    [
      'a request as an answer',
      changed('products', 'get', { answer: { status: 200, wrapped: 'one', of: 'ProductCreate' } }),
      'products.get: ProductCreate is no answer',
    ],
    [
      'a field of no object',
      altered('Link', { fields: { to: { shape: { kind: 'reference', to: 'X' }, description: 'x' } } }),
      'Link.to: no object X',
    ],
    [
      'an answer in a request',
      altered('FlowUpdate', {
        fields: { flow: { shape: { kind: 'reference', to: 'Flow' }, description: 'xy' } },
      }),
      'FlowUpdate.flow: a request holds Flow',
    ],
    [
      'a description with a period',
      altered('Link', { description: 'A link.' }),
      'Link: description: A link.',
    ],
    [
      'a code in small letters',
      { ...contract, codeLists: codeLists.map((each) => ({ ...each, codes: { paid: null } })) },
      'PaymentStatus: code paid',
    ],
    [
      'an object for nobody',
      { ...contract, objects: [...objects, { ...objectNamed('Flow'), name: 'Lost' }] },
      'object unused: Lost',
    ],
    [
      'an event of nothing',
      { ...contract, events: [{ event: 'x', summary: 'x', of: 'X' }] },
      'x: no object X',
    ],
  ];

  it.each(broken)('the check detects %s', (_, sample, flaw) => {
    expect(contractFlaws(sample)).toContain(flaw);
  });
});

interface Row {
  readonly only: Difference['only'];
  readonly patterns: readonly string[];
  readonly count: number;
}

/** The table of docs/decisions/api-contract.md: side, facts with `*`, count. */
function documented(): readonly Row[] {
  const page = readFileSync(join(projectRoot, 'docs/decisions/api-contract.md'), 'utf8');
  return page.split('\n').flatMap((line) => {
    const [, only, facts = '', count] = line.split('|').map((cell) => cell.trim());
    if (only !== 'contract' && only !== 'snapshot') return [];
    return [
      {
        only,
        patterns: [...facts.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
        count: Number(count),
      },
    ];
  });
}

const matches = (row: Row, { only, fact }: Difference): boolean =>
  row.only === only &&
  row.patterns.some((pattern) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replaceAll(/[.{}/()]/g, '\\$&'))
        .join('.*')}$`,
    ).test(fact),
  );

describeShared('the contract beside the snapshot', () => {
  const rows = documented();
  const found = differences();

  it('has a table of differences', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => row.patterns.length === 0)).toEqual([]);
  });

  it('differs only as listed in the table, by exactly one row each', () => {
    const stray = found.filter((difference) => rows.filter((row) => matches(row, difference)).length !== 1);
    expect(stray).toEqual([]);
  });

  it.each(rows)('$only: $patterns', (row) => {
    expect(found.filter((difference) => matches(row, difference))).toHaveLength(row.count);
    for (const pattern of row.patterns)
      expect(found.some((difference) => matches({ ...row, patterns: [pattern] }, difference))).toBe(true);
  });
});
