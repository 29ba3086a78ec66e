/** Checks the options of `anonymize` before anything is read. */
import { randomBytes, scryptSync } from 'node:crypto';
import { AnonymizeFieldError, type Anonymizer, createAnonymizer } from '../../operations/index.ts';
import { UsageError } from '../command/usageError.ts';
import { isSingle } from '../files/find.ts';
import { parseSize } from '../files/size.ts';
import { anyTarget, type Target } from '../files/target.ts';
import { type JournalPlace, journalPlace } from '../resume/place.ts';
import type { AnonymizeCall } from './definition.ts';

export interface AnonymizeSettings {
  readonly anonymizer: Anonymizer;
  readonly target: Target;
  readonly overwrite: boolean;
  /** The journal of `--resume`; null without. */
  readonly journal: AnonymizeJournal | null;
  readonly dropSignature: boolean;
  readonly maxBytes: number;
}

export interface AnonymizeJournal {
  readonly place: JournalPlace;
  /** The options that pseudonyms depend on; instead of the seed, a digest that is slow to compute. */
  readonly key: readonly string[];
}

/** Bytes of the default seed, which is random and never printed. */
const SEED_BYTES = 32;

/** @throws UsageError */
export function settingsOf(call: AnonymizeCall): AnonymizeSettings {
  const { options, operands, io } = call;
  if (operands.length === 0 && io.stdin.isTTY) throw new UsageError(({ usage }) => usage.noInput);
  const target = targetOf(call);
  return {
    anonymizer: anonymizerOf(options.seed, options.keep),
    target,
    overwrite: options.overwrite === true,
    journal: journalOf(call, target),
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

/** A run that continues another one needs its seed, which is not written into the journal. */
function journalOf({ options, io }: AnonymizeCall, target: Target): AnonymizeJournal | null {
  const { seed, keep = [] } = options;
  const place = journalPlace(options.resume, io.cwd);
  if (place === null) return null;
  const missing = target.kind !== 'folder' ? '--output DIR' : seed === undefined ? '--seed' : null;
  if (missing !== null) throw new UsageError(({ attachments }) => attachments.goesWith('--resume', missing));
  return { place, key: [scryptSync(seed ?? '', SALT, 32).toString('hex'), ...keep] };
}

/** Not secret: it only makes the digests of seeds different from those of other programs. */
const SALT = 'fattura anonymize --resume';

/** Several inputs need an output folder; a single one may also go to a file or to standard output. */
function targetOf({ options: { output }, operands, io }: AnonymizeCall): Target {
  const target = anyTarget(output, io.cwd);
  if (isSingle(operands, io.cwd)) return target;
  if (target.kind === 'stdout') throw new UsageError(({ anonymize }) => anonymize.manyNeedFolder);
  return { kind: 'folder', path: target.path };
}
