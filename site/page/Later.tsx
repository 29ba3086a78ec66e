/** A part of the page that is loaded on its first use. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from './words.ts';

interface Props<Of> {
  /** The same function at each rendering. */
  readonly load: () => Promise<FunctionComponent<Of>>;
  readonly of: Of;
}

export function Later<Of extends object>({ load, of }: Props<Of>) {
  const words = useWords();
  // In an object: a state that is a function would be called.
  const [loaded, setLoaded] = useState<{ readonly View: FunctionComponent<Of> } | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    load().then(
      (View) => setLoaded({ View }),
      (thrown: unknown) => setError(String(thrown)),
    );
  }, [load]);
  if (error !== null) return <p role="alert">{words.failed(error)}</p>;
  if (loaded === null) return <p class="progress">{words.keep.working}</p>;
  const { View } = loaded;
  return <View {...of} />;
}
