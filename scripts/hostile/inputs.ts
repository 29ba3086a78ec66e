/** The hostile inputs: small files in fixtures/hostile, large ones and calls of the command that are generated here. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostileCall } from '../../test/hostile/calls/call.ts';
import { callTables } from '../../test/hostile/calls/index.ts';
import { controls } from '../../test/hostile/controls.ts';
import { json } from '../../test/hostile/json.ts';
import { signed, signedXml } from '../../test/hostile/signed.ts';
import { xml } from '../../test/hostile/xml.ts';
import { projectRoot } from '../../test/support/shared.ts';
import { HARMLESS_FOLDER, HOSTILE_FOLDER, ORDER_FILE } from './measureCall.ts';

/** An input, prepared in a folder. */
export interface Prepared {
  readonly what: 'file' | 'call';
  readonly path: string;
  /** Total size of the hostile files. */
  readonly bytes: number;
  /** Expected result, if specified. */
  readonly outcomes?: readonly string[];
}

export interface HostileInput {
  readonly name: string;
  prepare(folder: string): Prepared;
}

export function hostileInputs(): readonly HostileInput[] {
  const fixtures = join(projectRoot, 'fixtures/hostile');
  return [
    ...readdirSync(fixtures).map((name) =>
      inFile(`fixture ${name}`, name, () => readFileSync(join(fixtures, name))),
    ),
    ...Object.entries(xml).map(([name, make]) => inFile(`xml ${name}`, 'input.xml', make)),
    ...Object.entries(controls).map(([name, make]) => inFile(`controls ${name}`, 'input.xml', make)),
    ...Object.entries(json).map(([name, make]) => inFile(`json ${name}`, 'input.json', make)),
    ...Object.entries(signed).map(([name, make]) => inFile(`signed ${name}`, 'input.xml.p7m', make)),
    ...Object.entries(signedXml).map(([name, make]) => inFile(`signedXml ${name}`, 'input.signed.xml', make)),
    ...Object.entries(callTables).flatMap(([command, calls]) =>
      Object.entries(calls).map(([name, make]) => inCall(`${command}: ${name}`, make)),
    ),
  ];
}

function inFile(name: string, file: string, make: () => string | Uint8Array): HostileInput {
  return {
    name,
    prepare(folder) {
      const path = join(folder, file);
      return { what: 'file', path, bytes: write(path, make()) };
    },
  };
}

function inCall(name: string, make: () => HostileCall): HostileInput {
  return {
    name,
    prepare(folder) {
      const { args, files, links = {}, pipes = [], harmless, exit, terminal = false } = make();
      writeFileSync(join(folder, ORDER_FILE), JSON.stringify({ args, terminal }));
      writeAll(join(folder, HARMLESS_FOLDER), harmless);
      const hostile = join(folder, HOSTILE_FOLDER);
      const bytes = writeAll(hostile, files);
      for (const [link, target] of Object.entries(links)) symlinkSync(target, join(hostile, link));
      for (const pipe of pipes) spawnSync('mkfifo', [join(hostile, pipe)]);
      return {
        what: 'call',
        path: folder,
        bytes,
        outcomes: [exit].flat().map((code) => `exit ${code}`),
      };
    },
  };
}

function writeAll(folder: string, files: Readonly<Record<string, string | Uint8Array>>): number {
  mkdirSync(folder);
  return Object.entries(files).reduce((sum, [name, content]) => sum + write(join(folder, name), content), 0);
}

function write(path: string, content: string | Uint8Array): number {
  const bytes = Buffer.from(content);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return bytes.length;
}
