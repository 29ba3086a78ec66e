/** The invoice that the submission tests send, and a client of the test service that does not wait for long. */
import { readFileSync } from 'node:fs';
import { type ClientOptions, type FatturaClient, FatturaError, type Timing } from '../../src/api/index.ts';
import type { OrdinaryInvoice } from '../../src/index.ts';
import type { Reachable } from '../support/proxy/clients.ts';
import { clientOf as hastyClientOf } from '../support/proxy/clients.ts';

export const fixture = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}`, import.meta.url)));

/** Valid, of the company that the service knows, to one that it does not. */
export const XML = fixture('valid/FPR12-simple.xml');
export const NUMBER = '2025/118';
export const DATE = '2025-03-17';

/** The same in the JSON form, a new object each time. */
export const invoiceObject = (): OrdinaryInvoice =>
  JSON.parse(new TextDecoder().decode(fixture('valid/FPR12-simple.json'))) as OrdinaryInvoice;

/** The same with other text in it; fails when the passage is not there. */
export function xmlWith(...changes: readonly (readonly [from: string, to: string])[]): string {
  let text = new TextDecoder().decode(XML);
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`the invoice has no ${from}`);
    text = text.replaceAll(from, () => to);
  }
  return text;
}

/** Waits of some milliseconds where the service is not told to be late. */
export const QUICK = { lookUps: [1, 5, 10], timeout: 10_000 } as const;

/** Of the service; repeats nothing by itself, unless it is told so. */
export function clientOf(service: Reachable, options: ClientOptions = {}, timing?: Timing): FatturaClient {
  return hastyClientOf(service, { maxRetries: 0, ...options }, timing);
}

/** What a call comes to, as data. */
export async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (!(error instanceof FatturaError)) throw error;
    return 'reason' in error ? `${error.code} ${String(error.reason)}` : error.code;
  }
}
