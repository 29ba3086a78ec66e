/** Generates the fast reader: one function per block, straight-line code over bytes in the order of the schema. */
import { decimalForm } from '../../src/model/decimalForm.ts';
import { commonSchema, NEVER } from '../../src/model/editions.ts';
import { formats as ours } from '../../src/model/formats.ts';
import type { Block, Choice, Element, Format } from '../../src/model/grammar.ts';
import { elementsOf } from '../../src/model/grammar.ts';
import type { SimpleType } from '../../src/model/lexical.ts';
import { EMPTY_TAG, MARK_BITS, MARK_SIZE, OPEN } from '../../src/xml/read/marks.ts';
import { blocksUnder } from './grammarWalk.ts';

/** The source text of `src/xml/generated/fastReader.ts`. */
export function fastReader(declared: readonly Format[] = ours): string {
  // Elements of only some versions of the schema are left to the date-aware reader.
  const formats = declared.map(commonSchema);
  const blocks = new Set(formats.flatMap(({ block }) => [...blocksUnder(block)]));
  const types = new Set<SimpleType>();
  for (const block of blocks) {
    for (const { type } of elementsOf(block)) if (type.kind === 'simple') types.add(type);
  }
  const roots = new Set(formats.map(({ block }) => block));
  const functions = [...blocks].filter((block) => !roots.has(block)).map(blockSource);
  const codes = [...types].filter((type) => type.codes !== undefined).map(codesSource);
  const patterns = [...types]
    .filter((type) => scannerOf(type) === 'pattern' && type !== NEVER)
    .map(patternSource);
  return [
    '// Generated from the grammar by `npm run generate`. Do not edit.',
    `import { ${[...types]
      .filter((type) => used(type))
      .map(({ name }) => name)
      .sort()
      .join(', ')} } from '../../model/simpleTypes.ts';`,
    "import { FastScan, giveUp } from '../read/fastScan.ts';",
    '',
    '// Created by a constructor, so that the engine knows their size in advance; they are still plain objects.',
    'type Make<T extends unknown[]> = new (...values: T) => object;',
    'type Text = string | undefined;',
    '',
    ...codes,
    ...patterns,
    '',
    ...functions,
    ...readersSource([...blocks].filter((block) => !roots.has(block))),
    ...formats.map(rootSource),
  ].join('\n');
}

/** True if reading the values of a type needs the type itself. */
function used(type: SimpleType): boolean {
  return scannerOf(type) !== 'code' && type !== NEVER;
}

/** The functions by block name, for files that are not valid as a whole. */
function readersSource(blocks: readonly Block[]): string[] {
  return [
    'export const blockReaders: ReadonlyMap<string, (s: FastScan, start: number) => object> = new Map([',
    ...blocks.map((block) => `  ['${block.name}', ${reader(block)}],`),
    ']);',
    '',
  ];
}

/** The name of the function that reads a block. */
function reader(block: Block): string {
  return `read${block.name}`;
}

function blockSource(block: Block): string {
  const elements = elementsOf(block);
  const lines = [
    `const Make${block.name} = function (this: Record<string, unknown>, ${elements.map(parameter).join(', ')}) {`,
    ...elements.map((element, index) => assignment(block, element, index)),
    `} as unknown as Make<[${elements.map(valueType).join(', ')}]>;`,
    `(Make${block.name} as { prototype: object }).prototype = Object.prototype;`,
    '',
    `function ${reader(block)}(s: FastScan, start: number): object {`,
    ...openingSource(elements),
    ...contentSource(block),
    ...CLOSING,
    `  return new Make${block.name}(${elements.map((_, index) => `v${index}`).join(', ')});`,
    '}',
    '',
  ];
  return lines.join('\n');
}

/** The variables of a function: the bytes and the marks, the offsets in both, and the values. */
function openingSource(elements: readonly Element[]): string[] {
  return [
    '  const v = s.view;',
    '  const m = s.marks;',
    '  let n = s.marked;',
    '  let p = s.blank(start);',
    ...elements.map((element, index) => `  let v${index}: ${valueType(element)} = undefined;`),
  ];
}

const CLOSING = ['  s.pos = p;', '  s.marked = n;'];

function parameter(element: Element, index: number): string {
  return `v${index}: ${valueType(element)}`;
}

