/** Files that come beside invoices: metadata of downloads, contents of packages. */
export {
  type InvoiceMetadata,
  isMetadataName,
  metadataNames,
  readMetadata,
} from './invoiceMetadata.ts';
export { receivedSubject, subjectOf } from './messageNames.ts';
export { isQuadraturaName } from './packageName.ts';
export { type Quadratura, readQuadratura } from './quadratura.ts';
