/** Mutations of the structure: order, number, names and places of elements. */
import { elementsOf } from '../../src/model/grammar.ts';
import { content, outer, splice, withContent, type XmlNode } from './mutantsDocument.ts';
import { generateElement } from './mutantsGenerate.ts';
import { anyBlock, anyElement, type Kinds, type Scene } from './mutantsKind.ts';
import { sampleValue } from './mutantsSamples.ts';

const DENSITY = { optional: 0.3, again: 0.1 };

function renamed({ document }: Scene, node: XmlNode, name: string): string {
  const whole = outer(document, node);
  const open = `<${name}${whole.slice(1 + node.name.length)}`;
  return splice(
    document.text,
    node.start,
    node.end,
    node.selfClosing ? open : `${open.slice(0, open.lastIndexOf('</'))}</${name}>`,
  );
}

function nearMiss({ random }: Scene, name: string): string {
  const at = random.below(name.length);
  return random.pick([
    name.slice(0, at) + name.slice(at + 1) || 'x',
    name.slice(0, at) + (name[at] ?? '') + name.slice(at),
    name.slice(0, Math.max(at, 1)) +
      random.pick(['x', '_', '-', '1', '.', 'é']) +
      name.slice(Math.max(at, 1)),
  ]);
}

/** Moves an element to a gap that is not inside it. */
function moveTo({ document }: Scene, node: XmlNode, to: number): string | undefined {
  if (to > node.start && to < node.end) return undefined;
  const whole = outer(document, node);
  return to <= node.start
    ? splice(splice(document.text, node.start, node.end, ''), to, to, whole)
    : splice(splice(document.text, to, to, whole), node.start, node.end, '');
}

