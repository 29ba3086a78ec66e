/** Parameters of the messages. */
import type { SandboxErrorParams } from '../../../sandbox/index.ts';

/** Errors of the sandbox, by code. */
export type SandboxTroubles = {
  readonly [Code in keyof SandboxErrorParams]: (params: SandboxErrorParams[Code]) => string;
};
