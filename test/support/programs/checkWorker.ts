/** The worker thread of `validate`, as bin.ts starts it; it tells the test that this worker ran. */
import { work } from '../../../src/cli/validate/worker.ts';

work();
new BroadcastChannel('fattura-real-worker').postMessage('works');
