/** What is answered when something goes wrong: always the service's error body, never what the failure was. */
import type { Socket } from 'node:net';
import type { FastifyError } from 'fastify';
import { databaseFailure, isInvalidValue, unavailableReason } from '../database/failure.ts';
import { type Answer, errorAnswer, Refusal, refuse } from './refusal.ts';

/** Errors of fastify, by their code, that are the caller's. */
const DETAILS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'the path is not percent-encoded UTF-8',
  FST_ERR_CTP_BODY_TOO_LARGE: 'the body is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'no such content type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body is not as long as its content-length says',
};

/** The answer to whatever was thrown; undefined when it is a mistake of the server's own. 503 when the database is away. */
export function answerOf(
  error: unknown,
  { method, bodyLimit }: { readonly method: string; readonly bodyLimit: number },
): Answer | undefined {
  if (error instanceof Refusal) return errorAnswer(error);
  const why = unavailableReason(error);
  if (why !== undefined) return errorAnswer(refuse(503, why));
  const database = databaseFailure(error);
  // Values are judged before they get there; what a judgement forgot is still the caller's.
  if (database !== undefined) {
    const status = method === 'GET' ? 400 : 422;
    return isInvalidValue(database)
      ? errorAnswer(refuse(status, 'a value that cannot be stored'))
      : undefined;
  }
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode < 400 || statusCode >= 500) return undefined;
  const detail = DETAILS[code] ?? 'the request cannot be read';
  const more = code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? `: at most ${bodyLimit} bytes` : '';
  return errorAnswer(refuse(400, detail + more));
}

export const internalErrorAnswer = (): Answer => errorAnswer(refuse(500, null));

/** What Node says of bytes that are no request of HTTP. */
const CLIENT_DETAILS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'the request did not arrive in time',
  HPE_HEADER_OVERFLOW: 'the headers are too long',
};

/** Answers on a connection that no request could be read from, where it still can be written to, and ends it. */
export function answerUnparsable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const detail = CLIENT_DETAILS[error.code ?? ''] ?? 'this is no request of HTTP';
  const body = JSON.stringify(errorAnswer(refuse(400, detail)).body);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
