/** Edits of a catalogue's file: text in, text out. */
import ts from 'typescript';

/** The source with the entry of a code in its place; a code that has one keeps it. */
export function withSentences(source: string, code: string, entry: string): string {
  const entries = entriesOf(source);
  if (entries.some((one) => nameOf(one) === code)) return source;
  const next = entries.find((one) => nameOf(one) > code);
  const last = entries.at(-1);
  const at = next === undefined ? (last?.end ?? 0) + 2 : source.lastIndexOf('\n', next.getStart()) + 1;
  return source.slice(0, at) + entry + source.slice(at);
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
