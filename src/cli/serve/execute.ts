/** Runs the command of a request, and converts its result to a response. */
import { UsageError } from '../command/usageError.ts';
import { mediaTypeOf, PDF_TYPE } from '../inMemory/document.ts';
import { inParameters, reportInParameters, withoutHelp } from '../inMemory/explanation.ts';
import type { Done, Job } from '../inMemory/job.ts';
import type { MemoryFile } from '../inMemory/memoryCall.ts';
import { Interrupted, type Workforce } from '../inMemory/workforce.ts';
import { messagesIn } from '../messages/index.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { OneReport } from '../validate/oneReport.ts';
import type { Parts } from './body.ts';
import { type Operation, YAML_TYPE } from './operations.ts';
import type { Asked } from './parameters.ts';
import { Problem } from './problem.ts';
import type { QuickValidation } from './quick.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | string;
}

/** The result of a command, in the form in which it was made. */
type Result = Omit<Done, 'stdout'> & { readonly stdout: Answer['body'] };

export interface Executor {
  readonly workforce: Workforce;
  readonly quick: QuickValidation;
  /** Maximum time of a job, in milliseconds. */
  readonly timeout: number;
}

/** @throws Problem */
export async function execute(
  operation: Operation,
  asked: Asked,
  parts: Parts,
  executor: Executor,
): Promise<Answer> {
  if (asked.type === PDF_TYPE) await checkPdf(asked);
  const done = await perform(operation, asked, parts, executor);
  await refuseFailure(operation, asked, done);
  return answerOf(operation, asked, done);
}

/** Like {@link execute}, without a pause; null if the request needs one, as all but small files for `validate` do. */
export function executeAtOnce(
  operation: Operation,
  asked: Asked,
  { files }: Parts,
  { quick }: Pick<Executor, 'quick'>,
): Answer | null {
  const file = operation.name === 'validate' ? quick.suitable(files) : null;
  const report = file === null ? null : quick.atOnce(asked.args, file);
  return report === null ? null : answerOf(operation, asked, resultOf(report));
}

function answerOf(operation: Operation, asked: Asked, done: Result): Answer {
  const type =
    asked.type ?? mediaTypeOf(done.stdout, operation.name === 'convert' ? YAML_TYPE : 'text/plain');
  return {
    status: 200,
    type: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    headers: {
      'content-language': asked.language,
      'fattura-exit-code': String(done.code),
      ...messagesHeader(done.stderr),
    },
    body: done.stdout,
  };
}

/** @throws Problem if the packages for PDF are not installed. */
async function checkPdf({ language }: Asked): Promise<void> {
  const { pdfPeers } = await import('../show/pdf.ts');
  try {
    await pdfPeers();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const words = await messagesIn(language);
    throw new Problem('packages', {}, { detail: error.explain(words, () => undefined) });
  }
}

async function perform(
  operation: Operation,
  asked: Asked,
  parts: Parts,
  executor: Executor,
): Promise<Result> {
  const { workforce, quick, timeout } = executor;
  const { args } = asked;
  const { name, command, second } = operation;
  const small = name === 'validate' ? quick.suitable(parts.files) : null;
  if (small !== null) {
    const done = await reportHere(args, small, quick);
    if (done !== null) return done;
  }
  const job: Job = {
    args: [command.name, ...args],
    files: parts.files,
    second: parts.second === null || second === null ? null : { option: second, file: parts.second },
    explain: explanationOf(operation, asked),
  };
  try {
    return await workforce.perform(job);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    throw new Problem(error.reason, error.reason === 'timeout' ? { seconds: timeout / 1000 } : {});
  }
}

function explanationOf({ explained, command }: Operation, { language, args }: Asked): Job['explain'] {
  switch (explained) {
    case 'invoice':
      return { args: ['validate', '--no-config', '--format=json', `--lang=${language}`], takesSecond: false };
    case 'brief':
      return { args: [command.name, ...args, '--report=-'], takesSecond: true };
    case null:
      return null;
  }
}

const resultOf = ({ code, text }: OneReport): Result => ({ code, stdout: text, stderr: '', report: null });

/** @returns Null if the command itself must be run. */
async function reportHere(
  args: readonly string[],
  file: MemoryFile,
  quick: QuickValidation,
): Promise<Result | null> {
  try {
    const report = await quick.run(args, file);
    if (report === null) return null;
    return resultOf(report);
  } catch (error) {
    // For wrong usage, the command is run: it explains the error.
    if (!(error instanceof UsageError)) throw error;
    return null;
  }
}

/** @throws Problem if there is no result. */
async function refuseFailure(operation: Operation, { language }: Asked, done: Result): Promise<void> {
  const { code, stdout, stderr, report } = done;
  if (code === ExitCode.ok || (code === ExitCode.findings && operation.reports && stdout.length > 0)) return;
  if (code !== ExitCode.usage && code !== ExitCode.findings) throw bugOf(stderr);
  const parameters = parametersOf(operation);
  const detail = inParameters(await withoutHelp(stderr, language), parameters);
  if (code === ExitCode.usage) throw new Problem('usage', {}, { detail });
  const members = report === null ? {} : { report: reportInParameters(report, parameters) };
  throw new Problem('not_made', {}, { detail, members });
}

const parametersOf = ({ options, second }: Operation): readonly string[] =>
  second === null ? options : [...options, second];

/** An exception of the command, with its stack trace for the log. */
function bugOf(stderr: string): Error {
  const error = new Error('the command failed');
  error.stack = stderr;
  return error;
}

/** Maximum length of the header with messages: proxies accept some kilobytes for all headers together. */
const LONGEST_HEADER = 2000;

/**
 * The header with the command's messages about its result, percent-encoded: for example, that a signature was omitted.
 */
function messagesHeader(stderr: string): Readonly<Record<string, string>> {
  const text = stderr.trim();
  if (text === '') return {};
  const whole = encodeURIComponent(text);
  return {
    'fattura-messages':
      whole.length <= LONGEST_HEADER ? whole : encodeURIComponent(`${text.slice(0, LONGEST_HEADER / 9)}…`),
  };
}
