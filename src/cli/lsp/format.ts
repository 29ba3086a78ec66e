/** Indentation: only the white space between elements or members changes. */
import type { TextEdit } from 'vscode-languageserver';
import type { InvoiceDocument } from './document.ts';
import { editBetween } from './fixes.ts';
import type { Node } from './node.ts';
import type { Places } from './ranges.ts';

/** @param unit One level of indentation. */
export function formatEdits(document: InvoiceDocument, places: Places, unit: string): TextEdit[] {
  const { form, text, root, lineEnd } = document;
  if (form === 'xml') {
    // A signature also covers the white space.
    const isSigned = root.children.some(({ name }) => name === 'Signature');
    // Without its tags, the depth of an element is a guess.
    const isWellFormed = document.checked.report.stages.wellformed === 'pass';
    return isSigned || !isWellFormed ? [] : xmlEdits(document, places, unit);
  }
  const after = formatJson(text, unit, lineEnd);
  const edit = after === null ? null : editBetween(text, after, places);
  return edit === null ? [] : [edit];
}

function xmlEdits({ root, text, lineEnd }: InvoiceDocument, places: Places, unit: string): TextEdit[] {
  const edits: TextEdit[] = [];
  const gap = (start: number, end: number, depth: number): void => {
    const found = text.slice(start, end);
    const wanted = `${lineEnd}${unit.repeat(depth)}`;
    if (/^\s*$/.test(found) && found !== wanted)
      edits.push({ range: places.range({ start, end }), newText: wanted });
  };
  const visit = (node: Node, depth: number): void => {
    if (node.isLeaf) return;
    let from = node.inner.start;
    for (const child of node.children) {
      gap(from, child.start, depth + 1);
      visit(child, depth + 1);
      from = child.end;
    }
    gap(from, node.inner.end, depth);
  };
  // The root has a line of its own, after a declaration or comment.
  const end = text.slice(0, root.start).trimEnd().length;
  if (end > 0 && !text.slice(end, root.start).includes('\n')) gap(end, root.start, 0);
  visit(root, 0);
  return edits;
}

/** @returns Null if the text is not JSON. */
function formatJson(text: string, unit: string, lineEnd: string): string | null {
  try {
    JSON.parse(text);
  } catch {
    return null;
  }
  let depth = 0;
  let out = '';
  let isEmpty = false;
  const line = (): string => `${lineEnd}${unit.repeat(depth)}`;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)) {
    if (token === '}' || token === ']') {
      depth -= 1;
      out += isEmpty ? token : `${line()}${token}`;
      isEmpty = false;
      continue;
    }
    if (isEmpty) out += line();
    isEmpty = token === '{' || token === '[';
    if (isEmpty) depth += 1;
    out += token === ':' ? ': ' : token === ',' ? `,${line()}` : token;
  }
  return `${out}${/\s*$/.exec(text)?.[0].includes('\n') ? lineEnd : ''}`;
}
