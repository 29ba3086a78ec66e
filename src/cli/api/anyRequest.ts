/** `fattura api GET /path`: any request, including endpoints outside the contract. */
import { endpointAt } from '../../api/contract/index.ts';
import type { AnyRequestOptions, FatturaClient } from '../../api/index.ts';
import { UsageError } from '../command/usageError.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { visibleJson } from '../output/sanitize.ts';
import { ExitCode } from '../process/exitCode.ts';
import { connect } from '../service/connect.ts';
import { reportWaits } from '../service/waits.ts';
import type { ApiCall, ApiOption } from './definition.ts';
import { readBytes, readJson } from './input.ts';
import { confirmDeletion } from './invoke.ts';
import { isSubmission } from './names.ts';
import { checkFitting } from './settings.ts';

type Method = Parameters<FatturaClient['request']>[0];

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Returns an operand as a method; undefined if it is not one. */
export function methodNamed(operand: string): Method | undefined {
  return METHODS.find((method) => method === operand);
}

const COMPANY = '{company_id}';

/** @throws UsageError */
export async function requestAny(method: Method, call: ApiCall, messages: Messages): Promise<number> {
  const { path, query } = askedFor(method, call);
  const content = await contentOf(call);
  const connection = await connect(call, {
    ...call.options,
    companyNeeded: path.includes(COMPANY),
    onRequest: reportWaits(call.io, messages),
  });
  const filled = path.replaceAll(COMPANY, encodeURIComponent(connection.companyId ?? ''));
  refuseSubmission(method, filled);
  const spelt = `${method} ${filled}`;
  const deletion = { what: spelt, spelt, baseUrl: connection.baseUrl };
  if (method === 'DELETE' && !(await confirmDeletion(deletion, { call, messages }))) {
    await printError(call.io, 'api', messages.api.declined);
    return ExitCode.findings;
  }
  const options = { ...content, query, signal: call.io.interrupted };
  const answer = await connection.client.request(method, filled, options);
  if (answer !== null) await call.io.stdout.write(`${visibleJson(JSON.stringify(answer, null, 2))}\n`);
  else if (call.options.json !== true) await call.io.stderr.write(`${messages.api.done}\n`);
  return ExitCode.ok;
}

interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

function askedFor(method: Method, call: ApiCall): Asked {
  const [, written, excess] = call.operands;
  const spelt = `${method} PATH`;
  if (written === undefined) throw new UsageError(({ api }) => api.usage.missingOperand('PATH', spelt));
  if (excess !== undefined) throw new UsageError(({ usage }) => usage.excessOperand(excess, spelt));
  checkFitting(fittingOptions(method), spelt, call);
  if (call.options['content-type'] !== undefined && call.options.data === undefined)
    throw new UsageError(({ api }) => api.usage.dataNeeded('--content-type'));
  if (!written.startsWith('/')) throw new UsageError(({ api }) => api.usage.noPath(written));
  const end = written.indexOf('?');
  const path = end === -1 ? written : written.slice(0, end);
  refuseEmptySegment(path, written);
  const inPath = end === -1 ? [] : [...new URLSearchParams(written.slice(end))];
  return { path, query: queryOf([...inPath, ...(call.options.query ?? []).map(splitParameter)]) };
}

/** With an empty variable, `/documents/$UNSET` would list all documents. The client handles `//host`. */
function refuseEmptySegment(path: string, written: string): void {
  if (/.\/(?:\/|$)/.test(path)) throw new UsageError(({ api }) => api.usage.emptySegment(written));
}

function fittingOptions(method: Method): readonly ApiOption[] {
  if (method === 'GET') return ['query'];
  return method === 'DELETE' ? ['query', 'data', 'content-type', 'yes'] : ['query', 'data', 'content-type'];
}

/** Allows names such as `filter[status__eq]`: the service validates them. */
function splitParameter(text: string): readonly [string, string] {
  const [, name, value = ''] = /^([^=\s]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined) throw new UsageError(({ api }) => api.usage.noSetting('--query', text));
  return [name, value];
}

function queryOf(pairs: readonly (readonly [string, string])[]): Asked['query'] {
  const query = new Map<string, string>();
  for (const [name, value] of pairs) {
    if (value === '') throw new UsageError(({ api }) => api.usage.emptyValue(`--query ${name}`));
    if (query.has(name)) throw new UsageError(({ api }) => api.usage.queryTwice(name));
    query.set(name, value);
  }
  return Object.fromEntries(query);
}

async function contentOf({ options, io }: ApiCall): Promise<Pick<AnyRequestOptions, 'body' | 'contentType'>> {
  const { data, 'content-type': contentType } = options;
  if (data === undefined) return {};
  return contentType === undefined
    ? { body: await readJson(data, io) }
    : { body: await readBytes(data, io), contentType };
}

/** Refuses to submit invoices by a raw request, in any encoding of the path: `fattura submit` prevents duplicates. */
function refuseSubmission(method: Method, path: string): void {
  const endpoint = endpointAt(method, decoded(path));
  if (endpoint !== undefined && isSubmission(endpoint))
    throw new UsageError(({ api }) => api.usage.submission);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/+$/, '');
  } catch {
    return path;
  }
}
