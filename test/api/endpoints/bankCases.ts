/** Reconciliations and bank movements. */
import { SEEDED as S } from '../../support/proxy/server.ts';
import { id } from '../../support/seededCompany.ts';
import { type EndpointCase, NEW } from './case.ts';

const unmatched = id('7a', 2);

export const bankCases: readonly EndpointCase[] = [
  {
    endpoint: 'reconciliations.list',
    call: (client) =>
      client.reconciliations.list({
        filter: { created_at: { gte: '2025-01-01T00:00:00Z' }, flow_id: S.flow },
        sort: '-created_at',
        expand: ['flow', 'transaction.category'],
      }),
    line: 'GET /reconciliations',
    query: [
      ['filter[created_at__gte]', '2025-01-01T00:00:00Z'],
      ['filter[flow_id__eq]', S.flow],
      ['sort', '-created_at'],
      ['expand', 'flow,transaction.category'],
    ],
    value: { data: [{ flow: { id: S.flow }, transaction: { id: S.transaction, category: null } }] },
  },
  {
    endpoint: 'reconciliations.create',
    call: (client) =>
      client.reconciliations.create({ flow_id: S.flow, transaction_id: unmatched }, { expand: ['flow'] }),
    line: 'POST /reconciliations',
    query: [['expand', 'flow']],
    json: { flow_id: S.flow, transaction_id: unmatched },
    value: { id: NEW, flow: { id: S.flow } },
  },
  {
    endpoint: 'reconciliations.get',
    call: (client) => client.reconciliations.get(S.reconciliation, { expand: ['transaction'] }),
    line: `GET /reconciliations/${S.reconciliation}`,
    query: [['expand', 'transaction']],
    value: { id: S.reconciliation, transaction: { id: S.transaction } },
  },
  {
    endpoint: 'reconciliations.delete',
    call: (client) => client.reconciliations.delete(S.reconciliation),
    line: `DELETE /reconciliations/${S.reconciliation}`,
    value: undefined,
  },
  {
    endpoint: 'transactions.list',
    call: (client) =>
      client.transactions.list({
        filter: { clean_description: { ilike: 'n. 2' }, type: { notIn: ['FEES', 'POS'] } },
        sort: ['-amount', 'date'],
        expand: ['category', 'reconciliations.flow'],
      }),
    line: 'GET /transactions',
    query: [
      ['filter[clean_description__ilike]', 'n. 2'],
      ['filter[type__notIn]', 'FEES,POS'],
      ['sort', '-amount,date'],
      ['expand', 'category,reconciliations.flow'],
    ],
    value: { data: [{ id: unmatched, category: null, reconciliations: [] }] },
  },
  {
    endpoint: 'transactions.get',
    call: (client) => client.transactions.get(S.transaction, { expand: ['reconciliations', 'subcategory'] }),
    line: `GET /transactions/${S.transaction}`,
    query: [['expand', 'reconciliations,subcategory']],
    value: { id: S.transaction, reconciliations: [{ id: S.reconciliation }], subcategory: null },
  },
  {
    endpoint: 'transactions.update',
    call: (client) =>
      client.transactions.update(
        S.transaction,
        { category_id: S.category, subcategory_id: S.subcategory },
        { expand: ['subcategory'] },
      ),
    line: `PATCH /transactions/${S.transaction}`,
    query: [['expand', 'subcategory']],
    json: { category_id: S.category, subcategory_id: S.subcategory },
    value: { id: S.transaction, subcategory: { id: S.subcategory } },
  },
];
