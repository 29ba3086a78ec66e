/**
 * Runs once per test run: chooses the place where the first file that needs PostgreSQL starts it (postgres.ts), and
 * stops it at the end. Runs without PostgreSQL cost nothing.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { postgresPrograms, stopCluster } from './postgresCluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder in which the test files of a run share one cluster. */
    readonly postgresMeeting: string;
  }
}

/** The file written there by the test file that starts it. */
export const CLUSTER_FILE = 'cluster.json';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const meeting = await mkdtemp(join(tmpdir(), 'fattura-meeting-'));
  project.provide('postgresMeeting', meeting);
  return async () => {
    const programs = postgresPrograms();
    const file = join(meeting, CLUSTER_FILE);
    if (programs !== undefined && existsSync(file)) {
      const { folder } = JSON.parse(await readFile(file, 'utf8')) as { readonly folder?: string };
      if (folder !== undefined) await stopCluster(programs, { folder });
    }
    await rm(meeting, { recursive: true, force: true });
  };
}
