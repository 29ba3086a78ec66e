/** The optional packages that are part of the executable: its users have no npm to install them. */

/** The modules of these packages that the command imports, by the name of the import. */
export const EMBEDDED: readonly string[] = [
  'fastify',
  '@modelcontextprotocol/sdk/server/index.js',
  '@modelcontextprotocol/sdk/server/stdio.js',
  '@modelcontextprotocol/sdk/server/streamableHttp.js',
  '@modelcontextprotocol/sdk/validation/ajv',
  '@modelcontextprotocol/sdk/types.js',
  'vscode-languageserver/node',
  'vscode-languageserver',
  'vscode-languageserver-textdocument',
];
