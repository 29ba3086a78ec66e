/** `fattura --licences`: the licence of fattura, and those of everything that is distributed with it. */
import { readFileSync } from 'node:fs';
import { fileOfPackage } from '../files/folders.ts';
import { ExitCode } from './exitCode.ts';
import type { Io } from './io.ts';

/** The asset of the single executable; scripts/executable.ts writes it. */
const ASSET = 'licences';

/** Files of the package; the build writes the second one. */
const FILES = ['LICENSE', 'dist/THIRD-PARTY-LICENCES.txt'];

export async function printLicences(io: Pick<Io, 'stdout'>): Promise<number> {
  await io.stdout.write((await inExecutable()) ?? inPackage());
  return ExitCode.ok;
}

/** Null for a package. */
async function inExecutable(): Promise<string | null> {
  try {
    const { getAsset, isSea } = await import('node:sea');
    return isSea() ? getAsset(ASSET, 'utf8') : null;
  } catch {
    // Node before 20.12, which makes no executable with assets.
    return null;
  }
}

function inPackage(): string {
  const texts = FILES.map(fileOfPackage).flatMap((file) =>
    file === null ? [] : [readFileSync(file, 'utf8').trim()],
  );
  return `${texts.join(SEPARATOR)}\n`;
}

const SEPARATOR = `\n\n${'-'.repeat(80)}\n\n`;
