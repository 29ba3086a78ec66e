import type { Rolldown } from 'tsdown';

/** The imports of a file that are loaded with it, by the names of files. */
export type StaticImports = ReadonlyMap<string, readonly string[]>;

/**
 * An import cycle among the files, as their names in order; undefined without one. Every import is followed once,
 * beginning with the first file.
 */
export function circleIn(imports: StaticImports): readonly string[] | undefined {
  const finished = new Set<string>();
  const way: string[] = [];
  const visit = (name: string): readonly string[] | undefined => {
    const at = way.indexOf(name);
    if (at >= 0) return [...way.slice(at), name];
    if (finished.has(name)) return undefined;
    way.push(name);
    for (const next of imports.get(name) ?? []) {
      const circle = visit(next);
      if (circle !== undefined) return circle;
    }
    way.pop();
    finished.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const circle = visit(name);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

/**
 * Refuses chunks that import each other: one of them runs before the names that it uses are initialized. The built
 * program would fail at its start, which tests of the sources do not detect.
 */
export function noCircles(): Rolldown.Plugin {
  return {
    name: 'no-circles',
    generateBundle(_output, bundle) {
      const imports = new Map<string, readonly string[]>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') imports.set(file.fileName, file.imports);
      }
      const circle = circleIn(imports);
      if (circle !== undefined) {
        this.error(
          `chunks import each other: ${circle.join(' -> ')}; move what they share to a chunk of its own`,
        );
      }
    },
  };
}
