import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithPostgres } from '../support/postgres.ts';
import {
  type Cluster,
  crashCluster,
  postgresPrograms,
  restartCluster,
  startCluster,
  stopCluster,
} from '../support/postgresCluster.ts';
import { createDatabase } from '../support/postgresDatabase.ts';
import { breakRound, terminateAll } from '../support/sandboxBreak.ts';
import { fixture } from './documentsFixtures.ts';

const programs = postgresPrograms();
const invoice = fixture('FPR12-simple.xml').text;

describeWithPostgres('three servers on a PostgreSQL that breaks', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    // A server of its own, because the test crashes it.
    cluster = await startCluster(programs ?? '', { crashSafe: true });
  }, 90_000);
  afterAll(() => stopCluster(programs ?? '', cluster), 30_000);

  const outlived = { lost: [], codes: [0, 0, 0] };

  it('survive repeated termination of their connections', async () => {
    const { url } = await createDatabase(cluster.url);
    const breaks = async () => void (await terminateAll(url));
    const broken = await breakRound({ url, lasting: 2_500, atLeast: 11, every: 50, breaks, invoice });
    expect(broken).toMatchObject(outlived);
    expect(broken.breaks).toBeGreaterThan(10);
    expect(Object.keys(broken.answers).filter((status) => status !== '200' && status !== '503')).toEqual([]);
  }, 90_000);

  it('survive a crash and restart', async () => {
    const { url } = await createDatabase(cluster.url);
    const breaks = async () => {
      await crashCluster(programs ?? '', cluster);
      await restartCluster(programs ?? '', cluster);
    };
    const broken = await breakRound({ url, lasting: 2_000, every: 500, breaks, invoice });
    expect(broken).toMatchObject(outlived);
    expect(broken.acknowledged).toBeGreaterThan(0);
    expect(Object.keys(broken.answers).filter((status) => status !== '200' && status !== '503')).toEqual([]);
  }, 90_000);
});
