/** Checks the structure of `ds:Signature` against its grammar, as the schema does; no cryptography. */
import { applyWhitespace } from '../../model/lexical.ts';
import { checkBase64 } from '../../model/primitives.ts';
import {
  type SignatureAttribute,
  type SignatureElement,
  type SignatureGroup,
  type SignatureParticle,
  type SignatureType,
  type SignatureWildcard,
  signatureGrammar,
} from '../../model/signature.ts';
import { NC_NAME } from '../characters.ts';
import { qualified, type XmlElement } from '../element.ts';
import { XML_NAMESPACE } from '../namespaces.ts';
import { fitsInstanceType } from './instanceTypes.ts';
import { excerpt, type Problems, tagSpan, textSpan } from './problems.ts';
import { isAnyUri } from './uri.ts';
import { type InstanceType, instanceType, withoutXsi } from './xsi.ts';

const { namespace, types, globals } = signatureGrammar;

const NO_ATTRIBUTES: readonly SignatureAttribute[] = [];

/** The schema of the document around a signature, whose elements and types may be in the signature. */
export interface OuterSchema {
  /** Reads the root of a document of the schema; false for any other element. */
  readonly root: (element: XmlElement) => boolean;
  /**
   * Reads an element as a type of the schema; false if the schema has no such type.
   * @param builtIn The name of the element's own type, which the other must restrict; absent for an undeclared element.
   */
  readonly typed: (element: XmlElement, type: InstanceType, builtIn?: string) => boolean;
}

/** Checks the `ds:Signature` elements of one document, whose IDs must be unique. */
export class SignatureCheck {
  readonly problems: Problems;
  readonly #ids = new Set<string>();
  readonly #outer: OuterSchema;

  /**
   * @param root root of the document, whose `xml:id`s are included
   * @param outer the schema of the document
   */
  constructor(root: XmlElement, problems: Problems, outer: OuterSchema) {
    this.problems = problems;
    this.#outer = outer;
    this.#know(root);
  }

  /** Checks a signature and its descendants. */
  check(signature: XmlElement): void {
    this.#global(signature);
  }

