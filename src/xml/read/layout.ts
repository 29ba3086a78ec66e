/** The elements of a block for the explaining reader: by name, with position and alternatives. */
import { type Block, type Choice, type Element, elementsOf, type Format } from '../../model/grammar.ts';

export interface Slot {
  readonly element: Element;
  /** Position in the official order. */
  readonly index: number;
  /** The choice that the element belongs to; `alternative` is the index of its alternative. */
  readonly choice: Choice | null;
  readonly alternative: number;
}

export interface Layout {
  readonly slots: readonly Slot[];
  readonly byName: ReadonlyMap<string, Slot>;
  readonly choices: readonly Choice[];
}

const layouts = new WeakMap<Block, Layout>();

export function layoutOf(block: Block): Layout {
  const known = layouts.get(block);
  if (known !== undefined) return known;
  const slots: Slot[] = [];
  for (const particle of block.content) {
    if (particle.kind === 'element') {
      slots.push({ element: particle, index: slots.length, choice: null, alternative: -1 });
    } else {
      particle.alternatives.forEach((group, alternative) => {
        for (const element of group)
          slots.push({ element, index: slots.length, choice: particle, alternative });
      });
    }
  }
  const layout: Layout = {
    slots,
    byName: new Map(slots.map((slot) => [slot.element.name, slot])),
    choices: block.content.filter((particle) => particle.kind === 'choice'),
  };
  layouts.set(block, layout);
  return layout;
}

/** Returns the alternatives of a choice in the form that problems use: `["Denominazione", "Nome+Cognome"]`. */
export function alternativesOf(choice: Choice): readonly string[] {
  return choice.alternatives.map((group) => group.map(({ name }) => name).join('+'));
}

const homes = new WeakMap<Format, ReadonlyMap<string, readonly string[]>>();

/** The names of a format's elements that may contain an element of the given name. */
export function homesOf(format: Format, name: string): readonly string[] {
  let index = homes.get(format);
  if (index === undefined) {
    const found = new Map<string, Set<string>>();
    const visited = new Set<string>();
    const visit = (block: Block, parent: string): void => {
      if (visited.has(`${parent} ${block.name}`)) return;
      visited.add(`${parent} ${block.name}`);
      for (const element of elementsOf(block)) {
        const parents = found.get(element.name) ?? new Set();
        found.set(element.name, parents.add(parent));
        if (element.type.kind === 'block') visit(element.type, element.name);
      }
    };
    visit(format.block, format.root);
    index = new Map([...found].map(([key, parents]) => [key, [...parents]]));
    homes.set(format, index);
  }
  return index.get(name) ?? [];
}
