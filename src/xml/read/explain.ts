/**
 * The explaining reader: interprets the grammar over a tree, collects every problem with its place, and continues after
 * each.
 */

import type { Block, Element, Format, RootGrammar } from '../../model/grammar.ts';
import { integerForm } from '../../model/integerForm.ts';
import { applyWhitespace, checkValue, type SimpleType } from '../../model/lexical.ts';
import { SIGNATURE_NAMESPACE } from '../../model/roots.ts';
import { qualified, type XmlElement } from '../element.ts';
import { type DeclaredAttribute, readAttributes } from './attributes.ts';
import type { JsonBlock, JsonLeaf } from './jsonBlock.ts';
import { type Layout, layoutOf } from './layout.ts';
import { namedTypes } from './namedTypes.ts';
import { type BySlot, childFrame, Placement } from './placement.ts';
import { excerpt, type Frame, type Problems, tagSpan, textSpan } from './problems.ts';
import { SignatureCheck } from './signature.ts';
import { type DeclaredType, type InstanceType, instanceType, isNil, replacement, withoutXsi } from './xsi.ts';

/** Reads the root of an invoice; the result is an invoice only if no problem was found. */
export function explain(root: XmlElement, format: Format, problems: Problems): JsonBlock {
  return new Explanation(format, [format], problems).read(root);
}

/**
 * Reads the root of a document whose blocks declare their attributes and signatures: an SdI message.
 * @param family All documents of the namespace, which a wildcard in a signature may match.
 */
export function explainDocument(
  root: XmlElement,
  grammar: RootGrammar,
  family: readonly RootGrammar[],
  problems: Problems,
): JsonBlock {
  return new Explanation(grammar, family, problems).read(root);
}

class Explanation {
  readonly format: RootGrammar;
  readonly problems: Problems;
  readonly #family: readonly RootGrammar[];
  readonly #placement: Placement;
  /** Elements in signatures that the schema does not declare; `xsi:type` gives them one of its types. */
  readonly #undeclared = new Set<XmlElement>();
  #signatureCheck: SignatureCheck | undefined;

  constructor(format: RootGrammar, family: readonly RootGrammar[], problems: Problems) {
    this.format = format;
    this.#family = family;
    this.problems = problems;
    this.#placement = new Placement(format, problems);
  }

  read(root: XmlElement): JsonBlock {
    return this.#root(root, this.format);
  }

  #root(root: XmlElement, grammar: RootGrammar): JsonBlock {
    const { namespace, block } = grammar;
    if (!isInvoiceFormat(grammar)) return { namespace, ...this.#block(root, block, null) };
    const attributes = readRootAttributes(root, grammar, this.problems, this.#undeclared.has(root));
    return { ...this.#signed(root, block, null, 'optional'), namespace, ...attributes };
  }

  /** A wildcard in a signature may match an entire document, which the schema then validates. */
  #nested(element: XmlElement): boolean {
    const found = this.#family.find(
      ({ root, namespace }) => root === element.local && namespace === element.uri,
    );
    if (found !== undefined) this.#root(element, found);
    return found !== undefined;
  }

  /** An element of a signature whose `xsi:type` names a type of this schema. */
  #typed(element: XmlElement, { uri, local }: InstanceType, builtIn: string | undefined): boolean {
    if (uri !== this.format.namespace) return false;
    const named = namedTypes(this.format, this.#family);
    const type =
      builtIn === undefined
        ? named.get(local)
        : replacement(local, { xsdName: `xs:${builtIn}`, namespace: uri, named: () => named });
    if (type === undefined) return false;
    if (builtIn === undefined) this.#undeclared.add(element);
    const root = this.#family.find(({ block }) => block === type);
    if (root !== undefined) this.#root(element, root);
    else if (type.kind === 'block') this.#block(element, type, null);
    else this.#leaf(element, { name: qualified(element), form: 'string' }, type, null);
    return true;
  }