function valueType(element: Element): string {
  if (element.occurs.max > 1)
    return element.type.kind === 'block' ? 'object[] | undefined' : '(string | number)[] | undefined';
  if (element.type.kind === 'block') return 'object | undefined';
  return element.form === 'integer' ? 'number | undefined' : 'Text';
}

/** A required element needs no check. */
function assignment(block: Block, element: Element, index: number): string {
  const sure = element.occurs.min === 1 && block.content.includes(element);
  const set = `this['${element.json}'] = v${index};`;
  return sure ? `  ${set}` : `  if (v${index} !== undefined) ${set}`;
}

function contentSource(block: Block): string[] {
  let index = 0;
  return block.content.flatMap((particle) => {
    if (particle.kind === 'element') return elementSource(particle, index++);
    const source = choiceSource(particle, index);
    index += particle.alternatives.flat().length;
    return source;
  });
}

function elementSource(element: Element, index: number): string[] {
  const open = `<${element.name}>`;
  const read = [`p += ${open.length};`, ...valueSource(element, index)];
  if (mayBeEmpty(element)) return emptiableSource(element, index, open, read);
  if (element.occurs.max > 1) {
    const loop = [
      `v${index} = [];`,
      'do {',
      ...read.map((line) => `  ${line}`),
      `} while (${matches(open)});`,
    ];
    if (element.occurs.min === 1)
      return [`  if (!(${matches(open)})) giveUp();`, ...loop.map((line) => `  ${line}`)];
    return [`  if (${matches(open)}) {`, ...loop.map((line) => `    ${line}`), '  }'];
  }
  if (element.occurs.min === 1)
    return [`  if (!(${matches(open)})) giveUp();`, ...read.map((line) => `  ${line}`)];
  return [`  if (${matches(open)}) {`, ...read.map((line) => `    ${line}`), '  }'];
}

/** The number that identifies an element among those of its block. */
function mark(index: number, tag?: 'isEmpty'): number {
  const number = tag === undefined ? index : index | EMPTY_TAG;
  if (index >= EMPTY_TAG) throw new Error(`a block has more than ${EMPTY_TAG} elements`);
  return number;
}

/** An element that is valid without content often occurs as one tag; it occurs at most once. */
function emptiableSource(element: Element, index: number, open: string, read: readonly string[]): string[] {
  const empty = element.type.kind === 'block' ? '{}' : "''";
  return [
    `  if (${matches(open)}) {`,
    ...read.map((line) => `    ${line}`),
    `  } else if (s.emptyTag(p, '<${element.name}')) {`,
    `    m[n] = p; m[n + 1] = ${mark(index, 'isEmpty')}; m[n + 2] = s.tagLine; n += ${MARK_SIZE};`,
    `    v${index} = ${empty};`,
    '    p = s.blank(s.pos);',
    element.occurs.min === 1 ? '  } else giveUp();' : '  }',
  ];
}

function mayBeEmpty(element: Element): boolean {
  if (element.occurs.max > 1) return false;
  if (element.type.kind === 'simple') return element.default !== undefined;
  return element.type.content.every((particle) => particle.kind === 'element' && particle.occurs.min === 0);
}

/** The first element of an alternative identifies it; the last alternative needs no check. */
function choiceSource(choice: Choice, first: number): string[] {
  const lines: string[] = [];
  let index = first;
  choice.alternatives.forEach((group, position) => {
    const last = position === choice.alternatives.length - 1;
    const condition = group[0] === undefined ? '' : matches(`<${group[0].name}>`);
    const head = last ? '{' : `if (${condition}) {`;
    lines.push(position === 0 ? `  ${head}` : `  } else ${head}`);
    for (const element of group) lines.push(...elementSource(element, index++).map((line) => `  ${line}`));
  });
  lines.push('  }');
  return lines;
}

/** Reads the value at `p`, its end tag and the blanks after it; notes its offset. */
function valueSource(element: Element, index: number): string[] {
  const close = `</${element.name}>`;
  const isBlock = element.type.kind === 'block';
  const value =
    element.type.kind === 'block' ? `${reader(element.type)}(s, p)` : leafSource(element, element.type);
  const set = element.occurs.max > 1 ? `v${index}.push(${value});` : `v${index} = ${value};`;
  const marked = isBlock
    ? [
        `m[n] = p; m[n + 1] = ${OPEN}; m[n + 2] = s.line; s.marked = n + ${MARK_SIZE};`,
        set,
        `m[n + 1] = ${mark(index)} | s.marked << ${MARK_BITS}; n = s.marked;`,
      ]
    : [`m[n] = p; m[n + 1] = ${mark(index)}; m[n + 2] = s.line; n += ${MARK_SIZE};`, set];
  return [
    ...marked,
    'p = s.pos;',
    `if (!(${matches(close)})) giveUp();`,
    `p = s.blank(p + ${close.length});`,
  ];
}

