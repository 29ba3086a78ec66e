/** The syntaxes of EN 16931: their root elements and bindings. */
import type { Binding } from './binding/binding.ts';
import { cii } from './binding/cii.ts';
import { NAMESPACES } from './binding/leaves.ts';
import { ublCreditNote, ublInvoice } from './binding/ubl.ts';

/** A syntax of EN 16931: UBL 2.1, or CII D16B. */
export type Syntax = 'ubl' | 'cii';

export type RootName = 'Invoice' | 'CreditNote' | 'CrossIndustryInvoice';

/** A root element of a syntax, with the binding of its content. */
export interface SyntaxRoot {
  readonly syntax: Syntax;
  readonly root: RootName;
  readonly namespace: string;
  /** Prefix of the root; empty for the default namespace. */
  readonly prefix: string;
  /** Prefixes that are declared on the root. */
  readonly prefixes: readonly string[];
  readonly binding: Binding;
}

const ubl = (root: 'Invoice' | 'CreditNote', binding: Binding): SyntaxRoot => ({
  syntax: 'ubl',
  root,
  namespace: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
  prefix: '',
  prefixes: ['cac', 'cbc', 'ext'],
  binding,
});

export const roots: readonly SyntaxRoot[] = [
  ubl('Invoice', ublInvoice),
  ubl('CreditNote', ublCreditNote),
  {
    syntax: 'cii',
    root: 'CrossIndustryInvoice',
    namespace: NAMESPACES['rsm'] ?? '',
    prefix: 'rsm',
    prefixes: ['ram', 'udt', 'qdt'],
    binding: cii,
  },
];

/** Type codes (UNTDID 1001) of documents that are credit notes in UBL: BR-CL-01 of the CEN rules. */
const CREDIT_NOTES: ReadonlySet<string> = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '532',
  '502',
  '503',
]);

/** The root for a document. */
export function rootFor(syntax: Syntax, typeCode: string | undefined): SyntaxRoot {
  const name =
    syntax === 'cii' ? 'CrossIndustryInvoice' : CREDIT_NOTES.has(typeCode ?? '') ? 'CreditNote' : 'Invoice';
  const found = roots.find(({ root }) => root === name);
  if (found === undefined) throw new RangeError(`unknown root: ${name}`);
  return found;
}
