/** Reads the platform's network errors: if the request was sent, and a copy of the error that is safe to show. */
import { type CertificateProblem, certificateProblem } from './certificates.ts';
import type { Redact } from './redact.ts';

/** Codes of Node for a connection that was never made, or over which nothing went; other platforms do not say. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_REVOKED',
  // The proxy did not open the way to the service; Node's own code for it, which `fattura` uses too.
  'ERR_PROXY_TUNNEL',
]);

/** Node's word, without a code, for a port that `fetch` never connects to (Fetch standard, "port blocking"). */
const BLOCKED_PORT = 'bad port';

/** The maximum depth of a chain of causes. */
const DEEPEST = 8;

/** Whether the error proves that the request did not leave: a connection that was tried at several addresses, at all. */
export function provesNothingSent(error: unknown, depth = 0): boolean {
  if (!isError(error) || depth === DEEPEST) return false;
  const members: unknown = 'errors' in error ? error.errors : undefined;
  if (Array.isArray(members) && members.length > 0)
    return members.every((member) => provesNothingSent(member, depth + 1));
  const { message } = error;
  const code = codeOf(error);
  return (
    NEVER_SENT.has(code ?? '') ||
    certificateProblem(code) !== null ||
    message === BLOCKED_PORT ||
    provesNothingSent(error.cause, depth + 1)
  );
}

/** Why the service's certificate was not accepted; null where the connection failed for another reason. */
export function certificateProblemOf(error: unknown, depth = 0): CertificateProblem | null {
  if (!isError(error) || depth === DEEPEST) return null;
  const members: unknown = 'errors' in error ? error.errors : undefined;
  const inner = [...(Array.isArray(members) ? members : []), error.cause];
  return inner.reduce<CertificateProblem | null>(
    (found, one) => found ?? certificateProblemOf(one, depth + 1),
    certificateProblem(codeOf(error)),
  );
}

/** Describes the failure in one line: the message of the innermost error that has one. */
export function reasonOf(error: unknown, depth = 0): string {
  if (!isError(error)) return typeof error === 'object' ? 'no reason was given' : String(error);
  const inner = isError(error.cause) && depth < DEEPEST ? reasonOf(error.cause, depth + 1) : '';
  if (inner !== '') return inner;
  const code = codeOf(error);
  if (code === undefined || error.message.includes(code)) return error.message;
  return error.message === '' ? code : `${error.message} (${code})`;
}

/**
 * Name, message, code and stack of an error and its causes, and nothing else: platforms attach the request's headers,
 * or the bytes of the answer.
 */
export function plainCause(error: unknown, redact: Redact, depth = 0): unknown {
  if (!isError(error)) return typeof error === 'string' ? redact.text(error) : undefined;
  if (depth === DEEPEST) return undefined;
  const options =
    error.cause === undefined ? undefined : { cause: plainCause(error.cause, redact, depth + 1) };
  const copy = new Error(redact.text(error.message), options);
  copy.name = redact.text(String(error.name ?? 'Error'));
  copy.stack = redact.text(String(error.stack ?? ''));
  const code = codeOf(error);
  const members: unknown = 'errors' in error ? error.errors : undefined;
  return Object.assign(
    copy,
    code === undefined ? {} : { code: redact.text(code) },
    Array.isArray(members) ? { errors: members.map((one) => plainCause(one, redact, depth + 1)) } : {},
  );
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** By its look: an injected `fetch` may come from another realm, with an \`Error\` of its own. */
function isError(value: unknown): value is Error {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
