/**
 * The fast path: the generated reader over bytes. Returns `undefined` for anything that is not simply valid; never
 * reports a problem.
 */
import { commonSchema } from '../../model/editions.ts';
import { formats } from '../../model/formats.ts';
import type { Invoice } from '../../model/generated/invoice.ts';
import type { Format } from '../../model/grammar.ts';
import { type InvoiceKind, isInvoiceKind } from '../../model/problem.ts';
import { SIGNATURE_NAMESPACE } from '../../model/roots.ts';
import { qualified, type XmlElement } from '../element.ts';
import { declaredEncoding } from '../encodings.ts';
import { readFatturaElettronica, readFatturaElettronicaSemplificata } from '../generated/fastReader.ts';
import { latin1 } from '../latin1.ts';
import { namespaceOf } from '../namespaces.ts';
import { parseTree, type Tree, TreeBuilder, type TreeLimits } from '../tree.ts';
import { AcceptedBlocks } from './acceptedBlocks.ts';
import { type AcceptedSignature, AcceptedText } from './acceptedText.ts';
import { readRootAttributes } from './explain.ts';
import { FastScan, GIVE_UP, giveUp, LONE_RETURN } from './fastScan.ts';
import { identify } from './identify.ts';
import type { Marks } from './markedElements.ts';
import { Problems, TooManyProblems } from './problems.ts';
import { type OuterSchema, SignatureCheck } from './signature.ts';
import { signatureText } from './signatureText.ts';

export interface FastResult {
  readonly invoice: Invoice;
  readonly kind: InvoiceKind;
  readonly format: Format;
  readonly accepted: AcceptedText;
}

const HEADER = '<FatturaElettronicaHeader>';

/** Latest position of the header: longer prologs go to the explaining reader. */
const PROLOG_REACH = 4096;

const LESS_THAN = 0x3c;

const NOWHERE: readonly number[] = [];

const scan = new FastScan();

/**
 * Reads a file with the generated reader; undefined if it gives up.
 * @param failed Called if there is no result, with the offsets of the blocks in which the reader gave up.
 */
export function readFast(
  input: Uint8Array,
  limits: TreeLimits,
  failed?: (open: readonly number[]) => void,
): FastResult | undefined {
  if (!beginsSoon(input)) {
    failed?.(NOWHERE);
    return undefined;
  }
  load(input);
  const { text } = scan;
  try {
    const result = attempt(input, limits, text, failed);
    return result === undefined && scan.tidy() ? attempt(input, limits, text) : result;
  } finally {
    scan.unload();
  }
}

/** @param source The file as it is; the text of `scan` may have been tidied. */
function attempt(
  input: Uint8Array,
  limits: TreeLimits,
  source: string,
  failed?: (open: readonly number[]) => void,
): FastResult | undefined {
  try {
    const result = readLoaded(input, limits, source);
    if (result === undefined) failed?.(NOWHERE);
    return result;
  } catch (error) {
    if (error === GIVE_UP) failed?.(scan.open());
    else if (error instanceof TooManyProblems) failed?.(NOWHERE);
    else throw error;
    return undefined;
  }
}

/** False for files that begin with thousands of blanks, some with megabytes. */
function beginsSoon(input: Uint8Array): boolean {
  return input.subarray(0, PROLOG_REACH).includes(LESS_THAN);
}

function load(input: Uint8Array): void {
  const marked = input[0] === 0xef && input[1] === 0xbb && input[2] === 0xbf;
  scan.load(marked ? input.subarray(3) : input);
}

/**
 * Parses an invalid file without building trees for its valid blocks.
 * @param input The bytes of `text`, in UTF-8.
 * @param open Offsets of the blocks in which {@link readFast} gave up.
 */
export function parseAround(
  input: Uint8Array,
  text: string,
  limits: TreeLimits,
  open: readonly number[],
): Tree {
  if (!beginsSoon(input)) return parseTree(text, limits);
  load(input);
  try {
    return parseTree(text, limits, new AcceptedBlocks(scan, text, open));
  } finally {
    scan.unload();
  }
}

function readLoaded(input: Uint8Array, limits: TreeLimits, source: string): FastResult | undefined {
  const { text } = scan;
  if (text.length > limits.maxElements * SHORTEST && countTags(text) > limits.maxElements) return undefined;
  const at = text.slice(0, PROLOG_REACH).indexOf(HEADER);
  if (at < 0) return undefined;
  const prolog = prologOf(text.slice(0, at));
  if (prolog === undefined || limits.maxDepth < DEEPEST) return undefined;
  const { format, kind, attributes, root } = prolog;
  scan.line = prolog.line;
  const content =
    format.kind === 'ordinary'
      ? readFatturaElettronica(scan, at)
      : readFatturaElettronicaSemplificata(scan, at);
  const signature = endsAtRoot(root) ? null : signatureInTail(text.slice(0, at), format, limits);
  // The source of a signature is kept as it is.
  if (signature === undefined || (signature !== null && text !== source)) return undefined;
  // Not spread into another object, which would take longer than a small block.
  content['namespace'] = format.namespace;
  for (const name in attributes) content[name] = attributes[name];
  // The generated reader accepts exactly what the grammar allows.
  const invoice = content as unknown as Invoice;
  const { wide } = scan;
  const marks = marksOf(input, limits);
  const hasLoneReturn = scan.hasLoneReturn || prolog.hasLoneReturn;
  const facts = { latin1: source, wide, hasLoneReturn, block: format.block, signature, marks };
  const accepted = new AcceptedText(facts);
  return { invoice, kind, format, accepted };
}

