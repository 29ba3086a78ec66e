/** Explains the client's errors to the user. */
import { endpointAt, endpoints } from '../../api/contract/index.ts';
import {
  AbortedError,
  ApiError,
  AuthenticationError,
  BadRequestError,
  type CertificateProblem,
  ConfigurationError,
  ConnectionError,
  NotFoundError,
  PaymentRequiredError,
  PermissionError,
  RateLimitError,
  ResponseError,
  ServerError,
  StatusError,
  TimeoutError,
  UnprocessableError,
} from '../../api/index.ts';
import { visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { ServiceTrouble } from './trouble.ts';

/** The displayed parts of an error, safe for a terminal. */
export interface ServiceExplanation {
  /** The exit code. */
  readonly code: number;
  /** The sentence that describes the failure. */
  readonly sentence: string;
  /** The service's own message, one part per line. */
  readonly details: readonly string[];
  /** The suggested action. */
  readonly remedy: string;
  /** Further lines, such as the id of the request. */
  readonly notes: readonly string[];
}

/** @returns null for an error that is not the client's. */
export function explainServiceError(error: unknown, messages: Messages): ServiceExplanation | null {
  const trouble = troubleOf(error);
  if (trouble === null || !(error instanceof ApiError)) return null;
  const { service } = messages;
  const answer = error instanceof StatusError ? error : null;
  const { what, remedy } = service.errors[trouble];
  const sentence = what({
    status: answer?.status ?? null,
    seconds: error instanceof RateLimitError ? inSeconds(error.retryAfter) : null,
    permission: error instanceof PermissionError ? permissionOf(error) : null,
    detail: detailOf(error),
  });
  const requestId = 'requestId' in error && typeof error.requestId === 'string' ? error.requestId : null;
  return {
    code: CODES[trouble] ?? ExitCode.remote,
    sentence: visible(sentence),
    details: (answer?.errors ?? []).map((entry) => visible(detailLine(entry, messages))).filter(Boolean),
    remedy,
    notes: [
      ...(leavesDoubt(error, trouble) ? [service.perhapsDone] : []),
      ...(requestId === null ? [] : [visible(service.requestId(requestId))]),
    ],
  };
}

/** The text for standard error: `fattura api: sentence`, then details; ends with a line break. */
export function renderServiceError(explanation: ServiceExplanation, command: string): string {
  const { sentence, details, remedy, notes } = explanation;
  return [`${command}: ${sentence}`, ...details.map((line) => `  ${line}`), remedy, ...notes, ''].join('\n');
}

/** Exit codes of errors other than refusals and network failures. */
const CODES: Partial<Readonly<Record<ServiceTrouble, number>>> = {
  configuration: ExitCode.usage,
  aborted: ExitCode.interrupted,
};

type ErrorClass = abstract new (...args: never[]) => ApiError;

/** The first match decides, so subclasses come before their class. */
const TROUBLES: readonly (readonly [ErrorClass, ServiceTrouble])[] = [
  [ConfigurationError, 'configuration'],
  [AuthenticationError, 'authentication'],
  [PaymentRequiredError, 'payment'],
  [PermissionError, 'permission'],
  [NotFoundError, 'notFound'],
  [BadRequestError, 'badRequest'],
  [UnprocessableError, 'unprocessable'],
  [RateLimitError, 'rateLimit'],
  [ServerError, 'server'],
  [StatusError, 'status'],
  [TimeoutError, 'timeout'],
  [AbortedError, 'aborted'],
  [ResponseError, 'response'],
];

const CERTIFICATES: Readonly<Record<CertificateProblem, ServiceTrouble>> = {
  untrusted: 'certificateUntrusted',
  expired: 'certificateExpired',
  name: 'certificateName',
};

function troubleOf(error: unknown): ServiceTrouble | null {
  // A timeout is a subclass of ConnectionError with its own sentence.
  if (error instanceof ConnectionError && !(error instanceof TimeoutError)) {
    if (error.certificate !== null) return CERTIFICATES[error.certificate];
    if (innermost(error)?.code === 'ERR_PROXY_TUNNEL') return 'proxy';
    return error.sent ? 'lost' : 'unreachable';
  }
  return TROUBLES.find(([type]) => error instanceof type)?.[1] ?? null;
}

/** Returns the message of the platform or the client, without the parts that the surrounding sentence already contains. */
function detailOf(error: ApiError): string {
  const inner = error instanceof ConnectionError ? innermost(error) : null;
  return inner !== null && inner.message !== ''
    ? inner.message
    : error.message.replace(`${error.operation}: `, '');
}

/** The error at the end of the chain of causes. */
function innermost({ cause }: ConnectionError): (Error & { readonly code?: unknown }) | null {
  let inner: unknown = cause;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner : null;
}

/** Errors after which it is unknown if the service executed the request. */
const DOUBTFUL: readonly ServiceTrouble[] = ['lost', 'timeout', 'server', 'response', 'aborted'];

function leavesDoubt(error: ApiError, trouble: ServiceTrouble): boolean {
  if (!DOUBTFUL.includes(trouble)) return false;
  const { operation } = error;
  const known = endpoints.find(({ resource, name }) => `${resource}.${name}` === operation);
  return known === undefined ? !/^GET /.test(operation ?? '') : known.method !== 'GET';
}

/** For a raw request, which has no permission of its own, the one of the endpoint in the contract. */
function permissionOf({ permission, operation }: PermissionError): string | null {
  if (permission !== null) return permission;
  const [method = '', path = ''] = (operation ?? '').split(' ');
  return endpointAt(method, path)?.permission ?? null;
}

interface Entry {
  readonly title: string | null;
  readonly detail: string | null;
  readonly code: string | null;
  readonly pointer: string | null;
}

/** Returns the service's error text; empty if there is none. */
export function wordsOf({ title, detail }: Pick<Entry, 'title' | 'detail'>): string {
  return [...new Set([title, detail])].filter((text) => text !== null && text !== '').join(': ');
}

/** `Invalid value: must be an integer (at /page_size)` */
function detailLine(entry: Entry, { service }: Messages): string {
  const { code, pointer } = entry;
  const text = wordsOf(entry) || (code ?? '');
  return pointer === null ? text : `${text} (${service.at(pointer)})`.trim();
}

function inSeconds(duration: number | null): number | null {
  return duration === null ? null : Math.ceil(duration / 1_000);
}
