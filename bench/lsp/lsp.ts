/**
 * `fattura lsp` in a process of its own, with an invoice of 1 MB: milliseconds from a change of the text to each
 * answer, over standard input and output.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  createProtocolConnection,
  type Position,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { invoice, random } from '../invoice.ts';
import { median } from '../measure.ts';
import { figure, table } from '../report.ts';

export interface LspResults {
  readonly bytes: number;
  readonly lines: number;
  readonly answers: readonly {
    readonly name: string;
    readonly median: number;
    readonly slowest: number;
  }[];
}

/** Bytes that the figures are about. */
const SIZE = 1_000_000;

/** Changes that are not counted: V8 compiles. */
const WARM_UP = 10;

/** Requests of an editor, each after a change of its own. */
const REQUESTS: readonly (readonly [name: string, method: string, at: 'code' | 'block' | null])[] = [
  ['hover', 'textDocument/hover', 'code'],
  ['completion of a code', 'textDocument/completion', 'code'],
  ['completion of elements', 'textDocument/completion', 'block'],
  ['symbols', 'textDocument/documentSymbol', null],
  ['totals, with the whole check', 'textDocument/codeLens', null],
];

/** Milliseconds that the server waits for the next key before it checks. */
const PAUSE = 150;

export async function lsp({ root, quick }: { root: string; quick: boolean }): Promise<LspResults> {
  const child = spawn(process.execPath, [join(root, 'dist/cli/bin.cjs'), 'lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.listen();
  const text = large();
  const session = new Session(connection, text);
  await session.open();
  const rounds = quick ? 5 : 31;
  const answers: LspResults['answers'][number][] = [];
  for (const [name, method, at] of REQUESTS) {
    const position = at === null ? undefined : placeOf(text, at);
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + rounds; round += 1)
      times.push(await session.timeOf(method, position));
    answers.push(summary(name, times.slice(WARM_UP)));
  }
  const published: number[] = [];
  for (let round = 0; round < WARM_UP + rounds; round += 1) published.push(await session.timeOfFindings());
  answers.push(summary(`findings, without the ${PAUSE} ms for the next key`, published.slice(WARM_UP)));
  await connection.sendRequest('shutdown');
  await connection.sendNotification('exit');
  if (child.exitCode === null) await once(child, 'exit');
  return {
    bytes: Buffer.byteLength(text),
    lines: text.split('<DettaglioLinee>').length - 1,
    answers,
  };
}

const summary = (name: string, times: readonly number[]): LspResults['answers'][number] => ({
  name,
  median: median(times),
  slowest: Math.max(...times),
});

function large(): string {
  const of = (lines: number): string =>
    invoice(
      { number: 1, lines, accents: true, prefix: 'p', indent: true, newline: '\n', words: 6 },
      random(1),
    );
  const each = (Buffer.byteLength(of(200)) - Buffer.byteLength(of(100))) / 100;
  return of(Math.round(SIZE / each));
}

/** A code near the beginning, or between two lines in the middle of the text. */
function placeOf(text: string, at: 'code' | 'block'): Position {
  const [tag, from] = at === 'code' ? ['<TipoDocumento>', 0] : ['</DettaglioLinee>', text.length / 2];
  const found = text.indexOf(tag, from) + tag.length;
  return TextDocument.create('file:///a.xml', 'xml', 1, text).positionAt(found);
}

class Session {
  readonly #connection: ProtocolConnection;
  readonly #text: string;
  /** A digit that each change replaces. */
  readonly #changed: Position;
  #version = 1;
  #whenPublished: (version: number) => void = () => {};

  constructor(connection: ProtocolConnection, text: string) {
    this.#connection = connection;
    this.#text = text;
    const digit = text.indexOf('<Quantita>', text.length / 2) + '<Quantita>'.length;
    this.#changed = TextDocument.create(URI, 'xml', 1, text).positionAt(digit);
    connection.onNotification('textDocument/publishDiagnostics', ({ version }: { version: number }) =>
      this.#whenPublished(version),
    );
  }

  async open(): Promise<void> {
    await this.#connection.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      locale: 'en',
      capabilities: {},
    });
    await this.#connection.sendNotification('initialized', {});
    await this.#connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: URI, languageId: 'xml', version: 1, text: this.#text },
    });
  }

  async #change(): Promise<void> {
    this.#version += 1;
    const { line, character } = this.#changed;
    await this.#connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: URI, version: this.#version },
      contentChanges: [
        {
          range: { start: this.#changed, end: { line, character: character + 1 } },
          text: String(1 + (this.#version % 9)),
        },
      ],
    });
  }

  async timeOf(method: string, position: Position | undefined): Promise<number> {
    const began = performance.now();
    await this.#change();
    const answer = await this.#connection.sendRequest(method, { textDocument: { uri: URI }, position });
    const time = performance.now() - began;
    if (answer === null || (Array.isArray(answer) && answer.length === 0))
      throw new Error(`${method}: no answer`);
    return time;
  }

  async timeOfFindings(): Promise<number> {
    const began = performance.now();
    const version = this.#version + 1;
    const published = new Promise<void>((resolve) => {
      this.#whenPublished = (found) => {
        if (found === version) resolve();
      };
    });
    await this.#change();
    await published;
    return performance.now() - began - PAUSE;
  }
}

const URI = 'file:///invoices/IT02718281823_00001.xml';

export function renderLsp({ bytes, lines, answers }: LspResults): string {
  const rows = answers.map(({ name, median: usual, slowest }) => [name, figure(usual), figure(slowest)]);
  const file = `The file has ${figure(bytes)} bytes and ${figure(lines)} lines of goods.`;
  return `${file}\n\n${table(['after a change', 'median ms', 'slowest ms'], rows)}`;
}
