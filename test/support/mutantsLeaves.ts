/** Mutations of values: every facet at and beyond its limit, and values of other files. */
import { content, escapeText, splice, withContent, type XmlNode } from './mutantsDocument.ts';
import { anyLeaf, anyPlainLeaf, type Kinds, type Scene } from './mutantsKind.ts';
import type { Random } from './mutantsRandom.ts';
import { sampleValue } from './mutantsSamples.ts';
import { borderValue, CHARACTER_EDGES } from './mutantsValues.ts';

/** A value as XML text; line ends and tabs as themselves or as references, which read differently. */
function written(value: string, random: Random): string {
  const escaped = escapeText(value);
  return random.chance(0.5)
    ? escaped
    : escaped.replace(
        /[\t\n\r]/g,
        (each) => `&#${random.chance(0.5) ? `x${each.charCodeAt(0).toString(16)}` : each.charCodeAt(0)};`,
      );
}

function set(scene: Scene, node: XmlNode | undefined, value: string): string | undefined {
  return node && withContent(scene.document, node, written(value, scene.random));
}

/** A leaf of a randomly chosen type, so that rare types occur as often as common ones. */
function leafOfAnyType({ document, random }: Scene): XmlNode | undefined {
  const type = random.pick([...new Set(document.leaves.map((node) => node.type))]);
  return random.pick(document.leaves.filter((node) => node.type === type));
}

export const leaves: Kinds = {
  border(scene) {
    const node = leafOfAnyType(scene);
    return node?.type && set(scene, node, borderValue(node.type, scene.random));
  },
  /** A second kind for facets, since they are most of the schema. */
  borderOfCommon(scene) {
    const node = anyLeaf(scene);
    return node?.type && set(scene, node, borderValue(node.type, scene.random));
  },
  sample(scene) {
    const node = leafOfAnyType(scene);
    return node?.type && set(scene, node, sampleValue(node.type, scene.random));
  },
  ofOtherFile(scene) {
    const node = anyLeaf(scene);
    const value = node && scene.random.pick(scene.pool.values(node.local));
    return value === undefined ? undefined : node && withContent(scene.document, node, value);
  },
  ofOtherElement(scene) {
    const [node, other] = [anyLeaf(scene), anyLeaf(scene)];
    return node && other && withContent(scene.document, node, content(scene.document, other));
  },
  ofOtherType(scene) {
    const [node, other] = [anyLeaf(scene), leafOfAnyType(scene)];
    return other?.type && set(scene, node, borderValue(other.type, scene.random));
  },
  insertCharacter(scene) {
    const { document, random } = scene;
    const node = anyPlainLeaf(scene);
    if (node === undefined) return undefined;
    const at = node.openEnd + random.below(node.closeStart - node.openEnd + 1);
    return splice(document.text, at, at, written(random.pick(CHARACTER_EDGES), random));
  },
  replaceCharacter(scene) {
    const { document, random } = scene;
    const node = anyPlainLeaf(scene);
    if (node === undefined || node.closeStart === node.openEnd) return undefined;
    const at = node.openEnd + random.below(node.closeStart - node.openEnd);
    const by = random.chance(0.5)
      ? written(random.pick(CHARACTER_EDGES), random)
      : escapeText(String.fromCharCode(0x20 + random.below(0xe0)));
    return splice(document.text, at, at + 1, by);
  },
  deleteCharacter(scene) {
    const node = anyPlainLeaf(scene);
    if (node === undefined || node.closeStart === node.openEnd) return undefined;
    const at = node.openEnd + scene.random.below(node.closeStart - node.openEnd);
    return splice(scene.document.text, at, at + 1, '');
  },
  blanksAround(scene) {
    const node = anyPlainLeaf(scene);
    const blank = scene.random.pick([
      ' ',
      '  ',
      '\n',
      '\t',
      '\r\n',
      '&#32;',
      '&#10;',
      '&#xD;',
      '\u00a0',
      '<![CDATA[ ]]>',
    ]);
    const value = node && content(scene.document, node);
    if (node === undefined || value === undefined) return undefined;
    return withContent(
      scene.document,
      node,
      scene.random.pick([blank + value, value + blank, blank + value + blank]),
    );
  },
  caseOfValue(scene) {
    const node = anyPlainLeaf(scene);
    const value = node && content(scene.document, node);
    if (node === undefined || value === undefined) return undefined;
    return withContent(scene.document, node, scene.random.pick([value.toLowerCase(), value.toUpperCase()]));
  },
  manyBlanks(scene) {
    const node = anyPlainLeaf(scene);
    return (
      node &&
      withContent(
        scene.document,
        node,
        content(scene.document, node).replace(/ /g, () => scene.random.pick([' ', '  ', '\t', '\n'])),
      )
    );
  },
};
