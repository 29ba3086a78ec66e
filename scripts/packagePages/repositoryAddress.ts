/** The web address of the repository's files, from `repository` in package.json. */

/** The part between the repository and a file's path; HEAD is the default branch. */
const FILES: Readonly<Record<string, string>> = {
  'github.com': 'blob/HEAD/',
  'gitlab.com': '-/blob/HEAD/',
  'bitbucket.org': 'src/HEAD/',
};

const SHORTHANDS: Readonly<Record<string, string>> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
};

/** `owner/name`, `gitlab:owner/name`: npm's short forms. */
const SHORT = /^(?:(?<service>github|gitlab|bitbucket):)?(?<path>[\w.-]+\/[\w.-]+)$/;

/** `https://…`, `git+ssh://git@…`, `git@github.com:owner/name.git`. */
const LONG = /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?(?<host>[\w.-]+)[/:](?<path>[\w./-]+?)(?:\.git)?\/?$/;

/** The base address of files, with a trailing slash; undefined without a repository, or for an unknown host. */
export function repositoryAddress(repository: unknown): string | undefined {
  const { url, directory } =
    typeof repository === 'object' && repository !== null
      ? (repository as { url?: unknown; directory?: unknown })
      : { url: repository, directory: undefined };
  if (typeof url !== 'string') return undefined;
  const short = SHORT.exec(url)?.groups;
  const long = LONG.exec(url)?.groups;
  const host = short === undefined ? long?.['host'] : SHORTHANDS[short['service'] ?? 'github'];
  const path = short?.['path'] ?? long?.['path'];
  const files = host === undefined ? undefined : FILES[host];
  if (host === undefined || files === undefined || path === undefined) return undefined;
  return `https://${host}/${path}/${files}${typeof directory === 'string' ? `${directory}/` : ''}`;
}
