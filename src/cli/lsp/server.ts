/** The language server: dispatches the requests of a client to the functions in this folder. */
import type {
  Connection,
  InitializeParams,
  InitializeResult,
  PublishDiagnosticsParams,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Language } from '../../model/index.ts';
import { LANGUAGES, languageNamed, loadSentences } from '../command/language.ts';
import { messagesIn } from '../messages/index.ts';
import type { Messages } from '../messages/messages.ts';
import { today } from '../process/clock.ts';
import { VERSION } from '../process/version.ts';
import { completionsAt } from './completion.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { InvoiceDocument } from './document.ts';
import { ACTION_KINDS, type ActionData, actionsIn, editFor, withEdit } from './fixes.ts';
import { formatEdits } from './format.ts';
import { hoverAt } from './hover.ts';
import { linksOf } from './links.ts';
import { lensesOf, otherSideOf, symbolsOf } from './navigation.ts';
import type { Packages } from './packages.ts';
import { Places } from './ranges.ts';
import { rootCompletions } from './rootCompletion.ts';

export interface ServerSettings {
  /** The language of --lang; undefined to use that of the editor. */
  readonly asked: Language | undefined;
  /** The language of the environment. */
  readonly language: Language;
  readonly documentation: string | null;
}

/** Milliseconds without a change before a document is checked. */
const PAUSE = 150;

/** The current version of a document. */
interface Current {
  readonly invoice: InvoiceDocument;
  readonly places: Places;
}

export function serve(
  connection: Connection,
  { server, TextDocument }: Packages,
  settings: ServerSettings,
): void {
  const documents = new server.TextDocuments(TextDocument);
  const versions = new WeakMap<
    TextDocument,
    { readonly version: number; readonly current: Current | null }
  >();
  const timers = new Map<string, NodeJS.Timeout>();
  const client = { language: settings.language, snippets: false, resolvesEdits: false };

  /** Null for a document that is not open, or not an invoice. */
  const currentOf = (uri: string): Current | null => {
    const document = documents.get(uri);
    if (document === undefined) return null;
    const known = versions.get(document);
    if (known?.version === document.version) return known.current;
    const text = document.getText();
    const file = fileIn(uri);
    const invoice = InvoiceDocument.read(text, { language: client.language, asOf: today(), file });
    const current = invoice === null ? null : { invoice, places: new Places(text) };
    versions.set(document, { version: document.version, current });
    return current;
  };
  const messages = (): Promise<Messages> => messagesIn(client.language);

  connection.onInitialize(async (params): Promise<InitializeResult> => {
    client.language = settings.asked ?? languageIn(params.locale) ?? settings.language;
    client.snippets = params.capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;
    const resolved = params.capabilities.textDocument?.codeAction?.resolveSupport?.properties;
    client.resolvesEdits = resolved?.includes('edit') === true;
    await loadSentences(client.language);
    return { capabilities: CAPABILITIES, serverInfo: { name: 'fattura', version: VERSION } };
  });

  const publish = (uri: string): void => {
    const current = currentOf(uri);
    const link = linksOf(settings.documentation, client.language);
    const diagnostics =
      current === null ? [] : diagnosticsOf(current.invoice, { places: current.places, link });
    const version = documents.get(uri)?.version;
    send({ uri, diagnostics, ...(version === undefined ? {} : { version }) });
  };
  const send = (params: PublishDiagnosticsParams): void => tell(() => connection.sendDiagnostics(params));
  const forget = (uri: string): void => {
    clearTimeout(timers.get(uri));
    timers.delete(uri);
  };
  // Also sent when a document is opened.
  documents.onDidChangeContent(({ document: { uri } }) => {
    forget(uri);
    timers.set(
      uri,
      setTimeout(() => {
        timers.delete(uri);
        try {
          publish(uri);
        } catch (error) {
          // In a request, the connection would return the error; here, it would end the server.
          tell(async () => connection.console.error(placesOf(error)));
        }
      }, PAUSE),
    );
  });
  connection.onShutdown(() => {
    for (const uri of timers.keys()) forget(uri);
  });
  documents.onDidClose(({ document: { uri } }) => {
    forget(uri);
    send({ uri, diagnostics: [] });
  });

  connection.onHover(async ({ textDocument: { uri }, position }) => {
    const current = currentOf(uri);
    if (current === null) return null;
    const { invoice, places } = current;
    const found = hoverAt(invoice, places.offset(position), await messages());
    if (found === null) return null;
    return { contents: { kind: 'markdown', value: found.markdown }, range: places.range(found.span) };
  });
  connection.onCompletion(async ({ textDocument: { uri }, position }) => {
    const words = await messages();
    const document = documents.get(uri);
    if (document === undefined) return [];
    const current = currentOf(uri);
    const places = current?.places ?? new Places(document.getText());
    const offset = places.offset(position);
    const context = { places, messages: words, ...client };
    if (current !== null) return completionsAt(current.invoice, offset, context);
    return rootCompletions({ text: document.getText(), languageId: document.languageId }, offset, context);
  });
  connection.onDocumentSymbol(({ textDocument: { uri } }) => {
    const current = currentOf(uri);
    return current === null ? [] : symbolsOf(current.invoice, current.places);
  });
  connection.onDefinition(({ textDocument: { uri }, position }) => {
    const current = currentOf(uri);
    if (current === null) return [];
    const { invoice, places } = current;
    return otherSideOf(invoice, places.offset(position)).map((node) => ({
      uri,
      range: places.range(node.nameSpan),
    }));
  });
  connection.onCodeLens(async ({ textDocument: { uri } }) => {
    const current = currentOf(uri);
    return current === null ? [] : lensesOf(current.invoice, current.places, (await messages()).lsp);
  });
  connection.onDocumentFormatting(({ textDocument: { uri }, options }) => {
    const current = currentOf(uri);
    if (current === null) return [];
    const unit = options.insertSpaces ? ' '.repeat(options.tabSize) : '\t';
    return formatEdits(current.invoice, current.places, unit);
  });
  connection.onCodeAction(async ({ textDocument: { uri }, range, context: { only } }) => {
    const { lsp: words } = await messages();
    const current = currentOf(uri);
    if (current === null) return [];
    const { invoice, places } = current;
    const span = { start: places.offset(range.start), end: places.offset(range.end) };
    const version = documents.get(uri)?.version ?? 0;
    const now = client.resolvesEdits ? undefined : places;
    return actionsIn(invoice, span, { uri, version, words, only, places: now });
  });
  connection.onCodeActionResolve(async (action) => {
    const { lsp: words } = await messages();
    const { uri, version, only } = action.data as ActionData;
    const current = currentOf(uri);
    // The text has changed since the action was offered.
    if (current === null || documents.get(uri)?.version !== version) return action;
    const edit = editFor(current.invoice, only, current.places);
    if (edit === null) throw new server.ResponseError(server.LSPErrorCodes.RequestFailed, words.noFix);
    return withEdit(action, edit);
  });
  documents.listen(connection);
  connection.listen();
}

