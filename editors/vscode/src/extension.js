// @ts-check
/** Starts the language server of fattura: that of the extension, or the command of the settings. */
const { join } = require('node:path');
const { workspace } = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

/** @type {LanguageClient | undefined} */
let client;

/** @param {import('vscode').ExtensionContext} context */
exports.activate = async (context) => {
  const settings = workspace.getConfiguration('fattura');
  const documentation = settings.get('documentation');
  const args = ['lsp', ...(documentation ? [`--documentation=${documentation}`] : [])];
  const command = settings.get('command');
  const server = command
    ? { command: String(command), args: [...args, '--stdio'] }
    : {
        module: context.asAbsolutePath(join('server', 'dist', 'cli', 'bin.cjs')),
        args,
        transport: TransportKind.stdio,
      };
  client = new LanguageClient('fattura', 'fattura', server, {
    documentSelector: [{ language: 'xml' }, { language: 'json' }],
  });
  await client.start();
};

exports.deactivate = async () => {
  await client?.stop();
};
