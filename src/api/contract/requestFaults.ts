/** Checks the body of a request by the service's documentation: shapes, and rules between fields. */

import { pointerTo } from '../../model/jsonPointer.ts';
import { isMembers } from '../../model/jsonValue.ts';
import { type BareRule, brokenRule, type RequestRule } from './requestRule.ts';
import type { Field, Shape, TextShape } from './shape.ts';
import { type TextFault, textFault } from './textFormat.ts';

/** An error in a request. */
export interface RequestFault {
  /** JSON Pointer into the body. */
  readonly pointer: string;
  /** The violated rule of the service's documentation. */
  readonly rule:
    | RequestRule['rule']
    | TextFault['rule']
    | 'type'
    | 'required'
    | 'items'
    | 'create_only'
    | 'unknown';
  /** The expected value, in English. */
  readonly message: string;
}

/** The part of a request object that the check needs. */
export interface CheckedObject {
  readonly fields: Readonly<Record<string, Pick<Field, 'shape' | 'required' | 'nullable'>>>;
  readonly rules?: readonly BareRule[];
  /** Fields that can be given on creation only. */
  readonly createOnly?: readonly string[];
}

/** The strictness of the check. */
export interface RequestChecks {
  readonly named: (name: string) => CheckedObject;
  /** True if absent fields keep their values, so that rules about them are not checked. */
  readonly partial: boolean;
  /** Additional checks of a text, an integer or a code, beyond the service's documentation. */
  readonly text?: (text: string, shape: TextShape) => string | undefined;
  readonly integer?: (value: number) => string | undefined;
  readonly code?: (code: string, list: string) => string | undefined;
  /** True if unknown fields are errors. */
  readonly closed?: true;
}

/**
 * The faults of a value, empty if it has none.
 * @param pointer JSON Pointer of the value in the body
 */
export function requestFaults(
  value: unknown,
  shape: Shape,
  checks: RequestChecks,
  pointer = '',
): readonly RequestFault[] {
  const wrong = (message: string): readonly RequestFault[] => [{ pointer, rule: 'type', message }];
  const beyond = (message: string | undefined): readonly RequestFault[] =>
    message === undefined ? [] : [{ pointer, rule: 'format', message }];
  switch (shape.kind) {
    case 'text': {
      if (typeof value !== 'string') return wrong('expected a string');
      const fault = textFault(value, shape);
      return fault === undefined ? beyond(checks.text?.(value, shape)) : [{ pointer, ...fault }];
    }
    case 'code':
      if (typeof value !== 'string') return wrong('expected a code');
      return beyond(checks.code?.(value, shape.list));
    case 'integer':
      if (!Number.isInteger(value)) return wrong('expected an integer');
      return beyond(checks.integer?.(Number(value)));
    case 'number':
      return Number.isFinite(value) ? [] : wrong('expected a number');
    case 'boolean':
      return typeof value === 'boolean' ? [] : wrong('expected true or false');
    case 'reference':
      return objectFaults(value, checks.named(shape.to), checks, pointer);
    case 'object':
      return objectFaults(value, shape, checks, pointer);
    case 'list': {
      const { minItems = 0 } = shape;
      if (!Array.isArray(value)) return wrong('expected an array');
      if (value.length < minItems)
        return [{ pointer, rule: 'items', message: `expected ${minItems} or more` }];
      const within = { ...checks, partial: false };
      return value.flatMap((item, index) => requestFaults(item, shape.of, within, `${pointer}/${index}`));
    }
    case 'either': {
      const tries = shape.of.map((one) => requestFaults(value, one, checks, pointer));
      return tries.find((faults) => faults.length === 0) ?? tries.at(-1) ?? [];
    }
    case 'invoice':
      return invoiceFaults(value, pointer);
  }
}

/** "Content with multiple invoices is not supported yet"; the rest of the invoice has its own check. */
function invoiceFaults(value: unknown, pointer: string): readonly RequestFault[] {
  const bodies = isMembers(value) ? value['fattura_elettronica_body'] : undefined;
  if (!Array.isArray(bodies) || bodies.length <= 1) return [];
  return [{ pointer: `${pointer}/fattura_elettronica_body`, rule: 'items', message: 'expected one invoice' }];
}

function objectFaults(
  value: unknown,
  { fields, rules = [], createOnly = [] }: CheckedObject,
  checks: RequestChecks,
  pointer: string,
): readonly RequestFault[] {
  if (!isMembers(value)) return [{ pointer, rule: 'type', message: 'expected an object' }];
  const { partial, closed = false } = checks;
  const at = (name: string): string => pointerTo(pointer, name);
  const names = Object.keys(value);
  const fixed = names.filter((name) => createOnly.includes(name));
  const unknown = closed ? names.filter((name) => !Object.hasOwn(fields, name) && !fixed.includes(name)) : [];
  const within = { ...checks, partial: false };
  const known = Object.entries(fields).flatMap(([name, { shape, required, nullable }]) => {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    if (own === undefined)
      return required ? [{ pointer: at(name), rule: 'required' as const, message: 'must be given' }] : [];
    return own === null && nullable ? [] : requestFaults(own, shape, within, at(name));
  });
  // Rules are checked only if all fields are valid by themselves.
  const broken =
    known.length > 0 ? [] : rules.flatMap((rule) => brokenRule(rule, valueIn(value, partial)) ?? []);
  return [
    ...unknown.map((name) => ({ pointer: at(name), rule: 'unknown' as const, message: 'no such field' })),
    ...fixed.map((name) => ({
      pointer: at(name),
      rule: 'create_only' as const,
      message: 'cannot be changed',
    })),
    ...known,
    ...broken.map(({ rule, field, message }) => ({ pointer: `${pointer}/${field}`, rule, message })),
  ];
}

/** The values that a rule can use. */
function valueIn(body: Readonly<Record<string, unknown>>, partial: boolean): (field: string) => unknown {
  return (field) => (Object.hasOwn(body, field) ? body[field] : partial ? undefined : null);
}
