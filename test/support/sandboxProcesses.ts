/** Sandboxes in separate processes: several on one database, or one that is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { SandboxOptions } from '../../src/sandbox/index.ts';
import { programs } from './programs/index.ts';
import { projectRoot } from './shared.ts';

export interface SandboxProcess {
  readonly url: string;
  readonly apiKey: string;
  readonly companyId: string;
  /** Lines of its log so far. */
  readonly lines: readonly string[];
  /** Kills it at once and without warning. */
  kill(): Promise<void>;
  /** Stops it like Ctrl-C. Returns its exit code. */
  stop(): Promise<number | null>;
}

/** @throws Error with its output, if it does not start */
export async function startSandboxProcess(options: Omit<SandboxOptions, 'log'>): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [(await programs()).sandbox, JSON.stringify(options)], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const first = await firstLine(child);
  const said = JSON.parse(first ?? '{}') as {
    readonly url?: string;
    readonly apiKey?: string;
    readonly companyId?: string;
    readonly error?: string;
  };
  const { url, apiKey = '', companyId = '' } = said;
  if (url === undefined) throw new Error(`no sandbox: ${said.error ?? lines.join('\n')}`);
  return {
    url,
    apiKey,
    companyId,
    lines,
    async kill() {
      await end(child, 'SIGKILL');
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

async function firstLine({ stdout }: ChildProcess): Promise<string | undefined> {
  if (stdout === null) return undefined;
  for await (const line of createInterface({ input: stdout })) return line;
  return undefined;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  await once(child, 'exit');
  return child.exitCode;
}
