/** `fattura open [PATH…]`. */

import { join } from 'node:path';
import { stemOf } from '../../envelope/index.ts';
import { safePath } from '../containers/belowPath.ts';
import { filesIn, filesInStdin } from '../containers/filesIn.ts';
import { readSigned } from '../containers/readSigned.ts';
import { explainPaths } from '../files/explainPaths.ts';
import type { Input } from '../files/find.ts';
import { realPaths } from '../files/realPath.ts';
import { inputsOf } from '../input/inputs.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printBug, printError } from '../output/printError.ts';
import { isSame, nameBelow, placeOnce, shownPath } from '../output/write.ts';
import { type FilesOf, WrittenFiles } from '../output/writtenFiles.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { eachInput, type JournalOf, withJournal } from '../resume/eachInput.ts';
import { stylist } from '../terminal/colour.ts';
import { type Contents, contentsOf, type ListedDocument } from './contents.ts';
import type { OpenCall } from './definition.ts';
import { jsonEnd, jsonFile, jsonStart } from './json.ts';
import { type OpenSettings, settingsOf } from './settings.ts';
import { renderContents } from './text.ts';

interface Work {
  readonly call: OpenCall;
  readonly settings: OpenSettings;
  readonly messages: Messages;
  readonly written: WrittenFiles;
}

export async function run(call: OpenCall): Promise<number> {
  const settings = settingsOf(call);
  const { journal: place, ...lasting } = settings;
  return await withJournal<Listed>(place, ['open', lasting, call.language], (journal) =>
    openAll(call, settings, journal),
  );
}

/** The result of one input, with what a later run of `--resume` must know of it. */
interface Listed extends FilesOf {
  /** Empty for a file that cannot be read, except in JSON. */
  readonly text: string;
  readonly isSigned: boolean;
  readonly code: number;
}

async function openAll(call: OpenCall, settings: OpenSettings, journal: JournalOf<Listed>): Promise<number> {
  const { io, operands } = call;
  const messages = await messagesIn(call.language);
  const { inputs, problems } = await inputsOf(operands.length === 0 ? ['-'] : operands, io, {
    containers: filesIn({ notes: false, signed: true }),
    stdin: filesInStdin({ notes: false, signed: true }, io),
  });
  const paths = settings.folder === null ? new Set<string>() : await realPaths(inputs);
  const written = new WrittenFiles(paths, journal);
  const work: Work = { call, settings, messages, written };
  const all = eachInput(
    inputs,
    { io, journal },
    (input, own) => listInput(input, { ...work, call: { ...call, io: own } }),
    (listed) => written.replay(listed),
  );
  const { start, separator } = settings.json
    ? { start: '\n', separator: ',\n' }
    : { start: '', separator: '\n' };
  let code: number = ExitCode.ok;
  let count = 0;
  let isSigned = false;
  if (settings.json) await io.stdout.write(jsonStart());
  for await (const listed of all) {
    code = worstExitCode(code, listed.code);
    isSigned ||= listed.isSigned;
    if (listed.text === '') continue;
    await io.stdout.write(`${count === 0 ? start : separator}${listed.text}`);
    count += 1;
  }
  if (settings.json) await io.stdout.write(jsonEnd(count));
  else if (isSigned) await printError(io, 'open', messages.open.notVerified);
  return worstExitCode(code, await explainPaths('open', problems, call));
}

async function listInput(input: Input, work: Work): Promise<Listed> {
  const { call, settings, messages, written } = work;
  const { contents, saved, code } = await openInput(input, work);
  const look = { messages, style: stylist(call.colour), columns: call.io.stdout.columns };
  const text = settings.json
    ? jsonFile(input.name, contents, saved)
    : contents === null
      ? ''
      : renderContents(input.name, contents, saved ?? null, look);
  const isSigned = contents !== null && contents.signatures.length > 0;
  return { text, isSigned, code, ...written.take(input.name) };
}

interface Outcome {
  /** Null for a file that cannot be read, which is reported on standard error. */
  readonly contents: Contents | null;
  /** The path of the document for display; undefined without `--extract`, null if it was not written. */
  readonly saved?: string | null;
  readonly code: number;
}

async function openInput(input: Input, work: Work): Promise<Outcome> {
  const { call, settings, messages } = work;
  try {
    const { bytes, isRefused } = await readSigned(input, { call, maxBytes: settings.maxBytes });
    if (bytes === null) return { contents: null, code: ExitCode.findings };
    const isArchive = input.container !== undefined;
    const contents = contentsOf(bytes, input.name, { isArchive });
    const code = contents.reason === null && !isRefused ? ExitCode.ok : ExitCode.findings;
    if (settings.folder === null || isArchive) return { contents, code };
    if (contents.document === null) return { contents, saved: null, code };
    const path = pathOf(input, contents.document, settings.folder);
    // A document without an envelope may already be at the output path.
    const isThere = contents.layers.length === 0 && (await isSame(path, input.path));
    const refusal = isThere ? null : await write(path, input, contents.document, work);
    if (refusal === null) return { contents, saved: shownPath(path, call.io.cwd), code };
    await printError(call.io, 'open', refusal);
    return { contents, saved: null, code: ExitCode.usage };
  } catch (error) {
    // An unexpected exception skips this file only.
    await printBug(error, input.name, { io: call.io, messages });
    return { contents: null, code: ExitCode.bug };
  }
}

/** The input's path below the folder, without the extension of an envelope, under safe names. */
function pathOf({ below }: Input, { form }: ListedDocument, folder: string): string {
  return join(folder, safePath(`${stemOf(nameBelow(below))}.${form}`));
}

/** @returns the reason why the document was not written, as a sentence; null if it was. */
async function write(
  path: string,
  input: Input,
  { content }: ListedDocument,
  { call: { io }, settings: { overwrite }, messages, written }: Work,
): Promise<string | null> {
  const destination = { path, overwrite, cwd: io.cwd, written, from: input.name };
  return await placeOnce(content, destination, messages);
}
