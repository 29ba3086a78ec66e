/** Checks files sequentially and renders each at once, so that no report is kept in memory. */

import { isJson, mayBeSigned, open } from '../../envelope/index.ts';
import { isMessageKind } from '../../model/index.ts';
import {
  type CheckedFile,
  checkSignature,
  examineReading,
  type FileReport,
  type Run,
  readXmlFile,
  type ValidateOptions,
} from '../../validate/index.ts';
import { hasReception } from '../files/companions.ts';
import type { Input } from '../files/find.ts';
import { type ReadBytes, type ReadInput, readFileUpTo, readStreamUpTo } from '../files/read.ts';
import { checkEither, examineXml } from '../input/checkEither.ts';
import { messagesIn } from '../messages/index.ts';
import { describeError } from '../process/bug.ts';
import type { Io } from '../process/io.ts';
import { onUse } from '../process/onUse.ts';
import { reportOfUnread } from '../report/fileReport.ts';
import { notChecked } from '../report/ownReport.ts';
import { signaturesOf, type VerifiedInput } from '../signatures/signaturesOf.ts';
import { formatterOf, renderAtOnce, renderFile } from './formatter.ts';
import type { Earlier, GuessedRun } from './guessedRun.ts';
import type { CheckSettings } from './settings.ts';
import { bugTally, type Checked, combine, tallyOf } from './tally.ts';

/** An input, with the earlier documents of the run that it must be compared with, if known. */
export interface Job extends Input {
  readonly earlier?: Earlier;
}

interface FilesContext {
  readonly settings: CheckSettings;
  readonly run: GuessedRun;
  /** Called with the index of each input before it is opened. */
  readonly begin?: (index: number) => void;
}

export async function checkFiles(
  jobs: readonly Job[],
  { settings, run, begin }: FilesContext,
): Promise<Checked> {
  const checked: Checked[] = [];
  for (const [index, job] of jobs.entries()) {
    begin?.(index);
    checked.push(await checkGuessing(job, { settings, run }));
  }
  return combine(checked, (await formatterOf(settings.format)).separator);
}

/** Checks one input of a run that is shared with other threads. */
export async function checkGuessing(
  job: Job,
  { run, ...context }: Omit<InputContext, 'run'> & { readonly run: GuessedRun },
): Promise<Checked> {
  const view = run.view(job.earlier);
  const checked = await checkInput(job, { ...context, run: view.run });
  return { ...checked, seen: [view.seen] };
}

interface InputContext {
  readonly settings: CheckSettings;
  readonly run: Run;
  /** Reads standard input, which only the main thread can. */
  readonly read?: () => Promise<ReadInput>;
}

async function checkInput(
  input: Input,
  { settings, run, read = () => readAny(input, settings) }: InputContext,
): Promise<Checked> {
  try {
    const found: ReadInput =
      input.error === undefined ? await read() : { ok: false, reason: 'system', code: input.error };
    const { report, source } = found.ok
      ? await checkRead(found.bytes, input, { settings, run })
      : { report: await unreadReport(found, input, { settings, run }), source: null };
    const besideEngine =
      found.ok && settings.engine === 'libxml2' && open(found.bytes, input.name).kind === 'json' ? 1 : 0;
    const tally = { ...tallyOf(report, settings), besideEngine };
    return { ...(await renderFile(report, source, settings)), tally, bugs: [], seen: [] };
  } catch (error) {
    return await brokenCheck(input, error, settings);
  }
}

const members = onUse(() => import('../containers/readMember.ts'));

async function readAny(input: Input, { maxBytes }: CheckSettings): Promise<ReadInput> {
  if (input.inside === undefined && input.container === undefined) {
    return await readFileUpTo(input.path ?? '', maxBytes);
  }
  return await (await members()).readMember(input, maxBytes);
}

type CheckedBytes = Pick<CheckedFile, 'report' | 'source'>;

/** The report of an input without content; that of a signed archive has the signatures of the envelope. */
async function unreadReport(
  found: Extract<ReadInput, { ok: false }>,
  input: Input,
  { settings, run }: Pick<InputContext, 'settings' | 'run'>,
): Promise<FileReport> {
  const report = await reportOfUnread(found, input.name, settings);
  if (found.reason !== 'container' || found.facts.signedAt === null) return report;
  const { envelopeBytes, withSignatures } = await import('../containers/signedContainer.ts');
  const bytes = await envelopeBytes(input);
  const { name: file } = input;
  const verified = bytes === null ? null : await signaturesOf(bytes, file, settings.signatures);
  if (bytes === null || verified === null) return report;
  const { rules, language } = settings;
  const { envelope } = checkVerified(
    bytes,
    { file, run, language, maxBytes: bytes.length, ...rules },
    verified,
  ).report;
  const checked = verified.signatures.flatMap((one) => checkSignature(one, { ...rules, language }).findings);
  return withSignatures(report, envelope, checked);
}

