/** `fattura codes [LIST] [CODE]`. */
import { type Code, type CodeList, codeLists, inLanguage } from '../../model/index.ts';
import type { Language } from '../../validate/index.ts';
import type { Call } from '../command/definition.ts';
import { UsageError } from '../command/usageError.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { visibleJson } from '../output/sanitize.ts';
import { ExitCode } from '../process/exitCode.ts';
import { stylist } from '../terminal/colour.ts';
import { fold } from '../terminal/fold.ts';
import { readableWidth, terms, wrap } from '../terminal/layout.ts';

/** A list with its matching codes. */
export interface ListMatch {
  readonly list: CodeList;
  readonly codes: readonly Code[];
}

export async function run(call: Call): Promise<number> {
  const messages = await messagesIn(call.language);
  const matches = findCodes(call.operands);
  const text =
    call.options['format'] === 'json'
      ? visibleJson(JSON.stringify(matches.map(toJson), null, 2))
      : render(matches, { call, messages });
  await call.io.stdout.write(`${text}\n`);
  return ExitCode.ok;
}

/**
 * Finds the codes of a list, or codes by exact code, prefix or part of the label.
 * @throws UsageError if nothing matches.
 */
export function findCodes(operands: readonly string[]): readonly ListMatch[] {
  const [first, second] = operands;
  if (first === undefined) return codeLists.map((list) => ({ list, codes: list.codes }));
  const sought = fold(first);
  const named = codeLists.find((list) => fold(list.name) === sought);
  if (second === undefined && named !== undefined) return [{ list: named, codes: named.codes }];
  if (second !== undefined && named === undefined) {
    throw new UsageError((messages, nearest) =>
      messages.codes.unknownList(
        first,
        nearest(
          first,
          codeLists.map(({ name }) => name),
        ),
      ),
    );
  }
  const lists = named === undefined ? codeLists : [named];
  const wanted = second ?? first;
  const matches = search(lists, wanted);
  if (matches.length > 0) return matches;
  const known = lists.flatMap((list) => list.codes.map(({ code }) => code));
  throw new UsageError((messages, nearest) =>
    named === undefined
      ? messages.codes.nothing(wanted, nearest(wanted, [...codeLists.map(({ name }) => name), ...known]))
      : messages.codes.unknownCode(wanted, named.name, nearest(wanted, known)),
  );
}

/** Searches by exact code, prefix, and label in either language, in this order; the first match decides. */
function search(lists: readonly CodeList[], wanted: string): readonly ListMatch[] {
  const needle = fold(wanted);
  const fits: readonly ((code: Code) => boolean)[] = [
    ({ code }) => fold(code) === needle,
    ({ code }) => needle !== '' && fold(code).startsWith(needle),
    ({ label }) => needle !== '' && (fold(label.it).includes(needle) || fold(label.en).includes(needle)),
  ];
  for (const fit of fits) {
    const matches = lists
      .map((list) => ({ list, codes: list.codes.filter(fit) }))
      .filter(({ codes }) => codes.length > 0);
    if (matches.length > 0) return matches;
  }
  return [];
}

function toJson({ list, codes }: ListMatch): unknown {
  return { list: list.name, title: list.title, closed: list.closed, codes };
}

function render(
  matches: readonly ListMatch[],
  { call, messages }: { readonly call: Call; readonly messages: Messages },
): string {
  const width = readableWidth(call.io.stdout.columns);
  const bold = (text: string): string => stylist(call.colour)('bold', text);
  const { language } = call;
  if (call.operands.length === 0) {
    const rows = matches.map(({ list }): [string, string] => [
      list.name,
      `${inLanguage(list.title, language)} (${messages.codes.count(list.codes.length)})`,
    ]);
    return `${bold(messages.codes.lists)}\n${terms(rows, width, bold)}\n\n${wrap(messages.codes.hint, width).join('\n')}`;
  }
  return matches
    .map(({ list, codes }) => {
      const open = list.closed ? '' : ` (${messages.codes.open})`;
      const title = wrap(`${list.name}: ${inLanguage(list.title, language)}${open}`, width).join('\n');
      const rows = codes.map((code): [string, string] => [code.code, explain(code, language, messages)]);
      return `${title.replace(list.name, bold)}\n${terms(rows, width, bold)}`;
    })
    .join('\n\n');
}

function explain(code: Code, language: Language, messages: Messages): string {
  const notes = [
    code.since === undefined ? '' : messages.codes.from(code.since),
    code.until === undefined ? '' : messages.codes.until(code.until),
    code.inSchema ? '' : messages.codes.notInSchema,
  ].filter((note) => note !== '');
  const label = inLanguage(code.label, language);
  return notes.length === 0 ? label : `${label} (${notes.join(', ')})`;
}
