/** Derives a grammar from another. Blocks and types that lose or change nothing stay the same objects. */
import type { Block, Element, Format, Particle } from './grammar.ts';
import type { SimpleType } from './lexical.ts';

/** The changes of a derived grammar. */
export interface GrammarChanges {
  /** Returns the elements that replace an element: the same object if it stays, an empty list if it is left out. */
  element(element: Element, block: Block): readonly Element[];
  /** Returns the type that replaces a type: the same object if it stays. */
  type(type: SimpleType): SimpleType;
}

export function rewriteGrammar(format: Format, changes: GrammarChanges): Format {
  return new Rewriting(changes).format(format);
}

class Rewriting {
  readonly #changes: GrammarChanges;
  readonly #blocks = new Map<Block, Block>();
  readonly #types = new Map<SimpleType, SimpleType>();

  constructor(changes: GrammarChanges) {
    this.#changes = changes;
  }

  format(format: Format): Format {
    const { versione, sistemaEmittente, block } = format;
    return {
      ...format,
      versione: this.#type(versione),
      sistemaEmittente: this.#type(sistemaEmittente),
      block: this.#block(block),
    };
  }

  #block(block: Block): Block {
    let derived = this.#blocks.get(block);
    if (derived === undefined) {
      const content = block.content.flatMap((particle) => this.#particle(particle, block));
      derived = isSame(content, block.content) ? block : { ...block, content };
      this.#blocks.set(block, derived);
    }
    return derived;
  }

  #particle(particle: Particle, block: Block): readonly Particle[] {
    if (particle.kind === 'element') return this.#element(particle, block);
    const alternatives = particle.alternatives
      .map((group) => group.flatMap((element) => this.#element(element, block)))
      .filter((group) => group.length > 0);
    const same =
      alternatives.length === particle.alternatives.length &&
      alternatives.every((group, at) => isSame(group, particle.alternatives[at] ?? []));
    return same ? [particle] : alternatives.length === 0 ? [] : [{ kind: 'choice', alternatives }];
  }

  #element(element: Element, block: Block): readonly Element[] {
    return this.#changes.element(element, block).map((one) => {
      const type = one.type.kind === 'block' ? this.#block(one.type) : this.#type(one.type);
      return type === one.type ? one : { ...one, type };
    });
  }

  #type(type: SimpleType): SimpleType {
    let derived = this.#types.get(type);
    if (derived === undefined) {
      derived = this.#changes.type(type);
      this.#types.set(type, derived);
    }
    return derived;
  }
}

function isSame(some: readonly Particle[], others: readonly Particle[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at]);
}
