/** `fattura attachments --extract`. */
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AttachmentContent,
  AttachmentError,
  attachmentFileName,
  type ListedAttachment,
} from '../../operations/index.ts';
import { codeOf } from '../files/systemCode.ts';
import { type FileContent, writeWhole } from '../files/write.ts';
import { printError } from '../output/printError.ts';
import { shownPath } from '../output/write.ts';
import type { FileJournal } from '../output/writtenFiles.ts';
import { ExitCode } from '../process/exitCode.ts';
import { stopIfInterrupted } from '../process/io.ts';
import type { AttachedContent } from './attached.ts';
import type { AttachmentsContext } from './context.ts';
import { isPacked, unpack } from './unpack.ts';
import type { ZippedFile } from './unzip.ts';

interface ToSave {
  /** A safe name. */
  readonly name: string;
  readonly content: FileContent;
}

export interface Saved {
  /** The path for display; null if nothing was written; several paths for an archive. */
  readonly path: string | readonly string[] | null;
  readonly code: number;
}

export async function extract(
  { listed: one, encoded }: AttachedContent,
  file: string,
  {
    folder,
    unpacks,
    context,
  }: { readonly folder: Folder; readonly unpacks: boolean; readonly context: AttachmentsContext },
): Promise<Saved> {
  const { call, messages } = context;
  const { io } = call;
  let content: AttachmentContent;
  try {
    content = new AttachmentContent(one, encoded, context.maxBytes);
  } catch (error) {
    if (!(error instanceof AttachmentError)) throw error;
    await printError(io, 'attachments', messages.attachments.flaw(file, error.flaw));
    return { path: null, code: ExitCode.findings };
  }
  const head = content.head();
  const own = attachmentFileName(one, head);
  let code: number = ExitCode.ok;
  let files: readonly ToSave[] = [{ name: own, content }];
  if (unpacks && isPacked(one, head)) {
    const unpacked = await unpack(own, content.whole());
    if (unpacked.ok)
      files = unpacked.files.map((inner) => ({ name: safeName(inner, one), content: inner.bytes }));
    else {
      await printError(io, 'attachments', messages.attachments.notUnpacked(file, one.name, unpacked.reason));
      code = ExitCode.findings;
    }
  }
  const paths: string[] = [];
  for (const { name, content: saved } of files) {
    stopIfInterrupted(io.interrupted);
    try {
      paths.push(shownPath(await folder.save(name, saved), io.cwd));
    } catch (error) {
      await printError(io, 'attachments', messages.convert.failed(name, messages.reason(codeOf(error))));
      code = ExitCode.usage;
      break;
    }
  }
  return { path: paths.length > 1 ? paths : (paths[0] ?? null), code };
}

/** The last part of a name in an archive, sanitized like that of an attachment. */
function safeName({ name, bytes }: ZippedFile, { number }: ListedAttachment): string {
  return attachmentFileName({ name, number, format: null, compression: null }, bytes);
}

/** A file name in lower case, and how many files with it have been written. */
export type TakenName = readonly [name: string, count: number];

/** The output folder of one call; numbers files with the same name. */
export class Folder {
  readonly #path: string;
  readonly #journal: FileJournal | null;
  #last: TakenName[] = [];
  /** By lower-case name, because some file systems ignore case. */
  readonly #counts = new Map<string, number>();

  constructor(path: string, journal: FileJournal | null = null) {
    this.#path = path;
    this.#journal = journal;
  }

  /**
   * Writes a file under its name, or with ` (2)`, ` (3)` … added if it is taken.
   *
   * @returns the path. @throws the system error if it cannot be written.
   */
  async save(name: string, content: FileContent): Promise<string> {
    const key = name.toLowerCase();
    for (let count = (this.#counts.get(key) ?? 0) + 1; ; count += 1) {
      this.#counts.set(key, count);
      const path = join(this.#path, count === 1 ? name : counted(name, count));
      const isLeft = this.#journal?.left(path) === true;
      // An existing pipe or broken link must not be written to.
      if (!isLeft && (await isThere(path))) continue;
      this.#journal?.begin(path, content);
      if ((await writeWhole(path, content, { overwrite: isLeft })) !== 'written') continue;
      if (this.#journal !== null) this.#last.push([key, count]);
      return path;
    }
  }

  /** The names taken since the last call. */
  take(): readonly TakenName[] {
    return this.#last.splice(0);
  }

  /** Takes the names that an earlier run has taken. */
  replay(names: readonly TakenName[]): void {
    for (const [name, count] of names) this.#counts.set(name, count);
  }
}

/** Turns `report.pdf` into `report (2).pdf`. */
function counted(name: string, count: number): string {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  return `${name.slice(0, end)} (${count})${name.slice(end)}`;
}

async function isThere(path: string): Promise<boolean> {
  return await lstat(path).then(
    () => true,
    () => false,
  );
}
