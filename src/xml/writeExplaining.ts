/** The explaining writer: walks the grammar in order and knows the path of each problem. */

import { fieldsOf } from '../model/fieldsOf.ts';
import type { Invoice } from '../model/generated/invoice.ts';
import type { Block, RootGrammar } from '../model/grammar.ts';
import { pointerSegment } from '../model/jsonPointer.ts';
import type { Problem, ProblemId, ProblemParams } from '../model/problem.ts';
import { FORBIDDEN } from './characters.ts';
import { escapeAttribute, escapeText, SPECIAL } from './writeEscapes.ts';
import { writePlain } from './writePlain.ts';
import { stepsOf, type WriteStep } from './writeSteps.ts';

/** Keys of the root that are not elements. */
const ROOT_KEYS = new Set(['namespace', 'sistema_emittente', 'versione']);

export type Fields = { readonly [key: string]: unknown };

/** The grammar of an invoice with these keys. It is an argument, so that a program that writes one format does not load all. */
export type GrammarOf = (fields: Fields) => RootGrammar;

/** Writes all valid content, and records problems with the rest. */
export class Writer {
  readonly problems: Problem[] = [];
  /** Additional indentation per level. */
  readonly #unit: string;
  /** True while the whole document can still be written by {@link writePlain}. */
  #mayBePlain: boolean;

  constructor(unit: string, { mayBePlain }: { readonly mayBePlain: boolean }) {
    this.#unit = unit;
    this.#mayBePlain = mayBePlain;
  }

  fragment(step: WriteStep, value: unknown, newline: string): string {
    return this.#element(step, value, newline, `/${step.key}`, '');
  }

  invoice(invoice: Invoice, prefix: string, grammarOf: GrammarOf): string {
    if (!isObject(invoice)) {
      this.#wrongType('', 'fattura', 'object', invoice);
      return '';
    }
    const fields = fieldsOf(invoice);
    const format = grammarOf(fields);
    const name = prefix === '' ? format.root : `${prefix}:${format.root}`;
    const namespace = this.#attribute(fields, 'namespace') ?? format.namespace;
    const versione = this.#attribute(fields, 'versione');
    const sistema = this.#attribute(fields, 'sistema_emittente');
    const binding = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
    const attributes = [
      ...(versione === undefined ? [] : [`versione="${escapeAttribute(versione)}"`]),
      ...(sistema === undefined ? [] : [`SistemaEmittente="${escapeAttribute(sistema)}"`]),
      `${binding}="${escapeAttribute(namespace)}"`,
    ];
    // With a default namespace, `xmlns=""` resets it for the children: the schema requires them to be in none.
    const inner = this.#content(format.block, fields, this.#newline(1), '', prefix === '' ? ' xmlns=""' : '');
    return `<${name} ${attributes.join(' ')}>${inner}${this.#newline(0)}</${name}>`;
  }

  #newline(level: number): string {
    return this.#unit === '' ? '' : `\n${this.#unit.repeat(level)}`;
  }

  #attribute(fields: Fields, key: string): string | undefined {
    const value = fields[key];
    if (isAbsent(value)) return undefined;
    if (typeof value !== 'string') {
      this.#wrongType(`/${key}`, key, 'string', value);
      return undefined;
    }
    this.#forbidden(value, `/${key}`);
    return value;
  }

  /** Writes the children of a block, each on its own line. */
  #content(block: Block, fields: Fields, newline: string, path: string, attributes: string): string {
    const { steps, keys } = stepsOf(block);
    for (const key in fields) {
      if (!keys.has(key) && fields[key] !== undefined && !(path === '' && ROOT_KEYS.has(key))) {
        this.#problem('element.unknown', `${path}/${pointerSegment(key)}`, { name: key, parent: block.name });
      }
    }
    let text = '';
    for (const step of steps) {
      const value = fields[step.key];
      if (isAbsent(value)) continue;
      if (!step.repeated) text += this.#element(step, value, newline, `${path}/${step.key}`, attributes);
      else if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i += 1) {
          text += this.#element(step, value[i], newline, `${path}/${step.key}/${i}`, attributes);
        }
      } else this.#wrongType(`${path}/${step.key}`, step.key, 'array', value);
    }
    return text;
  }

  #element(step: WriteStep, value: unknown, newline: string, path: string, attributes: string): string {
    const { block } = step;
    if (block === null) return newline + step.open + attributes + this.#leaf(step, value, path) + step.close;
    if (!isObject(value)) {
      this.#wrongType(path, step.key, 'object', value);
      return '';
    }
    const deeper = newline === '' ? '' : newline + this.#unit;
    const inner =
      this.#plain(block, value, deeper) ?? this.#content(block, fieldsOf(value), deeper, path, '');
    if (inner === '') return `${newline}${step.open}${attributes}/>`;
    return `${newline}${step.open}${attributes}>${inner}${newline}${step.close}`;
  }

  /**
   * Tried for header and bodies until the first that is not plain, then never again, so that little is written twice.
   */
  #plain(block: Block, fields: Fields, newline: string): string | null {
    if (!this.#mayBePlain) return null;
    const text = writePlain(block, fields, newline, this.#unit);
    this.#mayBePlain = text !== null;
    return text;
  }

  /** Writes from the `>` of the start tag to the end of the text. */
  #leaf(step: WriteStep, value: unknown, path: string): string {
    if (typeof value === 'string') {
      if (!SPECIAL.test(value)) return `>${value}`;
      this.#forbidden(value, path);
      return `>${escapeText(value)}`;
    }
    if (step.integer && typeof value === 'number' && Number.isSafeInteger(value)) return `>${value}`;
    this.#wrongType(path, step.key, step.integer ? 'integer' : 'string', value);
    return '>';
  }

  #forbidden(value: string, path: string): void {
    const found = FORBIDDEN.exec(value)?.[0];
    if (found === undefined) return;
    const point = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    this.#problem('xml.character', path, { codepoint: `U+${point}` });
  }

  #wrongType(
    path: string,
    name: string,
    expected: ProblemParams['json.type']['expected'],
    value: unknown,
  ): void {
    const found =
      value === null
        ? 'null'
        : Array.isArray(value)
          ? 'array'
          : (typeof value as ProblemParams['json.type']['found']);
    this.#problem('json.type', path, { name, expected, found });
  }

  #problem<Id extends ProblemId>(id: Id, path: string, params: ProblemParams[Id]): void {
    this.problems.push({ id, path, xpath: null, offset: -1, end: -1, params } as Problem);
  }
}

/** True if a value counts as absent in any position. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
