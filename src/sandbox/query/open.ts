/**
 * Filters of a list whose documentation mentions filters without listing them: every field of the response is
 * accepted, with every text operator.
 */
import { type Endpoint, objectNamed, type Shape } from '../../api/contract/index.ts';
import type { Filter } from '../http/query.ts';
import { refuse } from '../http/refusal.ts';
import { valueFlaw } from '../http/shapes.ts';

/** @throws Refusal 400 for an unknown field, or a value that does not match its shape */
export function checkOpenFilters({ list, answer }: Endpoint, filters: readonly Filter[]): void {
  if (list?.filter !== 'open') return;
  const { fields } = objectNamed(answer.of ?? '');
  for (const { field, operator, values } of filters) {
    const pointer = `/filter/${field}__${operator}`;
    const shape = Object.hasOwn(fields, field) ? comparable(fields[field]?.shape) : undefined;
    if (shape === undefined) throw refuse(400, `cannot filter by ${field}`, pointer);
    // A part of a text, or a test for null: the field's own format does not apply.
    if (operator === 'ilike' || operator === 'empty') continue;
    for (const value of values) {
      const flaw = valueFlaw(value, shape);
      if (flaw !== undefined) throw refuse(400, `${value}: ${flaw}`, pointer);
    }
  }
}

/** The shape that a filter's value must have; undefined if the field cannot be compared. */
function comparable(shape: Shape | undefined): Shape | undefined {
  if (shape?.kind === 'reference') {
    return shape.to === 'Money' ? { kind: 'text', format: 'signed-decimal' } : undefined;
  }
  return shape?.kind === 'list' || shape?.kind === 'object' ? undefined : shape;
}
