/** The fuzzer's data: one company, another one of the same integrator, and one of a different integrator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedRows } from '../../../src/sandbox/seed/insert.ts';
import { serviceRows } from '../../support/sandboxSeed.ts';
import { COMPANY, INTEGRATOR, id, keyRow, SEEDED as S } from '../../support/seededCompany.ts';
import { projectRoot } from '../../support/shared.ts';

export const INVOICE_XML: string = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'utf8');
export const INVOICE_JSON: string = readFileSync(
  join(projectRoot, 'fixtures/valid/FPR12-simple.json'),
  'utf8',
);

/** Has no permissions. */
export const BARE_KEY = 'key-without-permissions';
export const OTHER_KEY = 'key-of-another-integrator';

const TRANSACTIONS = 60;
const OWN = '-0000-4000-8000-';
/** Replacements for {@link OWN}: ids of a company that the key can access, and of one that it cannot. */
export const SIBLING = '-c000-4000-8000-';
const STRANGER = '-b000-4000-8000-';

export const ofSibling = (text: string): string => text.replaceAll(OWN, SIBLING);
export const ofStranger = (text: string): string => text.replaceAll(OWN, STRANGER);
export const hasOwnId = (text: string): boolean => text.includes(OWN);

/** A document with an e-invoice. */
const WITH_INVOICE = id('d0', 3);

/** Ids by their names in paths, queries and bodies. */
export const IDS: Readonly<Record<string, readonly string[]>> = {
  company_id: [COMPANY.id],
  account_id: [S.account],
  category_id: [S.category, S.otherCategory],
  subcategory_id: [S.subcategory, S.otherSubcategory],
  issued_category_id: [S.category],
  issued_subcategory_id: [S.subcategory],
  received_category_id: [S.otherCategory],
  received_subcategory_id: [S.otherSubcategory],
  counterpart_id: [S.counterpart, S.supplier],
  document_sectional_id: [S.sectional],
  sectional_id: [S.sectional],
  document_id: [S.issuedDocument, S.receivedDocument, WITH_INVOICE],
  flow_id: [S.flow],
  product_id: [S.product],
  reconciliation_id: [S.reconciliation],
  transaction_id: Array.from({ length: TRANSACTIONS }, (_, index) => id('7a', index + 1)),
  id: [S.account, S.category, S.subcategory, S.sectional],
};

export function worldRows(): SeedRows {
  const { apiKeys, ...rows } = serviceRows({ transactions: TRANSACTIONS });
  const [, received] = rows.documents ?? [];
  const own: SeedRows = {
    ...rows,
    documents: [
      ...(rows.documents ?? []),
      { ...received, id: WITH_INVOICE, invoice: JSON.parse(INVOICE_JSON) as object },
    ],
  };
  const text = JSON.stringify(own);
  const sibling = JSON.parse(ofSibling(text).replaceAll(ofSibling(INTEGRATOR), INTEGRATOR)) as SeedRows;
  const stranger = JSON.parse(ofStranger(text)) as SeedRows;
  const names = Object.keys(own) as readonly (keyof SeedRows)[];
  return {
    ...Object.fromEntries(
      names.map((name) => [name, [own, sibling, stranger].flatMap((each) => each[name] ?? [])]),
    ),
    apiKeys: [...(apiKeys ?? []), keyRow(BARE_KEY, []), keyRow(OTHER_KEY, ['*'], ofStranger(INTEGRATOR))],
  };
}
