import { describe, expect, it } from 'vitest';
import { formats } from '../../src/model/formats.ts';
import { type Block, type Element, elementsOf } from '../../src/model/grammar.ts';

/** Short enough for a hover, long enough to say more than the name. */
const WORDS = { min: 6, max: 25 };

function blocksIn(block: Block, found = new Set<Block>()): Set<Block> {
  if (found.has(block)) return found;
  found.add(block);
  for (const { type } of elementsOf(block)) if (type.kind === 'block') blocksIn(type, found);
  return found;
}

const blocks = [...new Set(formats.flatMap((format) => [...blocksIn(format.block)]))];
const elements = blocks.flatMap((block) =>
  elementsOf(block).map((element): [string, Element] => [`${block.name}/${element.name}`, element]),
);

function failing(fails: (text: string) => boolean): string[] {
  return elements.flatMap(([name, { description }]) =>
    Object.entries(description)
      .filter(([, text]) => fails(text))
      .map(([language]) => `${name} ${language}`),
  );
}

describe('the descriptions of the fields', () => {
  it('are many, so that the other tests are meaningful', () => {
    expect(elements.length).toBeGreaterThan(250);
  });

  it('are trimmed sentences', () => {
    expect(failing((text) => !/^[A-Z][^?]*\.$/.test(text) || / {2}/.test(text))).toEqual([]);
  });

  it('are brief but not trivial', () => {
    expect(
      failing((text) => {
        const words = text.split(' ').length;
        return words < WORDS.min || words > WORDS.max;
      }),
    ).toEqual([]);
  });

  it('exist in two languages', () => {
    expect(
      elements
        .filter(
          ([
            ,
            {
              description: { it, en },
            },
          ]) => it === en,
        )
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('differ from one another within a block', () => {
    const repeated = blocks.flatMap((block) => {
      const texts = elementsOf(block).flatMap(({ description }) => [description.it, description.en]);
      return texts.filter((text, index) => texts.indexOf(text) !== index);
    });
    expect(repeated).toEqual([]);
  });
});