  /** An `xml:id` is an ID by its name (xml:id 1.0 §4), on any element. */
  #know(element: XmlElement): void {
    for (const attribute of element.attributes) {
      if (attribute.uri !== XML_NAMESPACE || attribute.local !== 'id') continue;
      const found = applyWhitespace('collapse', attribute.value);
      if (!isNcName(found) || this.#ids.has(found)) {
        const params = { element: 'xml:id', found: excerpt(found), type: 'ID' };
        this.problems.add('signature.value', null, element, attribute, params, 'xml:id');
      }
      this.#ids.add(found);
    }
    for (const child of element.children) this.#know(child);
  }

  /** An element matched by a wildcard: checked if it is declared, otherwise only its descendants are. */
  #global(element: XmlElement): boolean {
    const name = element.uri === namespace ? own(globals, element.local) : undefined;
    if (name === undefined) return this.#outer.root(element);
    this.#element(element, name);
    return true;
  }

  /** An undeclared element, which only `xsi:type` can give a type. */
  #lax(element: XmlElement): void {
    if (this.#global(element)) return;
    const type = instanceType(element);
    if (type?.uri === namespace && own(types, type.local) !== undefined) {
      this.#element(element, type.local, true);
      return;
    }
    if (type !== undefined) {
      if (this.#outer.typed(element, type)) return;
      if (!fitsInstanceType(element, type)) {
        const params = { element: qualified(element), found: excerpt(type.written) };
        this.problems.add('xsi.type', null, element, tagSpan(element), params);
      }
    }
    for (const child of element.children) this.#lax(child);
  }

  /** @param isUndeclared True if only `xsi:type` gives the element its type. */
  #element(element: XmlElement, typeName: string, isUndeclared = false): void {
    const type = types[typeName];
    if (type === undefined) throw new Error(`signature grammar: no type ${typeName}`);
    const named = isBuiltIn(type) ? instanceType(element) : undefined;
    if (named !== undefined && this.#outer.typed(element, named, type.name)) return;
    // A simple type of signatures may add attributes to the built-in type that it replaces.
    const other = named?.uri === namespace ? own(types, named.local) : undefined;
    const { attributes } = other?.content.kind === 'simple' ? other : type;
    this.#attributes(element, { declared: type, isUndeclared, known: attributes ?? NO_ATTRIBUTES });
    if (type.content.kind === 'simple') this.#value(element, type.content.base);
    else {
      if (!type.content.mixed && (element.textStart >= 0 || element.hasCdata)) {
        const found = excerpt(element.text.trim());
        this.problems.add('text.unexpected', null, element, textSpan(element), {
          found,
          parent: qualified(element),
        });
      }
      this.#children(element, type.content.particle);
    }
  }

  #attributes(
    element: XmlElement,
    {
      declared,
      isUndeclared,
      known,
    }: {
      readonly declared: SignatureType;
      readonly isUndeclared: boolean;
      readonly known: readonly SignatureAttribute[];
    },
  ): void {
    if (element.attributes.length === 0 && !known.some(({ required }) => required)) return;
    const xsdName = isBuiltIn(declared) ? `xs:${declared.name}` : declared.name;
    const given = withoutXsi(element, { xsdName, namespace, isUndeclared }, null, this.problems);
    for (const attribute of given) {
      const declaration =
        attribute.uri === '' ? known.find(({ name }) => name === attribute.local) : undefined;
      const name = qualified(attribute);
      if (declaration === undefined) {
        this.problems.add(
          'attribute.unknown',
          null,
          element,
          attribute,
          { name, element: qualified(element) },
          name,
        );
      } else if (!this.#attributeFits(declaration, attribute.value)) {
        const params = { element: name, found: excerpt(attribute.value), type: declaration.type };
        this.problems.add('signature.value', null, element, attribute, params, name);
      }
    }
    for (const { name, required } of known) {
      if (required && !given.some(({ local, uri }) => local === name && uri === '')) {
        const params = { name, element: qualified(element) };
        this.problems.add('attribute.missing', null, element, tagSpan(element), params);
      }
    }
  }

  #attributeFits(declaration: SignatureAttribute, value: string): boolean {
    if (declaration.type === 'string') return true;
    const collapsed = applyWhitespace('collapse', value);
    if (declaration.type === 'anyURI') return isAnyUri(collapsed);
    if (!isNcName(collapsed) || this.#ids.has(collapsed)) return false;
    this.#ids.add(collapsed);
    return true;
  }

  #value(element: XmlElement, base: 'base64Binary' | 'integer' | 'string'): void {
    const nested = element.children[0];
    if (nested !== undefined) {
      const params = { name: qualified(nested), parent: qualified(element) };
      this.problems.add('element.nested', null, nested, tagSpan(nested), params);
      return;
    }
    // Blanks may be anywhere in base64.
    if (base === 'string' || (base === 'base64Binary' && checkBase64(element.text))) return;
    const value = applyWhitespace('collapse', element.text);
    if (base === 'integer' && /^[+-]?[0-9]+$/.test(value)) return;
    const params = { element: qualified(element), found: excerpt(value), type: base };
    this.problems.add('signature.value', null, element, textSpan(element), params);
  }

  #children(element: XmlElement, group: SignatureGroup): void {
    let match = new Match(element.children, null);
    if (!match.whole(group)) {
      const allowed = new Set<string>();
      match = new Match(element.children, allowed);
      match.whole(group);
      const child = element.children[match.at];
      const expected = [...allowed];
      const parent = qualified(element);
      if (child === undefined) {
        // If the text ends inside the element, missing elements may have been cut off.
        if (element.end >= 0) {
          const span = { offset: element.contentEnd, end: element.end };
          this.problems.add('signature.incomplete', null, element, span, { parent, expected });
        }
      } else {
        const params = { name: qualified(child), parent, expected };
        this.problems.add('signature.element', null, child, tagSpan(child), params);
      }
    }
    for (const [child, particle] of match.matched) {
      if (particle.kind === 'element') this.#element(child, particle.type);
      else if (particle.processContents === 'lax') this.#lax(child);
      else if (!this.#global(child)) {
        const params = { name: qualified(child), parent: qualified(element), expected: Object.keys(globals) };
        this.problems.add('signature.element', null, child, tagSpan(child), params);
      }
    }
  }
}

