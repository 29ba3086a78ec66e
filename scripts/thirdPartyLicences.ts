import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'tsdown';
import { sbomOf } from './sbom.ts';
import { preparedDatabaseParts, type ThirdParty, thirdParty } from './thirdParty.ts';

interface Options {
  /** The output folder of the licences and the bill of materials. */
  readonly folder: string;
  /** Packages whose code is in the output although none of their modules is bundled. */
  readonly always: readonly string[];
}

/**
 * Collects the packages whose code is part of the output, with their licences: bundling is distribution, and MIT and
 * ISC require their notices to be included.
 */
export function thirdPartyLicences({ folder, always }: Options): Rolldown.Plugin {
  const found = new Map<string, ThirdParty>();
  const add = (one: ThirdParty | null): void => {
    if (one !== null && !found.has(one.name)) found.set(one.name, one);
  };
  for (const name of always) add(thirdParty(join('node_modules', name), 'the check of JSON'));
  for (const one of preparedDatabaseParts()) add(one);
  return {
    name: 'third-party-licences',
    generateBundle(_output, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const root = packageRoot(id);
          if (root !== undefined)
            add(thirdParty(root, chunk.fileName.startsWith('cli/') ? 'the command' : 'the library'));
        }
      }
      const parts = [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
      const sections = parts.map(
        ({ name, version, license, part, text }) => `${name} ${version} (${license}): ${part}\n\n${text}\n`,
      );
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), sections.join(`\n${'-'.repeat(80)}\n\n`));
      writeFileSync(join(folder, 'sbom.cdx.json'), sbomOf(parts));
    },
  };
}

function packageRoot(id: string): string | undefined {
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(id.replace(/^\0/, ''))?.[0];
}
