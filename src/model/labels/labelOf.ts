/** Short labels of fields: the grammar's descriptions are too long for column headers. */
import type { Block, Element } from '../grammar.ts';
import { inLanguage, type Language } from '../language.ts';
import { attachmentsLabels } from './attachments.ts';
import { documentLabels } from './document.ts';
import { goodsLabels } from './goods.ts';
import type { Labels } from './labels.ts';
import { partiesLabels } from './parties.ts';
import { paymentLabels } from './payment.ts';
import { referencesLabels } from './references.ts';
import { transmissionLabels } from './transmission.ts';
import { transportLabels } from './transport.ts';

/** All labels; a test verifies that every field of both formats has one. */
export const labels: Labels = {
  ...transmissionLabels,
  ...partiesLabels,
  ...documentLabels,
  ...referencesLabels,
  ...transportLabels,
  ...goodsLabels,
  ...paymentLabels,
  ...attachmentsLabels,
};

export function labelOf(block: Block, element: Element, language: Language): string {
  const found = labels[`${block.name}.${element.name}`] ?? labels[element.name];
  return found === undefined ? element.name : inLanguage(found, language);
}

/** The label of a block by XML name only. */
export function blockLabel(name: string, language: Language): string {
  const found = labels[name];
  return found === undefined ? name : inLanguage(found, language);
}
