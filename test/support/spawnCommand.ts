/** The bundled command in a separate process, or in a separate PID namespace, as in a container. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';

/** Leaves no process running when it is killed. */
const UNSHARE = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'] as const;

/** True if processes can have their own namespaces here: on Linux, with the necessary permission. */
export const hasNamespaces = spawnSync(UNSHARE[0], [...UNSHARE.slice(1), 'true']).status === 0;

export interface SpawnedCommand {
  /** Path of the bundled command. */
  readonly bin: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export function spawnCommand(
  kind: 'plain' | 'namespace',
  { bin, args, cwd, env }: SpawnedCommand,
): ChildProcessWithoutNullStreams {
  const [command, ...rest] = [...(kind === 'namespace' ? UNSHARE : []), process.execPath, bin, ...args];
  return spawn(command ?? '', rest, { cwd, env: { PATH: process.env['PATH'], LANG: 'en_GB.UTF-8', ...env } });
}
