/** The control API: each endpoint is data with its handler. */
import type { ObjectShape } from '../../api/contract/shape.ts';
import type { Context } from '../context.ts';

export interface ControlCall {
  readonly context: Context;
  /** Path parameters, as they appear in the request. */
  readonly params: Readonly<Record<string, string>>;
  /** Valid by the shape of the body; an empty object if there is no body. */
  readonly json: Readonly<Record<string, unknown>>;
  /** The unchanged body and its content type, for endpoints that take an invoice. */
  readonly body: Uint8Array;
  readonly contentType: string;
}

export interface ControlEndpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/control`, with parameters as `:name`. */
  readonly path: string;
  /** Shape of the request body; `invoice` means one e-invoice in XML or JSON. */
  readonly body?: ObjectShape | 'invoice';
  /**
   * @returns The value of `data`; undefined for a response without a body.
   * @throws Refusal
   */
  run(call: ControlCall): Promise<unknown>;
}

/** A text field of the body, or its default. */
export const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' ? value : otherwise;