/** Sends a notification, ignoring the error if the editor has closed the connection. */
function tell(send: () => Promise<void>): void {
  void Promise.resolve()
    .then(send)
    .catch(() => {});
}

/** The file name in an address, for the control of names; an invalid encoding is left unchanged. */
function fileIn(uri: string): string {
  const last = uri.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || '-';
  } catch {
    return last;
  }
}

/** The stack trace of a bug, without its message, which may quote an invoice. */
function placesOf(error: unknown): string {
  const lines = (error instanceof Error ? (error.stack ?? '') : '').split('\n');
  return ['fattura lsp: bug', ...lines.filter((line) => /^\s+at /.test(line))].join('\n');
}

const CAPABILITIES: InitializeResult['capabilities'] = {
  textDocumentSync: { openClose: true, change: 2 },
  hoverProvider: true,
  completionProvider: { triggerCharacters: ['<', '/', '"', '>'] },
  documentSymbolProvider: true,
  definitionProvider: true,
  codeLensProvider: {},
  documentFormattingProvider: true,
  codeActionProvider: { codeActionKinds: [...ACTION_KINDS], resolveProvider: true },
};

/** The language of an editor's locale, such as `it` or `de-CH`; English for languages that are not supported. */
function languageIn(locale: InitializeParams['locale']): Language | undefined {
  if (locale === undefined) return undefined;
  return languageNamed(locale.split(/[-_]/, 1)[0]?.toLowerCase()) ?? LANGUAGES.find((one) => one === 'en');
}
