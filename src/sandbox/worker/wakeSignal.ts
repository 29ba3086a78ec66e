/** Wakes a waiting loop. A notification while nobody waits ends the next wait. */
export interface WakeSignal {
  notify(): void;
  /** Waits at most this many milliseconds. Returns true if it was notified. */
  wait(milliseconds: number): Promise<boolean>;
}

export function createWakeSignal(): WakeSignal {
  let rung = false;
  let wake = (): void => undefined;
  return {
    notify() {
      rung = true;
      wake();
    },
    async wait(milliseconds) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const was = rung;
      rung = false;
      return was;
    },
  };
}
