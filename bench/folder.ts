/** A folder of 100,000 files: peak memory, and the gain from a second core. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { InputSet } from './inputs.ts';
import { has } from './machine.ts';

export interface FolderRun {
  readonly name: string;
  readonly files: number;
  readonly seconds: number;
  readonly filesPerSecond: number;
  readonly peakMB: number;
}

const COPIES = 100;

/** Hard links: 100,000 directory entries, a thousand files on the disk. */
function fill(
  root: string,
  set: InputSet,
): { all: string; tenth: string; halves: readonly [string, string] } {
  const all = join(root, '.bench/folder');
  const halves = [join(all, 'a'), join(all, 'b')] as const;
  const tenth = join(root, '.bench/folder-tenth');
  const done = join(root, '.bench/folder-done');
  if (!existsSync(done)) {
    for (let copy = 0; copy < COPIES; copy += 1) {
      link(set, join(halves[copy % 2 === 0 ? 0 : 1], String(copy).padStart(3, '0')));
      if (copy < COPIES / 10) link(set, join(tenth, String(copy).padStart(3, '0')));
    }
    writeFileSync(done, '');
  }
  return { all, tenth, halves: [halves[0], halves[1]] };
}

function link(set: InputSet, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const file of set.files) linkSync(file, join(folder, basename(file)));
}

/** The peak memory of a process, as reported by Linux; NaN elsewhere. */
function peak(child: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

interface Ended {
  readonly seconds: number;
  readonly peakMB: number;
}

/** `core` binds the command to one core, so that it starts no second worker. */
function validate(root: string, folder: string, core?: number): Promise<Ended> {
  const command = [process.execPath, join(root, 'dist/cli/bin.cjs'), 'validate', folder, '--quiet'];
  const pin = core === undefined ? [] : ['taskset', '-c', String(core)];
  const [name = '', ...args] = [...pin, ...command, '--fail-on', 'never'];
  const before = performance.now();
  const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  let peakMB = 0;
  const timer = setInterval(() => {
    const now = peak(child);
    if (now > peakMB) peakMB = now;
  }, 100);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ seconds: (performance.now() - before) / 1000, peakMB });
      else reject(new Error(`validate ${folder} exited with ${code}`));
    });
  });
}

export async function folder(root: string, set: InputSet): Promise<readonly FolderRun[]> {
  const { all, tenth, halves } = fill(root, set);
  const files = set.files.length * COPIES;
  const row = (name: string, count: number, { seconds, peakMB }: Ended): FolderRun => ({
    name,
    files: count,
    seconds,
    filesPerSecond: count / seconds,
    peakMB,
  });
  const small = row('10,000 files, all cores', files / 10, await validate(root, tenth));
  const whole = row('100,000 files, all cores', files, await validate(root, all));
  if (!has('taskset', '--version')) return [small, whole];
  const before = performance.now();
  const pair = await Promise.all(halves.map((half, core) => validate(root, half, core)));
  const both = { seconds: (performance.now() - before) / 1000, peakMB: pair[0]?.peakMB ?? Number.NaN };
  return [small, whole, row('100,000 files, two commands of one core each', files, both)];
}
