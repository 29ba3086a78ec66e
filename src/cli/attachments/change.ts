/** `fattura attachments --add` and `--remove`. */
import { basename, resolve } from 'node:path';
import { FILE_LIMIT } from '../../domain/index.ts';
import {
  type AttachmentEditResult,
  AttachmentError,
  editAttachments,
  type NewAttachment,
} from '../../operations/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { Input } from '../files/find.ts';
import { readFileUpTo } from '../files/read.ts';
import { realPath, realPaths } from '../files/realPath.ts';
import { readInput } from '../input/inputs.ts';
import { printError } from '../output/printError.ts';
import { writeSanitized } from '../output/sanitize.ts';
import { editedPath, placeChanged, shownPath } from '../output/write.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { AttachmentsContext } from './context.ts';
import type { ChangeSettings } from './settings.ts';

export async function change(
  input: Input,
  settings: ChangeSettings,
  context: AttachmentsContext,
): Promise<number> {
  const { io } = context.call;
  const { attachments: words, fix } = context.messages;
  const add = await newAttachments(settings, context);
  const bytes = await readInput(input, context);
  if (bytes === null) return ExitCode.findings;
  let result: AttachmentEditResult;
  try {
    result = editAttachments(bytes, {
      remove: settings.remove,
      add,
      dropSignature: settings.dropSignature,
      file: input.name,
      ...(settings.body === null ? {} : { body: settings.body }),
    });
  } catch (error) {
    if (!(error instanceof AttachmentError)) throw error;
    await printError(io, 'attachments', words.flaw(input.name, error.flaw));
    return ExitCode.usage;
  }
  if (!result.ok) {
    await printError(io, 'attachments', fix[result.refused](input.name));
    return ExitCode.findings;
  }
  const path = editedPath(input, settings.output, result.dropped);
  const refusal = await deliver(result, path, { input, read: bytes }, { settings, context });
  if (refusal !== null) {
    await printError(io, 'attachments', refusal);
    return ExitCode.usage;
  }
  await printError(
    io,
    'attachments',
    words.changed(input.name, { removed: result.removed, added: add.length }),
  );
  if (result.dropped !== undefined) {
    const name = path === null ? undefined : shownPath(path, io.cwd);
    await printError(io, 'attachments', context.messages.convert.signatureLeft(input.name, name));
  }
  if (result.bytes.length > FILE_LIMIT.strict)
    await printError(io, 'attachments', words.large(input.name, result.bytes.length, FILE_LIMIT.strict));
  return ExitCode.ok;
}

/** Reads the files to attach. @throws UsageError if one cannot be read, before anything is changed. */
async function newAttachments(
  { add, name, description }: ChangeSettings,
  { call, maxBytes }: AttachmentsContext,
): Promise<readonly NewAttachment[]> {
  const files: NewAttachment[] = [];
  for (const path of add) {
    const found = await readFileUpTo(resolve(call.io.cwd, path), maxBytes);
    if (!found.ok) {
      throw new UsageError((messages) =>
        messages.attachments.cannotAdd(
          path,
          found.reason === 'size'
            ? messages.files.tooLarge({ size: found.size, limit: maxBytes })
            : `${messages.reason(found.code)}.`,
        ),
      );
    }
    files.push({
      name: name ?? basename(path),
      content: found.bytes,
      ...(description === null ? {} : { description }),
    });
  }
  return files;
}

/** @returns the reason why the file was not written, as a sentence; null if it was. */
async function deliver(
  result: Extract<AttachmentEditResult, { ok: true }>,
  path: string | null,
  { input, read }: { readonly input: Input; readonly read: Uint8Array },
  {
    settings: { overwrite, add },
    context,
  }: { readonly settings: ChangeSettings; readonly context: AttachmentsContext },
): Promise<string | null> {
  const { call, messages } = context;
  const { io } = call;
  if (path === null) {
    await writeSanitized(io.stdout, result);
    return null;
  }
  const attached = await realPaths(add.map((file) => ({ path: resolve(io.cwd, file) })));
  if (attached.has(await realPath(path))) return messages.convert.overInput(shownPath(path, io.cwd));
  const { dropped } = result;
  const place = { path, overwrite, cwd: io.cwd, source: input.path, read, dropped };
  return await placeChanged(result.bytes, place, messages);
}
