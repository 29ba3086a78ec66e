/** `fattura inbox PATH…`: the state of each invoice. */
import { explainPaths } from '../files/explainPaths.ts';
import { messagesIn } from '../messages/index.ts';
import { documentOutput } from '../output/documentOutput.ts';
import { OutputFile } from '../output/outputFile.ts';
import { printError } from '../output/printError.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import type { InboxCall } from './definition.ts';
import type { Unread } from './fileFacts.ts';
import { type Printing, print, type Result } from './print.ts';
import { resultOf } from './result.ts';
import { type InboxSettings, settingsOf } from './settings.ts';

export async function run(call: InboxCall): Promise<number> {
  const settings = settingsOf(call);
  const printing = { call, settings, messages: await messagesIn(call.language) };
  const operands = call.operands.length === 0 ? ['.'] : call.operands;
  if (settings.watch) {
    const { watch } = await import('./watch.ts');
    return await watch(operands, printing);
  }
  const { result, problems, indexError } = await resultOf(operands, printing);
  try {
    await write(result, printing);
    await explain(result.unread, indexError, printing);
    return worstExitCode(codeOf(result, settings), await explainPaths('inbox', problems, call));
  } finally {
    result.rows.close();
  }
}

async function write(result: Result, printing: Printing): Promise<void> {
  const { output, format } = printing.settings;
  const { stdout } = printing.call.io;
  if (output === null)
    return await print(result, format === 'text' ? stdout : documentOutput(stdout), printing);
  const file = await OutputFile.open(output);
  try {
    await print(result, file, printing);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** Maximum number of unread files that are named; the rest is counted. JSON lists all of them. */
const MOST_NAMED = 10;

async function explain(
  unread: readonly Unread[],
  indexError: string | null,
  { call: { io }, settings, messages }: Printing,
): Promise<void> {
  const { inbox } = messages;
  for (const { path, reason } of unread.slice(0, MOST_NAMED)) {
    await printError(io, 'inbox', inbox.unread(path, reason));
  }
  if (unread.length > MOST_NAMED) await printError(io, 'inbox', inbox.moreUnread(unread.length - MOST_NAMED));
  if (indexError !== null) {
    await printError(io, 'inbox', inbox.noIndex(settings.index ?? '', messages.reason(indexError)));
  }
}

/** The exit code. A discarded invoice that was sent again does not count as a failure. */
function codeOf({ rows, unread }: Result, { failOn }: InboxSettings): number {
  if (unread.length > 0) return ExitCode.findings;
  if (failOn.size === 0) return ExitCode.ok;
  for (const { state, resent_as: again } of rows) {
    if (failOn.has(state) && again === null) return ExitCode.findings;
  }
  return ExitCode.ok;
}
