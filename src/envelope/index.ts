/** Recognizes the type of a file and unwraps its content. */
export type { TextForm } from './armour.ts';
export type { Cms, CmsSpan } from './cms.ts';
export { documentOf } from './document.ts';
export { isJson, mayBeSigned } from './mayBe.ts';
export {
  CONTAINER_FILE,
  ENCRYPTED_FILE,
  EXCHANGED_FILE,
  INVOICE_FILE,
  innerName,
  kindInName,
  memberName,
  PDF_FILE,
  SIGNED_FILE,
  stemOf,
  unsignedName,
  XML_FILE,
  YAML_FILE,
} from './names.ts';
export { open, readsAsYaml } from './open.ts';
export type {
  Content,
  EnvelopeKind,
  Flaw,
  Layer,
  Opened,
  OpenedFile,
  OpenedKind,
  Reason,
  SignedLayer,
  UnopenedFile,
} from './opened.ts';
export { type SignatureForm, signatureForm } from './signatures/xades/form.ts';
export { type Signer, signersOf, signingTimesOf } from './signers.ts';
export { isNeverContainer, isPdf, type Looks, sniff } from './sniff.ts';
