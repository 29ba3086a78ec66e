import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Block, type Element, ordinary, simplified } from '../src/model/index.ts';
import { validate } from '../src/validate/index.ts';
import { invalid, malformed } from './fixturesTable.ts';
import { askOracle } from './support/oracle.ts';
import { describeShared, projectRoot } from './support/shared.ts';

const folder = join(projectRoot, 'fixtures');
const bytesOf = (file: string): Uint8Array => readFileSync(join(folder, file));
const listed = (name: string): readonly string[] =>
  readdirSync(join(folder, name)).map((file) => `${name}/${file}`);

const valid = listed('valid');
const rejected = invalid.map((row) => ({ ...row, file: `invalid/00200/${row.file}`, verdict: 'rejected' }));
const damaged = malformed.map((row) => ({ ...row, file: `malformed/${row.file}` }));

it('every fixture has a row', () => {
  expect(rejected.map(({ file }) => file).sort()).toEqual([...listed('invalid/00200')].sort());
  expect(damaged.map(({ file }) => file).sort()).toEqual([...listed('malformed')].sort());
});

describe('valid/', () => {
  it.each(valid)('%s', (file) => {
    const { verdict, findings, kind } = validate(bytesOf(file));
    expect({ verdict, findings }).toEqual({ verdict: 'valid', findings: [] });
    expect(file).toContain(kind);
  });
});

describe('structure/: only the structure is valid, the signature is not', () => {
  it.each(listed('structure'))('%s', (file) => {
    const { verdict, findings } = validate(bytesOf(file), { only: 'structure' });
    expect({ verdict, findings }).toEqual({ verdict: 'valid', findings: [] });
    expect(validate(bytesOf(file)).findings.map(({ id }) => id)).toEqual(['00103.missing']);
  });
});

describe.each([
  ['invalid/', rejected],
  ['malformed/', damaged],
])('%s', (_folder, rows) => {
  it.each(rows)('$file: $problems', ({ file, verdict, problems }) => {
    const report = validate(bytesOf(file), { file });
    expect(report.verdict).toBe(verdict);
    // The form of signatures has a table of its own.
    const found = report.findings.filter(({ code }) => code !== '00102');
    expect(found.map(({ id, path }) => `${id} ${path ?? ''}`.trim())).toEqual(problems);
  });
});

describe('invalid/<code>, one invoice per code', () => {
  const codes = readdirSync(join(folder, 'invalid')).filter((code) => code !== '00200');

  it('covers most codes that can be decided from a file', () => {
    expect(codes.length).toBeGreaterThan(40);
  });

  it.each(codes)('%s', (code) => {
    const { findings } = validate(bytesOf(`invalid/${code}/sample.xml`), { asOf: '2026-06-15' });
    expect(findings.map((finding) => finding.code)).toContain(code);
  });
});

describe('the complete fixtures use every element of their format', () => {
  /** "parent/name" of every unused element below a block; one alternative of a choice is enough. */
  const missing = (block: Block, parent: string, used: ReadonlySet<string>): readonly string[] =>
    block.content.flatMap((particle) => {
      const absent = (elements: readonly Element[]): readonly string[] =>
        elements.map(({ name }) => `${parent}/${name}`).filter((path) => !used.has(path));
      if (particle.kind === 'choice') {
        const found = particle.alternatives.map(absent);
        return found.some((names) => names.length === 0) ? [] : found.flat();
      }
      const { name, type } = particle;
      return [...absent([particle]), ...(type.kind === 'block' ? missing(type, name, used) : [])];
    });

  /** The elements of a file, by tag: an address or a person used in five places counts once. */
  const usedIn = (text: string): ReadonlySet<string> => {
    const open: string[] = [];
    const found = new Set<string>();
    for (const [, close, name = ''] of text.matchAll(/<(\/?)([A-Za-z]\w*)>/g)) {
      if (close === '/') open.pop();
      else {
        found.add(`${open.at(-1) ?? ''}/${name}`);
        open.push(name);
      }
    }
    return found;
  };

  it.each([
    ['valid/FPR12-complete.xml', ordinary.block],
    ['valid/FSM10-complete.xml', simplified.block],
  ])('%s', (file, block) => {
    expect(missing(block, '', usedIn(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});

describeShared('libxml2 with the official schema agrees', () => {
  it.each([...valid, ...listed('structure')].filter((file) => file.endsWith('.xml')))('%s', (file) => {
    expect(askOracle(bytesOf(file)).valid).toBe(true);
  });

  it.each([...rejected, ...damaged].filter(({ file }) => file.endsWith('.xml')))(
    '$file',
    ({ file, libxml2 }) => {
      expect(askOracle(bytesOf(file)).valid).toBe(libxml2 === 'accepts');
    },
  );
});
