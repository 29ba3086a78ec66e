/** Starts and stops the server in this process. */
import type { Call } from '../command/definition.ts';
import { singleWorkforce, threadedWorkforce } from '../inMemory/workforce.ts';
import { explainListening } from '../listen/explain.ts';
import { messagesIn } from '../messages/index.ts';
import { createApp } from './app.ts';
import { jsonLog } from './log.ts';
import { metricsText, type Snapshot, summed } from './metrics.ts';
import { openapiDocument } from './openapi.ts';
import { loadFastify } from './packages.ts';
import { referencePage } from './page.ts';
import { DEFAULT_LANGUAGE } from './parameters.ts';
import { QuickValidation } from './quick.ts';
import type { ServeSettings } from './settings.ts';

export interface Server {
  readonly url: string;
  /** The counters of this process. */
  snapshot(): Snapshot;
  /** Completes the requests in progress, and accepts no others. */
  close(): Promise<void>;
}

/**
 * Maximum time in milliseconds for the requests in progress to end: less than systems wait before they kill a process.
 */
export const GRACE = 10_000;

export type Base = Pick<Call, 'io' | 'asked' | 'language' | 'commands' | 'main'>;

/**
 * @param everywhere The states of all processes of the server, including this one. Default: this one alone.
 * @throws UsageError if it cannot start.
 */
export async function startServer(
  call: Base,
  settings: ServeSettings,
  everywhere?: () => Promise<readonly Snapshot[]>,
): Promise<Server> {
  try {
    return await listening(call, settings, everywhere);
  } catch (error) {
    throw explainListening(error, settings);
  }
}

/** Like {@link startServer}, but throws the system error itself. */
export async function listening(
  call: Base,
  settings: ServeSettings,
  everywhere?: () => Promise<readonly Snapshot[]>,
): Promise<Server> {
  const { fastify } = await loadFastify();
  const { worker, stderr } = call.io;
  const workforce = worker === null ? singleWorkforce(call.main) : threadedWorkforce(worker, settings);
  const state = { openapi: '', url: '' };
  const [it, en] = [await messagesIn('it'), await messagesIn('en')];
  const { server, admission, metrics } = createApp(fastify, {
    settings,
    executor: {
      workforce,
      quick: new QuickValidation(call),
      timeout: settings.timeout,
    },
    language: call.asked.language ?? DEFAULT_LANGUAGE,
    log: jsonLog((line) => void stderr.write(line).catch(() => {}), { requests: settings.log }),
    metricsText: async (own) => metricsText(summed((await everywhere?.()) ?? [own])),
    reference: {
      get openapi() {
        return state.openapi;
      },
      page: (language) => referencePage({ messages: language === 'it' ? it : en, language, url: state.url }),
    },
  });
  try {
    state.url = new URL(await server.listen({ host: settings.host, port: settings.port })).origin;
    state.openapi = JSON.stringify(await openapiDocument(state.url));
  } catch (error) {
    await server.close();
    await workforce.close();
    throw error;
  }
  return {
    url: state.url,
    snapshot: () => metrics.snapshot(),
    async close() {
      admission.stop();
      const timer = setTimeout(() => server.server.closeAllConnections(), GRACE);
      await server.close();
      clearTimeout(timer);
      await workforce.close();
    },
  };
}
