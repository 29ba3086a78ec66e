/** `fattura serve`: runs until Ctrl-C or SIGTERM. */
import { isLoopbackHost } from '../../hosts/index.ts';
import { visible } from '../../validate/index.ts';
import { untilStopped } from '../listen/untilStopped.ts';
import { messagesIn } from '../messages/index.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { ServeCall } from './definition.ts';
import { isMember, startGroup } from './group.ts';
import { runMember } from './member.ts';
import { openapiDocument } from './openapi.ts';
import { startServer } from './server.ts';
import { settingsOf } from './settings.ts';

export async function run(call: ServeCall): Promise<number> {
  const { io, language, options } = call;
  if (options.openapi === true) {
    await io.stdout.write(`${JSON.stringify(await openapiDocument(null), null, 2)}\n`);
    return ExitCode.ok;
  }
  if (isMember()) {
    await runMember(call);
    return ExitCode.ok;
  }
  const settings = settingsOf(call);
  const { serve: words, listen } = await messagesIn(language);
  // Listens before the start, so that Ctrl-C during the start counts.
  await untilStopped(io, async (stopped) => {
    // A call inside another program has no executable to start again.
    const isAlone = settings.processes === 1 || io.worker === null;
    const server = await (isAlone ? startServer : startGroup)(call, settings);
    try {
      if (!isLoopbackHost(settings.host) && settings.token === null)
        await io.stderr.write(`${visible(listen.open(settings.host))}\n`);
      await io.stdout.write(
        settings.json
          ? `${JSON.stringify({ url: server.url, pid: process.pid })}\n`
          : `${words.running(server.url)}\n${listen.stop}\n`,
      );
      await stopped;
    } finally {
      await server.close();
    }
  });
  return ExitCode.ok;
}
