/** Identifies a process uniquely, as far as possible. */
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

export interface ProcessIdentity {
  readonly pid: number;
  readonly host: string;
  /** The scope in which process ids are unique; null if it cannot be determined. */
  readonly space: string | null;
  /** The start time of the process, in the system's own units; null if the system does not provide it. */
  readonly began: string | null;
}

let own: ProcessIdentity | undefined;

export function thisProcess(): ProcessIdentity {
  own ??= { pid: process.pid, host: hostname(), space: spaceOf(), began: beganOf(process.pid) };
  return own;
}

/**
 * - `alive`, `dead`: this process can see the other one, or its absence.
 * - `unknown`: it runs elsewhere (another machine or container), or its id may have been reused.
 */
export function stateOf(other: ProcessIdentity, self: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  const isVisible = self.space !== null && other.space === self.space && other.host === self.host;
  // For another thread, or another copy of this code, only the file is reliable.
  if (!isVisible || other.pid === self.pid) return 'unknown';
  if (!exists(other.pid)) return 'dead';
  const began = beganOf(other.pid);
  if (began === null || other.began === null) return 'unknown';
  return began === other.began ? 'alive' : 'dead';
}

/**
 * On Linux, a container has its own process ids: the namespace identifies it, and the boot id distinguishes machines
 * with the same name. (proc_pid_ns(5), random(4))
 */
function spaceOf(): string | null {
  if (process.platform !== 'linux') return process.platform;
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
}

/** Field 22 of /proc/PID/stat: ticks since the start of the machine. The name before it may contain any character. */
function beganOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
