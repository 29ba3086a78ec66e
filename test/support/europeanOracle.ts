/**
 * The second opinion on documents of EN 16931: the schemas and official rules of CEN, OpenPeppol and AgID, run by Java
 * and Saxon, which Debian has as libsaxonhe-java. One start takes several seconds, so all files of a test share it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { shared } from './shared.ts';

const SAXON = '/usr/share/java/Saxon-HE.jar';
const home = join(shared.official, 'en16931');

const present = existsSync(join(home, 'bin/Oracle.java')) && existsSync(SAXON);

/** A suite that needs the oracle; without it, a single skipped test states the reason. */
export function describeWithOracle(name: string, body: () => void): void {
  if (present) describe(name, body);
  else
    describe(name, () => {
      it.skip('needs ../shared, Java and libsaxonhe-java, which are not all here', () => {});
    });
}

/** A rule that a document violates, as `layer id`. */
export type Violations = ReadonlyMap<string, readonly string[]>;

interface Line {
  readonly file: string;
  readonly findings?: readonly { readonly layer: string; readonly id: string; readonly flag: string }[];
}

/** A short run ends before the optimising compiler pays: without it, 24 documents take half the processor time. */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const MANY = 100;

/** The violated rules of each document, by its name. @param layers Comma-separated; by default those it states. */
export function violationsOf(documents: ReadonlyMap<string, string>, layers?: string): Violations {
  const folder = mkdtempSync(join(tmpdir(), 'fattura-european-'));
  try {
    const names = [...documents.keys()];
    for (const [at, name] of names.entries())
      writeFileSync(join(folder, `${at}.xml`), documents.get(name) ?? '');
    const files = names.map((_, at) => join(folder, `${at}.xml`));
    const choice = layers === undefined ? [] : ['--layers', layers];
    const args = [
      ...(names.length < MANY ? SHORT_RUN : []),
      `-Doracle.home=${home}`,
      '-cp',
      SAXON,
      join(home, 'bin/Oracle.java'),
      ...choice,
      ...files,
    ];
    const { stdout, status, stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
    if (status !== 0) throw new Error(`the oracle failed: ${stderr.slice(0, 500)}`);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    return new Map(lines.map(({ findings = [] }, at) => [names[at] ?? '', fatal(findings)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fatal = (findings: NonNullable<Line['findings']>): readonly string[] =>
  findings
    .filter(({ flag }) => flag !== 'warning' && flag !== 'information')
    .map(({ layer, id }) => `${layer} ${id}`);
