/**
 * Explains why a JSON value is not an invoice: walks value and grammar together and collects every problem, with the
 * ids of the XML readers. It finds problems exactly if the validator generated from the JSON Schema rejects the value.
 */

import { schemaOfJson } from '../../model/formatOf.ts';
import {
  type Block,
  type Choice,
  type Element,
  elementsOf,
  type Format,
  isOnce,
} from '../../model/grammar.ts';
import { isAbsent, isMembers, type Members, member, typeOf } from '../../model/jsonValue.ts';
import { applyWhitespace, checkValue, type SimpleType } from '../../model/lexical.ts';
import { nearest } from '../../model/nearMiss.ts';
import { endsOf, parentsOf } from '../../model/parents.ts';
import type { ProblemParams } from '../../model/problem.ts';
import { FORBIDDEN } from '../../xml/characters.ts';
import { type JsonFrame, JsonProblems } from './jsonProblems.ts';

/** A place in the value, and the name of the field there. */
interface Here {
  readonly frame: JsonFrame | null;
  readonly name: string;
}

/** Keys of the root object in addition to those of the grammar. */
const ROOT_KEYS = ['namespace', 'sistema_emittente', 'versione'];
/** The same keys of a format without the attribute SistemaEmittente. */
const RETIRED_ROOT_KEYS = ['namespace', 'versione'];

const NO_GUESS: ReadonlyMap<string, Element> = new Map();

/** Maximum length of values in problems; messages do not need more. */
const LONGEST_EXCERPT = 200;

/**
 * All problems of a value; none if it is a valid invoice.
 * @param format The grammar; by default the schema of the first document's date.
 * @param maxKept Maximum number of problems to keep, if more than a result has.
 */
export function problemsOf(
  value: unknown,
  format: Format = schemaOfJson(value, null),
  maxKept?: number,
): JsonProblems {
  const problems = new JsonProblems(maxKept);
  if (!isMembers(value)) {
    problems.add('json.type', null, null, 'key', { name: '', expected: 'object', found: typeOf(value) });
    return problems;
  }
  new Explanation(format, problems).root(value);
  return problems;
}

class Explanation {
  readonly format: Format;
  readonly problems: JsonProblems;

  constructor(format: Format, problems: JsonProblems) {
    this.format = format;
    this.problems = problems;
  }

  root(value: Members): void {
    const { block, root, namespace, sistemaEmittente, versione, retired } = this.format;
    const here: Here = { frame: null, name: 'fattura_elettronica' };
    const rootKeys = retired === undefined ? ROOT_KEYS : RETIRED_ROOT_KEYS;
    const known = [...elementsOf(block).map(({ json }) => json), ...rootKeys];
    if (!known.some((key) => !isAbsent(member(value, key)))) {
      const found = member(value, 'namespace');
      this.problems.add('root.unknown', null, null, 'key', {
        name: '',
        namespace: typeof found === 'string' ? found : '',
      });
      return;
    }
    this.#content(value, block, here, rootKeys);
    const uri = member(value, 'namespace');
    if (!isAbsent(uri) && uri !== namespace) {
      const at = child(here, 'namespace');
      if (typeof uri === 'string') {
        const params = { name: root, found: excerpt(uri), expected: namespace };
        this.problems.add('root.namespace', at.frame, at.frame, 'value', params);
      } else this.#type(at, 'string', uri);
    }
    const sistema = member(value, 'sistema_emittente');
    if (!isAbsent(sistema) && retired === undefined)
      this.#text(sistema, sistemaEmittente, child(here, 'sistema_emittente'));
    const version = member(value, 'versione');
    if (isAbsent(version)) {
      const params = { name: 'versione', element: here.name };
      this.problems.add('attribute.missing', inside(here, 'versione'), null, 'key', params);
    } else this.#text(version, versione, child(here, 'versione'));
  }

