/** `fattura attachments [PATH…]`. */

import { filesIn } from '../containers/filesIn.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { findInputs, type Input, type PathProblem } from '../files/find.ts';
import { messagesIn } from '../messages/index.ts';
import { printError } from '../output/printError.ts';
import { visibleJson } from '../output/sanitize.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { type Io, stopIfInterrupted } from '../process/io.ts';
import { eachInput, type JournalOf, withJournal } from '../resume/eachInput.ts';
import { stylist } from '../terminal/colour.ts';
import { attachedFiles } from './attached.ts';
import { change } from './change.ts';
import type { AttachmentsContext } from './context.ts';
import type { AttachmentsCall } from './definition.ts';
import { extract, Folder, type TakenName } from './extract.ts';
import { type AttachmentsSettings, settingsOf } from './settings.ts';
import {
  attachmentsJson,
  JSON_START,
  jsonEnd,
  renderAttachments,
  type ShownAttachment,
  type ShownFile,
} from './show.ts';

/** The result of one input, with what a later run of `--resume` must know of it. */
interface Looked {
  /** Empty for a file that cannot be read. */
  readonly text: string;
  readonly code: number;
  /** The names that the folder has given. */
  readonly names: readonly TakenName[];
}

export async function run(call: AttachmentsCall): Promise<number> {
  const settings = settingsOf(call);
  const { journal: place, ...lasting } = settings;
  return await withJournal<Looked>(place, ['attachments', lasting, call.language], (journal) =>
    lookAtAll(call, settings, journal),
  );
}

async function lookAtAll(
  call: AttachmentsCall,
  settings: AttachmentsSettings,
  journal: JournalOf<Looked>,
): Promise<number> {
  const { io, operands } = call;
  const { maxBytes, json } = settings;
  const messages = await messagesIn(call.language);
  const problems: PathProblem[] = [];
  const inputs = findInputs(operands.length === 0 ? ['-'] : operands, {
    cwd: io.cwd,
    memory: io.memory,
    onProblem: (problem) => problems.push(problem),
    // A file in an archive cannot be changed.
    ...(settings.action === 'change' ? {} : { containers: filesIn({ notes: false }) }),
  });
  const folder = settings.action === 'extract' ? new Folder(settings.folder, journal) : null;
  const work = async (input: Input, own: Io): Promise<Looked> => {
    const context: AttachmentsContext = { call: { ...call, io: own }, messages, maxBytes };
    if (settings.action === 'change')
      return { text: '', code: await change(input, settings, context), names: [] };
    const { code, shown } = await look(input, { settings, folder, context });
    const names = folder?.take() ?? [];
    if (shown === null) return { text: '', code, names };
    return { text: json ? visibleJson(attachmentsJson(shown)) : render(shown, context), code, names };
  };
  const all = eachInput(inputs, { io, journal }, work, ({ names }) => folder?.replay(names));
  let code: number = ExitCode.ok;
  let count = 0;
  if (json) await io.stdout.write(JSON_START);
  for await (const looked of all) {
    code = worstExitCode(code, looked.code);
    if (looked.text === '') continue;
    await io.stdout.write(json ? `${count === 0 ? '' : ','}\n${looked.text}` : looked.text);
    count += 1;
  }
  if (json) await io.stdout.write(jsonEnd(count));
  return worstExitCode(code, await explainPaths('attachments', problems, call));
}

/** Lists the attachments of one file, and extracts them with `--extract`. */
async function look(
  input: Input,
  {
    settings,
    folder,
    context,
  }: {
    readonly settings: AttachmentsSettings;
    readonly folder: Folder | null;
    readonly context: AttachmentsContext;
  },
): Promise<{ readonly code: number; readonly shown: ShownFile | null }> {
  const { call, messages } = context;
  const found = await attachedFiles(input, context);
  if (found === null) return { code: ExitCode.findings, shown: null };
  const { isValid } = found;
  if (!isValid) await printError(call.io, 'attachments', messages.attachments.partial(input.name));
  let code: number = isValid ? ExitCode.ok : ExitCode.findings;
  const unpacks = settings.action === 'extract' && settings.unpack;
  const attachments: ShownAttachment[] = [];
  for (const attached of found.attachments) {
    stopIfInterrupted(call.io.interrupted);
    const { listed } = attached;
    if (folder === null) {
      attachments.push({ listed });
      continue;
    }
    const saved = await extract(attached, input.name, { folder, unpacks, context });
    code = worstExitCode(code, saved.code);
    attachments.push({ listed, saved: saved.path });
  }
  return { code, shown: { file: input.name, attachments } };
}

function render(file: ShownFile, { call, messages }: AttachmentsContext): string {
  const { stdout } = call.io;
  return renderAttachments(file, {
    messages,
    style: stylist(call.colour),
    width: stdout.isTTY ? stdout.columns : null,
  });
}
