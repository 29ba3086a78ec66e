/** `fattura fields [NAME|NUMBER]`. */
import { allFields, type Field, findFields, formats, inLanguage } from '../../model/index.ts';
import { truncate, widthOf } from '../../validate/index.ts';
import type { Call } from '../command/definition.ts';
import { UsageError } from '../command/usageError.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { visibleJson } from '../output/sanitize.ts';
import { ExitCode } from '../process/exitCode.ts';
import { stylist } from '../terminal/colour.ts';
import { paragraph, readableWidth, terms } from '../terminal/layout.ts';

/** Maximum number of fields described in detail; more are listed one per line. */
const DESCRIBED = 4;

export async function run(call: Call): Promise<number> {
  const [query] = call.operands;
  const found = query === undefined ? everyField() : findFields(query);
  if (found.length === 0 && query !== undefined) throw unknownField(query);
  const text =
    call.options['format'] === 'json'
      ? visibleJson(JSON.stringify(found.map(toJson), null, 2))
      : await render(found, call);
  await call.io.stdout.write(`${text}\n`);
  return ExitCode.ok;
}

function everyField(): readonly Field[] {
  return formats.flatMap(({ kind }) => allFields(kind));
}

function unknownField(query: string): UsageError {
  const names = everyField().flatMap(({ name, json }) => [name, json]);
  return new UsageError((messages, nearest) =>
    messages.fields.unknown(query, nearest(query, new Set(names))),
  );
}

function toJson(field: Field): unknown {
  const { kind, number, name, json, xmlPath, jsonPath, type, occurrence, limits, description, codes } = field;
  return {
    format: kind,
    number,
    name,
    json,
    xmlPath,
    jsonPath,
    type,
    occurrence,
    limits,
    description,
    codes: codes?.name ?? null,
  };
}

async function render(found: readonly Field[], call: Call): Promise<string> {
  const layout = {
    call,
    messages: await messagesIn(call.language),
    width: readableWidth(call.io.stdout.columns),
    bold: (text: string): string => stylist(call.colour)('bold', text),
  };
  if (found.length <= DESCRIBED) return found.map((field) => describe(field, layout)).join('\n\n');
  return formats
    .map(({ kind }) => found.filter((field) => field.kind === kind))
    .filter((fields) => fields.length > 0)
    .map((fields) => list(fields, layout))
    .join('\n\n');
}

interface Layout {
  readonly call: Call;
  readonly messages: Messages;
  readonly width: number;
  readonly bold: (text: string) => string;
}

function describe(field: Field, { call, messages, width, bold }: Layout): string {
  const { fields } = messages;
  const { language } = call;
  const rows: (readonly [string, string])[] = [];
  if (field.limits !== null) rows.push([fields.type, inLanguage(field.limits, language)]);
  rows.push([fields.occurs, field.occurrence], [fields.xml, field.xmlPath], [fields.json, field.jsonPath]);
  if (field.codes !== null) rows.push([fields.codes, `fattura codes ${field.codes.name}`]);
  const children = field.children.map(({ number, name }): [string, string] => [number, name]);
  return [
    `${bold(`${field.number} ${field.name}`)}, ${fields[field.kind]}`,
    paragraph(inLanguage(field.description, language), width),
    terms(rows, width),
    ...(children.length === 0 ? [] : [terms(children, width)]),
  ].join('\n');
}

/**
 * One line per field: in the list of all fields its limits, truncated to the terminal; for fields with the same name
 * their paths.
 */
function list(found: readonly Field[], { call, messages, width, bold }: Layout): string {
  const [first] = found;
  const all = call.operands.length === 0;
  const rows = found.map((field) => [
    field.number,
    all ? field.name : field.xmlPath.replace(/^\/\w+\//, ''),
    field.occurrence,
    all && field.limits !== null ? inLanguage(field.limits, call.language) : '',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  const lines = rows.map((row) => {
    const line = row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
    return all ? truncate(line, width) : line;
  });
  return [first === undefined ? '' : bold(messages.fields[first.kind]), ...lines].join('\n');
}
