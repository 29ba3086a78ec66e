/** A call of an endpoint: the expected request, and the expected result. */
import { expect } from 'vitest';
import type { Document, FatturaClient } from '../../../src/api/index.ts';
import { id } from '../../support/seededCompany.ts';

export interface EndpointCase {
  /** `resource.method` of the contract. */
  readonly endpoint: string;
  /** Creates the document for the call; its requests do not count. */
  readonly before?: (client: FatturaClient) => PromiseLike<Document>;
  /** @param made Id of the document created by `before` */
  readonly call: (client: FatturaClient, made: string) => PromiseLike<unknown>;
  /** Method and path; the path is relative to the company unless it starts with `/api`. */
  readonly line: string;
  /** Names and values, decoded, in order. */
  readonly query?: readonly (readonly [name: string, value: string])[];
  /** The body as JSON. */
  readonly json?: unknown;
  /** The body, byte for byte. */
  readonly bytes?: Uint8Array;
  /** For `bytes`; `json` has that of JSON. */
  readonly contentType?: string;
  /** Part of the expected result; undefined: no result. */
  readonly value: object | undefined;
}

/** Stands for the id of a created resource. */
export const NEW = id('c0ffee', 1);

export const UUID: RegExp = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The expected value, with any UUID in place of NEW. */
export const withAnyNew = (value: object): object => anyNew(value) as object;

function anyNew(value: unknown): unknown {
  if (value === NEW) return expect.stringMatching(UUID);
  if (Array.isArray(value)) return value.map(anyNew);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, anyNew(one)]));
}

export const page = (...ids: readonly string[]): object => ({ data: ids.map((one) => ({ id: one })) });

export const money = { amount: '1220.00', currency: 'EUR' };
