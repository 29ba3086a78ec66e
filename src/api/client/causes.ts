/** Reads the platform's network errors: whether the request was sent, and a copy of the error that is safe to show. */
import { type CertificateProblem, certificateProblem } from './certificates.ts';
import type { Redact } from './redact.ts';

/** Node's codes for a connection that was never established or never used; other platforms do not report this. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_REVOKED',
  // The proxy did not open a tunnel to the service; a code of Node, which `fattura` uses too.
  'ERR_PROXY_TUNNEL',
]);

/** Node's message, without a code, for a port that `fetch` blocks (Fetch standard, "port blocking"). */
const BLOCKED_PORT = 'bad port';

/** The maximum depth of a chain of causes. */
const DEEPEST = 8;

/**
 * True if the error proves that the request was not sent; for a connection tried at several addresses, at none of
 * them.
 */
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

/** The reason why the service's certificate was rejected; null if the connection failed for another reason. */
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
 * Only name, message, code and stack of an error and its causes: platforms attach the request's headers or the bytes
 * of the response.
 */
export function sanitizeCause(error: unknown, redact: Redact, depth = 0): unknown {
  if (!isError(error)) return typeof error === 'string' ? redact.text(error) : undefined;
  if (depth === DEEPEST) return undefined;
  const options =
    error.cause === undefined ? undefined : { cause: sanitizeCause(error.cause, redact, depth + 1) };
  const copy = new Error(redact.text(error.message), options);
  copy.name = redact.text(String(error.name ?? 'Error'));
  copy.stack = redact.text(String(error.stack ?? ''));
  const code = codeOf(error);
  const members: unknown = 'errors' in error ? error.errors : undefined;
  return Object.assign(
    copy,
    code === undefined ? {} : { code: redact.text(code) },
    Array.isArray(members) ? { errors: members.map((one) => sanitizeCause(one, redact, depth + 1)) } : {},
  );
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Detected by its properties: an injected `fetch` may come from another realm, with its own `Error`. */
function isError(value: unknown): value is Error {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}
