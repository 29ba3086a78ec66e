/** `fattura fix [FILE…]`. */
import { type FixedFile, type FixResult, fixAndCheck } from '../../operations/index.ts';
import { renderFileText } from '../../validate/index.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { findInputs, type Input, type PathProblem } from '../files/find.ts';
import { readInput } from '../input/inputs.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printBug, printError } from '../output/printError.ts';
import { visibleJson, writeSanitized } from '../output/sanitize.ts';
import { editedPath, isSame, placeChanged, shownPath } from '../output/write.ts';
import { today } from '../process/clock.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { type Output, stopIfInterrupted } from '../process/io.ts';
import { warnOfBrokenSignature } from '../signatures/brokenSignature.ts';
import { stylist } from '../terminal/colour.ts';
import type { FixCall } from './definition.ts';
import { describeChanges } from './json.ts';
import { type FixSettings, settingsOf } from './settings.ts';
import { left, renderChanges } from './show.ts';

export async function run(call: FixCall): Promise<number> {
  const { io, operands } = call;
  const settings = settingsOf(call);
  const problems: PathProblem[] = [];
  const inputs = findInputs(operands.length === 0 ? ['-'] : operands, {
    cwd: io.cwd,
    memory: io.memory,
    onProblem: (problem) => problems.push(problem),
  });
  const messages = await messagesIn(call.language);
  let code: number = ExitCode.ok;
  for await (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    code = worstExitCode(code, await fixInput(input, { call, settings, messages }));
  }
  return worstExitCode(code, await explainPaths('fix', problems, call));
}

interface Work {
  readonly call: FixCall;
  readonly settings: FixSettings;
  readonly messages: Messages;
}

async function fixInput(input: Input, work: Work): Promise<number> {
  const { call, settings, messages } = work;
  const bytes = await readInput(input, { call, maxBytes: settings.maxBytes });
  if (bytes === null) return ExitCode.findings;
  let fixed: FixedFile;
  try {
    fixed = fixAndCheck(bytes, {
      file: input.name,
      language: call.language,
      asOf: today(),
      maxBytes: settings.maxBytes,
      amounts: settings.amounts,
      codes: settings.codes,
      dropSignature: settings.dropSignature,
    });
  } catch (error) {
    // An unexpected exception skips this file only and leaves it unchanged.
    await printBug(error, input.name, { io: call.io, messages });
    return ExitCode.bug;
  }
  const { result } = fixed;
  const document = toStdout(input, settings);
  const page = document ? call.io.stderr : call.io.stdout;
  await explain(fixed, input, page, work);
  if (result.refused === undefined) await warnOfBrokenSignature(bytes, input.name, { call, command: 'fix' });
  if (settings.dryRun || result.refused !== undefined) return result.ok ? ExitCode.ok : ExitCode.findings;
  const path = document ? null : await targetOf(result, input, settings);
  if (path !== null) {
    const failure = await writeFile(result, path, { input, read: bytes }, work);
    if (failure !== null) {
      await printError(call.io, 'fix', failure);
      return ExitCode.usage;
    }
  }
  if (document) await writeSanitized(call.io.stdout, result);
  if (result.dropped !== undefined && (document || path !== null)) {
    const name = path === null ? undefined : shownPath(path, call.io.cwd);
    await printError(call.io, 'fix', messages.convert.signatureLeft(input.name, name));
  }
  return result.ok ? ExitCode.ok : ExitCode.findings;
}

/** True if the result goes to standard output, and the messages to standard error. */
function toStdout({ path }: Input, { output, dryRun }: FixSettings): boolean {
  return !dryRun && (output === null ? path === null : output.kind === 'stdout');
}

/** The output file; null for an unchanged file, which is not rewritten, to keep its modification time. */
async function targetOf(
  { changes, dropped }: FixResult,
  input: Input,
  { output }: FixSettings,
): Promise<string | null> {
  const path = editedPath(input, output, dropped);
  if (path === null || changes.length > 0) return path;
  return output === null || (await isSame(path, input.path)) ? null : path;
}

/** @returns the reason why the file was not written, as a sentence; null if it was. */
async function writeFile(
  { bytes, dropped }: FixResult,
  path: string,
  { input, read }: { readonly input: Input; readonly read: Uint8Array },
  { call, settings: { overwrite }, messages }: Work,
): Promise<string | null> {
  const destination = { path, overwrite, cwd: call.io.cwd, source: input.path, read, dropped };
  return await placeChanged(bytes, destination, messages);
}

/** Prints the changes, then the remaining findings. */
async function explain(
  { result, checked: { report, source } }: FixedFile,
  input: Input,
  page: Output,
  { call, settings, messages }: Work,
): Promise<void> {
  const { fix } = messages;
  const { language, io } = call;
  if (settings.json) {
    await page.write(`${visibleJson(JSON.stringify(describeChanges(input.name, result)))}\n`);
    return;
  }
  const style = stylist(page === io.stdout ? call.colour : call.errorColour());
  await page.write(renderChanges(input.name, result, { messages, style }));
  if (result.remaining.length > 0) {
    await page.write(`\n${renderFileText(report, source, { language, width: page.columns, style })}`);
  }
  const amounts = left(result.remaining, 'amount').length;
  const declarations = left(result.remaining, 'declaration').filter((code) => !settings.codes.includes(code));
  const sentences = [
    ...(result.refused === 'signed' ? [fix.signed(input.name)] : []),
    ...(result.refused === 'unreadable' ? [fix.unreadable(input.name)] : []),
    ...(settings.amounts || amounts === 0 ? [] : [fix.amounts(input.name, amounts)]),
    ...(declarations.length === 0 ? [] : [fix.declarations(input.name, declarations)]),
    ...(settings.dryRun && result.changes.length > 0 ? [fix.dryRun(input.name)] : []),
  ];
  for (const sentence of sentences) await printError(io, 'fix', sentence);
}
