/** Wakes who sleeps. A ring while nobody sleeps is heard by the next who does. */
export interface Bell {
  ring(): void;
  /** Sleeps at most so many milliseconds. Whether it was rung. */
  heard(milliseconds: number): Promise<boolean>;
}

export function createBell(): Bell {
  let rung = false;
  let wake = (): void => undefined;
  return {
    ring() {
      rung = true;
      wake();
    },
    async heard(milliseconds) {
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
