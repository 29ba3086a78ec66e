/** Identifies the type of a document by its root element. */
import { formats, retiredFormats } from '../../model/formats.ts';
import type { Format } from '../../model/grammar.ts';
import { messageKindOf } from '../../model/messageRoots.ts';
import type { InvoiceKind, MessageKind, RetiredKind } from '../../model/problem.ts';
import { retiredFormat, retiredFormatOf } from '../../model/retired/retiredFormat.ts';
import type { XmlElement } from '../tree.ts';

export interface InvoiceIdentity {
  /** `misnamed`: the root's name is an invoice's, its namespace is not. */
  readonly is: 'invoice' | 'misnamed';
  readonly format: Format;
  readonly kind: InvoiceKind | RetiredKind | null;
}

export type Identity =
  | InvoiceIdentity
  | { readonly is: 'other'; readonly kind: MessageKind }
  | { readonly is: 'unknown' };

export function identify(root: XmlElement): Identity {
  const message = messageKindOf(root);
  if (message !== undefined) return { is: 'other', kind: message };
  const format = formats.find((candidate) => candidate.root === root.local);
  if (format === undefined) return { is: 'unknown' };
  if (root.uri === format.namespace) return { is: 'invoice', format, kind: kindOf(root, format) };
  return retiredIdentity(root) ?? { is: 'misnamed', format, kind: kindOf(root, format) };
}

/** The namespace decides; in an unknown one, `versione`. */
function retiredIdentity(root: XmlElement): InvoiceIdentity | null {
  const kind = retiredFormats.find(({ namespace }) => namespace === root.uri)?.kind;
  const format = kind === undefined ? retiredFormatOf(versionOf(root)) : retiredFormat(kind);
  if (format?.retired === undefined || format.root !== root.local) return null;
  return { is: kind === undefined ? 'misnamed' : 'invoice', format, kind: format.retired };
}

function versionOf(root: XmlElement): string | undefined {
  return root.attributes.find(({ local, uri }) => local === 'versione' && uri === '')?.value;
}

function kindOf(root: XmlElement, format: Format): InvoiceKind | null {
  const versione = versionOf(root);
  const known = versione !== undefined && format.versione.codes?.accepts(versione) === true;
  return known ? (versione as InvoiceKind) : null;
}
