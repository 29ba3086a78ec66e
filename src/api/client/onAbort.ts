/** Listeners of a signal that many calls share. */

interface Listening {
  readonly callbacks: Set<() => void>;
  readonly listener: () => void;
}

const signals = new WeakMap<AbortSignal, Listening>();

/**
 * Calls back when the signal is aborted. However many calls wait for a signal, it has one listener: from the eleventh
 * on Node warns of a leak.
 * @returns takes the callback away; the listener goes with the last one
 */
export function onAbort(signal: AbortSignal | undefined, callback: () => void): () => void {
  if (signal === undefined) return () => undefined;
  const { callbacks, listener } = signals.get(signal) ?? listenTo(signal);
  // A function of its own, so that a callback that is given twice counts twice.
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
      // One callback may take another away.
      if (callbacks.delete(callback)) callback();
    }
  };
  signal.addEventListener('abort', listener, { once: true });
  const listening = { callbacks, listener };
  signals.set(signal, listening);
  return listening;
}
