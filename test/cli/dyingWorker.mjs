// A worker thread that answers like the real one, and exits at inputs with a certain name.
import { parentPort, workerData } from 'node:worker_threads';

parentPort.on('message', (batch) => {
  for (const [index, { name }] of batch.entries()) {
    Atomics.store(workerData.position, 0, index);
    if (name.includes('exit')) process.exit(3);
    if (name.includes('throw')) throw new RangeError('on purpose');
  }
  const summary = {
    files: batch.length,
    valid: batch.length,
    rejected: 0,
    unreadable: 0,
    errors: 0,
    warnings: 0,
  };
  const text = batch.map(({ name }) => `${name}\n`).join('');
  parentPort.postMessage({
    checked: {
      text,
      annotations: '',
      tally: { summary, exitCode: 0, codes: [], omitted: 0 },
      bugs: [],
      seen: batch.map(() => null),
    },
    milliseconds: batch.length,
  });
});
