interface Turn {
  readonly name: string;
  readonly needs?: readonly string[];
  readonly alone?: string;
}

interface Settings<T> {
  /** Number of concurrent steps. */
  readonly width: number;
  readonly take: (turn: T) => Promise<void>;
}

/**
 * Runs every step once, in order, with `width` of them at a time. A step starts when those that it needs have ended;
 * a step that is `alone` runs only at the same time as steps of the same group.
 */
export async function inTurn<T extends Turn>(
  turns: readonly T[],
  { width, take }: Settings<T>,
): Promise<void> {
  const waiting = [...turns];
  const running = new Map<T, Promise<void>>();
  const isReady = ({ needs = [] }: T): boolean =>
    ![...waiting, ...running.keys()].some(({ name }) => needs.includes(name));
  const next = (): T | undefined => {
    if (running.size >= width) return undefined;
    const first = waiting.find(isReady);
    // A step of another group waits for all running ones, and no later step overtakes it.
    return [...running.keys()].every(({ alone }) => alone === first?.alone) ? first : undefined;
  };
  while (waiting.length + running.size > 0) {
    for (let turn = next(); turn !== undefined; turn = next()) {
      waiting.splice(waiting.indexOf(turn), 1);
      const begun = turn;
      running.set(
        begun,
        take(begun).finally(() => running.delete(begun)),
      );
    }
    if (running.size === 0)
      throw new Error(`no step can start: ${waiting.map(({ name }) => name).join(', ')}`);
    await Promise.race(running.values());
  }
}
