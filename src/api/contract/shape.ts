/** The vocabulary for describing the service's requests and responses: plain data. */

import type { RequestRule } from './requestRule.ts';

/** Text, with its documented format. */
export interface TextShape {
  readonly kind: 'text';
  /** As in JSON Schema; `decimal` is an exact amount: digits with an optional point, never a float. */
  readonly format?:
    | 'uuid'
    | 'date'
    | 'date-time'
    | 'uri'
    | 'email'
    | 'decimal'
    | 'signed-decimal'
    | 'hex-color'
    | 'upper-case';
  readonly minLength?: number;
  /** In characters (Unicode code points). */
  readonly maxLength?: number;
}

/** A code of a list in codes.ts. The lists are open: the service may respond with an unknown code. */
export interface CodeShape {
  readonly kind: 'code';
  readonly list: string;
}

export interface PlainShape {
  readonly kind: 'integer' | 'number' | 'boolean';
}

/** A named object of the contract. */
export interface ReferenceShape {
  readonly kind: 'reference';
  readonly to: string;
}

export interface ListShape {
  readonly kind: 'list';
  readonly of: Shape;
  readonly minItems?: number;
}

export interface ObjectShape {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Field>>;
}

/** One of several shapes. */
export interface EitherShape {
  readonly kind: 'either';
  readonly of: readonly Shape[];
}

/** One e-invoice in the JSON form of `fattura/model`. */
export interface InvoiceShape {
  readonly kind: 'invoice';
}

export type Shape =
  | TextShape
  | CodeShape
  | PlainShape
  | ReferenceShape
  | ListShape
  | ObjectShape
  | EitherShape
  | InvoiceShape;

/** A field of an object: its shape, its description, and whether it may be absent or null. */
export interface Field {
  readonly shape: Shape;
  /** Description of the content in English, without a final period. */
  readonly description: string;
  /** In a request, the field is required. In a response, it is always present. */
  readonly required?: true;
  readonly nullable?: true;
}

/** A named object: a resource, a part of one, or a request body. */
export interface NamedObject {
  readonly name: string;
  readonly description: string;
  /** Sent, received or both. Received objects keep unknown fields. */
  readonly use: 'answer' | 'request' | 'both';
  readonly fields: Readonly<Record<string, Field>>;
  /** Rules between the fields of a request. */
  readonly rules?: readonly RequestRule[];
  /** Fields of an update that can be given on creation only. */
  readonly createOnly?: readonly string[];
}

export const text: TextShape = { kind: 'text' };
export const uuid: TextShape = { kind: 'text', format: 'uuid' };
export const date: TextShape = { kind: 'text', format: 'date' };
export const dateTime: TextShape = { kind: 'text', format: 'date-time' };
export const uri: TextShape = { kind: 'text', format: 'uri' };
/** A color such as `#rrggbb`. */
export const hexColor: TextShape = { kind: 'text', format: 'hex-color' };
/** Text without lower-case letters. */
export const upperCase: TextShape = { kind: 'text', format: 'upper-case' };
export const email: TextShape = { kind: 'text', format: 'email', minLength: 1 };
export const integer: PlainShape = { kind: 'integer' };
export const number: PlainShape = { kind: 'number' };
export const boolean: PlainShape = { kind: 'boolean' };
export const invoice: InvoiceShape = { kind: 'invoice' };

export const code = (list: string): CodeShape => ({ kind: 'code', list });
export const reference = (to: string): ReferenceShape => ({ kind: 'reference', to });
export const list = (of: Shape, limits: Pick<ListShape, 'minItems'> = {}): ListShape => ({
  kind: 'list',
  of,
  ...limits,
});
export const either = (...of: Shape[]): EitherShape => ({ kind: 'either', of });
export const object = (fields: ObjectShape['fields']): ObjectShape => ({ kind: 'object', fields });

/** An optional field. */
export const may = (shape: Shape, description: string): Field => ({ shape, description });
/** An optional field that may be null. */
export const nullable = (shape: Shape, description: string): Field => ({
  shape,
  description,
  nullable: true,
});
/** A required field. */
export const must = (shape: Shape, description: string): Field => ({ shape, description, required: true });
