/** The samples of the pages as whole invoices, ready to check: a piece of XML in a base invoice. */
import { type FileReport, validate, writeInvoice } from '../../src/index.ts';
import type { SampleFacts as Sample } from '../../src/validate/ruleDocs/ruleDoc.ts';
import { baseInvoice } from './ruleInvoice.ts';
import { GOOD_SIGNATURE, signed } from './signature.ts';

/** The default date of receipt of samples: on this day, the base invoices have no findings. */
export const SAMPLE_DAY = '2026-06-15';

interface Node {
  /** Without prefix. */
  readonly name: string;
  readonly start: number;
  end: number;
  readonly children: Node[];
}

/** The invoice of a sample as XML. */
export function sampleXml({ xml, kind = 'FPR12', unsigned }: Sample): string {
  const base = writeInvoice(baseInvoice(kind));
  const whole = withBlocks(base, xml);
  const isSigned = elementsOf(xml).some(({ name }) => name === 'Signature');
  return kind === 'FPA12' && unsigned !== true && !isSigned ? signed(whole, GOOD_SIGNATURE) : whole;
}

/** The findings of a sample, as SdI receives it: under its name, on its day. */
export function checkSample(sample: Sample): FileReport {
  const { file, asOf = SAMPLE_DAY } = sample;
  return validate(new TextEncoder().encode(sampleXml(sample)), {
    asOf,
    ...(file === undefined ? {} : { file, strictName: true }),
  });
}

/**
 * The document with the elements of a piece in place of those with the same names; if a name occurs in several
 * places, the first is replaced. New elements go after the preceding element of the piece, else before the following
 * one; a signature goes last.
 */
export function withBlocks(document: string, piece: string): string {
  let text = document;
  const wanted = elementsOf(piece);
  const runs: { readonly name: string; xml: string }[] = [];
  for (const { name, start, end } of wanted) {
    const last = runs.at(-1);
    if (last?.name === name) last.xml += piece.slice(start, end);
    else runs.push({ name, xml: piece.slice(start, end) });
  }
  const names = runs.map(({ name }) => name);
  if (new Set(names).size < names.length)
    throw new Error(`blocks of one name stand apart: ${names.join(', ')}`);
  const missing: number[] = [];
  for (const [index, { name, xml }] of runs.entries()) {
    const place = runOf(text, name);
    if (place === undefined) missing.push(index);
    else text = text.slice(0, place.start) + xml + text.slice(place.end);
  }
  for (const index of missing) {
    const { name, xml } = runs[index]!;
    const before = runs[index - 1];
    const after = runs.slice(index + 1).find((run) => runOf(text, run.name) !== undefined);
    if (before !== undefined) text = insert(text, runOf(text, before.name)!.end, xml);
    else if (after !== undefined) text = insert(text, runOf(text, after.name)!.start, xml);
    else if (name === 'Signature') text = signed(text, xml);
    else throw new Error(`the base invoice has no ${name}, nor a block beside it`);
  }
  return text;
}

function insert(text: string, at: number, xml: string): string {
  return text.slice(0, at) + xml + text.slice(at);
}

/** From the first element of a name to its last sibling with that name. */
function runOf(text: string, name: string): { readonly start: number; readonly end: number } | undefined {
  const find = (nodes: readonly Node[]): { start: number; end: number } | undefined => {
    const first = nodes.findIndex((node) => node.name === name);
    if (first !== -1) {
      let last = first;
      while (nodes[last + 1]?.name === name) last += 1;
      return { start: nodes[first]!.start, end: nodes[last]!.end };
    }
    for (const { children } of nodes) {
      const found = find(children);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(elementsOf(text));
}

/** The elements of a text that is well-formed except for having several roots. */
function elementsOf(text: string): readonly Node[] {
  const root: Node = { name: '', start: 0, end: text.length, children: [] };
  const open: Node[] = [root];
  for (const match of text.matchAll(
    /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)(?:[\w.-]+:)?([\w.-]+)[^<>]*?(\/?)>/g,
  )) {
    const [tag, closes, name, empty] = match;
    if (name === undefined) continue;
    const parent = open.at(-1)!;
    const end = match.index + tag.length;
    if (closes === '/') {
      if (open.length === 1 || parent.name !== name)
        throw new Error(`</${name}> closes ${parent.name || 'nothing'}`);
      parent.end = end;
      open.pop();
    } else {
      const node: Node = { name, start: match.index, end, children: [] };
      parent.children.push(node);
      if (empty !== '/') open.push(node);
    }
  }
  if (open.length > 1) throw new Error(`${open.at(-1)!.name} is not closed`);
  return root.children;
}