  #content(value: Members, block: Block, here: Here, also: readonly string[] = []): void {
    const known = keysOf(block);
    const present = new Set<Element>();
    const unknown: string[] = [];
    for (const key of Object.keys(value)) {
      const element = known.get(key);
      if (element === undefined) {
        if (!also.includes(key)) unknown.push(key);
      } else if (!isAbsent(value[key])) {
        present.add(element);
        this.#element(value[key], element, child(here, key), here.name);
      }
    }
    const guessed = unknown.length === 0 ? NO_GUESS : this.#unknown(value, unknown, known, here);
    for (const [key, element] of guessed) {
      present.add(element);
      const frame = { parent: here.frame, key: element.json, written: key };
      this.#element(member(value, key), element, { frame, name: element.json }, here.name);
    }
    for (const particle of block.content) {
      if (particle.kind === 'choice') this.#choice(particle, present, value, here);
      else if (particle.occurs.min === 1 && !present.has(particle)) this.#missing(particle, here);
    }
  }

  /** Reports unknown keys, and returns those that probably stand for a missing element. */
  #unknown(
    value: Members,
    keys: readonly string[],
    known: ReadonlyMap<string, Element>,
    here: Here,
  ): ReadonlyMap<string, Element> {
    const guessed = new Map<string, Element>();
    const free = new Map([...known].filter(([name]) => isAbsent(member(value, name))));
    for (const key of keys) {
      if (this.problems.enough) break;
      const parents = endsOf(parentsOf(this.format, 'json', key), 1, 'fattura_elettronica').slice(0, 3);
      const guess = parents.length > 0 || this.problems.full ? undefined : nearest(key, free.keys());
      const element = guess === undefined ? undefined : free.get(guess);
      if (element !== undefined && !isAbsent(value[key])) {
        guessed.set(key, element);
        free.delete(element.json);
      }
      this.problems.add('element.unknown', here.frame, inside(here, key), 'key', {
        name: excerpt(key),
        parent: here.name,
        ...(guess === undefined ? {} : { suggestion: guess }),
        ...(parents.length === 0 ? {} : { belongs: parents }),
      });
    }
    return guessed;
  }

  #missing({ json, occurs }: Element, here: Here): void {
    const field = inside(here, json);
    const path = occurs.max > 1 ? { parent: field, key: 0 } : field;
    this.problems.add('element.missing', path, here.frame, 'key', { name: json, parent: here.name });
  }

  #choice(choice: Choice, present: ReadonlySet<Element>, value: Members, here: Here): void {
    const alternatives = choice.alternatives.map((group) => group.map(({ json }) => json).join('+'));
    const chosen = choice.alternatives.filter((group) => group.some((element) => present.has(element)));
    const [first, ...others] = chosen;
    if (first === undefined) {
      const params = { parent: here.name, alternatives };
      this.problems.add('choice.missing', here.frame, here.frame, 'key', params);
    } else if (others.length > 0) {
      const extra = others.flat().find((element) => present.has(element));
      const name = extra?.json ?? '';
      const at = Object.hasOwn(value, name) ? inside(here, name) : here.frame;
      const params = { parent: here.name, name, alternatives };
      this.problems.add('choice.conflict', here.frame, at, 'key', params);
    } else {
      for (const element of first) {
        if (element.occurs.min === 1 && !present.has(element)) this.#missing(element, here);
      }
    }
  }

  #element(value: unknown, element: Element, here: Here, parent: string): void {
    if (element.occurs.max === 1) this.#one(value, element, here);
    else if (!Array.isArray(value)) this.#type(here, 'array', value);
    else {
      for (const [index, item] of value.entries()) {
        if (this.problems.enough) return;
        if (index > 0 && isOnce(element.occurs)) {
          const frame = { parent: here.frame, key: index };
          this.problems.add('element.repeated', frame, frame, 'value', { name: here.name, parent });
          continue;
        }
        this.#one(item, element, { frame: { parent: here.frame, key: index }, name: here.name });
      }
    }
  }

  #one(value: unknown, { type, default: preset }: Element, here: Here): void {
    if (type.kind === 'simple') {
      if (value !== '' || preset === undefined) this.#text(value, type, here);
    } else if (isMembers(value)) this.#content(value, type, here);
    else this.#type(here, 'object', value);
  }

  #text(value: unknown, type: SimpleType, here: Here): void {
    if (type.base === 'integer' && typeof value === 'number' && Number.isInteger(value)) {
      this.#check(String(value), type, here);
    } else if (typeof value === 'string') this.#check(applyWhitespace(type.whitespace, value), type, here);
    else this.#type(here, type.base === 'integer' && typeof value === 'number' ? 'integer' : 'string', value);
  }

  #check(value: string, type: SimpleType, here: Here): void {
    const error = checkValue(type, value);
    if (error !== undefined) {
      const params = { ...error.params, element: here.name, found: excerpt(value) };
      this.problems.add(error.id, here.frame, here.frame, 'value', params as never);
      return;
    }
    const forbidden = FORBIDDEN.exec(value)?.[0].codePointAt(0);
    if (forbidden === undefined) return;
    const codepoint = `U+${forbidden.toString(16).toUpperCase().padStart(4, '0')}`;
    this.problems.add('xml.character', here.frame, here.frame, 'value', { codepoint });
  }

  #type(here: Here, expected: ProblemParams['json.type']['expected'], value: unknown): void {
    const params = { name: here.name, expected, found: typeOf(value) };
    this.problems.add('json.type', here.frame, here.frame, 'value', params);
  }
}

const keys = new WeakMap<Block, ReadonlyMap<string, Element>>();

/** The elements of a block by JSON name. */
function keysOf(block: Block): ReadonlyMap<string, Element> {
  let known = keys.get(block);
  if (known === undefined) {
    known = new Map(elementsOf(block).map((element) => [element.json, element]));
    keys.set(block, known);
  }
  return known;
}

function inside(here: Here, key: string): JsonFrame {
  return { parent: here.frame, key };
}

function child(here: Here, key: string): Here {
  return { frame: inside(here, key), name: key };
}

function excerpt(text: string): string {
  return text.length <= LONGEST_EXCERPT ? text : `${text.slice(0, LONGEST_EXCERPT - 1)}…`;
}
