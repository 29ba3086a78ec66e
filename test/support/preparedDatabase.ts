/** Runs once per test run: a new sandbox then starts in one second instead of four. */
import { ensurePreparedDatabase } from '../../scripts/prepareDatabase.ts';

export default async function setup(): Promise<void> {
  await ensurePreparedDatabase();
}
