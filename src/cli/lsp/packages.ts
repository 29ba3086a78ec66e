/** The packages of the language server, loaded when it is used. */
import { loadOptional } from '../listen/optionalPackage.ts';

export type Packages = Awaited<ReturnType<typeof loadPackages>>;

/** @throws UsageError with the command that installs them. */
export const loadPackages = () =>
  loadOptional('lsp', ['vscode-languageserver', 'vscode-languageserver-textdocument'], async () => {
    const server = await import('vscode-languageserver/node');
    const { createConnection } = await import('vscode-languageserver');
    const { TextDocument } = await import('vscode-languageserver-textdocument');
    return { server, createConnection, TextDocument };
  });
