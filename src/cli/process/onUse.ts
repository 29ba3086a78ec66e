/** Returns a function that loads a module with its first call; `import()` resolves its path again with each. */
export function onUse<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
