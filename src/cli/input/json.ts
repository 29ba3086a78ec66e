/** Locates errors in JSON written by hand: configurations and request bodies. */

/** Returns the location of a property, by its keys; only the file name if it is not found. */
export function placeOf(
  { name, text }: { readonly name: string; readonly text: string },
  path: readonly string[],
): string {
  let from = 0;
  let found: number | undefined;
  for (const key of path) {
    const at = propertyAt(text, key, from);
    if (at === undefined) return name;
    found = at;
    from = at + JSON.stringify(key).length;
  }
  return found === undefined ? name : positioned(name, text, found);
}

/** The next property of this name. An equal key in an earlier nested object would match first, which is rare. */
function propertyAt(text: string, key: string, from: number): number | undefined {
  const literal = JSON.stringify(key);
  for (let at = text.indexOf(literal, from); at !== -1; at = text.indexOf(literal, at + 1)) {
    if (/^\s*:/.test(text.slice(at + literal.length))) return at;
  }
  return undefined;
}

/** Returns the location of a syntax error, from the engine's message: `at position 12`, or the end of the text. */
export function syntaxPlace(name: string, text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return positioned(name, text, Number(position));
  return message.includes('end of JSON') ? positioned(name, text, text.trimEnd().length) : name;
}

function positioned(name: string, text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const column = [...before.slice(before.lastIndexOf('\n') + 1)].length + 1;
  return `${name}:${line}:${column}`;
}
