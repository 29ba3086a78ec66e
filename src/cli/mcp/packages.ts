/** The SDK of the Model Context Protocol, loaded when it is used. */
import { loadOptional } from '../listen/optionalPackage.ts';

export type Sdk = Awaited<ReturnType<typeof loadSdk>>;

/** @throws UsageError with the command that installs it. */
export const loadSdk = () =>
  loadOptional('mcp', ['@modelcontextprotocol/sdk'], async () => {
    const { Server } = await import('@modelcontextprotocol/sdk/server/index.js');
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
    const { AjvJsonSchemaValidator } = await import('@modelcontextprotocol/sdk/validation/ajv');
    const types = await import('@modelcontextprotocol/sdk/types.js');
    return { Server, StdioServerTransport, AjvJsonSchemaValidator, types };
  });