/** Matches children against a group; the grammar is deterministic, so the first matching particle is correct. */
class Match {
  readonly matched: [XmlElement, SignatureElement | SignatureWildcard][] = [];
  at = 0;
  readonly #children: readonly XmlElement[];
  /** Names that were allowed at the point where the match stopped; null if they are not needed. */
  readonly #expected: Set<string> | null;

  constructor(children: readonly XmlElement[], expected: Set<string> | null) {
    this.#children = children;
    this.#expected = expected;
  }

  /** True if the group matches all children. */
  whole(group: SignatureGroup): boolean {
    return this.group(group) && this.at === this.#children.length;
  }

  group(group: SignatureGroup): boolean {
    let count = 0;
    while (count < group.max && this.#canStart(group)) {
      const before = this.at;
      if (!this.#once(group)) return false;
      count += 1;
      if (this.at === before) break;
    }
    return count >= group.min || nullable(group, true);
  }

  #once(group: SignatureGroup): boolean {
    if (group.kind === 'sequence') return group.particles.every((particle) => this.#particle(particle));
    const chosen = group.particles.find((particle) => this.#canStart(particle));
    return chosen === undefined ? nullable(group, true) : this.#particle(chosen);
  }

  #particle(particle: SignatureParticle): boolean {
    if ('particles' in particle) return this.group(particle);
    let count = 0;
    while (count < particle.max && this.#canStart(particle)) {
      const child = this.#children[this.at];
      if (child === undefined) break;
      this.matched.push([child, particle]);
      this.at += 1;
      this.#expected?.clear();
      count += 1;
    }
    return count >= particle.min;
  }

  #canStart(particle: SignatureParticle): boolean {
    if ('particles' in particle) {
      // Visits every alternative of a choice, so that `expected` contains all of them.
      if (particle.kind === 'choice' && this.#expected !== null)
        return particle.particles.filter((inner) => this.#canStart(inner)).length > 0;
      for (const inner of particle.particles) {
        if (this.#canStart(inner)) return true;
        if (particle.kind === 'sequence' && !nullable(inner)) return false;
      }
      return false;
    }
    this.#expected?.add(particle.kind === 'element' ? particle.name : '*');
    const child = this.#children[this.at];
    if (child === undefined) return false;
    if (particle.kind === 'element') return child.uri === namespace && child.local === particle.name;
    return particle.namespace === 'any' || (child.uri !== namespace && child.uri !== '');
  }
}

/** True if a particle may be absent; with `once`, true if one occurrence of a group may be empty. */
function nullable(particle: SignatureParticle, once = false): boolean {
  if (!once && particle.min === 0) return true;
  if (particle.kind === 'sequence') return particle.particles.every((inner) => nullable(inner));
  if (particle.kind === 'choice') return particle.particles.some((inner) => nullable(inner));
  return false;
}

/** True for the types of XML Schema. */
function isBuiltIn({ name, content }: SignatureType): boolean {
  return content.kind === 'simple' && content.base === name;
}

/** The value of a key from the file, which may be `constructor`. */
function own<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

function isNcName(value: string): boolean {
  NC_NAME.lastIndex = 0;
  return NC_NAME.exec(value)?.[0] === value;
}
