/** The worker thread of `inbox`, as bin.ts starts it; it tells the test that this worker ran. */
import { work } from '../../../src/cli/inbox/worker.ts';

work();
new BroadcastChannel('fattura-inbox-worker').postMessage('works');
