/** `fattura sandbox`: the service, served locally. */
import {
  MissingPackagesError,
  SandboxError,
  type SandboxErrorCode,
  type SandboxErrorParams,
  UnsuitablePackagesError,
} from '../../sandbox/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { SandboxTroubles } from '../messages/sandbox/params.ts';
import type { SandboxCall, Task } from './definition.ts';
import { seed } from './seed.ts';
import { serve } from './serve.ts';
import { type SandboxSettings, settingsOf } from './settings.ts';
import { webhooks } from './webhooks.ts';

const TASKS: Readonly<Record<Task, (call: SandboxCall, settings: SandboxSettings) => Promise<number>>> = {
  start: serve,
  seed,
  webhooks,
};

export async function run(call: SandboxCall): Promise<number> {
  const settings = settingsOf(call);
  try {
    return await TASKS[settings.task](call, settings);
  } catch (error) {
    throw explained(error, settings);
  }
}

/** Errors that the user can correct are reported in the language of the call. */
function explained(error: unknown, { place }: SandboxSettings): unknown {
  if (error instanceof MissingPackagesError) {
    const { packages, install, once } = error;
    return new UsageError(({ sandbox }) => sandbox.missing(packages, { install, once }));
  }
  if (error instanceof UnsuitablePackagesError) {
    const { packages, install } = error;
    return new UsageError(({ sandbox }) => sandbox.unsuitable(packages, install));
  }
  if (!(error instanceof SandboxError)) return error;
  // Show the folder as the user wrote it, not its absolute path.
  const params = 'path' in error.params && place !== null ? { ...error.params, path: place } : error.params;
  return new UsageError(({ sandbox }) => troubleOf(sandbox.troubles, error.code, params));
}

function troubleOf<Code extends SandboxErrorCode>(
  troubles: SandboxTroubles,
  code: Code,
  params: SandboxErrorParams[Code],
): string {
  return troubles[code](params);
}
