/** One listener for many calls on the same signal. */

interface Listening {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

const signals = new WeakMap<AbortSignal, Listening>();

/**
 * Calls back when the signal is aborted. All calls that wait for a signal share one listener, because Node warns of a
 * leak from the eleventh on.
 * @returns A function that removes the callback; the listener is removed with the last one
 */
export function onAbort(signal: AbortSignal | undefined, callback: () => void): () => void {
  if (signal === undefined) return () => undefined;
  const { callbacks, listener } = signals.get(signal) ?? listenTo(signal);
  // A new function, so that the same callback can be registered twice.
  const entry = (): void => callback();
  callbacks.add(entry);
  return () => {
    if (!callbacks.delete(entry) || callbacks.size > 0) return;
    signals.delete(signal);
    signal.removeEventListener('abort', listener);
  };
}

function listenTo(signal: AbortSignal): Listening {
  const callbacks = new Set<() => void>();
  const listener = (): void => {
    signals.delete(signal);
    for (const callback of callbacks) {
      // A callback may remove another one.
      if (callbacks.delete(callback)) callback();
    }
  };
  signal.addEventListener('abort', listener, { once: true });
  const listening = { callbacks, listener };
  signals.set(signal, listening);
  return listening;
}
