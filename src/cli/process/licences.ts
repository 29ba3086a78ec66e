/** `fattura --licences`: the licence of fattura, and the licences of everything distributed with it. */
import { readFileSync } from 'node:fs';
import { fileOfPackage } from '../files/folders.ts';
import { ExitCode } from './exitCode.ts';
import type { Io } from './io.ts';
import { executable } from './sea.ts';

/** The asset of the single executable; scripts/executable.ts writes it. */
const ASSET = 'licences';

/** Files of the package; the build writes the second one. */
const FILES = ['LICENSE', 'dist/THIRD-PARTY-LICENCES.txt'];

export async function printLicences(io: Pick<Io, 'stdout'>): Promise<number> {
  await io.stdout.write(executable()?.getAsset(ASSET, 'utf8') ?? inPackage());
  return ExitCode.ok;
}

function inPackage(): string {
  const texts = FILES.map(fileOfPackage).flatMap((file) =>
    file === null ? [] : [readFileSync(file, 'utf8').trim()],
  );
  return `${texts.join(SEPARATOR)}\n`;
}

const SEPARATOR = `\n\n${'-'.repeat(80)}\n\n`;
