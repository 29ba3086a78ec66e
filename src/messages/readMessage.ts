/** Reads an SdI message. */
import { given } from '../model/given.ts';
import type { MessageFlow } from '../model/messageRoots.ts';
import type { MessageKind, Problem, ProblemParams } from '../model/problem.ts';
import { DEFAULT_MAX_BYTES } from '../model/readLimits.ts';
import { qualified, type XmlElement } from '../xml/element.ts';
import { type Decoded, decodeInput } from '../xml/encodings.ts';
import { explainDocument } from '../xml/read/explain.ts';
import type { JsonBlock } from '../xml/read/jsonBlock.ts';
import { Problems, TooManyProblems, tagSpan } from '../xml/read/problems.ts';
import type { Source } from '../xml/read/readResult.ts';
import { TextSource } from '../xml/read/textSource.ts';
import { parseTree, type Tree } from '../xml/tree.ts';
import { isInUse, isReadable } from './deviations.ts';
import type { Message } from './generated/messages.ts';
import { type MessageGrammar, messageGrammars } from './grammar/messageGrammars.ts';
import { identifyMessage } from './identifyMessage.ts';
import { MAX_DEPTH, MAX_ELEMENTS } from './readLimits.ts';

/** Options of {@link readMessage}. */
export interface ReadMessageOptions {
  /** Maximum size of the input in bytes (UTF-16 units for a string). Default: 20 MB. */
  readonly maxBytes?: number;
}

/** A difference from the official schema that leaves the message readable. */
export type Deviation = Problem & {
  /** `warning`: SdI's own messages have it. `error`: no message that SdI wrote has it. */
  readonly severity: 'warning' | 'error';
};

/** A message, with its kind and flow; `kind` and `flow` determine the type of `message`. */
export type ReadMessageSuccess = Message & {
  readonly ok: true;
  /** Empty if the message is valid against the official schema. */
  readonly deviations: readonly Deviation[];
  readonly source: Source;
};

/** The result for a file that is not a readable message: the problems, and the parts that could be read. */
export interface ReadMessageFailure {
  readonly ok: false;
  /** Null if the root element is not that of a message. */
  readonly kind: MessageKind | null;
  readonly flow: MessageFlow | null;
  readonly problems: readonly Problem[];
  /** Number of problems beyond the first 5,000, which are not kept. */
  readonly omitted: number;
  /** Everything that could be read; null if nothing could. The content is not guaranteed. */
  readonly partial: Readonly<Record<string, unknown>> | null;
  /** Null if the bytes could not be decoded. */
  readonly source: Source | null;
}

/** The result of {@link readMessage}. */
export type ReadMessageResult = ReadMessageSuccess | ReadMessageFailure;

/**
 * Reads an SdI message: RC, NS, MC, NE, DT, AT, MT, EC or SE, of either flow. The root element and its namespace
 * determine the kind; any prefix is accepted. Never throws for an invalid file. Differences that leave the message
 * readable are listed as deviations. A signature is not required, and not verified: use `verifySignatures` of
 * `fattura/envelope`.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises';
 * import { readMessage } from 'fattura/messages';
 *
 * const result = readMessage(await readFile('IT01234567897_00001_NS_001.xml'));
 * if (result.ok && result.kind === 'NS') {
 *   console.log(result.flow, result.message.nome_file); // prints: b2b IT01234567897_00001.xml
 *   console.log(result.message.lista_errori.errore.map(({ codice }) => codice)); // prints: [ '00404' ]
 * }
 * ```
 */
export function readMessage(input: Uint8Array | string, options: ReadMessageOptions = {}): ReadMessageResult {
  given('input', input, 'input');
  given('options', options, 'object');
  const limit = options.maxBytes ?? DEFAULT_MAX_BYTES;
  if (input.length > limit) return unread('source.size', { size: input.length, limit });
  if (input.length === 0) return unread('source.empty', {});
  const result = decodeInput(input);
  return result.ok ? readText(result.decoded) : failure([result.problem]);
}

const LIMITS = { maxDepth: MAX_DEPTH, maxElements: MAX_ELEMENTS };

function readText(decoded: Decoded): ReadMessageResult {
  const tree = parseTree(decoded.text, LIMITS);
  const source = new TextSource(decoded, LIMITS, { tree });
  const problems = new Problems();
  if (decoded.lies) noteDeclaration(decoded, problems);
  const { root } = tree;
  const identity = root === null ? undefined : identifyMessage(root);
  if (root === null || identity === undefined) {
    if (root !== null && tree.flaw === null) {
      problems.add('root.unknown', null, root, tagSpan(root), { name: qualified(root), namespace: root.uri });
    }
    addFlaw(tree, problems);
    return failure(problems.kept, { source });
  }
  const { grammar, isNamed } = identity;
  if (!isNamed) {
    const params = { name: qualified(root), found: root.uri, expected: grammar.namespace };
    problems.add('root.namespace', null, root, tagSpan(root), params);
  }
  const content = explainUpToALimit(root, grammar, problems);
  addFlaw(tree, problems);
  return resultOf(content, grammar, problems, source);
}

function resultOf(
  content: JsonBlock | null,
  grammar: MessageGrammar,
  problems: Problems,
  source: TextSource,
): ReadMessageResult {
  const { kind, flow } = grammar;
  const { kept, omitted } = problems;
  // Beyond the limit, a problem may be of any kind.
  const isRead = content !== null && omitted === 0 && kept.every((problem) => isReadable(problem, grammar));
  if (!isRead) return failure(kept, { kind, flow, omitted, partial: content, source });
  const deviations = kept.map(
    (problem): Deviation => ({ ...problem, severity: isInUse(problem, grammar) ? 'warning' : 'error' }),
  );
  // Without other problems, the value has the shape of the grammar.
  const message = { kind, flow, message: content } as unknown as Message;
  return { ok: true, ...message, deviations, source };
}

function explainUpToALimit(root: XmlElement, grammar: MessageGrammar, problems: Problems): JsonBlock | null {
  try {
    return explainDocument(root, grammar, messageGrammars[grammar.flow], problems);
  } catch (error) {
    if (error instanceof TooManyProblems) return null;
    throw error;
  }
}

function addFlaw({ flaw, open }: Tree, problems: Problems): void {
  if (flaw !== null) problems.addLast(flaw.id, open, flaw, flaw.params);
}

function noteDeclaration({ declared, encoding }: Decoded, problems: Problems): void {
  const params = { declared: declared ?? '', actual: encoding };
  problems.add('source.declaration', null, null, { offset: 0, end: 0 }, params);
}

function failure(
  problems: readonly Problem[],
  known: Partial<Omit<ReadMessageFailure, 'ok' | 'problems'>> = {},
): ReadMessageFailure {
  return { ok: false, kind: null, flow: null, omitted: 0, partial: null, source: null, ...known, problems };
}

function unread<Id extends 'source.size' | 'source.empty'>(
  id: Id,
  params: ProblemParams[Id],
): ReadMessageFailure {
  return failure([{ id, path: '', xpath: null, offset: -1, end: -1, params } as Problem]);
}
