/** The elements of a block for the explaining reader: by name, with position and alternatives. */
import type { Block, Choice, Element } from '../../model/grammar.ts';

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
  /** The slots that every block must fill, outside choices. */
  readonly required: readonly Slot[];
  /** The lists of limited length. */
  readonly bounded: readonly Slot[];
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
    required: slots.filter(({ choice, element }) => choice === null && element.occurs.min === 1),
    bounded: slots.filter(({ element: { occurs } }) => occurs.max > 1 && Number.isFinite(occurs.max)),
  };
  layouts.set(block, layout);
  return layout;
}

/** Returns the alternatives of a choice in the form that problems use: `["Denominazione", "Nome+Cognome"]`. */
export function alternativesOf(choice: Choice): readonly string[] {
  return choice.alternatives.map((group) => group.map(({ name }) => name).join('+'));
}
