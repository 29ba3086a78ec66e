/** Checks the options of `api` against the contract before anything is sent. */
import { type Endpoint, type Open, PAGE_SIZE } from '../../api/contract/index.ts';
import { globalOptions } from '../command/definition.ts';
import { UsageError } from '../command/usageError.ts';
import { expansions } from './columns.ts';
import type { ApiCall, ApiOption } from './definition.ts';
import { operandsOf, spellCall, unknownName } from './names.ts';
import { readFilter, readQuery } from './query.ts';

export interface Reading {
  /** True for all pages, false for the first only. */
  readonly all: boolean;
  /** Maximum number of items. */
  readonly limit: number | null;
}

export interface ApiRequest {
  readonly endpoint: Endpoint;
  /** The ids of the path, in order. */
  readonly ids: readonly string[];
  /** The file to send. */
  readonly file: string | null;
  /** The client's parameters: filter, sort, expand, page_size, cursor, and the endpoint's own. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly reading: Reading;
}

/** @throws UsageError */
export function requestOf(endpoint: Endpoint, operands: readonly string[], call: ApiCall): ApiRequest {
  checkOperands(endpoint, operands);
  checkOptions(endpoint, call);
  const { options } = call;
  const reading = { all: options.all === true, limit: countOf('--limit', options.limit) };
  const { list, expand, query } = endpoint;
  const sort = list?.sort ?? [];
  const params = {
    filter: options.filter === undefined ? undefined : readFilter(options.filter, list?.filter),
    sort: options.sort === undefined ? undefined : namesOf('--sort', options.sort, sort),
    expand:
      options.expand === undefined
        ? usual(endpoint, call)
        : namesOf('--expand', options.expand, expand ?? []),
    page_size: list?.paginated === true ? pageSize(options['page-size'], reading) : undefined,
    cursor: options.cursor,
    ...readQuery(options.query ?? [], query ?? {}, endpoint),
  };
  const ids = operands.slice(0, operandsOf(endpoint).filter((name) => name !== 'FILE').length);
  return { endpoint, ids, file: operands[ids.length] ?? null, params, reading };
}

/** Returns the related resources that a table shows. */
function usual({ list, answer }: Endpoint, { options }: ApiCall): readonly string[] | undefined {
  return list === undefined || options.json === true ? undefined : expansions[answer.of ?? ''];
}

function checkOperands(endpoint: Endpoint, operands: readonly string[]): void {
  const wanted = operandsOf(endpoint);
  const [lacking] = wanted.slice(operands.length);
  if (lacking !== undefined)
    throw new UsageError(({ api }) => api.usage.missingOperand(lacking, spellCall(endpoint)));
  const excess = operands[wanted.length];
  if (excess !== undefined)
    throw new UsageError(({ usage }) => usage.excessOperand(excess, spellCall(endpoint)));
}

/** The options that an endpoint accepts. */
function fittingOptions({ list, expand, body, query, method, file }: Endpoint): readonly ApiOption[] {
  const fitting: readonly (readonly [boolean, readonly ApiOption[]])[] = [
    [list?.filter !== undefined, ['filter']],
    [list?.sort !== undefined, ['sort']],
    [expand !== undefined, ['expand']],
    [list?.paginated === true, ['page-size', 'cursor']],
    [list !== undefined, ['all', 'limit']],
    [body !== undefined && body.shape !== null, ['data', 'set']],
    [query !== undefined, ['query']],
    [file !== undefined, ['xml', 'output', 'overwrite']],
    [method === 'DELETE', ['yes']],
  ];
  return fitting.flatMap(([fits, names]) => (fits ? names : []));
}

/** Options that every endpoint accepts. */
const GENERAL = ['company', 'rate', 'timeout', 'json'] as const;

const EVERYWHERE: readonly string[] = [...GENERAL, ...globalOptions.map(({ name }) => name)];

function checkOptions(endpoint: Endpoint, call: ApiCall): void {
  checkFitting(fittingOptions(endpoint), spellCall(endpoint), call);
}

/**
 * @param spelt The syntax of the request, for the message.
 * @throws UsageError for an option that neither this endpoint nor every endpoint accepts.
 */
export function checkFitting(fitting: readonly string[], spelt: string, { options }: ApiCall): void {
  const stranger = Object.keys(options).find((name) => !EVERYWHERE.includes(name) && !fitting.includes(name));
  if (stranger === undefined) return;
  const names = [...fitting, ...GENERAL].map((name) => `--${name}`);
  throw new UsageError(({ api }) => api.usage.optionUnfit(`--${stranger}`, spelt, names));
}

/** Splits a list such as `-creation_date,number`; a leading hyphen reverses the order. */
function namesOf(
  option: '--sort' | '--expand',
  text: string,
  known: readonly string[] | Open,
): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    const plain = option === '--sort' ? name.replace(/^-/, '') : name;
    if (plain === '') throw new UsageError(({ api }) => api.usage.emptyValue(option));
    if (known !== 'open' && !known.includes(plain)) throw unknownName(plain, known, option);
  }
  return names;
}

/** @throws UsageError if it is not a positive integer. */
function countOf(option: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (!Number.isSafeInteger(count) || count < 1)
    throw new UsageError(({ api }) => api.usage.noCount(option, text));
  return count;
}

/** Returns the page size; with `--all`, fewer and larger pages are faster. */
function pageSize(text: string | undefined, { all, limit }: Reading): number | undefined {
  const { minimum, maximum } = PAGE_SIZE;
  if (text === undefined) return limit !== null ? Math.min(limit, maximum) : all ? maximum : undefined;
  const size = countOf('--page-size', text) ?? minimum;
  if (size > maximum) throw new UsageError(({ api }) => api.usage.pageTooLarge(text, maximum));
  return size;
}
