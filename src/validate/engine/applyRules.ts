/** Runs the controls and the advice on a file, as far as it could be read. */

import type { EarlierDocument, Run, RunDocument } from '../../domain/duplicates.ts';
import type { Circumstances, FileInRun } from '../../domain/facts/circumstances.ts';
import { factsOf } from '../../domain/facts/file.ts';
import type { Registry } from '../../domain/registry.ts';
import { undecidedCodes } from '../../domain/signatures.ts';
import { memberName } from '../../envelope/index.ts';
import type { FormatKind } from '../../model/fields.ts';
import { looksLikeFileName } from '../../model/fileName.ts';
import {
  isInvoiceKind,
  isMalformed,
  isMessageKind,
  isRetiredKind,
  isUnreadable,
} from '../../model/problem.ts';
import { MAX_KEPT } from '../../model/readLimits.ts';
import type { SignatureFacts } from '../../model/signatureFacts.ts';
import type { Edition } from '../../model/specifications.ts';
import { certainSignatures, statedSigners } from '../envelopeReport.ts';
import type { Coverage, StageResult } from '../finding.ts';
import type { Reading } from '../read.ts';
import type { ValidateOptions } from '../validateOptions.ts';
import { fingerprint } from './fingerprint.ts';
import { withoutAffectedRules } from './keepGoing.ts';
import { type PlaceContext, type Placed, type Places, placed, stageOfRule } from './place.ts';
import { OWN_LIST, planFor, type Situation, turnOn } from './plan.ts';
import { type RuleFinding, type RuleTally, runRules } from './runRules.ts';
import { editionOn, specDay } from './spec.ts';

export interface AppliedRules {
  readonly found: readonly RuleFinding[];
  /** The findings beyond those in `found`, if `maxKept` is more than a report has. */
  readonly unkept: readonly RuleTally[];
  /** Number of findings that the rules have reported beyond those in `found`. */
  readonly omitted: number;
  /** True if SdI would reject the file for the findings, regardless of configured severities. */
  readonly rejects: boolean;
  readonly coverage: Coverage;
  /** The verified signatures, or those that are broken for certain; null if none is known. */
  readonly signatures: readonly SignatureFacts[] | null;
  /** The edition that was applied; null if no day determines it. */
  readonly spec: Edition | null;
  readonly placing: PlaceContext;
  /** Lists the findings with places and sentences. */
  list(room: number): ListedFindings;
}

export interface ListedFindings {
  /** In the order of the text. If the limit is exceeded, warnings are omitted before errors. */
  readonly listed: readonly Placed[];
  readonly omitted: number;
  readonly omittedWarnings: number;
  readonly stages: { readonly [S in 'envelope' | 'controls' | 'quality']: StageResult };
}

export interface Frame {
  /** Bytes or text; null for a value that is not a file. */
  readonly input: Uint8Array | string | null;
  readonly formatKind: FormatKind;
  /** Maximum number of findings of rules to keep, at least {@link MAX_KEPT}. */
  readonly maxKept: number;
}

const NO_REGISTRY: Registry = {};
const NO_SEVERITIES = {};
const NO_PLACES: Places = { locate: () => new Map(), xpath: () => null };

export function applyRules(
  reading: Reading,
  options: ValidateOptions,
  { input, formatKind, maxKept }: Frame,
): AppliedRules {
  const circumstances = circumstancesOf(reading, input, options);
  const stopped = stoppedBy(reading);
  const keepGoing = options.keepGoing === true && reading.omitted === 0 && reading.partial !== null;
  const invoice = reading.invoice ?? (keepGoing && stopped === 'structure' ? reading.partial : null);
  const facts = invoice === null || options.only === 'structure' ? null : factsOf(invoice, circumstances);
  const day = circumstances.specDay ?? facts?.bodies[0]?.data ?? null;
  const situation: Situation = {
    kind: isInvoiceKind(reading.kind) || isRetiredKind(reading.kind) ? reading.kind : null,
    isMessage: reading.kind !== null && isMessageKind(reading.kind),
    stopped,
    keepGoing,
    form: reading.form,
    only: options.only ?? null,
    hasDate: circumstances.asOf !== null,
    hasRegistry: circumstances.registry !== NO_REGISTRY,
    hasRun: circumstances.run !== null,
    hasName: circumstances.file.nameCounts,
    hasSize: circumstances.file.size !== null,
    signed: signedState(reading, circumstances.file),
    undecided: undecidedOf(circumstances),
    turn: day === null ? null : turnOn(day),
  };
  const whole = planFor(situation, options.severities);
  const plan =
    stopped === 'structure' && keepGoing ? withoutAffectedRules(whole, reading.problems, formatKind) : whole;
  const results = runRules(plan.rules, circumstances, facts, { maxKept, isTallied: maxKept > MAX_KEPT });
  const { found } = results;
  const placing: PlaceContext = {
    language: options.language ?? 'it',
    severities: options.severities ?? NO_SEVERITIES,
    formatKind,
    places: reading.source ?? NO_PLACES,
  };
  const hasInvoice = facts !== null;
  const advised = hasInvoice || reading.retired !== null;
  return {
    found,
    unkept: results.unkept,
    omitted: results.omitted,
    rejects: results.rejects,
    coverage: plan.coverage,
    signatures: circumstances.file.signatures,
    spec: editionOn(day),
    placing,
    list(room) {
      // A report lists the same findings, however many were kept for a comparison.
      const { kept, warnings } = upTo(room, found.slice(0, MAX_KEPT));
      const listed = placed(kept, placing);
      return {
        listed,
        omitted: results.omitted + found.length - kept.length,
        omittedWarnings: results.omittedWarnings + warnings + warningsIn(found.slice(MAX_KEPT)),
        stages: {
          envelope: failed(found, 'envelope') ? 'fail' : 'pass',
          controls: hasInvoice ? (failed(found, 'controls') ? 'fail' : 'pass') : 'skipped',
          quality: advised && options.only !== 'controls' ? quality(listed) : 'skipped',
        },
      };
    },
  };
}

