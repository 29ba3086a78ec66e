/** An editor: the client side of the protocol, over streams of this process or of another. */
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type {
  CodeAction,
  CodeLens,
  CompletionItem,
  Diagnostic,
  DocumentSymbol,
  Hover,
  Location,
  Position,
  ProtocolConnection,
  PublishDiagnosticsParams,
  TextEdit,
} from 'vscode-languageserver/node';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { loadPackages } from '../../../src/cli/lsp/packages.ts';
import { Places } from '../../../src/cli/lsp/ranges.ts';
import { serve } from '../../../src/cli/lsp/server.ts';

/** `¦` is the cursor. */
export function withCursor(marked: string): { readonly text: string; readonly position: Position } {
  const offset = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  return { text, position: new Places(text).position(Math.max(offset, 0)) };
}

export class Editor {
  #version = 0;
  readonly #published: PublishDiagnosticsParams[] = [];
  #waiting: (() => void) | null = null;

  private constructor(
    readonly connection: ProtocolConnection,
    readonly uri: string,
  ) {
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.#published.push(params);
      this.#waiting?.();
    });
    connection.listen();
  }

  /** @param locale Of the editor. */
  static async over(
    input: Readable,
    output: Writable,
    { locale = 'en-GB', file = 'IT02718281823_00001.xml', resolves = true } = {},
  ): Promise<Editor> {
    const connection = createProtocolConnection(
      new StreamMessageReader(input),
      new StreamMessageWriter(output),
      console,
    );
    const editor = new Editor(connection, `file:///invoices/${file}`);
    const capabilities = {
      textDocument: {
        completion: { completionItem: { snippetSupport: true } },
        ...(resolves ? { codeAction: { resolveSupport: { properties: ['edit'] } } } : {}),
      },
    };
    await connection.sendRequest('initialize', { processId: null, rootUri: null, locale, capabilities });
    await connection.sendNotification('initialized', {});
    return editor;
  }

  /** With a server of this process. */
  static async own(
    settings: { readonly locale?: string; readonly file?: string; readonly resolves?: boolean } = {},
  ): Promise<Editor> {
    const [there, back] = [new PassThrough(), new PassThrough()];
    const packages = await loadPackages();
    const { server, createConnection } = packages;
    const dog = { shutdownReceived: false, initialize: () => {}, exit: () => {} };
    const connection = createConnection(
      (logger) =>
        server.createProtocolConnection(
          new StreamMessageReader(there),
          new StreamMessageWriter(back),
          logger,
        ),
      dog,
    );
    serve(connection, packages, { asked: undefined, language: 'it', documentation: 'https://docs.example' });
    return await Editor.over(back, there, settings);
  }

  /** @returns the next diagnostics of the document */
  async show(text: string): Promise<readonly Diagnostic[]> {
    this.#version += 1;
    const { uri } = this;
    const textDocument = { uri, version: this.#version };
    if (this.#version === 1)
      await this.connection.sendNotification('textDocument/didOpen', {
        textDocument: { ...textDocument, languageId: 'xml', text },
      });
    else
      await this.connection.sendNotification('textDocument/didChange', {
        textDocument,
        contentChanges: [{ text }],
      });
    for (;;) {
      const found = this.#published.find(({ version }) => version === this.#version);
      if (found !== undefined) return found.diagnostics;
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    }
  }

  /** Opens a text without waiting for its diagnostics. */
  set(text: string): void {
    void this.show(text);
  }

  async #ask<Answer>(method: string, more: object = {}): Promise<Answer> {
    return (await this.connection.sendRequest(method, {
      textDocument: { uri: this.uri },
      ...more,
    })) as Answer;
  }

  hover = (position: Position): Promise<Hover | null> => this.#ask('textDocument/hover', { position });
  complete = (position: Position): Promise<readonly CompletionItem[]> =>
    this.#ask('textDocument/completion', { position });
  symbols = (): Promise<readonly DocumentSymbol[]> => this.#ask('textDocument/documentSymbol');
  definition = (position: Position): Promise<readonly Location[]> =>
    this.#ask('textDocument/definition', { position });
  lenses = (): Promise<readonly CodeLens[]> => this.#ask('textDocument/codeLens');
  format = (): Promise<readonly TextEdit[]> =>
    this.#ask('textDocument/formatting', { options: { tabSize: 2, insertSpaces: true } });
  actions = (
    { range }: Pick<Diagnostic, 'range'>,
    only?: readonly string[],
  ): Promise<readonly CodeAction[]> =>
    this.#ask('textDocument/codeAction', { range, context: { diagnostics: [], only } });
  resolve = (action: CodeAction): Promise<CodeAction> =>
    this.connection.sendRequest('codeAction/resolve', action) as Promise<CodeAction>;

  async close(): Promise<void> {
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    this.connection.dispose();
  }
}

export function applied(text: string, edits: readonly TextEdit[]): string {
  const places = new Places(text);
  return [...edits]
    .map(({ range, newText }) => ({
      start: places.offset(range.start),
      end: places.offset(range.end),
      newText,
    }))
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, newText }) => result.slice(0, start) + newText + result.slice(end), text);
}
