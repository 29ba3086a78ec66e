/**
 * The test service as a process. Its argument is ServiceOptions as JSON. It prints one line of JSON (`url`, `key`,
 * `companyId`) and serves until it is stopped. Each line of input resets it, and is answered with one line.
 */
import { createInterface } from 'node:readline';
import { type ServiceOptions, startService } from './server.ts';

async function serve(): Promise<void> {
  const service = await startService(JSON.parse(process.argv[2] ?? '{}') as ServiceOptions);
  const { url, key, companyId } = service;
  console.log(JSON.stringify({ url, key, companyId }));
  for await (const _line of createInterface({ input: process.stdin })) {
    service.reset();
    console.log('reset');
  }
}

void serve();
