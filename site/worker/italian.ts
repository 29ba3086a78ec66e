/** The worker with Italian sentences only: scripts/site/oneLanguage.ts replaces the others. */
import { listen } from './worker.ts';

listen();
