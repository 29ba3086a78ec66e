/** `fattura lsp`: runs until the editor ends it. */
import type { WatchDog } from 'vscode-languageserver';
import { UsageError } from '../command/usageError.ts';
import { configOf } from '../config/config.ts';
import { inputOf, outputOf } from '../listen/streams.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { LspCall } from './definition.ts';
import { loadPackages } from './packages.ts';
import { serve } from './server.ts';

export async function run({ io, asked, language, options }: LspCall): Promise<number> {
  const documentation = addressOf(options.documentation);
  const packages = await loadPackages();
  const { server, createConnection } = packages;
  const { config } = await configOf({ options: {}, io });
  const input = inputOf(io);
  const output = outputOf(io);
  const reader = new server.StreamMessageReader(input);
  const writer = new server.StreamMessageWriter(output);
  const code = await new Promise<number>((resolve) => {
    const dog: WatchDog = {
      shutdownReceived: false,
      initialize: () => {},
      // The protocol prescribes exit code 1 if the editor ends the server without a shutdown request.
      exit: (code) => resolve(code === 0 ? ExitCode.ok : ExitCode.findings),
    };
    const end = (): void => dog.exit(dog.shutdownReceived ? 0 : 1);
    // Messages that have already arrived are still read; one of them may be the regular exit.
    input.once('end', () => void setTimeout(end, GRACE));
    input.once('error', end);
    output.once('error', end);
    io.interrupted.addEventListener('abort', end, { once: true });
    const connection = createConnection(
      (logger) => server.createProtocolConnection(reader, writer, logger),
      dog,
    );
    serve(connection, packages, {
      asked: asked.language,
      language,
      documentation: documentation ?? config.documentation ?? null,
    });
  });
  input.destroy();
  return code;
}

/** Milliseconds between the end of the input and the end of the server. */
const GRACE = 200;

/** The value of --documentation. @throws UsageError */
function addressOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^https?:\/\/\S+$/.test(text))
    throw new UsageError(({ lsp }) => lsp.noAddress(text));
  return text;
}
