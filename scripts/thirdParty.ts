/** The packages whose code or output is part of the published package. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier. */
  readonly license: string;
  /** The text of the licence. */
  readonly text: string;
  /** Its location in the published package. */
  readonly part: string;
  /** True if it comes from npm. */
  readonly isPackage: boolean;
}

/** @throws Error for a package without a licence file, which may not be bundled */
export function thirdParty(root: string, part: string): ThirdParty | null {
  const manifest = join(root, 'package.json');
  if (!existsSync(manifest)) return null;
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
  if (name === undefined || version === undefined || license === undefined) return null;
  const file = readdirSync(root).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no licence file: it may not be bundled`);
  const text = readFileSync(join(root, file), 'utf8').trim();
  return { name, version, license, text, part, isPackage: true };
}

/** The prepared database, created by PGlite: it contains the system catalogues of PostgreSQL. */
export function preparedDatabaseParts(): readonly ThirdParty[] {
  const part = 'the prepared database of the sandbox';
  const pglite = thirdParty('node_modules/@electric-sql/pglite', part);
  if (pglite === null) throw new Error('@electric-sql/pglite is not installed');
  return [pglite, { ...POSTGRESQL, part }];
}

/** The major version of PGlite 0.5; the catalogues contain no more detail. */
const POSTGRESQL = {
  name: 'postgresql',
  version: '18',
  license: 'PostgreSQL',
  isPackage: false,
  text: `PostgreSQL Database Management System
(formerly known as Postgres, then as Postgres95)

Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group

Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and
without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the
following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR
CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF
THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS"
BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR
MODIFICATIONS.`,
} as const;
