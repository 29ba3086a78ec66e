/** A report that goes to a file: written beside its place, and moved there when it is whole. */
import { type FileHandle, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../command/usageError.ts';
import type { Input } from '../files/find.ts';
import { codeOf } from '../files/systemCode.ts';
import type { Output } from '../process/io.ts';
import type { Place } from '../validate/settings.ts';

interface Opened {
  readonly handle: FileHandle;
  /** The file that a link leads to: it is replaced, not the link. */
  readonly target: string;
  /** Null where the place is a device or a pipe, which is written to as it is. */
  readonly draft: string | null;
  /** Whether something stands there already. */
  readonly exists: boolean;
}

export class OutputFile implements Pick<Output, 'write'> {
  readonly #name: string;
  readonly #opened: Opened;

  private constructor(name: string, opened: Opened) {
    this.#name = name;
    this.#opened = opened;
  }

  /** @throws UsageError where nothing can be written there. */
  static async open({ name, path }: Place): Promise<OutputFile> {
    return new OutputFile(name, await orRefused(name, () => openAt(path)));
  }

  async write(chunk: string | Uint8Array): Promise<void> {
    await orRefused(this.#name, () => this.#opened.handle.appendFile(chunk));
  }

  /** Brings the report to its place. */
  async finish(): Promise<void> {
    const { handle, draft, target } = this.#opened;
    await orRefused(this.#name, async () => {
      await handle.close();
      if (draft !== null) await rename(draft, target);
    });
  }

  /** Leaves the place as it was. */
  async discard(): Promise<void> {
    const { handle, draft } = this.#opened;
    await handle.close().catch(() => {});
    if (draft !== null) await rm(draft, { force: true });
  }

  /** The same inputs; the one that the report would replace stops the call. @throws UsageError */
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
    // A folder says here that it is one.
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
