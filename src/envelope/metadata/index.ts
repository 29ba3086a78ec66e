/** Files that accompany invoices: metadata of downloads, contents of packages. */
export { type Companion, companionOf } from './companionOf.ts';
export {
  type InvoiceMetadata,
  isMetadataName,
  isSingleMetadataName,
  metadataNames,
  readMetadata,
} from './invoiceMetadata.ts';
export {
  HEAD_OF_MESSAGE,
  mayBeRenamed,
  receivedSubject,
  statedSubject,
  subjectOf,
} from './messageNames.ts';
export { isChannelName, isQuadraturaName } from './packageName.ts';
export { type Quadratura, readQuadratura } from './quadratura.ts';
