/**
 * `npm run break-postgres [-- --seconds N]`: three sandboxes on one PostgreSQL while clients write to them. First,
 * all connections are terminated repeatedly; then single backends are killed with SIGKILL, so that PostgreSQL crashes
 * and recovers; then it is stopped immediately and restarted. Fails if a server ends, gives a wrong response or loses
 * an acknowledged change.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  crashCluster,
  postgresPrograms,
  restartCluster,
  startCluster,
  stopCluster,
} from '../test/support/postgresCluster.ts';
import { createDatabase } from '../test/support/postgresDatabase.ts';
import { backends, breakRound, terminateAll } from '../test/support/sandboxBreak.ts';
import { projectRoot } from '../test/support/shared.ts';
import { optionsOf } from './optionsOf.ts';

const values = optionsOf({ seconds: { type: 'string', default: '30' } });

const invoice = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'utf8');
const programs = postgresPrograms();
if (programs === undefined) throw new Error('no PostgreSQL: install it, or put its programs on the PATH');
const cluster = await startCluster(programs, { crashSafe: true });

interface Way {
  readonly name: string;
  /** Milliseconds between two breaks. */
  readonly every: number;
  breaks(url: string): Promise<void>;
}

const WAYS: readonly Way[] = [
  {
    name: 'connections ended',
    every: 20,
    breaks: async (url) => void (await terminateAll(url)),
  },
  {
    name: 'a backend killed',
    every: 1_000,
    breaks: async (url) => {
      // PostgreSQL does not respond while it recovers.
      const [one] = await backends(url).catch(() => []);
      if (one !== undefined) process.kill(one, 'SIGKILL');
    },
  },
  {
    name: 'ended at once, and started',
    every: 2_000,
    breaks: async () => {
      await crashCluster(programs, cluster);
      await restartCluster(programs, cluster);
    },
  },
];

try {
  for (const { name, every, breaks } of WAYS) {
    const { url } = await createDatabase(cluster.url);
    const broken = await breakRound({
      url,
      lasting: Number(values.seconds) * 1_000,
      every,
      breaks: () => breaks(url),
      invoice,
    });
    console.log(`${name}: ${JSON.stringify(broken)}`);
    const odd = Object.keys(broken.answers).some((status) => status !== '200' && status !== '503');
    if (odd || broken.lost.length > 0 || broken.codes.some((code) => code !== 0)) process.exitCode = 1;
  }
} finally {
  await stopCluster(programs, cluster);
}
