/**
 * The outline of the ordinary format: its elements in order with the blank rule of their values, without types, codes
 * and descriptions. It is enough for a program that writes invoices and numbers their fields but checks nothing.
 */
import { ORDINARY_OUTLINE } from './generated/outline.ts';
import {
  type Block,
  block,
  type Element,
  element,
  type Format,
  many,
  one,
  type RootGrammar,
} from './grammar.ts';
import type { Base, SimpleType, Whitespace } from './lexical.ts';
import { ORDINARY_ROOT } from './roots.ts';

/** Signs after the name of a value, with its base type and whitespace rule. `*` marks a list, `+` a number in JSON. */
export const VALUE_SIGNS: Readonly<Record<string, readonly [base: Base, whitespace: Whitespace]>> = {
  '': ['string', 'preserve'],
  '~': ['normalizedString', 'replace'],
  '!': ['token', 'collapse'],
  '#': ['integer', 'collapse'],
};

export interface Outline extends RootGrammar, Pick<Format, 'versione' | 'sistemaEmittente'> {}

let known: Outline | undefined;

/** The outline as a grammar, read on first use. */
export function ordinaryOutline(): Outline {
  known ??= {
    root: ORDINARY_ROOT.root,
    namespace: ORDINARY_ROOT.namespace,
    block: block(
      ORDINARY_ROOT.root,
      contentOf(ORDINARY_OUTLINE.match(/[A-Za-z0-9]+[^A-Za-z0-9()]*|[()]/g) ?? []),
    ),
    versione: typeOf(''),
    sistemaEmittente: typeOf('~'),
  };
  return known;
}

/** Elements up to the parenthesis that closes their block. */
function contentOf(tokens: string[]): Element[] {
  const elements: Element[] = [];
  for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
    const [, name = '', signs = ''] = /^([A-Za-z0-9]+)([^ ]*)/.exec(token) ?? [];
    let type: Block | SimpleType = typeOf(signs.replace(/[*+]/g, ''));
    if (tokens[0] === '(') {
      tokens.shift();
      type = block(name, contentOf(tokens));
    }
    const options = signs.includes('+') ? ({ form: 'integer' } as const) : {};
    elements.push(element(name, type, signs.includes('*') ? many : one, '', '', options));
  }
  return elements;
}

const valueTypes = new Map<string, SimpleType>();

function typeOf(sign: string): SimpleType {
  let type = valueTypes.get(sign);
  if (type === undefined) {
    const [base, whitespace] = VALUE_SIGNS[sign] ?? ['string', 'preserve'];
    type = { kind: 'simple', name: base, xsdName: `xs:${base}`, base, whitespace };
    valueTypes.set(sign, type);
  }
  return type;
}