/** The findings within the limit, errors first, and the number of omitted findings that are not errors. */
function upTo(
  room: number,
  found: readonly RuleFinding[],
): { readonly kept: readonly RuleFinding[]; readonly warnings: number } {
  if (found.length <= room) return { kept: found, warnings: 0 };
  const rest = found.filter((one) => !isError(one));
  const kept = [...found.filter(isError), ...rest].slice(0, room);
  return { kept, warnings: Math.min(rest.length, found.length - room) };
}

function warningsIn(found: readonly RuleFinding[]): number {
  return found.reduce((sum, one) => (isError(one) ? sum : sum + 1), 0);
}

function isError({ rule, name }: RuleFinding): boolean {
  return rule.findings[name]?.severity === 'error';
}

function circumstancesOf(reading: Reading, input: Frame['input'], options: ValidateOptions): Circumstances {
  const { file, strictName, asOf, spec = 'auto', registry = NO_REGISTRY, run } = options;
  const name = file === undefined || file === '-' ? null : baseName(file);
  const signatures = options.signatures ?? certainSignatures(reading.envelope);
  return {
    file: {
      kind: reading.kind,
      name,
      nameCounts: name !== null && (strictName === true || looksLikeFileName(name)),
      size: input === null || typeof input === 'string' ? null : input.length,
      signature: reading.signature ?? null,
      enveloped: reading.envelope !== null,
      signatures,
      signers: signatures === null && options.only !== 'structure' ? statedSigners(reading.envelope) : [],
    },
    asOf: asOf ?? null,
    asOfIsToday: options.asOfIsToday === true,
    asSent: options.asSent === true,
    specDay: specDay(spec, asOf ?? null),
    registry,
    run: run === undefined ? null : new RunFileAccess(run, file ?? '-', reading.envelope?.content ?? input),
  };
}

class RunFileAccess implements FileInRun {
  readonly #run: Run;
  readonly #file: string;
  readonly #input: Frame['input'];

  constructor(run: Run, file: string, input: Frame['input']) {
    this.#run = run;
    this.#file = file;
    this.#input = input;
  }

  add(documents: readonly RunDocument[]): readonly (EarlierDocument | undefined)[] {
    const input = this.#input;
    return this.#run.add({
      file: this.#file,
      fingerprint: input === null ? null : fingerprint(input),
      documents,
    });
  }
}

function signedState(
  { envelope, signature }: Reading,
  { signatures }: Circumstances['file'],
): Situation['signed'] {
  const layers = envelope?.layers.length ?? 0;
  const isVerified = signatures !== null && signatures.length > 0;
  // Without verification, only the envelopes without a signer are known.
  if (isVerified && signatures.length >= layers) return 'verified';
  if (layers > 0) return 'envelope';
  if (signature === undefined) return null;
  return signature === null ? 'no' : 'xml';
}

/** The codes that no verified signature decides, or that one leaves undecided. */
function undecidedOf(circumstances: Circumstances): string {
  const { signatures } = circumstances.file;
  if (signatures === null) return '';
  const found = new Map<string, string>();
  for (const signature of signatures) {
    for (const { code, needs, reason } of undecidedCodes(signature, circumstances)) {
      found.set(code, reason === null ? needs : `${needs}:${reason}`);
    }
    if (!signature.advice.includes('list-own-list')) continue;
    for (const code of ['00104', '00107']) if (!found.has(code)) found.set(code, `trust:${OWN_LIST}`);
  }
  return [...found].map(([code, needs]) => `${code} ${needs}`).join();
}

/** The file name of a path, with either kind of separator, also of a file in an archive. */
function baseName(path: string): string {
  const name = memberName(path);
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
}

function stoppedBy({ problems, kind }: Reading): Situation['stopped'] {
  let stopped: Situation['stopped'] = null;
  for (const { id } of problems) {
    if (id === 'source.declaration') continue;
    if (isUnreadable(id)) return kind === 'p7m' || kind === 'zip' ? 'envelope' : 'unreadable';
    if (isMalformed(id)) stopped = 'malformed';
    else stopped ??= 'structure';
  }
  return stopped;
}

function failed(found: readonly RuleFinding[], stage: 'envelope' | 'controls'): boolean {
  return found.some((one) => stageOfRule(one.rule) === stage && isError(one));
}

/** The result of the advice, which fails only if a configured severity makes it an error. */
function quality(findings: readonly Placed[]): StageResult {
  return findings.some(({ finding }) => finding.stage === 'quality' && finding.severity === 'error')
    ? 'fail'
    : 'pass';
}
