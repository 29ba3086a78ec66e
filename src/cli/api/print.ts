/** Prints the service's response to standard output. */
import type { ListPromise } from '../../api/index.ts';
import { visible } from '../../validate/index.ts';
import type { Messages } from '../messages/messages.ts';
import { printError } from '../output/printError.ts';
import { visibleJson } from '../output/sanitize.ts';
import { bolding } from '../terminal/colour.ts';
import { tableLook } from '../terminal/table.ts';
import type { ApiCall } from './definition.ts';
import { cell, isMoney, tableOf } from './resourceTable.ts';
import type { ApiRequest, Reading } from './settings.ts';

interface Context {
  readonly call: ApiCall;
  readonly messages: Messages;
  readonly request: ApiRequest;
}

/** Objects always printed as JSON: an invoice has too many fields for a list. */
const JSON_ONLY: readonly (string | undefined)[] = ['DocumentInvoice'];

export async function printOne(value: unknown, { call, messages, request }: Context): Promise<void> {
  const { answer } = request.endpoint;
  const { stdout, stderr } = call.io;
  const json = call.options.json === true;
  if (answer.wrapped === 'none') {
    if (!json) await stderr.write(`${messages.api.done}\n`);
    return;
  }
  const text =
    json || JSON_ONLY.includes(answer.of)
      ? `${visibleJson(JSON.stringify(value, null, 2))}\n`
      : linesOf(value, bolding(call.colour));
  await stdout.write(text);
}

/**
 * Writes each page as it arrives. JSON is one array with an item per line, closed only at the end: output truncated by
 * an error is invalid JSON, so it cannot be mistaken for the whole list.
 */
export async function printList(list: ListPromise<unknown>, context: Context): Promise<void> {
  const { call, request } = context;
  const { api } = context.messages;
  const json = call.options.json === true;
  const writer = json ? jsonWriter : textWriter(context);
  let count = 0;
  for await (const { items, more } of pagesOf(list, request.reading)) {
    const text = writer.page(items, count);
    count += items.length;
    if (text !== '') await call.io.stdout.write(text);
    if (more !== null) await printError(call.io, 'api', api.more(more));
  }
  await call.io.stdout.write(writer.end(count));
  if (count === 0 && !json) await call.io.stderr.write(`${api.nothing}\n`);
}

interface Part {
  readonly items: readonly unknown[];
  /** The cursor of a next page that was not requested; null if there is none. */
  readonly more: string | null;
}

async function* pagesOf(list: ListPromise<unknown>, { all, limit }: Reading): AsyncGenerator<Part> {
  if (!all && limit === null) {
    const page = await list;
    yield { items: page.data, more: page.hasNext ? page.cursor : null };
    return;
  }
  let left = limit ?? Number.POSITIVE_INFINITY;
  for await (const { data } of list.pages()) {
    const items = data.slice(0, left);
    left -= items.length;
    yield { items, more: null };
    if (left === 0) return;
  }
}

interface Writer {
  /** @param before Number of items on earlier pages. */
  page(items: readonly unknown[], before: number): string;
  /** @param count Total number of items. */
  end(count: number): string;
}

const jsonWriter: Writer = {
  page(items, before) {
    const text = items.map((item, index) => {
      const opening = before + index === 0 ? '[\n' : ',\n';
      return `${opening}${visibleJson(JSON.stringify(item))}`;
    });
    return text.join('');
  },
  end: (count) => (count === 0 ? '[]\n' : '\n]\n'),
};

function textWriter({ call, request }: Context): Writer {
  const table = tableOf(request.endpoint.answer.of ?? '', tableLook(call.io.stdout, call.colour));
  return {
    page: (items) => (items.length === 0 ? '' : table.render(items)),
    end: () => '',
  };
}

/** `field: value` lines, with paths into objects and lists. */
function linesOf(value: unknown, bold: (text: string) => string): string {
  const lines = fieldsOf(value, '', 0).map(([name, text]) =>
    name === '' ? visible(text) : `${bold(`${visible(name)}:`)} ${visible(text)}`.trimEnd(),
  );
  return lines.map((line) => `${line}\n`).join('');
}

/** Maximum depth of nested objects shown. */
const DEEPEST = 6;

function fieldsOf(value: unknown, path: string, depth: number): readonly (readonly [string, string])[] {
  if (isMoney(value) || typeof value !== 'object' || value === null) return [[path, cell(value)]];
  if (depth === DEEPEST) return [[path, '…']];
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((one, index) => [`${path}[${index}]`, one])
    : Object.entries(value).map(([name, one]) => [path === '' ? name : `${path}.${name}`, one]);
  return entries.flatMap(([name, one]) => fieldsOf(one, name, depth + 1));
}
