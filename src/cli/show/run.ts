/** `fattura show [FILE…]`. */
import { type Content, contentOf, renderTerminal } from '../../render/index.ts';
import { visible } from '../../validate/index.ts';
import { today } from '../clock.ts';
import type { ShowCall } from '../commands/show.ts';
import { ExitCode, gravest } from '../exitCode.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { findInputs, type Input, isSingle, type PathProblem } from '../files/find.ts';
import { stopIfInterrupted } from '../io.ts';
import { readInput } from '../load/readInput.ts';
import { say, sayBug } from '../load/say.ts';
import { showReport } from '../load/showReport.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { stylist } from '../terminal/colour.ts';
import { UsageError } from '../usageError.ts';
import { noticesOf } from './notices.ts';
import { deliverPages, type Page, pagesOf } from './pages.ts';
import { type Readable, readable } from './readable.ts';
import { type ShowSettings, settingsOf } from './settings.ts';

export interface Work {
  readonly call: ShowCall;
  readonly settings: ShowSettings;
  readonly messages: Messages;
}

export async function run(call: ShowCall): Promise<number> {
  const { io, operands } = call;
  const work: Work = { call, settings: settingsOf(call), messages: await messagesIn(call.language) };
  const problems: PathProblem[] = [];
  const inputs = findInputs(operands.length === 0 ? ['-'] : operands, {
    cwd: io.cwd,
    onProblem: (problem) => problems.push(problem),
  });
  let code: number = ExitCode.ok;
  for await (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    code = gravest(code, await showInput(input, work));
  }
  return gravest(code, await explainPaths('show', problems, call));
}

async function showInput(input: Input, work: Work): Promise<number> {
  const { call, settings } = work;
  const bytes = await readInput(input, { call, maxBytes: settings.maxBytes });
  if (bytes === null) return ExitCode.findings;
  const made = await tryMake(bytes, input, work);
  if (made === null) return ExitCode.bug;
  if (made.pages === null) return await nothingToShow(made.file, input, work);
  const delivered = await deliverPages(made.pages, { bytes, file: made.file, input }, work);
  return gravest(delivered, failing(made.file));
}

interface Made {
  readonly file: Readable;
  /** Null where nothing could be read. */
  readonly pages: readonly Page[] | null;
}

/** Null where making a page broke, which stops this file and no other. */
async function tryMake(bytes: Uint8Array, input: Input, work: Work): Promise<Made | null> {
  const { io } = work.call;
  try {
    return await make(bytes, input, work);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    await sayBug(error, input.name, { io, messages: work.messages });
    return null;
  }
}

async function make(bytes: Uint8Array, input: Input, work: Work): Promise<Made> {
  const { call, settings, messages } = work;
  const file = await readable(bytes, {
    file: input.name,
    language: call.language,
    maxBytes: settings.maxBytes,
    ...(settings.findings ? { asOf: today() } : { only: 'structure' as const }),
  });
  if (file.invoice === null) return { file, pages: null };
  const notices = noticesOf(file.checked.report, { all: settings.findings, words: messages.show });
  const content = onlyBody(contentOf(file.invoice, { language: call.language, notices }), input, work);
  const pages =
    settings.html === null && settings.pdf === null
      ? [{ target: { kind: 'stdout' as const }, content: terminalPage(content, input, work) }]
      : await pagesOf(content, { bytes, file, input }, work);
  return { file, pages };
}

function terminalPage(content: Content, { name }: Input, { call }: Work): string {
  const { io, operands } = call;
  const style = stylist(call.colour);
  const page = renderTerminal(content, { width: io.stdout.columns, style });
  return isSingle(operands, io.cwd) ? page : `${style('dim', `── ${visible(name)}`)}\n\n${page}\n`;
}

/** A page that lacks something is a finding; what SdI's controls say is one where they were asked. */
function failing({ checked: { report } }: Readable): number {
  return report.verdict === 'valid' ? ExitCode.ok : ExitCode.findings;
}

/** @throws UsageError where the file holds fewer invoices. */
function onlyBody(content: Content, input: Input, { settings: { body } }: Work): Content {
  if (body === null) return content;
  const { documents } = content;
  const document = documents[body - 1];
  if (document !== undefined) return { ...content, documents: [document] };
  throw new UsageError(({ show }) => show.bodyMissing(input.name, body, documents.length));
}

async function nothingToShow({ checked }: Readable, input: Input, { call, messages }: Work): Promise<number> {
  await showReport(checked, call);
  await say(call.io, 'show', messages.show.impossible(input.name));
  return ExitCode.findings;
}
