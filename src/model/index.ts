/** Structure of an invoice: grammar, types and code lists. Imports no other layer. */

export type { Bilingual } from './bilingual.ts';
export { civilDate } from './civilDate.ts';
export type { Code, CodeList } from './codes/codeList.ts';
export * from './codes/index.ts';
export { addDays, daysBetween, isDay } from './days.ts';
export type { DeepReadonly } from './deepReadonly.ts';
export { FatturaError, type FatturaErrorCode } from './fatturaError.ts';
export { allFields, type Field, type FormatKind, fieldNumber, findFields } from './fields.ts';
export {
  type FileName,
  type FileNameExtension,
  type FileNameFlaw,
  type InvoiceFileName,
  looksLikeFileName,
  type MessageFileName,
  type PackageFileName,
  parseFileName,
} from './fileName.ts';
export { formats, ordinary, simplified } from './formats.ts';
export type * from './generated/invoice.ts';
export {
  type Block,
  type Choice,
  type Element,
  elementsOf,
  type Format,
  type Occurs,
  type Particle,
} from './grammar.ts';
export { cigFlaw } from './identifiers/cig.ts';
export {
  type CodiceFiscaleDescription,
  type CodiceFiscaleFlaw,
  type CodiceFiscalePart,
  codiceFiscaleFlaw,
  describeCodiceFiscale,
} from './identifiers/codiceFiscale.ts';
export { cupFlaw } from './identifiers/cup.ts';
export { type IbanFlaw, type IbanPart, type IbanParts, ibanFlaw, ibanParts } from './identifiers/iban.ts';
export { type PartitaIvaFlaw, partitaIvaFlaw } from './identifiers/partitaIva.ts';
export type { PublicCodeFlaw } from './identifiers/publicCode.ts';
export { jsonName } from './jsonName.ts';
export { pointerKey, pointerKeys, pointerTo } from './jsonPointer.ts';
export { isMembers, type Members, memberAt } from './jsonValue.ts';
export {
  type CompleteLanguage,
  completeFor,
  completeLanguages,
  inLanguage,
  isComplete,
  type Language,
  languages,
  type PartialLanguage,
} from './language.ts';
export {
  applyWhitespace,
  type Base,
  checkValue,
  type SimpleType,
  type ValueError,
  type Whitespace,
} from './lexical.ts';
export { nearest } from './nearMiss.ts';
export { parseJson } from './parseJson.ts';
export {
  type FileKind,
  type InvoiceKind,
  isMalformed,
  isMessageKind,
  isRetiredKind,
  isUnreadable,
  type MessageKind,
  type Problem,
  type ProblemId,
  type ProblemParams,
  type RetiredKind,
} from './problem.ts';
export { DEFAULT_MAX_BYTES, DEFAULT_MAX_DEPTH } from './readLimits.ts';
export type {
  ReadonlyInvoice,
  ReadonlyOrdinaryInvoice,
  ReadonlySimplifiedInvoice,
} from './readonlyInvoice.ts';
export { isRetiredInvoice, type RetiredInvoice } from './retired/retiredInvoice.ts';
export { romeDay } from './romeDay.ts';
export { type RetiredFormat, retiredFormats, SIGNATURE_NAMESPACE } from './roots.ts';
export type { CertificateFacts, SignatureFacts, TrustFacts, TrustFlaw } from './signatureFacts.ts';
export { SCHEMA_VERSIONS, SPECIFICATION } from './specifications.ts';
