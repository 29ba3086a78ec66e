/** Wakes who sleeps. A ring while nobody sleeps is heard by the next who does. */
export interface WakeSignal {
  notify(): void;
  /** Sleeps at most so many milliseconds. Whether it was rung. */
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
