/** What an invoice is: the grammar, its types and code lists. Imports nothing else of ours. */

export type { Code, CodeList } from './codes/codeList.ts';
export * from './codes/index.ts';
export { allFields, type Field, type FormatKind, fieldNumber, findFields } from './fields.ts';
export {
  formats,
  ordinary,
  retiredFormats,
  SIGNATURE_NAMESPACE,
  SPECIFICATION,
  simplified,
} from './formats.ts';
export type * from './generated/invoice.ts';
export {
  type Bilingual,
  type Block,
  type Choice,
  type Element,
  elementsOf,
  type Format,
  type Occurs,
  type Particle,
} from './grammar.ts';
export { jsonName } from './jsonName.ts';
export {
  applyWhitespace,
  type Base,
  checkValue,
  type SimpleType,
  type ValueError,
  type Whitespace,
} from './lexical.ts';
export { nearest } from './nearMiss.ts';
export {
  type FileKind,
  type InvoiceKind,
  isMalformed,
  isUnreadable,
  type MessageKind,
  type Problem,
  type ProblemId,
  type ProblemParams,
} from './problem.ts';
