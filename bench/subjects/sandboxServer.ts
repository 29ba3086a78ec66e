/** The server that is measured: says where it is, how much memory it has when it is asked, and ends when told to. */
import { type SandboxOptions, startSandbox } from 'fattura/sandbox';

const sandbox = await startSandbox(JSON.parse(process.argv[2] ?? '{}') as SandboxOptions);

const megabytes = (bytes: number): number => bytes / 2 ** 20;

process.on('message', async (question) => {
  if (question === 'memory') {
    // The second run takes what the finalizers of the first let go.
    globalThis.gc?.();
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ rss: megabytes(rss), heapUsed: megabytes(heapUsed), external: megabytes(external) });
    return;
  }
  await sandbox.close();
  process.exit(0);
});

// Whoever started it is gone.
process.on('disconnect', () => process.exit(1));

const { url, apiKey, companyId } = sandbox;
process.send?.({ url, apiKey, companyId });
