import { vi } from 'vitest';

export interface OwnTimers {
  /** Timers set by code in `src/` that have neither fired nor been cleared. */
  readonly pending: number;
  restore(): void;
}

const SOURCES = /[\\/]src[\\/]/;

/**
 * Replaces timers by those of vitest. Unlike `vi.getTimerCount`, it does not count the timers of the platform, such as
 * those of sockets that an earlier file of the same worker used.
 */
export function fakeOwnTimers(): OwnTimers {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const own = new Set<unknown>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const setting = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: (...given: unknown[]) => void,
    milliseconds?: number,
    ...given: unknown[]
  ) => {
    const fire = (): void => {
      own.delete(timer);
      run(...given);
    };
    const timer = set(fire, milliseconds);
    if (SOURCES.test(new Error().stack ?? '')) own.add(timer);
    return timer;
  }) as typeof setTimeout);
  const clearing = vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    own.delete(timer);
    clear(timer);
  });
  return {
    get pending() {
      return own.size;
    },
    restore() {
      setting.mockRestore();
      clearing.mockRestore();
      vi.useRealTimers();
    },
  };
}
