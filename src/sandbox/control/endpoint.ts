/** What the control API is made of: each endpoint as data, with the work behind it. */
import type { ObjectShape } from '../../api/contract/shape.ts';
import type { Context } from '../context.ts';

export interface ControlCall {
  readonly context: Context;
  /** Of the path, as they are written there. */
  readonly params: Readonly<Record<string, string>>;
  /** Valid by the shape of the body; an empty object where there is none. */
  readonly json: Readonly<Record<string, unknown>>;
  /** As it came, with its type: of an endpoint that takes an invoice. */
  readonly body: Uint8Array;
  readonly contentType: string;
}

export interface ControlEndpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Under `/control`; parameters as `:name`. */
  readonly path: string;
  /** Of the request; `invoice` is one e-invoice in XML or JSON. */
  readonly body?: ObjectShape | 'invoice';
  /** @returns what stands under `data`; undefined: an answer without a body. @throws Refusal */
  run(call: ControlCall): Promise<unknown>;
}

/** A field of a body that is there, or what stands for it. */
export const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' ? value : otherwise;