/** Checks a file, with its metadata. */
async function checkRead(
  bytes: Uint8Array,
  input: Input,
  { settings, run }: Pick<InputContext, 'settings' | 'run'>,
): Promise<CheckedBytes> {
  const target = { input, run };
  if (!hasReception(input)) return await checkBytes(bytes, target, settings);
  const { withMetadata } = await import('./withMetadata.ts');
  return await withMetadata({ bytes, input, settings }, (own) => checkBytes(bytes, target, own));
}

/** The result for an input whose check threw an exception, which is reported both in the report and as a bug. */
export async function brokenCheck(input: Input, error: unknown, settings: CheckSettings): Promise<Checked> {
  const bug = describeError(error);
  const messages = await messagesIn(settings.language);
  const report = notChecked(input.name, {
    code: 'U-BUG',
    id: 'internal.bug',
    params: { what: bug.what },
    message: messages.files.bug,
    help: null,
  });
  return {
    ...(await renderFile(report, null, settings)),
    tally: bugTally(report),
    bugs: [{ ...bug, file: input.name }],
    seen: [],
  };
}

const companions = onUse(() => import('../report/companionReport.ts'));

async function checkBytes(
  bytes: Uint8Array,
  { input, run }: { readonly input: Input; readonly run: Run },
  settings: CheckSettings,
): Promise<CheckedBytes> {
  const { name: file } = input;
  const { rules, signatures } = settings;
  const isStructureOnly = rules.only === 'structure';
  const verified = isStructureOnly ? null : await signaturesOf(bytes, file, signatures);
  const options = { file, run, language: settings.language, maxBytes: settings.maxBytes, ...rules };
  const checked =
    verified === null ? await checkEither(bytes, options) : checkVerified(bytes, options, verified);
  const { kind } = checked.report;
  if (kind !== null && isMessageKind(kind) && settings.schema === null) {
    const { checkMessageFile } = await import('../sdiMessages/checkMessageFile.ts');
    const { language, maxBytes } = settings;
    return await checkMessageFile(
      { bytes, input },
      { language, maxBytes, signatures: isStructureOnly ? null : signatures },
    );
  }
  if (kind === null && settings.schema === null) {
    const { companionReport } = await companions();
    const companion = await companionReport({ bytes, name: file, language: settings.language });
    if (companion !== null) return companion;
  }
  if (settings.engine === 'auto') return checked;
  const { secondOpinion } = await import('./secondOpinion.ts');
  return await secondOpinion(checked, bytes, settings);
}

/** Checks a file that was opened for its signatures. */
function checkVerified(
  bytes: Uint8Array,
  options: ValidateOptions,
  { opened, signatures }: VerifiedInput,
): CheckedFile {
  const withSignatures = { ...options, signatures };
  return examineReading(readXmlFile(bytes, withSignatures, opened), bytes, withSignatures).report();
}

interface HereContext {
  readonly settings: CheckSettings;
  readonly io: Pick<Io, 'stdin'>;
  readonly run: Run;
}

/** Checks an input in the main thread, the only one with standard input. */
export async function checkHere(input: Input, { settings, io, run }: HereContext): Promise<Checked> {
  if (input.path !== null) return await checkInput(input, { settings, run });
  return await checkInput(input, { settings, run, read: () => readStdin(input, io, settings) });
}

/** Checks content in memory that is not an archive. */
export function checkContent(
  { name, content }: { readonly name: string; readonly content: Uint8Array },
  context: Pick<InputContext, 'settings' | 'run'>,
): Promise<Checked> {
  const read = (): Promise<ReadInput> => Promise.resolve({ ok: true, bytes: content });
  return checkInput({ name, path: null, below: name }, { ...context, read });
}

/**
 * Like {@link checkContent}, without a pause; null if the content needs one: signatures, JSON, another engine or
 * format, or what is no invoice. @throws the error of a check that fails
 */
export function checkContentAtOnce(
  { name, content }: { readonly name: string; readonly content: Uint8Array },
  { settings, run }: Pick<InputContext, 'settings' | 'run'>,
): Checked | null {
  const { rules, language, maxBytes, engine } = settings;
  const hasSignatures = rules.only !== 'structure' && mayBeSigned(content, name);
  if (hasSignatures || engine !== 'auto' || isJson(content, name)) return null;
  const { report, source } = examineXml(content, { file: name, run, language, maxBytes, ...rules }).report();
  const { kind } = report;
  const rendered = kind === null || isMessageKind(kind) ? null : renderAtOnce(report, source, settings);
  return rendered === null ? null : { ...rendered, tally: tallyOf(report, settings), bugs: [], seen: [] };
}

export async function readStdin(
  { chunks, error }: Input,
  { stdin }: Pick<Io, 'stdin'>,
  { maxBytes }: CheckSettings,
): Promise<ReadBytes> {
  if (error !== undefined) return { ok: false, reason: 'system', code: error };
  return await readStreamUpTo(chunks ?? stdin.chunks(), maxBytes);
}
