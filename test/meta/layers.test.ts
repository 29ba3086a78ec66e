import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/shared.ts';
import { siteViolations, violations } from './layerRules.ts';
import { sourceFiles } from './sources.ts';

describe('every source respects its layer', () => {
  const files = sourceFiles('src/**/*.ts');

  it('sources exist', () => expect(files.length).toBeGreaterThan(40));

  it.each(files)('%s', (file) => {
    expect(violations(file, readFileSync(join(projectRoot, file), 'utf8'))).toEqual([]);
  });
});

describe('every source of the page uses public entries only', () => {
  const files = sourceFiles('site/**/*.{ts,tsx}');

  it('sources exist', () => expect(files.length).toBeGreaterThan(20));

  it.each(files)('%s', (file) => {
    expect(siteViolations(file, readFileSync(join(projectRoot, file), 'utf8'))).toEqual([]);
  });

  it.each([
    ["import { c } from '../../src/cli/main.ts';", ['imports src/cli/main.ts']],
    ["import { v } from '../../src/validate/index.ts';", ['imports src/validate/index.ts']],
    ["import { s } from '../../src/sandbox/index.ts';", ['imports src/sandbox/index.ts']],
    ["import 'node:fs';", ['imports node:fs']],
    ["import { v } from '../../src/public/validate.ts'; import { h } from 'preact';", []],
  ])('%s', (source, expected) => {
    expect(siteViolations('site/worker/a.ts', source)).toEqual(expected);
  });
});

describe('violations are detected', () => {
  it.each([
    ['src/model/a.ts', "import { x } from '../xml/index.ts';", 'imports src/xml/index.ts'],
    ['src/model/a.ts', "import { readFileSync } from 'node:fs';", 'imports node:fs'],
    ['src/model/a.ts', "import Decimal from 'decimal.js';", 'imports decimal.js'],
    ['src/domain/a.ts', "import { f } from '../validate/index.ts';", 'imports src/validate/index.ts'],
    ['src/domain/a.ts', "import { f } from '../xml/index.ts';", 'imports src/xml/index.ts'],
    ['src/domain/a.ts', 'export const now = Date.now();', 'uses Date'],
    ['src/xml/a.ts', "import { f } from '../domain/index.ts';", 'imports src/domain/index.ts'],
    ['src/model/a.ts', "import { f } from '../domain/index.ts';", 'imports src/domain/index.ts'],
    [
      'src/xml/read/a.ts',
      "import type { Finding } from '../../validate/finding.ts';",
      'imports src/validate/finding.ts',
    ],
    ['src/xml/a.ts', "export * from '../cli/main.ts';", 'imports src/cli/main.ts'],
    ['src/validate/a.ts', "const m = await import('node:path');", 'imports node:path'],
    ['src/validate/a.ts', "const m = require('ajv');", 'imports ajv'],
    ['src/validate/a.ts', 'export const now = Date.now();', 'uses Date'],
    ['src/validate/a.ts', 'export const today = new Date();', 'uses Date'],
    ['src/validate/a.ts', 'export const seed = Math.random();', 'uses Math.random'],
    ['src/xml/a.ts', 'export const f = new Function("return 1");', 'uses Function'],
    [
      'src/validate/controls/00423.ts',
      "import { c } from './00421.ts';",
      'imports src/validate/controls/00421.ts',
    ],
    ['src/validate/controls/00423.ts', "import { r } from '../../xml/index.ts';", 'imports src/xml/index.ts'],
    ['src/cli/fix/a.ts', "import { r } from '../../xml/read/explain.ts';", 'imports src/xml/read/explain.ts'],
    ['src/build/a.ts', "import { v } from '../validate/check.ts';", 'imports src/validate/check.ts'],
    [
      'src/operations/fix/a.ts',
      "import { v } from '../../validate/rule.ts';",
      'imports src/validate/rule.ts',
    ],
    ['src/domain/facts/a.ts', "import { v } from '../../validate/rule.ts';", 'imports src/validate/rule.ts'],
    ['src/sandbox/a.ts', "import { c } from '../api/client.ts';", 'imports src/api/client.ts'],
    ['src/elsewhere/a.ts', '', 'belongs to no layer'],
  ])('%s: %s', (file, source, expected) => {
    expect(violations(file, source)).toContain(expected);
  });
});

describe('permitted imports are accepted', () => {
  it.each([
    ['src/xml/a.ts', "import { ordinary } from '../model/formats.ts';"],
    ['src/xml/a.ts', 'export const B = (globalThis as { Buffer?: unknown }).Buffer; // Date.now()'],
    ['src/validate/controls/00423.ts', "import { rule } from '../rule.ts';"],
    ['src/build/a.ts', "import { validateInvoice } from '../validate/index.ts';"],
    ['src/validate/controls/00423.ts', "import { f } from '../../domain/documents.ts';"],
    ['src/cli/a.ts', "import { readInvoice } from '../xml/index.ts'; import 'node:fs'; Date.now();"],
  ])('%s: %s', (file, source) => {
    expect(violations(file, source)).toEqual([]);
  });
});
