/** Forms of canonical XML, by their identifiers in signatures. */
import type { XmlElement } from '../../../xml/element.ts';
import { XML_NAMESPACE } from '../../../xml/namespaces.ts';

export interface CanonicalForm {
  /** Canonical XML 1.0, Canonical XML 1.1, or Exclusive XML Canonicalization 1.0. */
  readonly kind: 'inclusive' | 'inclusive11' | 'exclusive';
  readonly comments: boolean;
  /** PrefixList of the exclusive form: prefixes treated as in the inclusive form, '' for the default namespace. */
  readonly prefixes: ReadonlySet<string>;
}

export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';

const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const C14N_11 = 'http://www.w3.org/2006/12/xml-c14n11';

const NO_PREFIXES: ReadonlySet<string> = new Set();

const form = (kind: CanonicalForm['kind'], comments: boolean): CanonicalForm => ({
  kind,
  comments,
  prefixes: NO_PREFIXES,
});

const FORMS: ReadonlyMap<string, CanonicalForm> = new Map([
  [C14N, form('inclusive', false)],
  [`${C14N}#WithComments`, form('inclusive', true)],
  [C14N_11, form('inclusive11', false)],
  [`${C14N_11}#WithComments`, form('inclusive11', true)],
  [EXCLUSIVE, form('exclusive', false)],
  [`${EXCLUSIVE}WithComments`, form('exclusive', true)],
]);

/** Returns the form of an `Algorithm`; undefined for any other. */
export function formOf(uri: string): CanonicalForm | undefined {
  return FORMS.get(uri);
}

/** The form when a reference names none (XMLDSig §4.4.3.2). */
export const DEFAULT_FORM: CanonicalForm = form('inclusive', false);

/** True if C14N 1.1 would have to join the `xml:base` of ancestors (§2.4), which is not implemented. */
export function inheritsBase({ kind }: CanonicalForm, apex: XmlElement): boolean {
  if (kind !== 'inclusive11') return false;
  for (let at = apex.parent; at !== null; at = at.parent) {
    if (at.attributes.some(({ uri, local }) => uri === XML_NAMESPACE && local === 'base')) return true;
  }
  return false;
}
