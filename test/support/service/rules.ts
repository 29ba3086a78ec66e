/** What the documentation says of a resource beyond the shape of its fields. */
import { type Fault, fault, Refusal, refuse } from '../../../src/sandbox/http/refusal.ts';
import type { Collection, Row, Store } from './store.ts';

type Fields = Readonly<Record<string, unknown>>;

/** @throws Refusal when the body of a create or update, valid by its shape, breaks a rule. */
export function checkRules(store: Store, collection: Collection, body: Fields, row: Row | undefined): void {
  const after: Fields = { ...row, ...body };
  const faults = rules[collection]?.(store, after, body, row) ?? [];
  if (faults.length > 0) throw new Refusal(422, faults);
}

type Rule = (store: Store, after: Fields, body: Fields, row: Row | undefined) => readonly Fault[];

const rules: Readonly<Partial<Record<Collection, Rule>>> = {
  subcategories: (store, after) => {
    // Of all rules the one that is answered with 404.
    if (store.find('categories', after['category_id']) === undefined) {
      throw refuse(404, 'no such category', '/category_id');
    }
    return [];
  },
  documentSectionals: (_store, after) =>
    given(after['prefix']) || given(after['suffix']) ? [] : [fault(422, 'prefix or suffix', '/prefix')],
  products: (_store, after) =>
    after['vat_percentage'] === 0 && !given(after['tax_exemption'])
      ? [fault(422, 'required when vat_percentage is 0', '/tax_exemption')]
      : [],
  counterparts: (store, after) => [
    ...categoryFaults(store, after, 'issued_'),
    ...categoryFaults(store, after, 'received_'),
  ],
  documents: categorised,
  transactions: categorised,
  flows: (store, _after, body, row) => {
    const external = body['external_id'];
    const taken =
      row === undefined &&
      given(external) &&
      store.rows('flows').some((flow) => flow['external_id'] === external);
    return [
      ...(taken ? [fault(422, 'already used', '/external_id')] : []),
      ...unknownReference(store, 'accounts', body, 'account_id'),
    ];
  },
  reconciliations: (store, after) => [
    ...unknownReference(store, 'flows', after, 'flow_id'),
    ...unknownReference(store, 'transactions', after, 'transaction_id'),
  ],
};

function categorised(store: Store, after: Fields, body: Fields): readonly Fault[] {
  // A new category without a subcategory leaves none behind.
  const subcategory = 'category_id' in body && !('subcategory_id' in body) ? null : after['subcategory_id'];
  return categoryFaults(store, { ...after, subcategory_id: subcategory }, '');
}

function categoryFaults(store: Store, after: Fields, prefix: string): readonly Fault[] {
  const [category, subcategory] = [`${prefix}category_id`, `${prefix}subcategory_id`];
  const unknown = [
    ...unknownReference(store, 'categories', after, category),
    ...unknownReference(store, 'subcategories', after, subcategory),
  ];
  if (unknown.length > 0) return unknown;
  const parent = store.find('subcategories', after[subcategory])?.['category_id'];
  return parent === undefined || parent === after[category]
    ? []
    : [fault(422, 'not a subcategory of the category', `/${subcategory}`)];
}

function unknownReference(
  store: Store,
  collection: Collection,
  fields: Fields,
  name: string,
): readonly Fault[] {
  const key = fields[name];
  return given(key) && store.find(collection, key) === undefined
    ? [fault(422, 'no such id', `/${name}`)]
    : [];
}

/** What is to be stored of an update: a category that changes takes its subcategory along. */
export function changesOf(collection: Collection, body: Fields): Fields {
  const clears = (collection === 'documents' || collection === 'transactions') && 'category_id' in body;
  return clears ? { subcategory_id: null, ...body } : body;
}

/** What a deletion does to other rows. */
export function afterDelete(store: Store, collection: Collection, key: string): void {
  if (collection === 'categories') {
    for (const one of childrenOf(store, 'subcategories', 'category_id', key)) {
      store.remove('subcategories', one.id);
      forget(store, one.id);
    }
    forget(store, key);
  } else if (collection === 'subcategories') forget(store, key);
  else if (collection === 'documents') {
    for (const flow of childrenOf(store, 'flows', 'document_id', key)) {
      store.remove('flows', flow.id);
      afterDelete(store, 'flows', flow.id);
    }
  } else if (collection === 'flows') {
    for (const one of childrenOf(store, 'reconciliations', 'flow_id', key)) {
      store.remove('reconciliations', one.id);
    }
  }
}

const childrenOf = (store: Store, collection: Collection, field: string, key: string): readonly Row[] =>
  store.rows(collection).filter((row) => row[field] === key);

function forget(store: Store, key: string): void {
  for (const collection of ['documents', 'transactions', 'counterparts'] as const) {
    for (const row of store.rows(collection)) {
      for (const [name, value] of Object.entries(row)) {
        if (name !== 'id' && value === key) row[name] = null;
      }
    }
  }
}

const given = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
