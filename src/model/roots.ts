/**
 * Root elements and namespaces of invoices. Separate from the grammars, so that a program that only recognizes documents
 * does not load them.
 */
import { messageKindOf } from './messageRoots.ts';
import type { InvoiceKind, MessageKind, RetiredKind } from './problem.ts';

/** The root of a current format. */
export interface InvoiceRoot {
  readonly root: string;
  readonly namespace: string;
  /** The values of the attribute `versione`. */
  readonly kinds: readonly InvoiceKind[];
}

export const ORDINARY_ROOT: InvoiceRoot = {
  root: 'FatturaElettronica',
  namespace: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2',
  kinds: ['FPA12', 'FPR12'],
};

export const SIMPLIFIED_ROOT: InvoiceRoot = {
  root: 'FatturaElettronicaSemplificata',
  namespace: 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.0',
  kinds: ['FSM10'],
};

const CURRENT = [ORDINARY_ROOT, SIMPLIFIED_ROOT];

/** A format that SdI no longer accepts, by its namespace and the attribute `versione` of its root. */
export interface RetiredFormat {
  readonly kind: RetiredKind;
  readonly namespace: string;
  readonly versione: '1.0' | '1.1';
}

/** The formats before 2017, with the root of the ordinary invoice. `retiredFormat` returns their grammar. */
export const retiredFormats: readonly RetiredFormat[] = [
  { kind: 'SDI10', namespace: 'http://www.fatturapa.gov.it/sdi/fatturapa/v1.0', versione: '1.0' },
  { kind: 'SDI11', namespace: 'http://www.fatturapa.gov.it/sdi/fatturapa/v1.1', versione: '1.1' },
];

/** The namespace of XML signatures. */
export const SIGNATURE_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';

export type RootIdentity =
  | {
      /** `misnamed`: the root's name is an invoice's, its namespace is not. */
      readonly is: 'invoice' | 'misnamed';
      readonly root: InvoiceRoot;
      readonly kind: InvoiceKind | RetiredKind | null;
    }
  | { readonly is: 'other'; readonly kind: MessageKind }
  | { readonly is: 'unknown' };

/** Identifies the type of a document by its root element and its attribute `versione`. */
export function identifyRoot(
  element: { readonly local: string; readonly uri: string },
  versione: string | undefined,
): RootIdentity {
  const message = messageKindOf(element);
  if (message !== undefined) return { is: 'other', kind: message };
  const root = CURRENT.find((candidate) => candidate.root === element.local);
  if (root === undefined) return { is: 'unknown' };
  const kind = root.kinds.find((candidate) => candidate === versione) ?? null;
  if (element.uri === root.namespace) return { is: 'invoice', root, kind };
  const retired = root === ORDINARY_ROOT ? retiredIdentity(element.uri, versione) : undefined;
  return { is: 'misnamed', root, kind, ...retired };
}

/** The namespace decides; in an unknown one, `versione`. */
function retiredIdentity(
  uri: string,
  versione: string | undefined,
): { is: 'invoice' | 'misnamed'; kind: RetiredKind } | undefined {
  const named = retiredFormats.find(({ namespace }) => namespace === uri);
  if (named !== undefined) return { is: 'invoice', kind: named.kind };
  const versioned = retiredFormats.find((format) => format.versione === versione);
  return versioned === undefined ? undefined : { is: 'misnamed', kind: versioned.kind };
}
