/** Processes with locks, on a virtual clock that tests advance; files are real. */
import type { LockClock, LockSettings, ProcessIdentity } from '../../src/lock/index.ts';

/** Time of the first moment. */
const START = Date.parse('2026-05-15T10:00:00.000Z');

export class LockWorld {
  /** Milliseconds since the first moment. */
  now = 0;
  readonly #clocks: ProcessClock[] = [];
  #processes = 0;

  /** A process; by default in a namespace of its own, so that other processes cannot tell if it is alive. */
  process(
    identity: Partial<ProcessIdentity> = {},
  ): LockSettings & { readonly clock: ProcessClock; lost: number } {
    this.#processes += 1;
    const clock = new ProcessClock(this);
    this.#clocks.push(clock);
    const pid = this.#processes;
    const self = { pid, host: 'machine', space: `space ${pid}`, began: null, ...identity };
    const made = {
      clock,
      self,
      lost: 0,
      onLost() {
        made.lost += 1;
      },
    };
    return made;
  }

  /** Advances the clock and fires the timers of every process that is not suspended. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    while (this.now < end) {
      this.now = Math.min(end, ...this.#clocks.flatMap((clock) => clock.due).filter((at) => at > this.now));
      for (const clock of this.#clocks) clock.fire();
      await settled();
    }
  }
}

interface Repeated {
  readonly every: number;
  next: number;
  readonly work: () => void;
}

export class ProcessClock implements LockClock {
  /** True if stopped, as by SIGSTOP or a closed lid. */
  suspended = false;
  /** Error of its wall clock. */
  skew = 0;
  readonly #world: LockWorld;
  readonly #repeated = new Set<Repeated>();

  constructor(world: LockWorld) {
    this.#world = world;
  }

  get due(): readonly number[] {
    return this.suspended ? [] : [...this.#repeated].map(({ next }) => next);
  }

  now(): number {
    return START + this.#world.now + this.skew;
  }

  elapsed(): number {
    return this.#world.now;
  }

  wait(milliseconds: number): Promise<void> {
    return this.#world.advance(milliseconds);
  }

  every(milliseconds: number, work: () => void): () => void {
    const repeated = { every: milliseconds, next: this.#world.now + milliseconds, work };
    this.#repeated.add(repeated);
    return () => this.#repeated.delete(repeated);
  }

  /** Fires what is due. A timer that fell due several times during suspension fires once. */
  fire(): void {
    if (this.suspended) return;
    for (const repeated of this.#repeated) {
      if (repeated.next > this.#world.now) continue;
      repeated.next = this.#world.now + repeated.every;
      repeated.work();
    }
  }
}

/** Waits for all file operations to end; virtual time stands still meanwhile. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setImmediate(resolve));
    quiet = process.getActiveResourcesInfo().some(isFileOperation) ? 0 : quiet + 1;
  }
}

/** Node names the closing of a file differently from every other operation on it. */
const isFileOperation = (name: string): boolean => name.startsWith('FSReq') || name === 'CloseReq';
