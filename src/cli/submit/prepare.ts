/** Reads and checks all files before anything is sent, and keeps only what sending needs. */
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { checkSubmission, type RefusalReason, type SubmissionCheck } from '../../api/index.ts';
import { open } from '../../envelope/index.ts';
import type { CheckedSource, FileReport, Language } from '../../validate/index.ts';
import { UsageError } from '../command/usageError.ts';
import { findInputs, type Input, type PathProblem } from '../files/find.ts';
import { type ReadInput, readFileUpTo } from '../files/read.ts';
import { readBytes } from '../input/inputs.ts';
import type { Io } from '../process/io.ts';
import { turnsOf } from '../process/turns.ts';
import { reportOfUnread } from '../report/fileReport.ts';
import type { SubmitCall } from './definition.ts';
import { identityOf } from './identity.ts';
import type { Identity } from './journal/entry.ts';
import { keysOf } from './journal/history.ts';
import type { SubmitSettings } from './settings.ts';

export interface Prepared {
  /** The name in reports. */
  readonly name: string;
  /** Absolute; null for standard input. */
  readonly path: string | null;
  /** SHA-256 of the document, which may be inside a signed file; empty if the file could not be read. */
  readonly sha256: string;
  /** Null if incomplete, or if the service assigns the number. */
  readonly identity: Identity | null;
  readonly report: FileReport;
  /** For showing the findings; null if the file may be sent. */
  readonly source: CheckedSource | null;
  /** The reason not to send the file; null if it may be sent. */
  readonly refusal: RefusalReason | null;
  /** True for the XML inside a signed file, of which the signature is not sent. */
  readonly isUnwrapped: boolean;
  /** The options of the check, which sending repeats. */
  readonly check: SubmissionCheck;
  /** Reads the checked document again; null if it has changed since. */
  read(): Promise<Uint8Array | null>;
}

export interface PrepareSettings {
  readonly settings: SubmitSettings;
  readonly language: Language;
  readonly io: Pick<Io, 'stdin' | 'cwd'>;
}

export async function prepare(input: Input, context: PrepareSettings): Promise<Prepared> {
  const { settings } = context;
  const found = await readBytes(input, context.io, settings.maxBytes);
  if (!found.ok) return await unread(input, found, context);
  const inside = settings.dropSignature ? documentIn(found.bytes) : null;
  const bytes = inside ?? found.bytes;
  const check = checkOf(context);
  const { report, source, refusal, invoice } = await checkSubmission(found.bytes, {
    check,
    dropSignature: settings.dropSignature,
    automatic_number: settings.automaticNumber,
    force: settings.force,
  });
  const sha256 = hashOf(bytes);
  return {
    name: input.name,
    path: absolute(input, context),
    sha256,
    identity: settings.automaticNumber ? null : identityOf(invoice),
    report: { ...report, file: input.name },
    source: refusal === null ? null : source,
    refusal: refusal?.reason ?? null,
    isUnwrapped: inside !== null,
    check,
    async read() {
      // Standard input can be read only once.
      if (input.path === null) return bytes;
      const again = await readFileUpTo(input.path, settings.maxBytes);
      if (!again.ok) return null;
      const document = inside === null ? again.bytes : documentIn(again.bytes);
      return document !== null && hashOf(document) === sha256 ? document : null;
    },
  };
}

/** The XML inside a signed file; null for any other file, and for one that cannot be opened. */
function documentIn(bytes: Uint8Array): Uint8Array | null {
  const { kind, content } = open(bytes);
  return kind === 'p7m' && content !== null && typeof content.input !== 'string' ? content.input : null;
}

/** Without the file name: the service assigns another, so the name is not checked. */
function checkOf({ settings, language }: PrepareSettings): SubmissionCheck {
  return { language, asOf: settings.asOf, maxBytes: settings.maxBytes };
}

async function unread(
  input: Input,
  found: Extract<ReadInput, { ok: false }>,
  context: PrepareSettings,
): Promise<Prepared> {
  const { settings, language } = context;
  const { name } = input;
  const report = await reportOfUnread(found, name, { language, maxBytes: settings.maxBytes });
  return {
    name,
    path: absolute(input, context),
    sha256: '',
    identity: null,
    report,
    source: null,
    refusal: 'unreadable',
    isUnwrapped: false,
    check: checkOf(context),
    read: () => Promise.resolve(null),
  };
}

function absolute({ path }: Input, { io }: PrepareSettings): string | null {
  return path === null ? null : resolve(io.cwd, path);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export interface PreparedAll {
  readonly files: readonly Prepared[];
  readonly problems: readonly PathProblem[];
}

/** @throws UsageError, InterruptedError */
export async function prepareAll(call: SubmitCall, settings: SubmitSettings): Promise<PreparedAll> {
  const { io, language } = call;
  const problems: PathProblem[] = [];
  const inputs = findInputs(settings.operands, {
    cwd: io.cwd,
    memory: io.memory,
    onProblem: (problem) => problems.push(problem),
  });
  const files: Prepared[] = [];
  const takeTurns = turnsOf(io.interrupted);
  for await (const input of inputs) {
    if (settings.reconciliation !== null && files.length > 0)
      throw new UsageError(({ submit }) => submit.usage.oneForReconciliation);
    files.push(await prepare(input, { settings, language, io }));
    await takeTurns();
  }
  return { files, problems };
}

/** @throws UsageError if two files are the same invoice: it is unclear which one is meant. */
export function refuseDuplicateInputs(files: readonly Prepared[]): void {
  const seen = new Map<string, Prepared>();
  for (const file of files) {
    if (file.refusal !== null) continue;
    const { name, identity: invoice, sha256 } = file;
    for (const key of keysOf({ service: '', company: '', invoice, sha256, file: name })) {
      const earlier = seen.get(key);
      if (earlier !== undefined) {
        throw new UsageError(({ submit }) =>
          submit.usage.sameInvoice(earlier.name, name, invoice?.number ?? null),
        );
      }
      seen.set(key, file);
    }
  }
}
