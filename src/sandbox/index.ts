/** The same service on this machine, on a real database. Node only; the server and database are optional packages. */

import type { SandboxOptions } from './options.ts';
import { checkPackages } from './packages.ts';
import type { Sandbox } from './sandbox.ts';

export { SandboxError, type SandboxErrorCode } from './error.ts';
export type { DatabaseChoice, SandboxOptions, WebhookTarget } from './options.ts';
export { MissingPackagesError } from './packages.ts';
export type { Sandbox } from './sandbox.ts';

/**
 * Starts the server on 127.0.0.1 and gives it when it answers.
 * @throws MissingPackagesError when an optional package that it needs is not installed, with the command that installs it.
 * @throws SandboxError when it cannot start: the port or the folder is taken, the database does not answer.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  await checkPackages(options);
  const { start } = await import('./start.ts');
  return start(options);
}
