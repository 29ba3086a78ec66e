/** Returns a function that loads a module on its first call; `import()` would resolve the path on each call. */
export function onUse<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
