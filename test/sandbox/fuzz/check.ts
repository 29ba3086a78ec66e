/** Checks that the document allows a response. */
import { Decimal } from '../../../src/model/decimal.ts';
import type { Shot, Shown } from './shot.ts';
import type { Operation, Spec } from './spec.ts';

/** The service's general table allows it for any request with an invalid parameter. */
const ANYWHERE: readonly number[] = [400];

/** Traces of programs: file names with lines, SQL statements. */
const INSIDE =
  /\bat [^"]{1,200}\.[cm]?[jt]s:\d+|node_modules|"(?:select|insert|update|delete) |PostgreSQL \d/;

export interface Question {
  readonly spec: Spec;
  readonly operation: Operation;
  readonly shot: Shot;
  readonly shown: Shown;
  /** Expected statuses; undefined: all documented ones. */
  readonly expects?: readonly number[] | undefined;
  /** True if it leads to no operation. */
  readonly elsewhere?: boolean;
}

/** For requests that lead to no operation. */
const NOWHERE: readonly number[] = [400, 401, 403, 404];

/** The errors in a response, one line each. */
export function flawsOf(question: Question): readonly string[] {
  const { operation, shown, expects, elsewhere = false } = question;
  const { status, text, headers } = shown;
  const documented = elsewhere ? NOWHERE : [...operation.statuses, ...ANYWHERE];
  const flaws: string[] = [];
  if (status >= 500) flaws.push(`a status of the server's own failure: ${status}`);
  if (expects !== undefined && !expects.includes(status)) flaws.push(`expected ${expects}, was ${status}`);
  if (!documented.includes(status)) flaws.push(`undocumented: ${status}`);
  if (typeof headers['x-request-id'] !== 'string') flaws.push('no x-request-id');
  if (INSIDE.test(text)) flaws.push('tells of the inside of the server');
  return [...flaws, ...bodyFlaws(question)];
}

function bodyFlaws({ spec, operation, shot, shown: { status, text, headers } }: Question): readonly string[] {
  if (text === '')
    return status >= 400 ? ['an error without a body'] : spec.flaws(operation, status, undefined);
  if (!/^application\/json\b/.test(String(headers['content-type']))) return ['no JSON'];
  const body: unknown = JSON.parse(text);
  if (status >= 400) return [...spec.errorFlaws(body), ...entryFlaws(body, status)];
  return [...spec.flaws(operation, status, body), ...moneyFlaws(shot, body)];
}

interface Entry {
  readonly code?: unknown;
  readonly title?: unknown;
  readonly source?: { readonly pointer?: unknown } | null;
}

function entryFlaws(body: unknown, status: number): readonly string[] {
  const { errors } = body as { readonly errors: readonly Entry[] };
  if (!Array.isArray(errors) || errors.length === 0) return ['no error in the body of an error'];
  return errors.flatMap(({ code, title, source }: Entry) => [
    ...(typeof code === 'string' && code !== '' ? [] : ['no code']),
    ...(typeof title === 'string' && title !== '' ? [] : ['no title']),
    ...(status === 422 && errors.length > 1 && typeof source?.pointer !== 'string' ? ['no pointer'] : []),
  ]);
}

/** Amounts of the request are returned as text, with the same value. */
function moneyFlaws({ body: sent, headers }: Shot, answer: unknown): readonly string[] {
  if (sent === undefined || headers['content-type'] !== 'application/json') return [];
  const { data } = answer as { readonly data?: Readonly<Record<string, unknown>> };
  const given = JSON.parse(sent.toString()) as Readonly<Record<string, unknown>>;
  return Object.entries(given).flatMap(([name, value]) => {
    const [before, after] = [amountOf(value), amountOf(data?.[name])];
    if (before === undefined || data?.[name] === undefined) return [];
    return after !== undefined && before.compare(after) === 0 ? [] : [`/${name}: not what was sent`];
  });
}

function amountOf(value: unknown): Decimal | undefined {
  const { amount } = (value ?? {}) as { readonly amount?: unknown };
  // The document allows `.5`.
  return typeof amount === 'string' ? Decimal.parse(amount.replace(/^(-?)\./, '$10.')) : undefined;
}
