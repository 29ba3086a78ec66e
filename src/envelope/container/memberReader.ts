/** Reads single files of a container, by the entries that lead to them: for workers, which do not list it. */
import type { ByteSource, ContainerEntry, ContainerPorts, EntryContent } from './container.ts';
import { type OpenContainer, openContainer } from './openContainer.ts';
import { readEntry } from './readers.ts';
import { memorySource } from './source.ts';
import { Stopwatch } from './stopwatch.ts';

/** A container inside another that was opened. */
interface Level {
  readonly entry: ContainerEntry;
  readonly opened: OpenContainer | null;
}

/** Keeps the containers on the way to the last file, because the next file is usually in the same one. */
export class MemberReader {
  readonly #source: ByteSource;
  readonly #name: string;
  readonly #ports: ContainerPorts;
  readonly #watch: Stopwatch;
  #root: Promise<OpenContainer | null> | undefined;
  #levels: Level[] = [];

  /** @param name The name of the outermost container. */
  constructor(source: ByteSource, name: string, ports: ContainerPorts) {
    this.#source = source;
    this.#name = name;
    this.#ports = ports;
    this.#watch = new Stopwatch(ports.now);
  }

  /** @param steps The entries from the outermost container down to the file. */
  async read(steps: readonly ContainerEntry[]): Promise<EntryContent> {
    if (this.#watch.isOver) return { bytes: null, reason: 'time' };
    return await this.#watch.measure(() => this.#read(steps));
  }

  async #read(steps: readonly ContainerEntry[]): Promise<EntryContent> {
    this.#root ??= openContainer(this.#source, this.#name, this.#ports);
    let container = await this.#root;
    for (const [depth, entry] of steps.entries()) {
      if (depth === steps.length - 1) return await this.#content(container, entry);
      let level = this.#levels[depth];
      if (level === undefined || !isSame(level.entry, entry)) {
        const { bytes, reason } = await this.#content(container, entry);
        if (bytes === null) return { bytes, reason };
        level = { entry, opened: await openContainer(memorySource(bytes), entry.name, this.#ports) };
        this.#levels = [...this.#levels.slice(0, depth), level];
      }
      container = level.opened;
    }
    return { bytes: null, reason: 'header' };
  }

  async #content(container: OpenContainer | null, entry: ContainerEntry): Promise<EntryContent> {
    if (entry.reason !== null) return { bytes: null, reason: entry.reason };
    if (container === null) return { bytes: null, reason: 'header' };
    return await readEntry(container.kind, container.source, entry, this.#ports);
  }
}

/** Entries that were sent to another thread are copies. */
function isSame(one: ContainerEntry, other: ContainerEntry): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
