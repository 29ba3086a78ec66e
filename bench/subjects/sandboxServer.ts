/** The measured server: prints its address, reports its memory on request, and exits on request. */
import { type SandboxOptions, startSandbox } from 'fattura/sandbox';

const sandbox = await startSandbox(JSON.parse(process.argv[2] ?? '{}') as SandboxOptions);

const megabytes = (bytes: number): number => bytes / 2 ** 20;

process.on('message', async (question) => {
  if (question === 'memory') {
    // The second run collects what the finalizers of the first released.
    globalThis.gc?.();
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ rss: megabytes(rss), heapUsed: megabytes(heapUsed), external: megabytes(external) });
    return;
  }
  await sandbox.close();
  process.exit(0);
});

// The parent process has exited.
process.on('disconnect', () => process.exit(1));

const { url, apiKey, companyId } = sandbox;
process.send?.({ url, apiKey, companyId });
