/** `--since`: the files that differ from a git commit, and untracked files. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from '../command/usageError.ts';
import type { Input } from './find.ts';
import { realPath } from './realPath.ts';

const run = promisify(execFile);

/** Maximum output of git in bytes: enough for the file names of a large repository. */
const LONGEST_OUTPUT = 268_435_456;

/**
 * Yields the inputs whose file has changed. Standard input always counts as changed. @throws UsageError if git fails.
 */
export async function* changedSince(
  inputs: AsyncIterable<Input>,
  { since, cwd }: { readonly since: string; readonly cwd: string },
): AsyncGenerator<Input> {
  const changed = await changedFiles(since, cwd);
  for await (const input of inputs) {
    if (input.path === null || changed.has(await realPath(input.path))) yield input;
  }
}

async function changedFiles(since: string, cwd: string): Promise<ReadonlySet<string>> {
  const git = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run('git', args, { cwd, maxBuffer: LONGEST_OUTPUT });
    return stdout;
  };
  try {
    const root = await realPath((await git('rev-parse', '--show-toplevel')).trimEnd());
    const commit = (await git('rev-parse', '--verify', '--end-of-options', `${since}^{commit}`)).trimEnd();
    // From the merge base: changes on the other branch since then do not count. A shallow clone may not have it.
    const base = (await git('merge-base', commit, 'HEAD').catch(() => commit)).trimEnd();
    const differing = await git('diff', '--name-only', '-z', '--no-renames', '--diff-filter=d', base, '--');
    const unknown = await git('-C', root, 'ls-files', '--others', '--exclude-standard', '-z');
    const names = `${differing}${unknown}`.split('\0').filter((name) => name !== '');
    return new Set(await Promise.all(names.map((name) => realPath(join(root, name)))));
  } catch (error) {
    const { stderr, code } = error as { readonly stderr?: string; readonly code?: unknown };
    const reason = code === 'ENOENT' ? null : ((stderr ?? '').trim().split('\n')[0] ?? '');
    throw new UsageError(({ usage }) => usage.since(since, reason));
  }
}
