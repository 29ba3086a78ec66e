/** What wraps an invoice: names what a file is, and gives what is inside. */
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
  PlainContent,
  Reason,
  UnopenedFile,
  XmlContent,
} from './opened.ts';
export { type Looks, sniff } from './sniff.ts';
