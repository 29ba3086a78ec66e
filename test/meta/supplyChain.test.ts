/** Bundled packages are listed, with their licences. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

interface Component {
  readonly name: string;
  readonly version: string;
  readonly licenses: readonly { readonly license: { readonly id: string } }[];
  readonly hashes?: readonly { readonly content: string }[];
}

const sbom = JSON.parse(read('dist/sbom.cdx.json')) as {
  bomFormat: string;
  specVersion: string;
  serialNumber?: string;
  metadata: { timestamp?: string };
  components: readonly Component[];
};
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version?: string }> };

describe('the bill of materials', () => {
  it('is CycloneDX, and reproducible', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect([sbom.serialNumber, sbom.metadata.timestamp]).toEqual([undefined, undefined]);
  });

  it.each(['@electric-sql/pglite', 'ajv', 'commander', 'csv-stringify', 'postgresql', 'undici', 'yaml'])(
    'names %s, with its licence',
    (name) => {
      expect(sbom.components.map((one) => one.name)).toContain(name);
    },
  );

  it.each(sbom.components)('$name: version and licence', ({ name, version, licenses, hashes }) => {
    const locked = lock.packages[`node_modules/${name}`]?.version;
    if (name !== 'postgresql') {
      expect(version).toBe(locked);
      expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    }
    expect(licenses[0]?.license.id).toMatch(/^[A-Za-z0-9.+-]+$/);
    expect(read('dist/THIRD-PARTY-LICENCES.txt')).toContain(`${name} ${version} (`);
  });
});

it('SECURITY.md is in the package', () => {
  const { files } = JSON.parse(read('package.json')) as { files: readonly string[] };
  expect(files).toContain('SECURITY.md');
  expect(read('SECURITY.md')).toContain('dist/sbom.cdx.json');
});
