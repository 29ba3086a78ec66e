/** Checks the options of `anonymize` before anything is read. */
import { randomBytes } from 'node:crypto';
import { AnonymizeFieldError, type Anonymizer, createAnonymizer } from '../../operations/index.ts';
import { UsageError } from '../command/usageError.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { anyTarget, type Target } from '../files/target.ts';
import type { AnonymizeCall } from './definition.ts';

export interface AnonymizeSettings {
  readonly anonymizer: Anonymizer;
  readonly target: Target;
  readonly overwrite: boolean;
  readonly dropSignature: boolean;
  readonly maxBytes: number;
}

/** Bytes of the default seed, which is random and never printed. */
const SEED_BYTES = 32;

/** @throws UsageError */
export function settingsOf(call: AnonymizeCall): AnonymizeSettings {
  const { options, operands, io } = call;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  return {
    anonymizer: anonymizerOf(options.seed, options.keep),
    target: targetOf(call),
    overwrite: options.overwrite === true,
    dropSignature: options['drop-signature'] === true,
    maxBytes: parseSize(options['max-size']),
  };
}

function anonymizerOf(seed: string | undefined, keep: readonly string[] = []): Anonymizer {
  try {
    return createAnonymizer({ seed: seed ?? randomBytes(SEED_BYTES).toString('hex'), keep });
  } catch (error) {
    if (!(error instanceof AnonymizeFieldError)) throw error;
    throw new UsageError(({ anonymize }) => anonymize.unknownField(error.found, error.suggestion));
  }
}

/** Several inputs need an output folder; a single one may also go to a file or to standard output. */
function targetOf({ options: { output }, operands, io }: AnonymizeCall): Target {
  const target = anyTarget(output, io.cwd);
  if (isSingle(operands, io.cwd)) return target;
  if (target.kind === 'stdout') throw new UsageError(({ anonymize }) => anonymize.manyNeedFolder);
  return { kind: 'folder', path: target.path };
}
