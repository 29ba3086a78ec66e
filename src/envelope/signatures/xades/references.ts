/** References of a signature and their transforms (XMLDSig §4.4.3), of a closed list. */

import type { XmlElement } from '../../../xml/element.ts';
import { namespaceOf } from '../../../xml/namespaces.ts';
import { type CanonicalForm, DEFAULT_FORM, EXCLUSIVE, formOf, inheritsBase } from '../c14n/form.ts';
import type { Hash } from '../crypto.ts';
import { hashOf } from './algorithms.ts';
import {
  attributeOf,
  base64Value,
  DSIG,
  elementsById,
  isDsig,
  only,
  plainText,
  refuse,
  required,
} from './structure.ts';

const MAX_REFERENCES = 16;
/** References of the whole document, of which real signatures have one. */
const MAX_WHOLE = 2;
const MAX_TRANSFORMS = 5;
const MAX_PREFIXES = 64;

const ENVELOPED = `${DSIG}enveloped-signature`;
const FILTER_2 = 'http://www.w3.org/2002/06/xmldsig-filter2';
const XPATH = 'http://www.w3.org/TR/1999/REC-xpath-19991116';

/** XPath expressions that exclude exactly the signature, because the document has no other one. */
const SUBTRACTED = /^(?:\/descendant::|\/\/)([\w.-]+):Signature$/;
const EXCLUDED = /^not\(\s*ancestor-or-self::([\w.-]+):Signature\s*\)$/;

export interface Reference {
  /** Null for the whole document without the signature. */
  readonly target: XmlElement | null;
  readonly form: CanonicalForm;
  readonly hash: Hash;
  readonly digest: Uint8Array<ArrayBuffer>;
}

export function readReferences(
  text: string,
  signature: XmlElement,
  signedInfo: XmlElement,
): readonly Reference[] {
  const elements = signedInfo.children.slice(2);
  if (elements.length === 0 || !elements.every((each) => isDsig(each, 'Reference'))) refuse('structure');
  if (elements.length > MAX_REFERENCES) refuse('limit');
  const ids = elementsById(rootOf(signature), new Set(elements.map(idReferenced)));
  const references = elements.map((element): Reference => {
    const target = targetOf(attributeOf(element, 'URI'), signature, ids);
    const form = transforms(text, element, target === null);
    if (target !== null && inheritsBase(form, target)) refuse('transform');
    const hash =
      hashOf(attributeOf(required(element, 'DigestMethod'), 'Algorithm') ?? '') ?? refuse('algorithm');
    // Comments are left out in every form, because the URI is not an XPointer (XMLDSig §4.4.3.3).
    const digest = base64Value(text, required(element, 'DigestValue'));
    return { target, form: { ...form, comments: false }, hash, digest };
  });
  const whole = references.filter(({ target }) => target === null);
  if (whole.length === 0) refuse('not-covered');
  if (whole.length > MAX_WHOLE) refuse('limit');
  return references;
}

function rootOf(element: XmlElement): XmlElement {
  let root = element;
  while (root.parent !== null) root = root.parent;
  return root;
}

const idReferenced = (reference: XmlElement): string => (attributeOf(reference, 'URI') ?? '').slice(1);

/** A URI must be '' or the Id of an element in the signature, so that signed content cannot be moved. */
function targetOf(
  uri: string | undefined,
  signature: XmlElement,
  ids: ReadonlyMap<string, XmlElement | null>,
): XmlElement | null {
  if (uri === '') return null;
  if (uri === undefined || !uri.startsWith('#')) refuse('uri');
  const target = ids.get(uri.slice(1)) ?? refuse(uri.includes('(') ? 'uri' : 'target');
  for (let at = target.parent; at !== null; at = at.parent) if (at === signature) return target;
  return refuse('target');
}

function transforms(text: string, reference: XmlElement, isDocument: boolean): CanonicalForm {
  const all = only(reference, 'Transforms')?.children ?? [];
  if (all.length > MAX_TRANSFORMS) refuse('limit');
  if (!all.every((each) => isDsig(each, 'Transform'))) refuse('structure');
  const rest = [...all];
  if (isDocument) {
    const first = rest.shift();
    if (first === undefined || !takesSignatureAway(text, first)) refuse('transform');
  }
  const last = rest.shift();
  if (rest.length > 0) refuse('transform');
  return last === undefined ? DEFAULT_FORM : (readForm(last) ?? refuse('transform'));
}

function takesSignatureAway(text: string, transform: XmlElement): boolean {
  const algorithm = attributeOf(transform, 'Algorithm');
  const [child, second] = transform.children;
  if (algorithm === ENVELOPED) return child === undefined;
  if (child === undefined || second !== undefined || child.local !== 'XPath') return false;
  const expression = plainText(text, child).trim();
  if (algorithm === FILTER_2) {
    if (child.uri !== FILTER_2 || attributeOf(child, 'Filter') !== 'subtract') return false;
    return isBound(child, SUBTRACTED.exec(expression)?.[1]);
  }
  return algorithm === XPATH && child.uri === DSIG && isBound(child, EXCLUDED.exec(expression)?.[1]);
}

function isBound(element: XmlElement, prefix: string | undefined): boolean {
  return prefix !== undefined && namespaceOf(element.scope, prefix) === DSIG;
}

/** The form of a Transform or CanonicalizationMethod; undefined for anything else. */
export function readForm(element: XmlElement): CanonicalForm | undefined {
  const form = formOf(attributeOf(element, 'Algorithm') ?? '');
  const [child, second] = element.children;
  if (form === undefined || child === undefined) return form;
  const isList = child.uri === EXCLUSIVE && child.local === 'InclusiveNamespaces';
  if (!isList || second !== undefined || form.kind !== 'exclusive') return undefined;
  const names = (attributeOf(child, 'PrefixList') ?? '').split(/[ \t\r\n]+/).filter((name) => name !== '');
  if (names.length > MAX_PREFIXES) refuse('limit');
  return { ...form, prefixes: new Set(names.map((name) => (name === '#default' ? '' : name))) };
}
