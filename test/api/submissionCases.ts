/** The invoice of the submission tests, and a client of the test service with short waits. */
import { readFileSync } from 'node:fs';
import {
  type ClientOptions,
  type FatturaClient,
  FatturaError,
  NotFoundError,
  StatusError,
  type Timing,
} from '../../src/api/index.ts';
import type { OrdinaryInvoice } from '../../src/index.ts';
import type { Reachable } from '../support/proxy/clients.ts';
import { clientOf as hastyClientOf } from '../support/proxy/clients.ts';

export const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));

/** Valid, from the company that the service knows, to one that it does not know. */
export const XML = fixture('valid/FPR12-simple.xml');
export const NUMBER = '2025/118';
export const DATE = '2025-03-17';

/** The same in the JSON form, a new object each time. */
export const invoiceObject = (): OrdinaryInvoice =>
  JSON.parse(new TextDecoder().decode(fixture('valid/FPR12-simple.json'))) as OrdinaryInvoice;

/** The same with another text; fails if the passage does not exist. */
export function xmlWith(...changes: readonly (readonly [from: string, to: string])[]): string {
  let text = new TextDecoder().decode(XML);
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`the invoice has no ${from}`);
    text = text.replaceAll(from, () => to);
  }
  return text;
}

/** Waits of some milliseconds, unless the service is late. */
export const QUICK = { lookUps: [1, 5, 10], timeout: 10_000 } as const;

/** A client of the service, without retries by default. */
export function clientOf(service: Reachable, options: ClientOptions = {}, timing?: Timing): FatturaClient {
  return hastyClientOf(service, { maxRetries: 0, ...options }, timing);
}

/** The result of a call, as data. */
export async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (!(error instanceof FatturaError)) throw error;
    return 'reason' in error ? `${error.code} ${String(error.reason)}` : error.code;
  }
}

/** The error of a response with a status and no body. */
export function statusError(status: number): StatusError {
  const Fitting = status === 404 ? NotFoundError : StatusError;
  return new Fitting({ status, headers: new Headers(), body: null, requestId: null });
}
