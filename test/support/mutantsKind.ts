/** The interface of mutations: a change of a well-formed invoice, or of its bytes. */
import type { XmlNode, XmlText } from './mutantsDocument.ts';
import type { Random } from './mutantsRandom.ts';

/** Subtrees and values of the other files, by element name. */
export interface Pool {
  readonly documents: readonly XmlText[];
  /** Contents of leaves as written, by local name. */
  values(local: string): readonly string[];
  /** Whole elements as written, by local name. */
  subtrees(local: string): readonly string[];
}

export interface Scene {
  readonly document: XmlText;
  readonly random: Random;
  readonly pool: Pool;
}

/** Changes the text; returns `undefined` if the kind does not apply to this file. */
export type Mutate = (scene: Scene) => string | Uint8Array | undefined;

export type Kinds = Readonly<Record<string, Mutate>>;

/** An element other than the root and the signature's. */
export function anyElement({ document, random }: Scene): XmlNode | undefined {
  return random.pick(document.nodes.slice(1));
}

/** An element with children that is a block of the grammar. */
export function anyBlock({ document, random }: Scene): XmlNode | undefined {
  return random.pick(document.nodes.filter((node) => node.block !== undefined && node.children.length > 0));
}

export function anyLeaf({ document, random }: Scene): XmlNode | undefined {
  return random.pick(document.leaves);
}

/** A leaf with plain text, without markup or references inside. */
export function anyPlainLeaf({ document, random }: Scene): XmlNode | undefined {
  const plain = document.leaves.filter(
    (node) => !node.selfClosing && !/[<&]/.test(document.text.slice(node.openEnd, node.closeStart)),
  );
  return random.pick(plain);
}

/** A position between two elements, or between a tag and the first: only blanks are allowed there. */
export function anyGap({ document, random }: Scene): number {
  const node = random.pick(document.nodes.filter((each) => each.parent !== undefined));
  if (node === undefined) return document.root.openEnd;
  return random.pick([node.start, node.end]);
}
