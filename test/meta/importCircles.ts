/** Import circles: groups of modules that import each other, directly or indirectly. */

/** The imports of each module, by path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The strongly connected components of two or more modules, and modules that import themselves, each sorted. */
export function importCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const circles: (readonly string[])[] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  // Tarjan, 1972: a module whose lowest reachable number is its own completes a component.
  const visit = (module: string): void => {
    const number = order.size;
    order.set(module, number);
    lowest.set(module, number);
    open.push(module);
    for (const target of graph.get(module) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target))
        lowest.set(module, Math.min(lowest.get(module) ?? number, lowest.get(target) ?? number));
    }
    if (lowest.get(module) !== number) return;
    const component = open.splice(open.indexOf(module));
    const isCircle = component.length > 1 || (graph.get(module) ?? []).includes(module);
    if (isCircle) circles.push(component.sort());
  };
  for (const module of graph.keys()) if (!order.has(module)) visit(module);
  return circles.sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}
