/** `fattura name [PATH…]`. */
import { basename, dirname, join } from 'node:path';
import { type FileNameExtension, parseFileName } from '../../model/index.ts';
import { FileNameError, invoiceFileName, type NameOwner, nameOwner } from '../../operations/index.ts';
import { visible } from '../../validate/index.ts';
import { explainPaths } from '../files/explainPaths.ts';
import { FolderNames } from '../files/folderNames.ts';
import { codeOf } from '../files/systemCode.ts';
import { inputsOf } from '../input/inputs.ts';
import { type Loaded, loadInvoice } from '../input/loadInvoice.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { shownPath } from '../output/write.ts';
import { ExitCode, worstExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import { check } from './check.ts';
import type { NameCall } from './definition.ts';
import { move } from './move.ts';
import { checkUsage, type NameSettings, settingsOf } from './settings.ts';

interface Work {
  readonly call: NameCall;
  readonly settings: NameSettings;
  readonly messages: Messages;
  readonly names: FolderNames;
}

export async function run(call: NameCall): Promise<number> {
  const { io, operands } = call;
  if (call.options.check === true) {
    checkUsage(call);
    return check(call);
  }
  const settings = settingsOf(call);
  const messages = await messagesIn(call.language);
  const work: Work = { call, settings, messages, names: new FolderNames(settings.progressive) };
  const { inputs, problems } = await inputsOf(operands.length === 0 ? ['-'] : operands, io);
  let code: number = ExitCode.ok;
  for (const input of inputs) {
    stopIfInterrupted(io.interrupted);
    const loaded = await loadInvoice(input, {
      call,
      command: 'name',
      maxBytes: settings.maxBytes,
      partial: true,
      retired: true,
    });
    code = worstExitCode(code, loaded === null ? ExitCode.findings : await nameInput(loaded, work));
  }
  return worstExitCode(code, await explainPaths('name', problems, call));
}

async function nameInput(loaded: Loaded, work: Work): Promise<number> {
  const { call, settings, messages } = work;
  const { input } = loaded;
  const refuse = async (sentence: string): Promise<number> => {
    await printError(call.io, 'name', sentence);
    return ExitCode.findings;
  };
  const owner = nameOwner(loaded.invoice, settings.party);
  if (owner === null) return refuse(messages.name.noOwner(input.name, settings.party));
  if (settings.rename && loaded.form === 'json') return refuse(messages.name.json(input.name));
  const folder = input.path === null ? call.io.cwd : dirname(input.path);
  const own = input.path === null ? '' : basename(input.path);
  let name: string | undefined;
  try {
    name = keeps(own, owner, settings)
      ? own
      : newName(folder, owner, { work, extension: loaded.enveloped ? 'xml.p7m' : 'xml' });
  } catch (error) {
    if (!(error instanceof FileNameError)) throw error;
    return refuse(messages.name.unfit(input.name, messages.name.flaw(error.flaw)));
  }
  if (name === undefined) return refuse(messages.name.exhausted(input.name));
  return deliver(name, loaded, work);
}

/** True if the file already has a valid name of this owner and `--progressive` was not given. */
function keeps(name: string, { country, id }: NameOwner, { progressive }: NameSettings): boolean {
  const parsed = parseFileName(name);
  return progressive === null && parsed.kind === 'invoice' && parsed.country === country && parsed.id === id;
}

/** @throws FileNameError if the owner's identifier does not fit into a file name. */
function newName(
  folder: string,
  owner: NameOwner,
  { work: { names }, extension }: { readonly work: Work; readonly extension: FileNameExtension },
): string | undefined {
  const progressive = names.progressive(folder, owner);
  if (progressive === undefined) return undefined;
  const name = invoiceFileName(owner, progressive, extension);
  names.take(folder, name);
  return name;
}

/** Prints the name, or renames the file to it. */
async function deliver(name: string, { input }: Loaded, { call, settings, messages }: Work): Promise<number> {
  const { io } = call;
  if (!settings.rename || input.path === null) {
    await io.stdout.write(`${visible(name)}\n`);
    return ExitCode.ok;
  }
  const target = join(dirname(input.path), name);
  const shown = shownPath(target, io.cwd);
  if (target === input.path) {
    await io.stdout.write(`${visible(messages.name.kept(input.name))}\n`);
    return ExitCode.ok;
  }
  try {
    if ((await move(input.path, target)) === 'moved') {
      await io.stdout.write(`${visible(`${input.name} → ${shown}`)}\n`);
      return ExitCode.ok;
    }
    await printError(io, 'name', messages.name.taken(input.name, shown));
  } catch (error) {
    await printError(io, 'name', messages.convert.failed(shown, messages.reason(codeOf(error))));
  }
  return ExitCode.usage;
}
