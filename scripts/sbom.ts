/** The bill of materials of the package: CycloneDX 1.6, without time and serial number, so that it is reproducible. */
import { readFileSync } from 'node:fs';
import type { ThirdParty } from './thirdParty.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string } | undefined>>;
}

export function sbomOf(parts: readonly ThirdParty[]): string {
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const self = `pkg:npm/${own['name']}@${own['version']}`;
  const components = parts.map((part) => component(part, lock));
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'library',
        'bom-ref': self,
        name: own['name'],
        version: own['version'],
        licenses: [{ license: { id: own['license'] } }],
        purl: self,
      },
    },
    components,
    dependencies: [{ ref: self, dependsOn: components.map((one) => one['bom-ref']) }],
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

function component({ name, version, license, part, isPackage }: ThirdParty, lock: Lock) {
  const [scope, local] = name.startsWith('@') ? name.split('/', 2) : [undefined, name];
  const path = scope === undefined ? name : `${encodeURIComponent(scope)}/${local}`;
  const purl = `pkg:${isPackage ? 'npm' : 'generic'}/${path}@${version}`;
  const integrity = lock.packages[`node_modules/${name}`]?.integrity;
  const [algorithm, digest] = integrity?.split('-', 2) ?? [];
  return {
    type: isPackage ? 'library' : 'data',
    'bom-ref': purl,
    name,
    version,
    licenses: [{ license: { id: license } }],
    purl,
    ...(algorithm === 'sha512' && digest !== undefined
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
    properties: [{ name: 'fattura:part', value: part }],
  };
}
