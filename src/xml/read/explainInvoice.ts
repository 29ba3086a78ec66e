/** Reads bytes into an invoice or all its problems: decoding, tree, identity, structure. */
import { documentDay, schemaOn } from '../../model/editions.ts';
import { formatOfFile } from '../../model/formatOf.ts';
import type { Invoice } from '../../model/generated/invoice.ts';
import type { Format } from '../../model/grammar.ts';
import { type FileKind, isRetiredKind, type Problem, type ProblemParams } from '../../model/problem.ts';
import type { RetiredInvoice } from '../../model/retired/retiredInvoice.ts';
import { qualified, type XmlElement } from '../element.ts';
import { type Decoded, decodeInput } from '../encodings.ts';
import { parseTree, type Tree, type TreeLimits } from '../tree.ts';
import { explain } from './explain.ts';
import { parseAround } from './fastInvoice.ts';
import { type InvoiceIdentity, identify } from './identify.ts';
import type { JsonBlock } from './jsonBlock.ts';
import { Problems, TooManyProblems, tagSpan } from './problems.ts';
import type { ReadBy, ReadFailure } from './readResult.ts';
import { TextSource } from './textSource.ts';

export interface ExplainSettings {
  /** The day whose schema applies; null for the date of the first document. */
  readonly day: string | null;
  /** True to read the formats 1.0 and 1.1. */
  readonly retired: boolean;
  /** Maximum number of problems to keep, if more than a result has. */
  readonly maxKept: number | undefined;
  /** The input as the fast reader has seen it; undefined to explain everything. */
  readonly utf8: Utf8Input | undefined;
}

/** The input in UTF-8, if it is in that encoding. */
export interface Utf8Input {
  readonly bytes: Uint8Array;
  /** Offsets of the blocks in which the fast reader gave up. */
  readonly open: readonly number[];
}

/** Encodings whose bytes the fast reader accepts; `unicode` is that of strings. */
const UTF8_ENCODINGS: readonly string[] = ['utf-8', 'us-ascii', 'unicode'];

export function explainInvoice(
  input: Uint8Array | string,
  limits: TreeLimits,
  { day, retired, maxKept, utf8 }: ExplainSettings,
): ReadBy {
  const result = decodeInput(input);
  if (!result.ok) return unreadable(result.problem);
  const { decoded } = result;
  const { text } = decoded;
  const isPruned = utf8 !== undefined && UTF8_ENCODINGS.includes(decoded.encoding);
  const tree = isPruned ? parseAround(utf8.bytes, text, limits, utf8.open) : parseTree(text, limits);
  const source = new TextSource(decoded, limits, { tree });
  const problems = new Problems();
  const { root, flaw } = tree;
  const identity = root === null ? null : identify(root);
  const unexplained = (kind: FileKind | null): ReadBy => ({
    result: finish(tree, problems, kind, source),
    format: formatOfFile(kind, text),
    further: [],
  });
  if (root === null || identity === null) return unexplained(null);
  const refused =
    !retired && identity.is === 'invoice' && isRetiredKind(identity.kind) ? identity.kind : null;
  if (identity.is === 'other' || refused !== null) {
    // A document is identified by its root only if it is complete.
    const kind = identity.is === 'other' ? identity.kind : refused;
    if (flaw !== null || kind === null) return unexplained(kind);
    problems.add('source.kind', null, root, tagSpan(root), { kind });
    return unexplained(kind);
  }
  if (identity.is === 'unknown') {
    problems.add('root.unknown', null, root, tagSpan(root), { name: qualified(root), namespace: root.uri });
    return unexplained(null);
  }
  const { kind } = identity;
  const explained = explainOn(root, identity, { day, maxKept });
  const { invoice, format } = explained;
  const { further } = explained.problems;
  if (invoice === null || explained.problems.found || flaw !== null || kind === null)
    return { result: finish(tree, explained.problems, kind, source, invoice), format, further };
  // Without problems, the value has the shape of the grammar.
  const value: unknown = invoice;
  const common = { ok: true, notes: notesOn(decoded), source } as const;
  const read = isRetiredKind(kind)
    ? { ...common, invoice: value as RetiredInvoice, kind }
    : { ...common, invoice: value as Invoice, kind };
  return { result: read, format, further };
}

/** The result for an input without text. */
export function unreadable(problem: Problem): ReadBy {
  return {
    result: { ok: false, problems: [problem], omitted: 0, kind: null, partial: null, source: null },
    format: formatOfFile(null, undefined),
    further: [],
  };
}

interface Explained {
  readonly invoice: JsonBlock | null;
  readonly problems: Problems;
  /** The grammar of the day. */
  readonly format: Format;
}

/** Reads with the schema of a day. Without a day, the latest schema is used first, to find the date of the document. */
function explainOn(
  root: XmlElement,
  identity: InvoiceIdentity,
  { day, maxKept }: Pick<ExplainSettings, 'day' | 'maxKept'>,
): Explained {
  const { format } = identity;
  const schema = schemaOn(format, day);
  const explained = explainBy(root, identity, { format: schema, maxKept });
  if (day !== null || format.schemas.length === 1) return explained;
  const own = schemaOn(format, documentDay(explained.invoice));
  return own === schema ? explained : explainBy(root, identity, { format: own, maxKept });
}

function explainBy(
  root: XmlElement,
  identity: InvoiceIdentity,
  { format, maxKept }: { readonly format: Format } & Pick<ExplainSettings, 'maxKept'>,
): Explained {
  const problems = new Problems(maxKept);
  if (identity.is === 'misnamed') {
    const params = { name: qualified(root), found: root.uri, expected: format.namespace };
    problems.add('root.namespace', null, root, tagSpan(root), params);
  }
  return { invoice: explainUpToALimit(root, format, problems), problems, format };
}

function explainUpToALimit(root: XmlElement, format: Format, problems: Problems): JsonBlock | null {
  try {
    return explain(root, format, problems);
  } catch (error) {
    if (error instanceof TooManyProblems) return null;
    throw error;
  }
}

/** Adds the flaw that ended the reading, if any, after the problems found before it. */
function finish(
  tree: Tree,
  problems: Problems,
  kind: FileKind | null,
  source: TextSource,
  partial: JsonBlock | null = null,
): ReadFailure {
  const { flaw, open } = tree;
  if (flaw !== null) problems.addLast(flaw.id, open, flaw, flaw.params);
  return { ok: false, problems: problems.kept, omitted: problems.omitted, kind, partial, source };
}

function notesOn(decoded: Decoded): readonly Problem[] {
  if (!decoded.lies) return [];
  const params: ProblemParams['source.declaration'] = {
    declared: decoded.declared ?? '',
    actual: decoded.encoding,
  };
  return [{ id: 'source.declaration', path: '', xpath: null, offset: 0, end: 0, params }];
}
