/** Writes a report to a file atomically: to a temporary file in the same folder, renamed when complete. */
import { type FileHandle, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import type { Input } from '../files/find.ts';
import { codeOf } from '../files/systemCode.ts';
import type { Output } from '../process/io.ts';
import type { Place } from '../validate/settings.ts';

interface Opened {
  readonly handle: FileHandle;
  /** The real path: for a link, its target is replaced, not the link. */
  readonly target: string;
  /** The temporary file; null for a device or a pipe, which is written to directly. */
  readonly draft: string | null;
  /** True if the target exists already. */
  readonly exists: boolean;
}

export class OutputFile implements Pick<Output, 'write'> {
  readonly #name: string;
  readonly #opened: Opened;

  private constructor(name: string, opened: Opened) {
    this.#name = name;
    this.#opened = opened;
  }

  /** @throws UsageError if the file cannot be written. */
  static async open({ name, path }: Place): Promise<OutputFile> {
    return new OutputFile(name, await orRefused(name, () => openAt(path)));
  }

  async write(chunk: string | Uint8Array): Promise<void> {
    await orRefused(this.#name, () => this.#opened.handle.appendFile(chunk));
  }

  /** Renames the temporary file to the target. */
  async finish(): Promise<void> {
    const { handle, draft, target } = this.#opened;
    await orRefused(this.#name, async () => {
      await handle.close();
      if (draft !== null) await rename(draft, target);
    });
  }

  /** Removes the temporary file and leaves the target unchanged. */
  async discard(): Promise<void> {
    const { handle, draft } = this.#opened;
    await handle.close().catch(() => {});
    if (draft !== null) await rm(draft, { force: true });
  }

  /** Passes the inputs through. @throws UsageError for an input that the report would replace. */
  async *guard(inputs: AsyncIterable<Input>): AsyncGenerator<Input> {
    const { exists, target } = this.#opened;
    for await (const input of inputs) {
      const isTarget =
        exists && input.path !== null && (await realpath(input.path).catch(() => null)) === target;
      if (isTarget) throw new UsageError(({ usage }) => usage.outputIsInput(this.#name, input.name));
      yield input;
    }
  }
}

async function openAt(path: string): Promise<Opened> {
  const present = await stat(path).catch(() => undefined);
  if (present !== undefined && !present.isFile()) {
    // For a folder, `open` fails with EISDIR.
    return { handle: await open(path, 'w'), target: path, draft: null, exists: true };
  }
  const target = present === undefined ? path : await realpath(path);
  await mkdir(dirname(target), { recursive: true });
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  return { handle: await open(draft, 'w'), target, draft, exists: present !== undefined };
}

async function orRefused<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    const code = codeOf(error);
    throw new UsageError((messages) => messages.convert.failed(name, messages.reason(code)));
  }
}
