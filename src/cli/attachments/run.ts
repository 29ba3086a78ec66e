/** `fattura attachments [PATH…]`. */

import { listAttachments } from '../../operations/index.ts';
import { filesIn } from '../containers/filesIn.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { findInputs, type Input, type PathProblem } from '../files/find.ts';
import { loadInvoice } from '../input/loadInvoice.ts';
import { messagesIn } from '../messages/index.ts';
import { printError } from '../output/printError.ts';
import { visibleJson } from '../output/sanitize.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import { stylist } from '../terminal/colour.ts';
import { change } from './change.ts';
import type { AttachmentsContext } from './context.ts';
import type { AttachmentsCall } from './definition.ts';
import { extract, Folder } from './extract.ts';
import { type AttachmentsSettings, settingsOf } from './settings.ts';
import { attachmentsJson, renderAttachments, type ShownAttachment, type ShownFile } from './show.ts';

export async function run(call: AttachmentsCall): Promise<number> {
  const { io, operands } = call;
  const settings = settingsOf(call);
  const { maxBytes, json } = settings;
  const context: AttachmentsContext = { call, messages: await messagesIn(call.language), maxBytes };
  const problems: PathProblem[] = [];
  const inputs = findInputs(operands.length === 0 ? ['-'] : operands, {
    cwd: io.cwd,
    memory: io.memory,
    onProblem: (problem) => problems.push(problem),
    // A file in an archive cannot be changed.
    ...(settings.action === 'change' ? {} : { containers: filesIn({ notes: false }) }),
  });
  const folder = settings.action === 'extract' ? new Folder(settings.folder) : null;
  const found: ShownFile[] = [];
  let code: number = ExitCode.ok;
  for await (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    if (settings.action === 'change') {
      code = worstExitCode(code, await change(input, settings, context));
      continue;
    }
    const one = await look(input, { settings, folder, context });
    code = worstExitCode(code, one.code);
    if (one.shown === null) continue;
    if (json) found.push(one.shown);
    else await io.stdout.write(render(one.shown, context));
  }
  if (json) await io.stdout.write(`${visibleJson(attachmentsJson(found))}\n`);
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
  const { call, messages, maxBytes } = context;
  const loaded = await loadInvoice(input, { call, maxBytes, partial: true, retired: true });
  if (loaded === null) return { code: ExitCode.findings, shown: null };
  const isValid = loaded.failed === null;
  if (!isValid) await printError(call.io, 'attachments', messages.attachments.partial(input.name));
  let code: number = isValid ? ExitCode.ok : ExitCode.findings;
  const unpacks = settings.action === 'extract' && settings.unpack;
  const attachments: ShownAttachment[] = [];
  for (const listed of listAttachments(loaded.invoice)) {
    stopIfInterrupted(call.io.interrupted);
    if (folder === null) {
      attachments.push({ listed });
      continue;
    }
    const saved = await extract(listed, input.name, { folder, unpacks, context });
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
