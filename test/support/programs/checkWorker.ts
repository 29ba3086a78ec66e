/** The worker thread of `validate`, as bin.ts starts it; it tells the test that it was this one. */
import { work } from '../../../src/cli/validate/worker.ts';

work();
new BroadcastChannel('fattura-real-worker').postMessage('works');
