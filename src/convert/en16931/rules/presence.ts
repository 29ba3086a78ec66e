/** Rules that require a term: the table of mandatory terms and groups (EN 16931-1, 6.4.1 and 6.4.2). */
import { type Group, placesIn } from './groups.ts';
import type { Rule } from './rule.ts';

interface Requirement {
  readonly id: string;
  readonly terms: readonly string[];
  /** Group that needs the term; `[]` stands for each item. A group that does not exist needs nothing. */
  readonly of: string;
  /** Paths of terms in the group, one of which is required. */
  readonly needs: readonly string[];
}

const of = (group: string, rows: readonly (readonly [string, string, string])[]): readonly Requirement[] =>
  rows.map(([id, terms, needs]) => ({ id, of: group, terms: terms.split(' '), needs: needs.split(' ') }));

const requirements: readonly Requirement[] = [
  ...of('', [
    ['BR-01', 'BT-24', 'customization'],
    ['BR-02', 'BT-1', 'number'],
    ['BR-03', 'BT-2', 'issueDate'],
    ['BR-04', 'BT-3', 'typeCode'],
    ['BR-05', 'BT-5', 'currency'],
    ['BR-16', 'BG-25', 'lines'],
    ['BR-CO-18', 'BG-23', 'taxes'],
  ]),
  ...of('seller', [
    ['BR-06', 'BT-27', 'name'],
    ['BR-08', 'BG-5', 'address'],
    ['BR-CO-26', 'BT-29 BT-30 BT-31', 'ids legalId.id vatId'],
  ]),
  ...of('seller.address', [['BR-09', 'BT-40', 'country']]),
  ...of('seller.endpoint', [['BR-62', 'BT-34-1', 'scheme']]),
  ...of('buyer', [
    ['BR-07', 'BT-44', 'name'],
    ['BR-10', 'BG-8', 'address'],
  ]),
  ...of('buyer.address', [['BR-11', 'BT-55', 'country']]),
  ...of('buyer.endpoint', [['BR-63', 'BT-49-1', 'scheme']]),
  ...of('totals', [
    ['BR-12', 'BT-106', 'lines'],
    ['BR-13', 'BT-109', 'net'],
    ['BR-14', 'BT-112', 'gross'],
    ['BR-15', 'BT-115', 'payable'],
  ]),
  ...of('payee', [['BR-17', 'BT-59', 'name']]),
  ...of('taxRepresentative', [
    ['BR-18', 'BT-62', 'name'],
    ['BR-19', 'BG-12', 'address'],
    ['BR-56', 'BT-63', 'vatId'],
  ]),
  ...of('taxRepresentative.address', [['BR-20', 'BT-69', 'country']]),
  ...of('delivery.address', [['BR-57', 'BT-80', 'country']]),
  ...of('payment', [['BR-49', 'BT-81', 'means']]),
  ...of('payment.accounts[]', [['BR-50', 'BT-84', 'account']]),
  ...of('documents[]', [['BR-52', 'BT-122', 'id']]),
  ...of('preceding[]', [['BR-55', 'BT-25', 'number']]),
  ...of('allowances[]', [
    ['BR-31', 'BT-92', 'amount'],
    ['BR-32', 'BT-95', 'category'],
    ['BR-33', 'BT-97 BT-98', 'reason reasonCode'],
  ]),
  ...of('charges[]', [
    ['BR-36', 'BT-99', 'amount'],
    ['BR-37', 'BT-102', 'category'],
    ['BR-38', 'BT-104 BT-105', 'reason reasonCode'],
  ]),
  ...of('taxes[]', [
    ['BR-45', 'BT-116', 'base'],
    ['BR-46', 'BT-117', 'amount'],
    ['BR-47', 'BT-118', 'category'],
  ]),
  ...of('lines[]', [
    ['BR-21', 'BT-126', 'id'],
    ['BR-22', 'BT-129', 'quantity'],
    ['BR-23', 'BT-130', 'unit'],
    ['BR-24', 'BT-131', 'net'],
    ['BR-25', 'BT-153', 'item.name'],
    ['BR-26', 'BT-146', 'price.net'],
    ['BR-CO-04', 'BT-151', 'vat.category'],
  ]),
  ...of('lines[].allowances[]', [
    ['BR-41', 'BT-136', 'amount'],
    ['BR-42', 'BT-139 BT-140', 'reason reasonCode'],
  ]),
  ...of('lines[].charges[]', [
    ['BR-43', 'BT-141', 'amount'],
    ['BR-44', 'BT-144 BT-145', 'reason reasonCode'],
  ]),
  ...of('lines[].item.properties[]', [
    ['BR-54', 'BT-160', 'name'],
    ['BR-54', 'BT-161', 'value'],
  ]),
  ...of('lines[].item.standardId', [['BR-64', 'BT-157-1', 'scheme']]),
  ...of('lines[].item.classifications[]', [['BR-65', 'BT-158-1', 'scheme']]),
];

export const presence: readonly Rule[] = requirements.map(({ id, terms, of: path, needs }) => {
  const options = needs.map((need) => need.split('.'));
  const [first = ''] = needs;
  return {
    id,
    kind: 'missing',
    terms,
    check: (invoice) =>
      placesIn(invoice, path, (group) =>
        options.some((steps) => isGiven(at(group, steps))) ? null : { key: first },
      ),
  };
});

function at(value: Group, steps: readonly string[]): unknown {
  let own: unknown = value;
  for (const step of steps) {
    if (typeof own !== 'object' || own === null) return undefined;
    own = (own as Group)[step];
  }
  return own;
}

/** True for a text, a list with items and a group. */
function isGiven(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}
