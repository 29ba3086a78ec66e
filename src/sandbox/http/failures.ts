/** Responses to failures: always the service's error body, never the details of the failure. */
import type { Socket } from 'node:net';
import type { FastifyError } from 'fastify';
import { databaseFailure, isInvalidValue, unavailableReason } from '../database/failure.ts';
import { type Answer, errorAnswer, Refusal, refuse } from './refusal.ts';

/** fastify's errors that the client causes, by code. */
const DETAILS: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'the path is not percent-encoded UTF-8',
  FST_ERR_CTP_BODY_TOO_LARGE: 'the body is too large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'no such content type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body is not as long as its content-length says',
};

/** The response to an error: 503 if the database is unavailable; undefined for an internal error. */
export function answerOf(
  error: unknown,
  { method, bodyLimit }: { readonly method: string; readonly bodyLimit: number },
): Answer | undefined {
  if (error instanceof Refusal) return errorAnswer(error);
  const why = unavailableReason(error);
  if (why !== undefined) return errorAnswer(refuse(503, why));
  const database = databaseFailure(error);
  // Values are checked earlier; this catches a value that the checks have missed.
  if (database !== undefined) {
    const status = method === 'GET' ? 400 : 422;
    return isInvalidValue(database) ? errorAnswer(refuse(status, 'the value cannot be stored')) : undefined;
  }
  const { code = '', statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode < 400 || statusCode >= 500) return undefined;
  const detail = DETAILS[code] ?? 'the request cannot be read';
  const more = code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? `: at most ${bodyLimit} bytes` : '';
  return errorAnswer(refuse(400, detail + more));
}

export const internalErrorAnswer = (): Answer => errorAnswer(refuse(500, null));

/** Node's errors for bytes that are not an HTTP request. */
const CLIENT_DETAILS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'the request did not arrive in time',
  HPE_HEADER_OVERFLOW: 'the headers are too long',
};

/** Responds on a connection whose request could not be parsed, if it is still writable, and closes it. */
export function answerUnparsable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const detail = CLIENT_DETAILS[error.code ?? ''] ?? 'this is not an HTTP request';
  const body = JSON.stringify(errorAnswer(refuse(400, detail)).body);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
