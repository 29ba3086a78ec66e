/** The worker with English sentences only: scripts/site/oneLanguage.ts replaces the others. */
import { listen } from './worker.ts';

listen();