  /** Reads the content of a block whose last child may be a signature. */
  #signed(
    element: XmlElement,
    block: Block,
    frame: Frame | null,
    signature: 'required' | 'optional',
  ): JsonBlock {
    const signatures = element.children.filter(isSignature);
    const others =
      signatures.length === 0 ? element.children : element.children.filter((child) => !isSignature(child));
    const content = this.#content(element, others, block, frame);
    this.#signatures(element, signatures);
    // The text may end before the signature.
    if (signatures.length === 0 && signature === 'required' && element.end >= 0) {
      const span = { offset: element.contentEnd, end: element.end };
      const params = { name: 'Signature', parent: qualified(element) };
      this.problems.add('element.missing', frame, element, span, params);
    }
    return content;
  }

  /** A signature may occur once, as the last element. */
  #signatures(parent: XmlElement, signatures: readonly XmlElement[]): void {
    signatures.forEach((signature, index) => {
      const names = { name: qualified(signature), parent: qualified(parent) };
      if (index > 0) {
        this.problems.add('element.repeated', null, signature, tagSpan(signature), names);
      } else {
        const last = parent.children.findLast((child) => !isSignature(child));
        if (last !== undefined && last.offset > signature.offset) {
          const params = { ...names, after: last.local };
          this.problems.add('element.misplaced', null, signature, tagSpan(signature), params);
        }
      }
      this.#signatureCheck ??= new SignatureCheck(rootOf(parent), this.problems, {
        root: (element) => this.#nested(element),
        typed: (element, type, builtIn) => this.#typed(element, type, builtIn),
      });
      this.#signatureCheck.check(signature);
    });
  }

  #block(element: XmlElement, block: Block, frame: Frame | null): JsonBlock {
    if (element.content !== null) return element.content as JsonBlock;
    const type = this.#declared(element, block);
    if (block.attributes === undefined) this.#noAttributes(element, type, frame);
    const attributes =
      block.attributes === undefined
        ? undefined
        : readAttributes(element, block.attributes, type, frame, this.problems);
    const content =
      block.signature === undefined
        ? this.#content(element, element.children, block, frame)
        : this.#signed(element, block, frame, block.signature);
    return attributes === undefined ? content : { ...attributes, ...content };
  }

  #declared(element: XmlElement, { xsdName }: Block | SimpleType): DeclaredType {
    return {
      xsdName,
      namespace: this.format.namespace,
      named: () => namedTypes(this.format, this.#family),
      isUndeclared: this.#undeclared.has(element),
    };
  }

  #noAttributes(element: XmlElement, type: DeclaredType, frame: Frame | null): void {
    for (const attribute of withoutXsi(element, type, frame, this.problems)) {
      const params = { name: qualified(attribute), element: qualified(element) };
      this.problems.add('attribute.unknown', frame, element, attribute, params, qualified(attribute));
    }
  }

  #content(
    element: XmlElement,
    children: readonly XmlElement[],
    block: Block,
    frame: Frame | null,
  ): JsonBlock {
    if (element.textStart >= 0) {
      const found = excerpt(element.text.trim());
      const params = { found, parent: qualified(element) };
      this.problems.add('text.unexpected', frame, element, textSpan(element), params);
    }
    const layout = layoutOf(block);
    const bySlot = this.#placement.bySlot(element, children, layout, frame);
    return this.#values(bySlot, layout, frame);
  }

  #values(bySlot: BySlot, layout: Layout, frame: Frame | null): JsonBlock {
    const read: JsonBlock = {};
    for (const { element, index } of layout.slots) {
      const children = bySlot[index];
      if (children === undefined) continue;
      const [first] = children;
      if (element.occurs.max > 1) {
        read[element.json] = children.map((child, at) =>
          this.#value(child, element, childFrame(frame, element, at)),
        );
      } else if (first !== undefined) {
        // Elements over the limit are reported, not read.
        read[element.json] = this.#value(first, element, childFrame(frame, element, 0));
      }
    }
    return read;
  }

  #value(child: XmlElement, element: Element, frame: Frame): JsonLeaf | JsonBlock {
    return element.type.kind === 'block'
      ? this.#block(child, element.type, frame)
      : this.#leaf(child, element, element.type, frame);
  }

  #leaf(
    child: XmlElement,
    element: Pick<Element, 'name' | 'form' | 'default'>,
    type: SimpleType,
    frame: Frame | null,
  ): JsonLeaf {
    const declared = this.#declared(child, type);
    this.#noAttributes(child, declared, frame);
    const nested = child.children[0];
    if (nested !== undefined) {
      const params = { name: qualified(nested), parent: qualified(child) };
      this.problems.add('element.nested', frame, nested, tagSpan(nested), params);
      return '';
    }
    const value = applyWhitespace(type.whitespace, child.text);
    const leaf = element.form === 'integer' ? integerForm(value) : value;
    if (child.end < 0) return leaf; // the text ends inside the value
    if (element.default !== undefined && !child.hasText) return '';
    // An element with `xsi:nil` is reported for that only, not for its empty value as well.
    const actual = narrowed(child, type, declared);
    const error =
      value === '' && isNil(child) && !declared.isUndeclared
        ? undefined
        : checkValue(actual, applyWhitespace(actual.whitespace, child.text));
    if (error !== undefined) {
      const params = { ...error.params, element: element.name, found: excerpt(value) };
      this.problems.add(error.id, frame, child, textSpan(child), params as never);
    }
    return leaf;
  }
}

/** The type of a leaf; `xsi:type` may narrow a built-in type to one that the schema derives from it. */
function narrowed(child: XmlElement, type: SimpleType, declared: DeclaredType): SimpleType {
  if (child.attributes.length === 0) return type;
  const named = instanceType(child);
  if (named === undefined || named.uri !== declared.namespace) return type;
  return replacement(named.local, declared) ?? type;
}

function isSignature(element: XmlElement): boolean {
  return element.uri === SIGNATURE_NAMESPACE && element.local === 'Signature';
}

/** The root's attributes: `sistema_emittente` and `versione`. */
export function readRootAttributes(
  root: XmlElement,
  format: Format,
  problems: Problems,
  isUndeclared = false,
): JsonBlock {
  const type = { xsdName: format.block.xsdName, namespace: format.namespace, isUndeclared };
  return readAttributes(root, rootAttributes(format), type, null, problems);
}

function rootAttributes({ sistemaEmittente, versione, retired }: Format): readonly DeclaredAttribute[] {
  const own: DeclaredAttribute = { name: 'versione', json: 'versione', type: versione, required: true };
  if (retired !== undefined) return [own];
  return [
    { name: 'SistemaEmittente', json: 'sistema_emittente', type: sistemaEmittente, required: false },
    own,
  ];
}

function isInvoiceFormat(grammar: RootGrammar): grammar is Format {
  return 'versione' in grammar;
}

function rootOf(element: XmlElement): XmlElement {
  let root = element;
  while (root.parent !== null) root = root.parent;
  return root;
}
