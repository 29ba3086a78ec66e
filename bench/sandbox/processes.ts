/** Servers and clients in new processes, as plain JavaScript with the built package. */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseChoice, SandboxOptions } from '../../src/sandbox/index.ts';
import type { Address, Memory } from '../subjects/sandboxProtocol.ts';

export interface Server extends Address {
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

const subject = (root: string, name: string): string => join(root, '.bench/subjects', `${name}.js`);

/** Without a rate limit on either side, and without delays of the simulated SdI. */
export function startServer(root: string, database: DatabaseChoice): Promise<Server> {
  const outboxFolder = join(tmpdir(), 'fattura-bench-outbox');
  const options: SandboxOptions = { database, port: 0, sdiDelay: 0, rateLimit: 1e9, outboxFolder };
  return started(root, 'sandboxServer', [JSON.stringify(options)]);
}

/** A server without any work: the cost of client and HTTP alone. */
export const startNothing = (root: string): Promise<Server> => started(root, 'sandboxNothing', []);

async function started(root: string, name: string, args: readonly string[]): Promise<Server> {
  const child = fork(subject(root, name), args, { execArgv: ['--expose-gc'] });
  const address = (await answerOf(child, name)) as Address;
  return {
    ...address,
    async memory() {
      child.send('memory');
      return (await answerOf(child, name)) as Memory;
    },
    async stop() {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

/** @throws Error if the process exits instead */
export async function answerOf(child: ChildProcess, name: string): Promise<unknown> {
  const ended = new AbortController();
  const end = once(child, 'exit', { signal: ended.signal }).then(([code]) => {
    throw new Error(`${name} exited with ${code}`);
  });
  const answer = once(child, 'message', { signal: ended.signal }).then(([message]) => message);
  try {
    return await Promise.race([answer, end]);
  } finally {
    ended.abort();
    await Promise.allSettled([answer, end]);
  }
}

/** A client that prints its result. */
export async function runClient(root: string, name: string, server: Address, job: object): Promise<unknown> {
  const args = [subject(root, name), jobFile(root, name, server, job)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28 });
  return JSON.parse(stdout);
}

/** A client that does its work in portions on request. */
export const startClient = (root: string, name: string, server: Address, job: object): ChildProcess =>
  fork(subject(root, name), [jobFile(root, name, server, job)]);

function jobFile(root: string, name: string, { url, apiKey, companyId }: Address, job: object): string {
  const file = join(root, '.bench', `job-${name}.json`);
  writeFileSync(file, JSON.stringify({ url, apiKey, companyId, ...job }));
  return file;
}
