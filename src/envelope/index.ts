/** Recognizes the type of a file and unwraps its content. */
export { documentOf } from './document.ts';
export { INVOICE_FILE, kindInName, stemOf, YAML_FILE } from './names.ts';
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
  UnopenedFile,
} from './opened.ts';
export { isPdf, type Looks, sniff } from './sniff.ts';
