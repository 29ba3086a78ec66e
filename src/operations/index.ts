/** Operations on a whole invoice, beyond reading, writing and checking it. */
export type { AnonymizeFileOptions, AnonymizeResult } from './anonymize/anonymizeFile.ts';
export {
  type AnonymizeOptions,
  type Anonymizer,
  anonymizeInvoice,
  createAnonymizer,
} from './anonymize/createAnonymizer.ts';
export { AnonymizeFieldError } from './anonymize/keep.ts';
export type { Replacement } from './anonymize/replacements.ts';
export { AttachmentContent } from './attachments/attachmentContent.ts';
export { AttachmentError, type AttachmentField, type AttachmentFlaw } from './attachments/attachmentError.ts';
export { attachmentFileName } from './attachments/attachmentFileName.ts';
export { type Encoded, EncodedBytes } from './attachments/base64.ts';
export { type AttachmentPlace, addAttachment, removeAttachment } from './attachments/changeAttachments.ts';
export {
  type AttachmentEditResult,
  type AttachmentEdits,
  editAttachments,
} from './attachments/editAttachments.ts';
export {
  type AttachmentChoice,
  attachmentBytes,
  type ListedAttachment,
  listAttachments,
} from './attachments/listAttachments.ts';
export type { NewAttachment } from './attachments/newAttachment.ts';
export type { Difference, DiffOptions } from './diff/difference.ts';
export { diffInvoices, diffNormal } from './diff/diffInvoices.ts';
export type { DroppedSignature } from './edits/signatures.ts';
export type { ExportColumn } from './export/column.ts';
export {
  type ExportedRows,
  type ExportOptions,
  type ExportRow,
  exportColumns,
  exportRows,
} from './export/exportRows.ts';
export { type HeadParty, invoiceHead } from './export/invoiceHead.ts';
export { withoutFormula } from './export/withoutFormula.ts';
export { fixEdits, type LocatedFix } from './fix/fixEdits.ts';
export {
  type Change,
  type FixedFile,
  type FixOptions,
  type FixResult,
  fixAndCheck,
  fixInvoice,
  type NotApplied,
  type UnwantedFix,
} from './fix/fixInvoice.ts';
export {
  InvoiceMergeError,
  type MergeConflict,
  type MergeOptions,
  mergeInvoices,
  mergeNormal,
} from './merge/mergeInvoices.ts';
export {
  FileNameError,
  invoiceFileName,
  type NameOwner,
  nameOwner,
  nextFileProgressive,
} from './name/fileName.ts';
export {
  countedProgressives,
  derivedProgressives,
  isProgressive,
  LONGEST_IN_NAME,
  LONGEST_OF_TRANSMISSION,
  nextProgressive,
} from './name/progressive.ts';
export { type SplitOptions, splitInvoice, splitNormal } from './split/splitInvoice.ts';
export type { RecomputedFormula, RecomputedTotal } from './total/compareAmount.ts';
export type { TotalReading } from './total/readings.ts';
export { type RecomputeOptions, recomputeTotals } from './total/recomputeTotals.ts';
export { type UpgradedInvoice, upgradeInvoice } from './upgrade/upgradeInvoice.ts';
export type { UpgradeLoss } from './upgrade/upgradeLoss.ts';