/**
 * The marks of the loaded file. The file is read again if another one has overwritten them, or if there was not enough
 * room for all of them.
 */
function marksOf(input: Uint8Array, limits: TreeLimits): () => Marks {
  let marks = scan.written;
  let { files } = marks.use;
  return () => {
    if (marks.use.files !== files || marks.count > marks.list.length) {
      scan.reserve(marks.count);
      readFast(input, limits);
      marks = scan.written;
      files = marks.use.files;
    }
    return marks;
  };
}

/** Number of bytes of the shortest repeatable element: `<Causale>x</Causale>`. */
const SHORTEST = 20;

function countTags(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (text.charCodeAt(at + 1) !== 0x2f) count += 1;
  }
  return count;
}

/** Depth of the deepest element of an invoice without its signature, with a margin. */
const DEEPEST = 16;

interface Prolog {
  /** The line of the header. */
  readonly line: number;
  readonly hasLoneReturn: boolean;
  readonly root: XmlElement;
  readonly format: Format;
  readonly kind: InvoiceKind;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Cache of prologs: files from the same software have identical ones. */
const known = new Map<string, Prolog | null>();

/** Maximum number of cached prologs. */
const MAX_PROLOGS = 256;

function prologOf(text: string): Prolog | undefined {
  const found = known.get(text);
  if (found !== undefined) return found ?? undefined;
  // A slice would keep the entire file in memory.
  const own = latin1(scan.bytes.subarray(0, text.length));
  const prolog = readProlog(own);
  if (known.size >= MAX_PROLOGS) known.clear();
  known.set(own, prolog ?? null);
  return prolog;
}

/** Reads the text before the header: declaration, comments, the root's start tag. */
function readProlog(text: string): Prolog | undefined {
  if (/[\x80-\xff]/.test(text)) return undefined;
  const declared = declaredEncoding(text);
  if (declared !== null && !/^utf-?8$/i.test(declared)) return undefined;
  const { root, flaw, open } = parseTree(text, { maxDepth: 2, maxElements: 2 });
  // The text must end after the root's start tag, and nowhere else.
  if (root === null || flaw?.id !== 'xml.truncated' || open !== root) return undefined;
  if (/[^ \t\r\n]/.test(text.slice(root.tagEnd))) return undefined;
  // Children without a prefix are in no namespace only if no default namespace is declared.
  if (namespaceOf(root.scope, '') !== '') return undefined;
  const identity = identify(root);
  if (identity.is !== 'invoice' || !isInvoiceKind(identity.kind)) return undefined;
  const format = commonSchema(identity.format);
  const problems = new Problems();
  const attributes = readRootAttributes(root, format, problems);
  if (problems.found) return undefined;
  const line = text.split('\n').length;
  return { line, hasLoneReturn: LONE_RETURN.test(text), root, format, kind: identity.kind, attributes };
}

/** True if the root ends here, followed only by blanks. */
function endsAtRoot(root: XmlElement): boolean {
  const close = `</${qualified(root)}>`;
  if (!scan.text.startsWith(close, scan.pos)) return false;
  return scan.blank(scan.pos + close.length) === scan.length;
}

/** The first tag after the bodies, if it is that of a signature or the end of the root. */
const TAIL = /<(?:\/|(?:[^\s<>/:]{1,100}:)?Signature[\s/>])/y;

/** Characters that are forbidden in XML, and all beyond ASCII. */
const NOT_PLAIN = /[^\t\n\r\x20-\x7f]/;

/** False if another element follows the bodies, so that it is not parsed needlessly. */
function mayBeSignature(tail: string): boolean {
  TAIL.lastIndex = tail.search(/<[^!?]/);
  return TAIL.test(tail);
}

/**
 * The signature after the bodies, or null without one; undefined if anything else but comments follows. Parses the rest
 * of the file as a separate document.
 */
function signatureInTail(
  prolog: string,
  format: Format,
  limits: TreeLimits,
): AcceptedSignature | null | undefined {
  const tail = scan.text.slice(scan.pos);
  if (NOT_PLAIN.test(tail) || !mayBeSignature(tail)) return undefined;
  const text = prolog + tail;
  // The builder alone: forbidden characters were searched for above.
  const tree = new TreeBuilder(text, limits);
  const isFlawed = tree.build() !== null;
  const { root } = tree;
  if (root === null || isFlawed || root.textStart >= 0 || root.children.length > 1) return undefined;
  const [signature] = root.children;
  if (signature === undefined) return null;
  if (signature.uri !== SIGNATURE_NAMESPACE || signature.local !== 'Signature') return undefined;
  const problems = new Problems();
  // An invoice inside the signature, and types of invoices there, are left to the explaining reader.
  const outer: OuterSchema = {
    root: ({ local }) => formats.some((one) => one.root === local) && giveUp(),
    typed: (_, { uri }) => uri === format.namespace && giveUp(),
  };
  new SignatureCheck(root, problems, outer).check(signature);
  if (problems.found) return undefined;
  const found = signatureText(root, text);
  return found === null ? undefined : { ...found, document: { text, root } };
}