export const structure: Kinds = {
  swapSiblings(scene) {
    const siblings = anyBlock(scene)?.children ?? [];
    const at = scene.random.below(siblings.length - 1);
    const [first, second] = [siblings[at], siblings[at + 1]];
    if (first === undefined || second === undefined) return undefined;
    const between = scene.document.text.slice(first.end, second.start);
    const swapped = outer(scene.document, second) + between + outer(scene.document, first);
    return splice(scene.document.text, first.start, second.end, swapped);
  },
  omit(scene) {
    const node = anyElement(scene);
    return node && splice(scene.document.text, node.start, node.end, '');
  },
  /** Omits optional elements only, so the file stays valid. */
  omitOptional(scene) {
    const node = scene.random.pick(scene.document.nodes.filter((each) => each.element?.occurs.min === 0));
    return node && splice(scene.document.text, node.start, node.end, '');
  },
  repeat(scene) {
    const node = anyElement(scene);
    return node && splice(scene.document.text, node.end, node.end, outer(scene.document, node));
  },
  repeatAllowed(scene) {
    const node = scene.random.pick(
      scene.document.nodes.filter((each) => each.element?.occurs.max !== 1 && each.element),
    );
    return node && splice(scene.document.text, node.end, node.end, outer(scene.document, node));
  },
  unknownName(scene) {
    const node = anyElement(scene);
    return (
      node && renamed(scene, node, scene.random.pick(['Sconosciuto', 'x', 'FatturaElettronica', '_', 'Nòme']))
    );
  },
  otherKnownName(scene) {
    const [node, other] = [anyElement(scene), anyElement(scene)];
    return node && other && renamed(scene, node, other.name);
  },
  nearMissName(scene) {
    const node = anyElement(scene);
    return node && renamed(scene, node, nearMiss(scene, node.name));
  },
  caseOfName(scene) {
    const node = anyElement(scene);
    if (node === undefined) return undefined;
    const { name } = node;
    const [first = ''] = name;
    const other = [name.toLowerCase(), name.toUpperCase(), first.toLowerCase() + name.slice(1)] as const;
    return renamed(scene, node, scene.random.pick(other));
  },
  moveElsewhere(scene) {
    const [node, target] = [anyElement(scene), anyElement(scene)];
    if (node === undefined || target === undefined) return undefined;
    return moveTo(scene, node, scene.random.pick([target.start, target.end, target.openEnd]));
  },
  moveAmongSiblings(scene) {
    const siblings = anyBlock(scene)?.children ?? [];
    const [node, target] = [scene.random.pick(siblings), scene.random.pick(siblings)];
    return node && target && moveTo(scene, node, target.end);
  },
  choiceDamage(scene) {
    const { document, random } = scene;
    const names = ['Denominazione', 'Nome', 'Cognome'];
    const node = random.pick(document.nodes.filter((each) => each.element && names.includes(each.local)));
    if (node === undefined) return undefined;
    const name = random.pick(names) ?? 'Nome';
    const extra = `<${name}>x</${name}>`;
    const at = random.pick([node.start, node.end]);
    return random.chance(0.3)
      ? splice(document.text, node.start, node.end, extra)
      : splice(document.text, at, at, extra);
  },
  /** Inserts a missing element of the grammar in its place: mostly valid. */
  insertOptional(scene) {
    const { document, random } = scene;
    const node = anyBlock(scene);
    if (node?.block === undefined) return undefined;
    const all = elementsOf(node.block);
    const absent = all.filter((each) => !node.children.some((child) => child.local === each.name));
    const element = random.pick(absent);
    if (element === undefined) return undefined;
    const before = new Set(all.slice(0, all.indexOf(element)).map((each) => each.name));
    const previous = node.children.filter((child) => before.has(child.local)).at(-1);
    const at = previous?.end ?? node.openEnd;
    return splice(document.text, at, at, generateElement(element, random, DENSITY));
  },
  insertMisplaced(scene) {
    const { document, random } = scene;
    const node = anyBlock(scene);
    const element = node?.block && random.pick(elementsOf(node.block));
    const at = random.pick(node?.children ?? [])?.end;
    if (element === undefined || at === undefined) return undefined;
    return splice(document.text, at, at, generateElement(element, random, DENSITY));
  },
  elementInValue(scene) {
    const node = scene.random.pick(scene.document.leaves);
    const inside = scene.random.pick(['<x/>', '<Nome>x</Nome>', '<b>10.00</b>']);
    return node && withContent(scene.document, node, content(scene.document, node) + inside);
  },
  emptyElement(scene) {
    const node = anyElement(scene);
    const inside = scene.random.pick(['', ' ', '\n  \n', '<!-- -->', '<![CDATA[]]>', '<?x?>', '&#32;']);
    return node && withContent(scene.document, node, inside);
  },
  selfClosing(scene) {
    const node = anyElement(scene);
    return (
      node &&
      splice(scene.document.text, node.start, node.end, `<${node.name}${scene.random.pick(['', ' '])}/>`)
    );
  },
  emptyNazione(scene) {
    const node = scene.random.pick(
      scene.document.nodes.filter((each) => each.element?.default !== undefined),
    );
    if (node === undefined) return undefined;
    const inside = scene.random.pick([
      '',
      '<!-- vuoto -->',
      '<?x?>',
      '<![CDATA[]]>',
      ' ',
      '\n',
      '<![CDATA[ ]]>',
    ]);
    return scene.random.chance(0.2)
      ? splice(scene.document.text, node.start, node.end, `<${node.name}/>`)
      : withContent(scene.document, node, inside);
  },
  unwrap(scene) {
    const node = anyBlock(scene);
    return node && splice(scene.document.text, node.start, node.end, content(scene.document, node));
  },
  wrap(scene) {
    const node = anyElement(scene);
    if (node === undefined) return undefined;
    const name = scene.random.pick([node.name, 'Gruppo', node.parent?.name ?? 'Gruppo']);
    return splice(
      scene.document.text,
      node.start,
      node.end,
      `<${name}>${outer(scene.document, node)}</${name}>`,
    );
  },
  anotherBody(scene) {
    const body = scene.document.root.children.find((each) => each.local === 'FatturaElettronicaBody');
    return body && splice(scene.document.text, body.end, body.end, outer(scene.document, body));
  },
  subtreeOfOther(scene) {
    const node = scene.random.pick(scene.document.nodes.filter((each) => each.element !== undefined));
    const other = node && scene.random.pick(scene.pool.subtrees(node.local));
    return node && other && splice(scene.document.text, node.start, node.end, other);
  },
  textInBlock(scene) {
    const node = anyBlock(scene);
    const child = scene.random.pick(node?.children ?? []);
    const text = scene.random.pick(['x', '.', '&amp;', '&#160;', '\u00a0', '<![CDATA[x]]>', '&#65;', '0']);
    return child && splice(scene.document.text, child.start, child.start, text);
  },
  valueAsBlock(scene) {
    const node = anyBlock(scene);
    const type = scene.random.pick(scene.document.leaves)?.type;
    return (
      node && type && withContent(scene.document, node, sampleValue(type, scene.random).replace(/[<&]/g, ''))
    );
  },
};
