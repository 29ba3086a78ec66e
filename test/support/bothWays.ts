/** Places by both readers, which must be the same. */
import { readInvoice, type Source } from '../../src/xml/index.ts';

/** Every path of a JSON value, and paths next to them that do not exist. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path, `${path}/0`, `${path}/imposta`];
  const around = Array.isArray(value) ? [path, `${path}/${value.length}`] : [path, `${path}/allegati`];
  return [...around, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}/${key}`))];
}

export type Found = readonly [path: string, place: unknown, xpath: string | undefined];

/** The places of paths. */
export function placesOf(source: Source, paths: readonly string[]): readonly Found[] {
  return paths.map((path) => [path, source.locate(path), source.xpath(path)]);
}

/** The places by the marks of the fast reader, and by the tree of the explaining reader. */
export function bothWays(input: Uint8Array | string): readonly [readonly Found[], readonly Found[]] | null {
  const fast = readInvoice(input);
  const explained = readInvoice(input, { engine: 'explaining' });
  if (!fast.ok || !explained.ok) return null;
  const paths = pathsOf(explained.invoice);
  return [placesOf(fast.source, paths), placesOf(explained.source, paths)];
}
