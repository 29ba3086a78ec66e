/** Once for a run of tests: a new sandbox starts in a second instead of four. */
import { ensurePreparedDatabase } from '../../scripts/prepareDatabase.ts';

export default async function setup(): Promise<void> {
  await ensurePreparedDatabase();
}
