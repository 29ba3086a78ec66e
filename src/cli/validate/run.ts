/** `fattura validate [PATH…]`. */

import { loadSentences } from '../command/language.ts';
import { UsageError } from '../command/usageError.ts';
import { configOf } from '../config/config.ts';
import { filesIn, filesInStdin } from '../containers/filesIn.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { type FindSettings, findInputs, type Input, type PathProblem } from '../files/find.ts';
import { inShard } from '../files/shard.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import type { OutputFile } from '../output/outputFile.ts';
import { bugText } from '../process/bug.ts';
import { milliseconds } from '../process/clock.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { type Progress, progressOn } from '../terminal/progress.ts';
import { checkAll } from './checkAll.ts';
import type { ValidateCall } from './definition.ts';
import { formatterOf, renderOptions } from './formatter.ts';
import { Annotations, endOf, outputFor, ReportStream, TOOL } from './reportStream.ts';
import type { CheckJournal } from './resume.ts';
import { exceedsWarnings, type ReportFile, type RunSettings, settingsOf } from './settings.ts';
import { add, type Checked, emptyTally, type Tally } from './tally.ts';

export async function run(asked: ValidateCall): Promise<number> {
  const { io, operands } = asked;
  const list = asked.options['files-from'];
  if (list !== undefined && operands.length > 0)
    throw new UsageError(({ usage }) => usage.conflict('--files-from', 'PATH'));
  // What has changed is decided by the place of a file: standard input without `-` is not meant.
  const isMissing = asked.options.since !== undefined && list === undefined;
  if (operands.length === 0 && (isMissing || ((list ?? '-') === '-' && io.stdin.isTTY)))
    throw new UsageError(({ usage }) => usage.noInput);
  const { journal, ...settings } = await journalled(settingsOf(asked, await configOf(asked)));
  try {
    return await runWith(asked, { settings, journal });
  } finally {
    await journal?.close();
  }
}

/** Checks the operands of a call whose settings are known; the caller closes the journal. */
export async function runWith(
  asked: ValidateCall,
  { settings, journal }: Pick<Work, 'settings' | 'journal'>,
): Promise<number> {
  const { io } = asked;
  const call = { ...asked, language: settings.check.language };
  await loadSentences(call.language);
  if (settings.check.engine === 'libxml2') {
    await (await import('./secondOpinion.ts')).openEngine(settings.check);
  }
  const { trust, cwd } = settings.check.signatures;
  if (trust !== null) await (await import('../signatures/verifyFile.ts')).trustData(trust, cwd);

  const problems: PathProblem[] = [];
  const found = findInputs(await operandsOf(asked, settings), {
    literal: settings.filesFrom !== null,
    cwd: io.cwd,
    memory: io.memory,
    onProblem: (problem) => problems.push(problem),
    containers: filesIn({ notes: true }),
    stdin: filesInStdin({ notes: true }, io),
    ...(await exclusionOf(settings)),
  });
  const inputs = await chosen(found, settings, io.cwd);
  const tally =
    settings.output === null
      ? await report(inputs, { call, settings, journal, file: null })
      : await reportToFile(settings.output, inputs, { call, settings, journal });
  return worstExitCode(
    tally.exitCode,
    await sayAtEnd(tally, { call, settings, problems }),
    await explainPaths('validate', problems, call),
  );
}

type JournalledSettings = Omit<RunSettings, 'journal'> & { readonly journal: CheckJournal | null };

/** Opens the journal of `--resume`; its settings have the day of the first run. */
async function journalled(settings: RunSettings): Promise<JournalledSettings> {
  if (settings.journal === null) return { ...settings, journal: null };
  const { CheckJournal } = await import('./resume.ts');
  const journal = await CheckJournal.open(settings.journal, settings.check);
  return { ...settings, check: journal.settings, journal };
}

/** Loads the pattern matcher only if there are exclusions. */
async function exclusionOf({
  exclusions,
}: Pick<RunSettings, 'exclusions'>): Promise<Pick<FindSettings, 'isExcluded'>> {
  if (exclusions.length === 0) return {};
  const { excluder } = await import('../files/exclude.ts');
  return { isExcluded: excluder(exclusions) };
}

/** The operands; standard input without any. */
async function operandsOf(
  { operands, io }: ValidateCall,
  { filesFrom }: Pick<RunSettings, 'filesFrom'>,
): Promise<readonly string[] | AsyncIterable<string>> {
  if (filesFrom === null) return operands.length === 0 ? ['-'] : operands;
  const { namesListedIn } = await import('../files/listed.ts');
  return namesListedIn(filesFrom, io);
}

/** The inputs selected by `--since` and `--shard`. The module that calls git is loaded only if needed. */
async function chosen(
  inputs: AsyncIterable<Input>,
  { since, shard }: Pick<RunSettings, 'since' | 'shard'>,
  cwd: string,
): Promise<AsyncIterable<Input>> {
  const own = shard === null ? inputs : inShard(inputs, shard);
  if (since === null) return own;
  const { changedSince } = await import('../files/changedSince.ts');
  return changedSince(own, { since, cwd });
}

