/** `fattura open [PATH…]`. */

import { join } from 'node:path';
import { stemOf } from '../../envelope/index.ts';
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
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import { stylist } from '../terminal/colour.ts';
import { type Contents, contentsOf, type ListedDocument } from './contents.ts';
import type { OpenCall } from './definition.ts';
import { JsonContents } from './json.ts';
import { type OpenSettings, settingsOf } from './settings.ts';
import { renderContents } from './text.ts';

interface Work {
  readonly call: OpenCall;
  readonly settings: OpenSettings;
  readonly messages: Messages;
  /** Real paths of the inputs. */
  readonly inputs: ReadonlySet<string>;
  /** Real path of each file written, with the input it was made from. */
  readonly results: Map<string, string>;
}

export async function run(call: OpenCall): Promise<number> {
  const { io, operands } = call;
  const settings = settingsOf(call);
  const messages = await messagesIn(call.language);
  const { inputs, problems } = await inputsOf(operands.length === 0 ? ['-'] : operands, io, {
    containers: filesIn({ notes: false, signed: true }),
    stdin: filesInStdin({ notes: false, signed: true }, io),
  });
  const paths = settings.folder === null ? new Set<string>() : await realPaths(inputs);
  const work: Work = { call, settings, messages, inputs: paths, results: new Map() };
  const json = settings.json ? new JsonContents() : null;
  const look = { messages, style: stylist(call.colour), columns: io.stdout.columns };
  let code: number = ExitCode.ok;
  let isFirst = true;
  let isSigned = false;
  if (json !== null) await io.stdout.write(json.start());
  for (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    const { contents, saved, code: own } = await openInput(input, work);
    code = worstExitCode(code, own);
    if (json !== null) await io.stdout.write(json.file(input.name, contents, saved));
    else if (contents !== null) {
      const text = renderContents(input.name, contents, saved ?? null, look);
      await io.stdout.write(`${isFirst ? '' : '\n'}${text}`);
      isFirst = false;
    }
    isSigned ||= contents !== null && contents.signatures.length > 0;
  }
  if (json !== null) await io.stdout.write(json.end());
  else if (isSigned) await printError(io, 'open', messages.open.notVerified);
  return worstExitCode(code, await explainPaths('open', problems, call));
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
    // A document without an envelope may already be in its place.
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

/** The input's path below the folder, without the extension of an envelope. */
function pathOf({ below }: Input, { form }: ListedDocument, folder: string): string {
  return join(folder, `${stemOf(nameBelow(below))}.${form}`);
}

/** @returns the reason why the document was not written, as a sentence; null if it was. */
async function write(
  path: string,
  input: Input,
  { content }: ListedDocument,
  { call: { io }, settings: { overwrite }, messages, inputs, results }: Work,
): Promise<string | null> {
  const destination = { path, overwrite, cwd: io.cwd, inputs, results, from: input.name };
  return await placeOnce(content, destination, messages);
}
