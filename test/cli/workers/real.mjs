// The worker thread of `validate` from its TypeScript source, as bin.ts starts it.
import 'jiti/register';

const module = await import('../../../src/cli/check/worker.ts');
(module.work ?? module.default.work)();
new BroadcastChannel('fattura-real-worker').postMessage('works');
