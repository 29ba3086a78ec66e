/** Writes a report to a file atomically: to a temporary file in the same folder, renamed when complete. */
import { type FileHandle, open, stat } from 'node:fs/promises';
import { UsageError } from '../command/usageError.ts';
import type { Input } from '../files/find.ts';
import { rawPath } from '../files/rawPath.ts';
import { existing, realPath } from '../files/realPath.ts';
import { codeOf } from '../files/systemCode.ts';
import { TemporaryFile } from '../files/temporaryFile.ts';
import type { Output } from '../process/io.ts';
import type { ReportFile } from '../validate/settings.ts';

interface Opened {
  readonly file: TemporaryFile | FileHandle;
  /** The real path: for a link, its target is replaced, not the link. */
  readonly target: string;
  /** The mode of the replaced file; null without one. */
  readonly mode: number | null;
}

export class OutputFile implements Pick<Output, 'write'> {
  readonly #name: string;
  readonly #opened: Opened;

  private constructor(name: string, opened: Opened) {
    this.#name = name;
    this.#opened = opened;
  }

  /** @throws UsageError if the file cannot be written. */
  static async open({ name, path }: ReportFile): Promise<OutputFile> {
    return new OutputFile(name, await orRefused(name, () => openAt(path)));
  }

  async write(chunk: string | Uint8Array): Promise<void> {
    const { file } = this.#opened;
    await orRefused(this.#name, () =>
      file instanceof TemporaryFile ? file.append(chunk) : file.appendFile(chunk),
    );
  }

  /** Renames the temporary file to the target. */
  async finish(): Promise<void> {
    const { file, mode } = this.#opened;
    await orRefused(this.#name, () => (file instanceof TemporaryFile ? file.commit({ mode }) : file.close()));
  }

  /** Removes the temporary file and leaves the target unchanged. */
  async discard(): Promise<void> {
    const { file } = this.#opened;
    if (file instanceof TemporaryFile) file.discard();
    else await file.close().catch(() => {});
  }

  /** Passes the inputs through. @throws UsageError for an input that the report would replace. */
  async *guard(inputs: AsyncIterable<Input>): AsyncGenerator<Input> {
    const { mode, target } = this.#opened;
    for await (const input of inputs) {
      const isTarget = mode !== null && input.path !== null && (await realPath(input.path)) === target;
      if (isTarget) throw new UsageError(({ usage }) => usage.outputIsInput(this.#name, input.name));
      yield input;
    }
  }
}

/** A device or a pipe is written to directly. */
async function openAt(path: string): Promise<Opened> {
  const present = await stat(rawPath(path)).catch(() => undefined);
  if (present === undefined) return { file: TemporaryFile.open(path), target: path, mode: null };
  const { mode } = present;
  // For a folder, `open` fails with EISDIR.
  if (!present.isFile()) return { file: await open(rawPath(path), 'w'), target: path, mode };
  const target = await existing(path);
  return { file: TemporaryFile.open(target), target, mode };
}

async function orRefused<Result>(name: string, action: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    const code = codeOf(error);
    throw new UsageError((messages) => messages.convert.failed(name, messages.reason(code)));
  }
}
