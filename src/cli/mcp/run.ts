/** `fattura mcp`: runs until the assistant ends it. */
import { availableParallelism } from 'node:os';
import type { Language } from '../../model/index.ts';
import { singleWorkforce, threadedWorkforce } from '../inMemory/workforce.ts';
import { untilStopped } from '../listen/untilStopped.ts';
import { messagesIn } from '../messages/index.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { McpCall } from './definition.ts';
import { serveHttp } from './http.ts';
import { loadSdk } from './packages.ts';
import type { SessionContext } from './server.ts';
import { settingsOf } from './settings.ts';
import { serveStdio } from './stdio.ts';

export async function run(call: McpCall): Promise<number> {
  const { io, language } = call;
  const settings = await settingsOf(call);
  const here = singleWorkforce(call.main);
  const threads =
    io.worker === null
      ? here
      : threadedWorkforce(io.worker, { ...settings, threads: availableParallelism() });
  const context = { call, settings, sdk: await loadSdk(), workplaces: { threads, here } };
  try {
    await serveUntilStopped(context, language);
  } finally {
    await threads.close();
  }
  return ExitCode.ok;
}

async function serveUntilStopped(context: SessionContext, language: Language): Promise<void> {
  const { http } = context.settings;
  const { io } = context.call;
  // Listens before the start, so that Ctrl-C during the start counts.
  await untilStopped(io, async (stopped) => {
    if (http === null) return await serveStdio(context, stopped);
    const server = await serveHttp(context, http);
    try {
      const { mcp, listen } = await messagesIn(language);
      await io.stdout.write(
        http.json
          ? `${JSON.stringify({ url: server.url, pid: process.pid })}\n`
          : `${mcp.running(server.url)}\n${listen.stop}\n`,
      );
      await stopped;
    } finally {
      await server.close();
    }
  });
}
