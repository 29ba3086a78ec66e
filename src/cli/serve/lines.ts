/** Many files in one request: the response has one line of JSON for each, in their order. */

import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { base64Of, PDF_TYPE, textIn, withoutMark } from '../inMemory/document.ts';
import type { MemoryFile } from '../inMemory/memoryCall.ts';
import { type Answer, type Executor, execute, executeAtOnce } from './execute.ts';
import type { Operation } from './operations.ts';
import type { Asked } from './parameters.ts';
import { Problem, problemDocument } from './problem.ts';

export const LINES_TYPE = 'application/x-ndjson';

export interface LineContext {
  readonly operation: Operation;
  readonly asked: Asked;
  readonly executor: Executor;
  /** The id of the request. */
  readonly id: string;
  /** Maximum number of files processed at the same time. */
  readonly ahead: number;
  /** Called for an unexpected exception. */
  readonly onBug: (error: unknown) => void;
}

/** A file, or the reason why it could not be read from the request. */
export interface Line {
  readonly file: MemoryFile | Problem;
  /** The number of the line of the request, from 1; null for a part of a form. */
  readonly number: number | null;
}

/** Answers that follow one another quickly are written together: a write takes a fifth of the time of a small file. */
const TOGETHER = { characters: 65_536, milliseconds: 50 } as const;

/** @param batches The files as they arrive. @returns Whole lines, one or several together. */
export async function* answersOf(
  batches: AsyncIterable<readonly Line[]>,
  context: LineContext,
): AsyncGenerator<string> {
  const source = batches[Symbol.asyncIterator]();
  const started: Running[] = [];
  try {
    let arriving = source.next();
    for (;;) {
      const [oldest] = started;
      // What is ready does not wait for the next file: a client may send it only after this answer.
      const first = await (oldest === undefined ? arriving : Promise.race([oldest.answer, arriving]));
      if (typeof first === 'string') {
        yield readyIn(started);
        continue;
      }
      if (first.done === true) break;
      yield* answersWithin(first.value, started, context);
      arriving = source.next();
    }
    for (const { answer } of started) yield await answer;
  } finally {
    // Not awaited: it would wait for the next file of a client that is gone.
    source.return?.().catch(() => {});
  }
}

/** The answers to files that arrive together, as far as they are ready; the others remain in `started`. */
async function* answersWithin(
  batch: readonly Line[],
  started: Running[],
  context: LineContext,
): AsyncGenerator<string> {
  let late: Promise<null> | undefined;
  let text = '';
  for (const line of batch) {
    const ready = answerAtOnce(line, context);
    if (ready !== null && started.length === 0) {
      text += ready;
      if (text.length < TOGETHER.characters) continue;
      yield text;
      text = '';
      continue;
    }
    late ??= sleep(TOGETHER.milliseconds, null, { ref: false });
    started.push(ready === null ? start(line, context) : { answer: Promise.resolve(ready), text: ready });
    const next = started.length < context.ahead ? undefined : started.shift();
    if (next === undefined) continue;
    // A file that takes its time does not keep back what is ready.
    if (text !== '' && (await Promise.race([next.answer, late])) === null) {
      yield text;
      text = '';
    }
    text += await next.answer;
    if (text.length < TOGETHER.characters) continue;
    yield text;
    text = '';
  }
  if (started.length > 0) {
    // In this turn, small files are answered.
    await turn();
    text += readyIn(started);
  }
  if (text !== '') yield text;
}

/** The answer to a file; its text is null until it is ready. */
interface Running {
  readonly answer: Promise<string>;
  text: string | null;
}

function start(line: Line, context: LineContext): Running {
  const running: Running = { answer: answerOf(line, context), text: null };
  running.answer.then(
    (text) => {
      running.text = text;
    },
    // A failure is handled in order; until then it must not count as unhandled.
    () => {},
  );
  return running;
}

/** Takes the answers that are ready, up to the first one that is not. */
function readyIn(started: Running[]): string {
  let text = '';
  while (typeof started[0]?.text === 'string') text += started.shift()?.text;
  return text;
}

/** The answer to a small file that needs no pause; null for all others. */
function answerAtOnce({ file }: Line, { operation, asked, executor }: LineContext): string | null {
  if (file instanceof Problem) return null;
  const answer = executeAtOnce(operation, asked, { files: [file], second: null }, executor);
  return answer === null ? null : answeredLine(file.name, answer);
}

async function answerOf(line: Line, context: LineContext): Promise<string> {
  const { operation, asked, executor } = context;
  const { file } = line;
  if (file instanceof Problem) return failed(line, file, context);
  try {
    const answer = await execute(operation, asked, { files: [file], second: null }, executor);
    return answeredLine(file.name, answer);
  } catch (error) {
    if (!(error instanceof Problem)) context.onBug(error);
    return failed(line, error instanceof Problem ? error : new Problem('bug'), context);
  }
}

async function failed({ file, number }: Line, problem: Problem, context: LineContext): Promise<string> {
  const document = await problemDocument(problem, { language: context.asked.language, id: context.id });
  const name = file instanceof Problem ? null : file.name;
  const place = number === null ? {} : { line: number };
  return `${JSON.stringify({ file: name, ...place, problem: document })}\n`;
}

/** The line of an answer. A JSON document becomes a part of it as it is, without its line breaks. */
function answeredLine(file: string, { type, body, headers }: Answer): string {
  const messages = headers['fattura-messages'];
  const head = JSON.stringify({
    file,
    exitCode: Number(headers['fattura-exit-code']),
    ...(messages === undefined ? {} : { messages: decodeURIComponent(messages) }),
    type,
  });
  return `${head.slice(0, -1)},${contentMember(type, body)}}\n`;
}

function contentMember(type: string, body: Answer['body']): string {
  if (typeof body !== 'string') {
    const text = type === PDF_TYPE ? null : textIn(body);
    return text === null ? `"base64":"${base64Of(body)}"` : contentMember(type, text);
  }
  if (type !== 'application/json') return `"content":${JSON.stringify(body)}`;
  // Line breaks are never inside of a string, because JSON escapes them there.
  return `"json":${withoutMark(body).replace(/[\r\n]+[\t ]*/g, '')}`;
}
