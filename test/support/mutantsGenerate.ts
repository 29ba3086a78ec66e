/** Invoices made from the grammar alone, in which every element occurs occasionally: bases and parts for mutants. */
import type { Block, Element, Format, Particle } from '../../src/model/grammar.ts';
import { escapeText } from './mutantsDocument.ts';
import type { Random } from './mutantsRandom.ts';
import { sampleValue } from './mutantsSamples.ts';

/** Probability of an optional element, and of another repetition. */
export interface Density {
  readonly optional: number;
  readonly again: number;
}

export function generateElement(element: Element, random: Random, density: Density): string {
  const inner =
    element.type.kind === 'block'
      ? generateContent(element.type, random, density)
      : element.default !== undefined && random.chance(0.05)
        ? ''
        : escapeText(sampleValue(element.type, random));
  return `<${element.name}>${inner}</${element.name}>`;
}

function generateOccurrences(element: Element, random: Random, density: Density): string {
  let text = '';
  let count = element.occurs.min;
  if (count === 0 && random.chance(density.optional)) count = 1;
  while (
    count > 0 &&
    count < Math.min(element.occurs.limit ?? element.occurs.max, 4) &&
    random.chance(density.again)
  )
    count += 1;
  for (let i = 0; i < count; i += 1) text += generateElement(element, random, density);
  return text;
}

function generateParticle(particle: Particle, random: Random, density: Density): string {
  if (particle.kind === 'element') return generateOccurrences(particle, random, density);
  const alternative = random.pick(particle.alternatives) ?? [];
  return alternative.map((element) => generateOccurrences(element, random, density)).join('');
}

function generateContent(block: Block, random: Random, density: Density): string {
  return block.content.map((particle) => generateParticle(particle, random, density)).join('');
}

/** A valid invoice as text. */
export function generateInvoice(format: Format, random: Random): string {
  const density = random.pick([
    { optional: 0.15, again: 0.1 },
    { optional: 0.5, again: 0.25 },
    { optional: 0.95, again: 0.05 },
  ]) ?? { optional: 0.5, again: 0.1 };
  const versione = sampleValue(format.versione, random);
  const sistema =
    format.retired === undefined && random.chance(0.3)
      ? ` SistemaEmittente="${'x'.repeat(1 + random.below(10))}"`
      : '';
  const body = generateContent(format.block, random, density);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<p:${format.root} xmlns:p="${format.namespace}" versione="${versione}"${sistema}>${body}</p:${format.root}>\n`;
}
