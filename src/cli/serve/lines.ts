/** Many files in one request: the response has one line of JSON for each, in their order. */

import type { MemoryFile } from '../inMemory/memoryCall.ts';
import { inOrder } from '../validate/checkInPool.ts';
import { type Answer, type Executor, execute } from './execute.ts';
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
export type Line = MemoryFile | Problem;

export async function* answersOf(lines: AsyncIterable<Line>, context: LineContext): AsyncGenerator<string> {
  yield* inOrder(tasksOf(lines, context), context.ahead);
}

async function* tasksOf(
  lines: AsyncIterable<Line>,
  context: LineContext,
): AsyncGenerator<() => Promise<string>> {
  for await (const line of lines) yield () => answerOf(line, context);
}

async function answerOf(line: Line, context: LineContext): Promise<string> {
  const { operation, asked, executor } = context;
  if (line instanceof Problem) return failed(null, line, context);
  try {
    const answer = await execute(operation, asked, { files: [line], second: null }, executor);
    return `${JSON.stringify({ file: line.name, ...content(answer) })}\n`;
  } catch (error) {
    if (!(error instanceof Problem)) context.onBug(error);
    return failed(line.name, error instanceof Problem ? error : new Problem('bug'), context);
  }
}

async function failed(file: string | null, problem: Problem, { asked, id }: LineContext): Promise<string> {
  const document = await problemDocument(problem, { language: asked.language, id });
  return `${JSON.stringify({ file, problem: document })}\n`;
}

function content({ type, body, headers }: Answer): object {
  const bytes = Buffer.from(body);
  const messages = headers['fattura-messages'];
  return {
    exitCode: Number(headers['fattura-exit-code']),
    ...(messages === undefined ? {} : { messages: decodeURIComponent(messages) }),
    type,
    ...(type === 'application/pdf'
      ? { base64: bytes.toString('base64') }
      : type === 'application/json'
        ? { json: JSON.parse(bytes.toString('utf8')) as unknown }
        : { content: bytes.toString('utf8') }),
  };
}
