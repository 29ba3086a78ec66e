/** The bundled command in a process of its own, or in a PID namespace of its own, as in a container. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';

/** Leaves nothing running when it is killed. */
const UNSHARE = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'] as const;

/** Whether processes can have namespaces of their own here: on Linux, with the right to. */
export const hasNamespaces = spawnSync(UNSHARE[0], [...UNSHARE.slice(1), 'true']).status === 0;

export interface SpawnedCommand {
  /** The command, bundled. */
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