function leafSource(element: Element, type: SimpleType): string {
  if (type === NEVER) return 'giveUp()';
  if (element.default !== undefined) return 's.country(p)';
  const read = ((): string => {
    switch (scannerOf(type)) {
      case 'code':
        return `s.code(p, ${type.name}Codes)`;
      case 'decimal':
        return `s.decimal(p, ${decimalBounds(type).join(', ')}, ${type.name})`;
      case 'integer':
        return `s.integer(p, ${type.minimum}, ${type.maximum}, ${type.name})`;
      case 'date':
        return `s.date(p, ${type.name})`;
      case 'base64':
        return `s.base64(p, ${type.name})`;
      case 'string':
      case 'latin':
        return `s.${scannerOf(type)}(p, ${type.minLength}, ${type.maxLength}, ${type.name})`;
      case 'pattern':
        return `s.pattern(p, ${type.name}Pattern, ${type.name})`;
      default:
        return `s.slow(p, ${type.name})`;
    }
  })();
  return element.form === 'integer' ? `Number(${read})` : read;
}

type Scanner = 'code' | 'decimal' | 'integer' | 'date' | 'base64' | 'string' | 'latin' | 'pattern' | 'slow';

/** The scanner for plain values of a type; `slow` if no scanner is exact for all of them. */
function scannerOf(type: SimpleType): Scanner {
  if (type.codes !== undefined) return 'code';
  switch (type.base) {
    case 'decimal':
      return 'decimal';
    case 'integer':
      return 'integer';
    case 'date':
      return 'date';
    case 'base64Binary':
      return 'base64';
    default:
      break;
  }
  if (type.whitespace === 'collapse' || type.base === 'dateTime' || type.test !== undefined) return 'slow';
  if (type.pattern !== undefined) return 'pattern';
  return type.characters === 'Latin1' ? 'latin' : 'string';
}

/**
 * The digits before the point, and the minimum and maximum after it, from the type's pattern. Rates are limited to
 * two digits here, so that none exceeds 100: 100.00 takes the slow path.
 */
function decimalBounds(type: SimpleType): readonly [number, number, number] {
  const form = decimalForm(type);
  if (form === undefined)
    throw new Error(`${type.name}: the pattern ${type.pattern} is not that of a decimal`);
  return [type.maximum === '100.00' ? 2 : form.digits, form.min, form.max];
}

function codesSource(type: SimpleType): string {
  const values = (type.codes?.codes ?? [])
    .filter(({ inSchema }) => inSchema)
    .map(({ code }) => `['${code}', '${code}']`);
  return `const ${type.name}Codes: ReadonlyMap<string, string> = new Map([${values.join(', ')}]);`;
}

function patternSource(type: SimpleType): string {
  return `const ${type.name}Pattern = /^(?:${type.pattern})$/;`;
}

/** A comparison of the bytes at `p` with ASCII text, in words of four; the last word distinguishes names best. */
function matches(text: string): string {
  const words: number[] = [];
  for (let at = 0; at + 4 <= text.length; at += 4) words.push(at);
  if (text.length % 4 !== 0) words.push(text.length - 4);
  const tests = words.reverse().map((at) => {
    let word = 0;
    for (let i = 3; i >= 0; i -= 1) word = (word << 8) | text.charCodeAt(at + i);
    return `v.getInt32(${at === 0 ? 'p' : `p + ${at}`}, true) === ${word}`;
  });
  return tests.join(' && ');
}

/** The elements of the root: the caller has read its start tag and reads what follows the last of them. */
function rootSource(format: Format): string {
  const elements = elementsOf(format.block);
  const names = elements.map(({ json }, index) => `${json}: v${index}`);
  return [
    `/** Reads the header and bodies of ${format.root} from \`start\`, after the start tag; leaves \`pos\` after the last. */`,
    `export function read${format.root}(s: FastScan, start: number): Record<string, unknown> {`,
    ...openingSource(elements),
    ...contentSource(format.block),
    ...CLOSING,
    `  return { ${names.join(', ')} };`,
    '}',
    '',
  ].join('\n');
}
