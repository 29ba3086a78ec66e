/**
 * `npm run kill-sandbox [-- --rounds N --kills N --database folder|postgres]`: kills a sandbox with SIGKILL at random
 * times while clients write to it. Fails if an acknowledged change is lost or incomplete, or if an event does not
 * arrive. PostgreSQL is that of DATABASE_URL, otherwise a temporary one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postgresPrograms, startCluster, stopCluster } from '../test/support/postgresCluster.ts';
import { type Killed, killRound } from '../test/support/sandboxKillRound.ts';
import { projectRoot } from '../test/support/shared.ts';
import { optionsOf } from './optionsOf.ts';

const values = optionsOf({
  rounds: { type: 'string', default: '10' },
  kills: { type: 'string', default: '5' },
  database: { type: 'string', default: 'folder' },
});

const SHOWN = 10;
const invoice = readFileSync(join(projectRoot, 'fixtures/valid/FPR12-simple.xml'), 'utf8');

/** Address of a PostgreSQL, and a function that removes it. */
async function postgres(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined };
  const programs = postgresPrograms();
  if (programs === undefined)
    throw new Error('no PostgreSQL: set DATABASE_URL, or put its programs on the PATH');
  const cluster = await startCluster(programs);
  return { url: cluster.url, stop: () => stopCluster(programs, cluster) };
}

async function run(url: string | undefined): Promise<readonly Killed[]> {
  const rounds: Killed[] = [];
  while (rounds.length < Number(values.rounds)) {
    const settings = { kills: Number(values.kills), invoice };
    const round = await killRound(url === undefined ? settings : { ...settings, postgres: url });
    rounds.push(round);
    const { kills, documents, acknowledged, events, again, slowestStart, flaws } = round;
    console.log(
      `${rounds.length}: ${kills} kills, ${documents} documents (${acknowledged} acknowledged), ${events} events, ` +
        `${again} deliveries again, slowest start ${slowestStart} ms, ${flaws.length} flaws`,
    );
    for (const flaw of flaws.slice(0, SHOWN)) console.log(`   ${flaw}`);
  }
  return rounds;
}

function summary(rounds: readonly Killed[]): void {
  const sum = (of: (round: Killed) => number): number =>
    rounds.reduce((total, round) => total + of(round), 0);
  const flaws = sum((round) => round.flaws.length);
  console.log(
    `${rounds.length} rounds on ${values.database}, ${sum(({ kills }) => kills)} kills: ` +
      `${sum(({ documents }) => documents)} documents, ${sum(({ acknowledged }) => acknowledged)} acknowledged, ` +
      `${sum(({ events }) => events)} events, ${sum(({ again }) => again)} deliveries again, ${flaws} flaws`,
  );
  if (flaws > 0) process.exitCode = 1;
}

if (values.database === 'postgres') {
  const { url, stop } = await postgres();
  try {
    summary(await run(url));
  } finally {
    await stop();
  }
} else if (values.database === 'folder') summary(await run(undefined));
else {
  console.error(`--database ${values.database}: expected folder or postgres`);
  process.exitCode = 2;
}