interface Work {
  readonly call: ValidateCall;
  readonly settings: Omit<RunSettings, 'journal'>;
  readonly journal: CheckJournal | null;
  /** The report file; null for standard output. */
  readonly file: OutputFile | null;
}

async function reportToFile(
  place: ReportFile,
  inputs: AsyncIterable<Input>,
  work: Omit<Work, 'file'>,
): Promise<Tally> {
  const { OutputFile } = await import('../output/outputFile.ts');
  const file = await OutputFile.open(place);
  try {
    const tally = await report(file.guard(inputs), { ...work, file });
    await file.finish();
    work.journal?.removeUnfinished(place.path);
    return tally;
  } catch (error) {
    await file.discard();
    throw error;
  }
}

async function report(inputs: AsyncIterable<Input>, work: Work): Promise<Tally> {
  const { call, file, journal } = work;
  const { check } = work.settings;
  const formatter = await formatterOf(check.format);
  const { separator, machine } = formatter;
  const output = outputFor(formatter, file ?? call.io.stdout);
  const stream = new ReportStream(output, { start: formatter.start(TOOL), separator });
  const annotations = new Annotations();
  const progress = progressFor(work);
  let tally = emptyTally;
  try {
    for await (const checked of journal?.check(inputs, call.io) ?? checkAll(inputs, check, call.io)) {
      tally = add(tally, checked.tally);
      await print(checked, { call, stream, annotations, progress });
      await progress.update(tally.summary.files);
    }
  } finally {
    await progress.clear();
  }
  // Without files, an empty summary would only hide the messages about the paths.
  if (machine !== null || tally.summary.files > 0) {
    await stream.end(formatter.end(endOf(tally), renderOptions(check)));
  }
  return tally;
}

interface Outputs {
  readonly call: ValidateCall;
  readonly stream: ReportStream;
  readonly annotations: Annotations;
  readonly progress: Progress;
}

async function print(checked: Checked, { call, stream, annotations, progress }: Outputs): Promise<void> {
  const { text, bugs } = checked;
  if (text !== '' || bugs.length > 0) await progress.clear();
  await stream.add(text);
  const { stderr, env } = call.io;
  // The runner reads both outputs; standard error keeps a redirected report unchanged.
  const commands = checked.annotations === '' ? '' : annotations.take(checked.annotations);
  if (commands !== '') await stderr.write(new TextEncoder().encode(commands));
  for (const bug of bugs) await stderr.write(bugText(bug, env, await messagesIn(call.language)));
}

/** Prints final messages on standard error, in every format. @returns the exit code. */
async function sayAtEnd(
  { besideEngine, summary }: Tally,
  {
    call,
    settings: { maxWarnings, check, ...chosen },
    problems,
  }: Omit<Work, 'file' | 'journal'> & { readonly problems: readonly PathProblem[] },
): Promise<number> {
  const tooMany = exceedsWarnings(summary, { check, maxWarnings });
  const nothing = summary.files === 0 ? nothingIn(chosen, problems) : null;
  if (besideEngine === 0 && !tooMany && nothing === null) return ExitCode.ok;
  const messages = await messagesIn(call.language);
  const sentences = [
    ...(besideEngine > 0 ? [messages.engineNotForJson(besideEngine)] : []),
    ...(nothing === null ? [] : [nothing(messages)]),
    ...(tooMany && maxWarnings !== null ? [messages.tooManyWarnings(summary.warnings, maxWarnings)] : []),
  ];
  await call.io.stderr.write(sentences.map((sentence) => `fattura validate: ${sentence}\n`).join(''));
  return tooMany ? ExitCode.findings : ExitCode.ok;
}

/** The sentence that explains why no file was checked; null if the operands or the problems with paths do. */
function nothingIn(
  { since, shard, filesFrom }: Pick<RunSettings, 'since' | 'shard' | 'filesFrom'>,
  problems: readonly PathProblem[],
): ((messages: Messages) => string) | null {
  if (since !== null) return ({ nothingSince }) => nothingSince(since);
  if (shard !== null) return ({ nothingInShard }) => nothingInShard(shard.number, shard.of);
  if (filesFrom === null || problems.length > 0) return null;
  return ({ nothingListed }) => nothingListed(filesFrom);
}

/** Shows progress unless reports are printed on the same terminal. */
function progressFor({ call: { io, language }, settings: { check }, file }: Work): Progress {
  const sentence = async (done: number, seconds: number): Promise<string> =>
    (await messagesIn(language)).progress(done, seconds);
  return progressOn(io.stderr, sentence, {
    now: milliseconds,
    wanted: () => io.stderr.isTTY && (check.quiet || file !== null || !io.stdout.isTTY),
  });
}
