/** `fattura attachments --extract`. */
import {
  AttachmentError,
  attachmentBytes,
  attachmentFileName,
  type ListedAttachment,
} from '../../operations/index.ts';
import { codeOf } from '../files/systemCode.ts';
import { printError } from '../output/printError.ts';
import { shownPath } from '../output/write.ts';
import { ExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import type { Folder } from './save.ts';
import type { Work } from './settings.ts';
import { isPacked, unpack } from './unpack.ts';
import type { ZippedFile } from './unzip.ts';

export interface Saved {
  /** The path as displayed; null if nothing was written; the extracted files for an archive. */
  readonly path: string | readonly string[] | null;
  readonly code: number;
}

export async function extract(
  one: ListedAttachment,
  file: string,
  { folder, unpacks, work }: { readonly folder: Folder; readonly unpacks: boolean; readonly work: Work },
): Promise<Saved> {
  const { call, messages } = work;
  const { io } = call;
  let content: Uint8Array;
  try {
    content = attachmentBytes(one, { maxBytes: work.maxBytes });
  } catch (error) {
    if (!(error instanceof AttachmentError)) throw error;
    await printError(io, 'attachments', messages.attachments.flaw(file, error.flaw));
    return { path: null, code: ExitCode.findings };
  }
  let code: number = ExitCode.ok;
  let files: readonly ZippedFile[] = [{ name: attachmentFileName(one, content), bytes: content }];
  if (unpacks && isPacked(one, content)) {
    const unpacked = await unpack(attachmentFileName(one, content), content);
    if (unpacked.ok) files = unpacked.files.map((inner) => ({ ...inner, name: safeName(inner, one) }));
    else {
      await printError(io, 'attachments', messages.attachments.notUnpacked(file, one.name, unpacked.reason));
      code = ExitCode.findings;
    }
  }
  const paths: string[] = [];
  for (const { name, bytes } of files) {
    stopIfInterrupted(io.interrupted);
    try {
      paths.push(shownPath(await folder.save(name, bytes), io.cwd));
    } catch (error) {
      await printError(io, 'attachments', messages.convert.failed(name, messages.reason(codeOf(error))));
      code = ExitCode.usage;
      break;
    }
  }
  return { path: paths.length > 1 ? paths : (paths[0] ?? null), code };
}

/** The last part of a name in an archive, made as safe as that of an attachment. */
function safeName({ name, bytes }: ZippedFile, { number }: ListedAttachment): string {
  return attachmentFileName({ name, number, format: null, compression: null }, bytes);
}
