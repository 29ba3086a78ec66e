/**
 * A sandbox as a process: it gets SandboxOptions as JSON, prints one line of JSON (`url`, `apiKey`, `companyId`)
 * and serves until it is stopped. Its log goes to standard error.
 */
import { type SandboxOptions, startSandbox } from '../../../src/sandbox/index.ts';

const log = (line: string): void => void process.stderr.write(`${line}\n`);
const say = (value: object): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

async function serve(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '{}') as SandboxOptions;
  const { url, apiKey, companyId, close } = await startSandbox({ port: 0, ...options, log });
  process.once('SIGTERM', () => {
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
  say({ url, apiKey, companyId });
}

serve().catch((error) => {
  say({ error: String(error) });
  process.exitCode = 1;
});
