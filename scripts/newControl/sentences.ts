/** Edits of a catalogue's file: text in, text out. */
import ts from 'typescript';

/**
 * The source with the entry of a code in its place. A code that no rule judged so far has an entry with its title.
 * @param entry The new entry; its title is that of the old one, as it is written there.
 */
export function withSentences(
  source: string,
  code: string,
  entry: (title: string | undefined) => string,
): string {
  const entries = entriesOf(source);
  const old = entries.find((one) => nameOf(one) === code);
  if (old !== undefined) return replaced(source, old, entry(titleOf(old)));
  const next = entries.find((one) => nameOf(one) > code);
  const last = entries.at(-1);
  const at = next === undefined ? (last?.end ?? 0) + 2 : lineStart(source, next.getStart());
  return source.slice(0, at) + entry(undefined) + source.slice(at);
}

function replaced(source: string, old: ts.PropertyAssignment, entry: string): string {
  const end = source.indexOf('\n', old.end) + 1;
  return source.slice(0, lineStart(source, old.getStart())) + entry + source.slice(end);
}

/** The codes of the exported object. */
function entriesOf(source: string): readonly ts.PropertyAssignment[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const literal = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ initializer }) => initializer))
    .find((one) => one !== undefined && ts.isObjectLiteralExpression(one));
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) throw new Error('no catalogue');
  return literal.properties.filter(ts.isPropertyAssignment);
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function titleOf({ initializer }: ts.PropertyAssignment): string | undefined {
  if (!ts.isObjectLiteralExpression(initializer)) return undefined;
  const title = initializer.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === 'title');
  return title?.initializer.getText();
}

function lineStart(source: string, at: number): number {
  return source.lastIndexOf('\n', at) + 1;
}
