/** Reports the results of the files on standard output, and of the call itself on standard error. */
import { RateLimitError } from '../../api/index.ts';
import { visible } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { bugText, describeError } from '../process/bug.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stylist } from '../terminal/colour.ts';
import { paragraph } from '../terminal/layout.ts';
import type { SubmitCall } from './definition.ts';
import { JournalLostError, JournalWriteError } from './journal/journal.ts';
import type { JournalPlaces } from './journal/place.ts';
import { countsOf, type ResultWithErrors, renderJsonResults } from './json.ts';
import { exitCodeOf, type Outcome } from './outcome.ts';
import { placeErrors } from './placed.ts';
import type { Result } from './result.ts';
import type { Service } from './service.ts';
import type { Stop } from './session.ts';
import type { SubmitSettings } from './settings.ts';
import { renderResult } from './show.ts';

/** The results of a finished call. */
export interface Ended {
  /** In the order of the files. */
  readonly results: readonly Result[];
  /** The reason why sending stopped early; null if it did not. */
  readonly stop: Stop | null;
  /** The reason why nothing was sent; null if sending started. */
  readonly refused: 'invalid' | 'paths' | 'declined' | null;
}

interface Context {
  readonly call: SubmitCall;
  readonly settings: SubmitSettings;
  readonly service: Service | null;
  /** Null if the service or company is unknown, which is possible with --dry-run only. */
  readonly places: JournalPlaces | null;
}

/** @returns the exit code. */
export async function report(ended: Ended, context: Context): Promise<number> {
  const { call, settings } = context;
  const messages = await messagesIn(call.language);
  await call.io.stdout.write(
    settings.format === 'json' ? await json(ended, context) : await text(ended, context, messages),
  );
  const { stderr, env } = call.io;
  for (const { outcome, error, file } of ended.results) {
    if (outcome === 'bug')
      await stderr.write(bugText({ ...describeError(error), file: file.name }, env, messages));
  }
  for (const sentence of sentencesOf(ended, context, messages)) await printError(call.io, 'submit', sentence);
  return codeOf(ended);
}

async function json({ results }: Ended, { settings, service, places }: Context): Promise<string> {
  const all: ResultWithErrors[] = [];
  // Sequential: each file is read again, and a large batch would not fit into memory.
  for (const result of results) all.push({ result, errors: (await placeErrors(result))?.errors ?? [] });
  return renderJsonResults(all, {
    service: service?.baseUrl ?? null,
    company: service?.companyId ?? null,
    issue: settings.issue,
    dryRun: settings.dryRun,
    journal: places?.journal.path ?? null,
  });
}

async function text({ results }: Ended, { call, places }: Context, messages: Messages): Promise<string> {
  const style = stylist(call.colour);
  const look = { messages, language: call.language, width: call.io.stdout.columns, style };
  const parts: string[] = [];
  for (const result of results) parts.push(renderResult(result, await placeErrors(result), look));
  const { submit } = messages;
  const counts = Object.entries(countsOf(results)) as [Outcome, number][];
  const summary = paragraph(submit.summary(results.length, counts), Math.max(call.io.stdout.columns, 40));
  const journal = places === null ? '' : `${style('dim', visible(submit.journalAt(places.journal.name)))}\n`;
  return `${parts.join('').trimEnd()}\n\n${summary}\n${journal}`;
}

function sentencesOf(
  { results, stop, refused }: Ended,
  { settings, service, places }: Context,
  { submit, reason }: Messages,
): readonly string[] {
  const invalid = results.filter(({ outcome }) => outcome === 'invalid').length;
  const unwrapped = results.filter(({ file }) => file.isUnwrapped && file.refusal === null).length;
  const left = results.some(({ outcome }) => outcome === 'unsent');
  const journal = places?.journal.name ?? '';
  const journalSentence = (error: unknown): string =>
    error instanceof JournalLostError
      ? submit.journal.lost(journal, error.file)
      : submit.journal.broken(journal, reason(systemCode(error)));
  const { retryAt = null } = stop?.error instanceof RateLimitError ? stop.error : {};
  return [
    ...(places?.earlier ? [submit.journalOfBefore(places.earlier.name)] : []),
    ...(unwrapped > 0 ? [submit.unwrapped(unwrapped)] : []),
    ...(settings.dryRun ? [submit.dryRun] : []),
    ...(settings.dryRun && service === null ? [submit.journalUnasked] : []),
    ...(refused === 'invalid' ? [submit.unsent.invalid(invalid)] : []),
    ...(refused === 'paths' ? [submit.unsent.paths] : []),
    ...(refused === 'declined' ? [submit.declined] : []),
    ...(stop?.reason === 'service' && left ? [submit.unsent.service] : []),
    ...(stop?.reason === 'rate' ? [submit.unsent.rate(retryAt?.toISOString() ?? null)] : []),
    ...(stop?.reason === 'journal' ? [journalSentence(stop.error)] : []),
    ...(stop?.reason === 'interrupted' ? [submit.interrupted] : []),
  ];
}

function systemCode(error: unknown): string {
  return error instanceof JournalWriteError ? error.code : 'EUNKNOWN';
}

function codeOf({ results, stop, refused }: Ended): number {
  if (stop?.reason === 'interrupted') return ExitCode.interrupted;
  return worstExitCode(
    ...results.map(exitCodeOf),
    // Stops and refusals have exit codes in addition to those of the files.
    stop?.reason === 'journal' ? ExitCode.usage : ExitCode.ok,
    stop?.reason === 'rate' ? ExitCode.remote : ExitCode.ok,
    refused === 'declined' ? ExitCode.findings : ExitCode.ok,
  );
}
