import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rolldown } from 'tsdown';

interface Options {
  /** Where the list is written. */
  readonly file: string;
  /** Packages whose code is in the output although no module of theirs is bundled. */
  readonly always: readonly string[];
}

/**
 * Collects the licences of the packages whose code goes into the output: bundling a package
 * is distributing it, and MIT and ISC ask that their notice travel along.
 */
export function thirdPartyLicences(options: Options): Rolldown.Plugin {
  const found = new Map<string, string>();
  for (const name of options.always) collect(join('node_modules', name), found);
  return {
    name: 'third-party-licences',
    generateBundle(_output, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const root = packageRoot(id);
          if (root !== undefined) collect(root, found);
        }
      }
      const sections = [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
      mkdirSync(dirname(options.file), { recursive: true });
      writeFileSync(options.file, `${sections.join(`\n${'-'.repeat(80)}\n\n`)}`);
    },
  };
}

function packageRoot(id: string): string | undefined {
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(id.replace(/^\0/, ''))?.[0];
}

function collect(root: string, into: Map<string, string>): void {
  const manifest = join(root, 'package.json');
  if (!existsSync(manifest)) return;
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
  if (name === undefined || into.has(name)) return;
  const file = readdirSync(root).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no licence file: it may not be bundled`);
  into.set(name, `${name} ${version} (${license})\n\n${readFileSync(join(root, file), 'utf8').trim()}\n`);
}
