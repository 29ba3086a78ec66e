/** Rules in the service's documentation beyond the shapes of fields. */

import type { ResourceName } from '../../api/contract/index.ts';
import { brokenRule, objectNamed } from '../../api/contract/index.ts';
import { type Fault, fault, Refusal } from '../http/refusal.ts';
import type { Change } from './change.ts';
import { categoryFaults, checkParentCategory, unknownIds } from './references.ts';
import type { Fields } from './stored.ts';

/** @throws Refusal 422; 404 for a subcategory whose category the company does not have */
export async function checkRules(resource: ResourceName, change: Change): Promise<void> {
  const faults = (await rules[resource]?.(change)) ?? [];
  if (faults.length > 0) throw new Refusal(422, faults);
}

type Rule = (change: Change) => Promise<readonly Fault[]> | readonly Fault[];

const rules: Readonly<Partial<Record<ResourceName, Rule>>> = {
  subcategories: async (change) => {
    if (!change.update) await checkParentCategory(change);
    return [];
  },
  documentSectionals: ({ after }) => [
    ...documented('DocumentSectionalCreate', after),
    ...range(after, 'year', YEARS),
    ...range(after, 'minimum_digits', DIGITS),
  ],
  products: ({ after }) => documented('ProductCreate', after),
  counterparts: async (change) => [
    ...countryFaults(change),
    ...destinationFaults(change),
    ...tooLong(change, ['vat_number', 'tax_number']),
    ...(await categoryFaults(change, 'issued_')),
    ...(await categoryFaults(change, 'received_')),
  ],
  documents: (change) => categoryFaults(change, ''),
  transactions: (change) => categoryFaults(change, ''),
  flows: async (change) => [
    ...tooLong(change, ['external_id']),
    ...(await unknownIds(change, { account_id: 'accounts' })),
  ],
  reconciliations: (change) => unknownIds(change, { flow_id: 'flows', transaction_id: 'transactions' }),
};

interface Range {
  readonly from: number;
  readonly to: number;
}

const YEARS: Range = { from: 1, to: 9999 };

/** An invoice number has at most 20 characters (XSD, Numero). */
const DIGITS: Range = { from: 0, to: 20 };

function range(after: Fields, name: string, { from, to }: Range): readonly Fault[] {
  const value = after[name];
  if (typeof value !== 'number' || (value >= from && value <= to)) return [];
  return [fault(422, `expected ${from} to ${to}`, `/${name}`)];
}

/** Maximum length of an indexed text: PostgreSQL allows 2,704 bytes. */
const LONGEST_KEY = 255;

function tooLong({ body }: Change, names: readonly string[]): readonly Fault[] {
  return names
    .filter((name) => String(body[name] ?? '').length > LONGEST_KEY)
    .map((name) => fault(422, `more than ${LONGEST_KEY} characters`, `/${name}`));
}

function countryFaults({ body }: Change): readonly Fault[] {
  const country = body['country'];
  if (typeof country !== 'string' || /^[A-Z]{2}$/.test(country)) return [];
  return [fault(422, 'expected an ISO code of two capital letters', '/country')];
}

/** Applies to a counterpart whose identity_type is unknown. */
const DESTINATION = /^[A-Z0-9]{6,7}$/;

function destinationFaults({ body, after }: Change): readonly Fault[] {
  const code = body['destination_code'];
  if (typeof code !== 'string') return [];
  if (!DESTINATION.test(code))
    return [fault(422, 'expected six or seven capital letters and digits', '/destination_code')];
  return documented('CounterpartCreate', after).filter(({ pointer }) => pointer === '/destination_code');
}

/** The violations of the contract's rules in the row after the change. */
function documented(object: string, after: Fields): readonly Fault[] {
  return (objectNamed(object).rules ?? []).flatMap((rule) => {
    const broken = brokenRule(rule, (field) => after[field] ?? null);
    return broken === undefined ? [] : [fault(422, broken.message, `/${broken.field}`)];
  });
}
