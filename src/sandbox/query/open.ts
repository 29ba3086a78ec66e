/**
 * Filters of a list that is documented to have some and does not show which: whatever field an answer shows is taken,
 * with every operator of texts.
 */
import { type Endpoint, objectNamed, type Shape } from '../../api/contract/index.ts';
import type { Filter } from '../http/query.ts';
import { refuse } from '../http/refusal.ts';
import { valueFlaw } from '../http/shapes.ts';

/** @throws Refusal 400 for what is no field of the answer, or a value that its shape does not have. */
export function checkOpenFilters({ list, answer }: Endpoint, filters: readonly Filter[]): void {
  if (list?.filter !== 'open') return;
  const { fields } = objectNamed(answer.of ?? '');
  for (const { field, operator, values } of filters) {
    const pointer = `/filter/${field}__${operator}`;
    const shape = Object.hasOwn(fields, field) ? comparable(fields[field]?.shape) : undefined;
    if (shape === undefined) throw refuse(400, `no filter of ${field}`, pointer);
    // Part of a text, or none: whatever the field's own form is.
    if (operator === 'ilike' || operator === 'empty') continue;
    for (const value of values) {
      const flaw = valueFlaw(value, shape);
      if (flaw !== undefined) throw refuse(400, `${value}: ${flaw}`, pointer);
    }
  }
}

/** What a value of the filter has to be; undefined for what cannot be compared. */
function comparable(shape: Shape | undefined): Shape | undefined {
  if (shape?.kind === 'reference') {
    return shape.to === 'Money' ? { kind: 'text', format: 'signed-decimal' } : undefined;
  }
  return shape?.kind === 'list' || shape?.kind === 'object' ? undefined : shape;
}
