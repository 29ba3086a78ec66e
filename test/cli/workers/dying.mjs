// A worker thread that answers as the real one does, and dies over inputs called so.
import { parentPort, workerData } from 'node:worker_threads';

parentPort.on('message', (batch) => {
  const checked = batch.map(({ name }, index) => {
    Atomics.store(workerData.position, 0, index);
    if (name.includes('exit')) process.exit(3);
    if (name.includes('throw')) throw new RangeError('on purpose');
    const summary = { files: 1, valid: 1, rejected: 0, unreadable: 0, errors: 0, warnings: 0 };
    return { texts: [`${name}\n`], tally: { summary, exitCode: 0 }, bugs: [] };
  });
  parentPort.postMessage({ checked, milliseconds: batch.length });
});
