/**
 * The sandbox: the whole service on this machine, on a real database. Node only; the server and the database are
 * optional packages.
 */

export { FatturaError, type FatturaErrorCode } from '../model/fatturaError.ts';

import { given } from '../model/given.ts';
import type { DatabaseChoice, SandboxOptions } from './options.ts';
import { checkPackages } from './packages.ts';
import type { Sandbox, SeedResult, WebhookReport } from './sandbox.ts';

export { SandboxError, type SandboxErrorCode, type SandboxErrorParams } from './error.ts';
export type { DatabaseChoice, SandboxOptions, WebhookTarget } from './options.ts';
export { MissingPackagesError, UnsuitablePackagesError } from './packages.ts';
export type { Sandbox, SeedResult, WebhookDelivery, WebhookReport } from './sandbox.ts';

/**
 * Starts the server, by default on 127.0.0.1, and resolves when it accepts requests.
 * @throws MissingPackagesError if an optional package that it needs is not installed, with the command that installs it
 * @throws UnsuitablePackagesError if the version of an installed package is not supported, with the command that
 * replaces it
 * @throws SandboxError if it cannot start: the port or the folder is in use, the database does not respond
 *
 * @example
 * ```ts
 * import { FatturaClient } from 'fattura/api';
 * import { startSandbox } from 'fattura/sandbox';
 *
 * const sandbox = await startSandbox({ port: 0 });
 * const client = new FatturaClient({
 *   baseUrl: sandbox.url,
 *   apiKey: sandbox.apiKey,
 *   companyId: sandbox.companyId,
 * });
 * console.log((await client.documents.list().toArray({ limit: 10 })).length > 0); // prints: true
 * await sandbox.close();
 * ```
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  given('options', options, 'object');
  await checkPackages(options);
  const { start } = await import('./start.ts');
  return start(options);
}

/**
 * Fills a database without companies with the company of the seed, without a server.
 * @throws MissingPackagesError, UnsuitablePackagesError, SandboxError as {@link startSandbox}
 */
export async function seedSandbox(options: {
  readonly database: DatabaseChoice;
  /** Empties the database first. Default: false. */
  readonly reset?: boolean;
}): Promise<SeedResult> {
  checkStored(options);
  await checkPackages(options);
  return (await import('./maintenance.ts')).seedDatabase(options);
}

/**
 * Returns the webhook deliveries, newest first, without a server.
 * @throws MissingPackagesError, UnsuitablePackagesError, SandboxError as {@link startSandbox}
 */
export async function sandboxWebhooks(options: {
  readonly database: DatabaseChoice;
  /** Only the dead ones, whose retries are used up. Default: false. */
  readonly dead?: boolean;
  /** Makes the dead ones due again first: the next running server sends them. Default: false. */
  readonly retry?: boolean;
}): Promise<WebhookReport> {
  checkStored(options);
  await checkPackages(options);
  return (await import('./maintenance.ts')).webhookReport(options);
}

/** @throws TypeError if the database is not specified */
function checkStored(options: { readonly database: DatabaseChoice }): void {
  given('options', options, 'object');
  given('options.database', options.database, 'object');
}
