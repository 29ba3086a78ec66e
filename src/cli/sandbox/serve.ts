/** `fattura sandbox start`: runs until Ctrl-C or SIGTERM. */
import { type Sandbox, startSandbox } from '../../sandbox/index.ts';
import { visible } from '../../validate/index.ts';
import { messagesIn } from '../messages/index.ts';
import { ExitCode } from '../process/exitCode.ts';
import type { Io } from '../process/io.ts';
import type { SandboxCall } from './definition.ts';
import type { SandboxSettings } from './settings.ts';

/** Loopback addresses, reachable from this machine only. */
const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '::1'];

export async function serve({ io, language }: SandboxCall, settings: SandboxSettings): Promise<number> {
  // Listens before the start, so that Ctrl-C during the start counts.
  const end = ended(io);
  const { sandbox: words } = await messagesIn(language);
  const sandbox = await startSandbox({
    ...settings.server,
    database: settings.database,
    ...(settings.log ? { log: (line: string) => void io.stderr.write(`${line}\n`).catch(() => {}) } : {}),
  });
  try {
    const { host } = settings.server;
    if (host !== undefined && !LOOPBACK.includes(host))
      await io.stderr.write(`${visible(words.open(host))}\n`);
    await io.stdout.write(
      settings.json
        ? `${JSON.stringify(described(sandbox, settings))}\n`
        : [
            visible(words.running(sandbox.url)),
            visible(words.database(settings.place)),
            ...exports(sandbox),
            words.stop,
            '',
          ].join('\n'),
    );
    await end;
  } finally {
    await sandbox.close();
  }
  return ExitCode.ok;
}

function described({ url, apiKey, companyId }: Sandbox, { database, place }: SandboxSettings): object {
  return { url, apiKey, companyId, database: { kind: database.kind, place } };
}

/** Lines to paste into another terminal: every command that calls the service then calls this sandbox. */
function exports({ url, apiKey, companyId }: Sandbox): readonly string[] {
  return [
    `export FATTURA_BASE_URL=${url}`,
    `export FATTURA_API_KEY=${apiKey}`,
    `export FATTURA_COMPANY_ID=${companyId}`,
  ];
}

function ended({ interrupted }: Io): Promise<void> {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve();
    interrupted.addEventListener('abort', () => resolve(), { once: true });
    process.once('SIGTERM', () => resolve());
  });
}
