/** The TypeScript of query parameters: filters, orders, expansions, other parameters. */
import {
  codeLists,
  type Endpoint,
  endpoints,
  type Field,
  objects,
  PAGE_SIZE,
} from '../../src/api/contract/index.ts';
import { expansionsInterfaces, expansionsName } from './apiExpansions.ts';
import { filterInterface, filterTypes } from './apiFilters.ts';
import { HEAD, importTypes, mentioned, pascal, sentence, typeOf, unionType, WIDTH } from './apiText.ts';
import { comment } from './tsdoc.ts';

export function apiQueries(): string {
  const body = [
    ...filterTypes(),
    pageParams(),
    ...endpoints.flatMap((endpoint) => [...filterInterface(endpoint), ...sortType(endpoint)]),
    ...expansionsInterfaces(),
    ...endpoints.filter(hasParams).map(paramsInterface),
  ].join('\n');
  const codes = ['OpenCode', ...codeLists.map((list) => list.name)];
  return [
    `${HEAD}\n${importTypes(mentioned(body, codes), './codes.ts')}${importTypes(
      mentioned(
        body,
        objects.map((object) => object.name),
      ),
      './objects.ts',
    )}`,
    body,
  ].join('\n');
}

/** True if a method has query parameters. */
export function hasParams(endpoint: Endpoint): boolean {
  return (
    endpoint.query !== undefined ||
    endpoint.expand !== undefined ||
    endpoint.list?.paginated === true ||
    endpoint.list?.filter !== undefined
  );
}

/** True if a method has required query parameters. */
export function needsParams(endpoint: Endpoint): boolean {
  return Object.values(endpoint.query ?? {}).some((field) => field.required === true);
}

export function paramsName(endpoint: Endpoint): string {
  return `${pascal(endpoint.resource)}${pascal(endpoint.name)}Params`;
}

function pageParams(): string {
  return [
    comment(['The parameters of every paginated list.']),
    'export interface PageParams {',
    comment(
      [`Page size, ${PAGE_SIZE.minimum} to ${PAGE_SIZE.maximum}. Default: ${PAGE_SIZE.default}.`],
      '  ',
    ),
    '  readonly page_size?: number | null | undefined;',
    comment(['`cursor` of the previous page; absent for the first page.'], '  '),
    '  readonly cursor?: string | null | undefined;',
    '}',
    '',
  ].join('\n');
}

function sortType(endpoint: Endpoint): readonly string[] {
  const sort = endpoint.list?.sort;
  if (sort === undefined) return [];
  const about = comment([
    `The sort fields of \`${endpoint.resource}.${endpoint.name}\`; the prefix \`-\` means descending.`,
  ]);
  const members = sort.flatMap((field) => [`'${field}'`, `'-${field}'`]);
  return [`${about}\n${unionType(`${pascal(endpoint.resource)}Sort`, members)}\n`];
}

function paramsInterface(endpoint: Endpoint): string {
  const { list, query = {}, expand } = endpoint;
  const own = Object.entries(query).map(([name, field]) => queryMember(name, field));
  const members = [...own, ...listMembers(endpoint)];
  const expansions = expansionsName(endpoint);
  if (expand !== undefined) {
    const type = expansions === null ? 'string' : 'Expand';
    members.push(
      `${comment(['Related resources to embed.'], '  ')}\n  readonly expand?: readonly ${type}[] | null | undefined;`,
    );
  }
  const generic = expansions === null ? '' : `<Expand extends keyof ${expansions} = never>`;
  const name = `export interface ${paramsName(endpoint)}${generic}`;
  return [
    comment([`Parameters of \`${endpoint.resource}.${endpoint.name}\`.`]),
    list?.paginated === true ? extending(name, 'PageParams') : `${name} {`,
    ...members,
    '}',
    '',
  ].join('\n');
}

function extending(head: string, base: string): string {
  const flat = `${head} extends ${base} {`;
  return flat.length <= WIDTH ? flat : `${head}\n  extends ${base} {`;
}

function queryMember(name: string, field: Field): string {
  const type = typeOf(field.shape);
  const line =
    field.required === true
      ? `  readonly ${name}: ${type};`
      : `  readonly ${name}?: ${type} | null | undefined;`;
  return `${comment([sentence(field)], '  ')}\n${line}`;
}

function listMembers({ resource, list }: Endpoint): string[] {
  const members: string[] = [];
  if (list?.filter !== undefined) {
    members.push(
      `${comment(['Conditions, all of which must be satisfied.'], '  ')}\n  readonly filter?: ${pascal(resource)}Filter | null | undefined;`,
    );
  }
  if (list?.sort !== undefined) {
    const sort = `${pascal(resource)}Sort`;
    members.push(
      `${comment(['Sort order; earlier fields take precedence.'], '  ')}\n  readonly sort?: ${sort} | readonly ${sort}[] | null | undefined;`,
    );
  }
  return members;
}
