import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';
import { sourceFiles } from './sources.ts';

/** File extensions that identify a format. */
const ENDING = /\.(?:xml|json|ya?ml|p7m|p7s|zip|eml|mbox)$/i;

/** The same in a regular expression: a point followed by one of the extensions. */
const ENDING_PATTERN = /\\\.(?:\(\??:?)?[^)]*\b(?:xml|json|ya\??ml|p7[ms]?|zip|eml|mbox)\b/i;

/** The first bytes of known formats, as written in a text. */
const SIGNATURE = /^(?:PK|%PDF|-----BEGIN)/;

/** Files that test extensions or bytes of something other than an input, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/model/fileName.ts': "SdI's rule for the names of files (00001)",
  'src/xml/read/fastInvoice.ts': 'the byte order mark',
  'src/operations/anonymize/attachment.ts': 'what an attachment inside an invoice is',
  'src/api/submission/refusedInvoice.ts': 'whether JSON is an object',
  'src/cli/attachments/unpack.ts': 'how an attachment inside an invoice is compressed',
  'src/cli/new/memory/drafts.ts': 'the names of drafts that the command keeps',
  'src/cli/trust/show.ts': 'the names of lists that the command keeps',
  'src/sandbox/documents/files.ts': 'the addresses under which the sandbox serves documents',
  'src/cli/inbox/settings.ts': 'the format of the table that the command writes',
  'src/messages/flow/keys.ts': 'the names of files that messages state',
  'src/cli/inMemory/document.ts': 'the media type of what a command has written',
  'src/sandbox/documents/messages.ts': 'the names of messages that the sandbox makes',
};

/** Everything found below matches: most sources do not, and parsing takes most of the time. */
const SUSPICIOUS = /endsWith|startsWith\('[<{[]'\)|PK|%PDF|-----BEGIN|\\[xu]|\[[0-3]\]|\bsniff\b/;

/** Decisions that a source makes by extension or by the first bytes, one line each. */
function looksItself(source: string): readonly string[] {
  const found: string[] = [];
  if (!SUSPICIOUS.test(source) && !ENDING_PATTERN.test(source)) return found;
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const isEndsWith =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'endsWith';
    if (isEndsWith && node.arguments.some((one) => ts.isStringLiteralLike(one) && ENDING.test(one.text)))
      found.push(node.getText());
    if (isFirstCharacter(node)) found.push(node.getText());
    if (ts.isRegularExpressionLiteral(node) && node.text.includes('$') && ENDING_PATTERN.test(node.text))
      found.push(node.text);
    if (ts.isStringLiteralLike(node) && SIGNATURE.test(node.text) && /[^A-Za-z ]/.test(node.text))
      found.push(JSON.stringify(node.text));
    if (ts.isBinaryExpression(node) && isFirstByte(node.left) && ts.isNumericLiteral(node.right))
      found.push(node.getText());
    if (ts.isIdentifier(node) && node.text === 'sniff' && !ts.isExportSpecifier(node.parent))
      found.push('sniff');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `text.startsWith('<')`, and the same for the other characters with which a document begins. */
function isFirstCharacter(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [literal, from] = node.arguments;
  return (
    node.expression.name.text === 'startsWith' &&
    from === undefined &&
    literal !== undefined &&
    ts.isStringLiteralLike(literal) &&
    /^[<{[]$/.test(literal.text) &&
    /beginning|head|text|content|input|sent|trim/i.test(node.expression.expression.getText())
  );
}

/** `bytes[0]` to `bytes[3]`. */
function isFirstByte(node: ts.Node): boolean {
  return (
    ts.isElementAccessExpression(node) &&
    ts.isNumericLiteral(node.argumentExpression) &&
    Number(node.argumentExpression.text) < 4 &&
    /bytes|input|data/i.test(node.expression.getText())
  );
}

const isInside = (file: string): boolean => file.startsWith('src/envelope/');

describe('only src/envelope decides the format of a file', () => {
  it.each(sourceFiles('src/**/*.ts').filter((file) => !isInside(file)))('%s', (file) => {
    const found = looksItself(readFileSync(join(projectRoot, file), 'utf8'));
    if (Object.hasOwn(OTHERS, file)) expect(found).not.toEqual([]);
    else expect(found).toEqual([]);
  });
});

describe('a source that decides by itself is detected', () => {
  it.each([
    ["if (name.endsWith('.p7m')) f();", 1],
    ["if (name.endsWith('.xml.p7m')) f();", 1],
    ['const is = /\\.xml$/i;', 1],
    ['const is = /\\.(?:json|ya?ml)$/;', 1],
    ['const is = bytes[0] === 0x50 && bytes[1] === 0x4b;', 2],
    ["const ZIP = 'PK\\x03\\x04';", 1],
    ["if (text.trimStart().startsWith('<')) f();", 1],
    ["if (head.startsWith('{')) f();", 1],
    ["if (part.startsWith('{')) f();", 0],
    ["if (text.startsWith('<', at)) f();", 0],
    ["import { sniff } from '../envelope/index.ts'; sniff(bytes);", 2],
    ["const name = stem + '.xml';", 0],
    ["if (name.endsWith('.sql')) f();", 0],
    ["code('PK', 'Pakistan');", 0],
    ['const first = list[0] === 1;', 0],
    ["import { open } from '../envelope/index.ts'; open(bytes, name);", 0],
  ])('%s: %i', (source, count) => expect(looksItself(source)).toHaveLength(count));
});
