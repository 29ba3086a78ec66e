/** Identifies the type of a document by its root element. */
import { formats } from '../../model/formats.ts';
import type { Format } from '../../model/grammar.ts';
import { type InvoiceKind, isRetiredKind, type MessageKind, type RetiredKind } from '../../model/problem.ts';
import { retiredFormat } from '../../model/retired/retiredFormat.ts';
import { identifyRoot } from '../../model/roots.ts';
import type { XmlElement } from '../element.ts';
import { versionOf } from './rootVersion.ts';

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
  const identity = identifyRoot(root, versionOf(root));
  if (identity.is === 'other' || identity.is === 'unknown') return identity;
  const { is, kind } = identity;
  if (isRetiredKind(kind)) return { is, kind, format: retiredFormat(kind) };
  const format = formats.find((candidate) => candidate.root === identity.root.root);
  return format === undefined ? { is: 'unknown' } : { is, kind, format };
}
