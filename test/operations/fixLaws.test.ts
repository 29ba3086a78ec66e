/** Laws of every repair, for any file: over the fixtures, seeded mutants, and values damaged by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FixOptions, type FixResult, fixInvoice } from '../../src/operations/index.ts';
import { type Finding, validate } from '../../src/validate/index.ts';
import { decode } from '../../src/xml/encodings.ts';
import { loadBases, makeMutant } from '../support/mutants.ts';
import { projectRoot } from '../support/shared.ts';
import { runs } from '../support/thorough.ts';

const MUTANTS = runs(400);
const SEED = 42;

const fixtures = readdirSync(join(projectRoot, 'fixtures'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:xml|json)$/.test(file) && !/^(?:messages|retired|inbox)\//.test(file))
  .sort();

/** The byte offset of a place in the text, computed again with Node's own encoder. */
function byteAt(bytes: Uint8Array, text: string, encoding: string, offset: number): number {
  const size = (part: string): number =>
    encoding === 'utf-8'
      ? Buffer.byteLength(part)
      : encoding.startsWith('utf-16')
        ? Buffer.from(part, 'utf16le').length
        : part.length;
  return bytes.length - size(text) + size(text.slice(0, offset));
}

/** True if all bytes between the changes are in the result, in the same order, from start to end. */
function isSameOutside(input: Uint8Array, { bytes, changes }: FixResult): boolean {
  const result = decode(input);
  if (!result.ok) return Buffer.from(input).equals(bytes);
  const { text, encoding } = result.decoded;
  const before = Buffer.from(input).toString('latin1');
  const after = Buffer.from(bytes).toString('latin1');
  let done = 0;
  let at = 0;
  for (const { offset, end } of changes) {
    const from = byteAt(input, text, encoding, offset);
    if (from >= done) {
      const found = after.indexOf(before.slice(done, from), at);
      if (found < 0 || (done === 0 && found !== 0)) return false;
      at = found + from - done;
    }
    done = Math.max(done, byteAt(input, text, encoding, end));
  }
  const rest = before.slice(done);
  return changes.length === 0 ? after === before : after.endsWith(rest) && after.length - rest.length >= at;
}

/** Findings counted by code and path without list indexes: removed items shift the others. */
function countsOf(findings: readonly Pick<Finding, 'code' | 'path'>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, path } of findings) {
    const key = `${code} ${path?.replace(/\/\d+/g, '')}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** True if no finding says that something in the block is out of place. */
function isInOrder(block: string, findings: readonly Finding[]): boolean {
  return !findings.some(
    ({ id, path }) => id === 'element.misplaced' && path?.replace(/\/[^/]+(?:\/\d+)?$/, '') === block,
  );
}

/** The broken laws of a repair; empty if all laws hold. */
function breaches(input: Uint8Array, options: FixOptions): { broken: string[]; changes: number } {
  const all = { maxFindings: 1_000_000 };
  const result = fixInvoice(input, { ...options, ...all });
  const again = fixInvoice(result.bytes, { ...options, ...all });
  const before = validate(input, { ...options, ...all });
  const after = validate(result.bytes, { ...options, ...all });
  const isError = ({ severity, stage }: Finding): boolean =>
    severity === 'error' && (stage === 'structure' || stage === 'wellformed');
  const errors = (report: typeof before): number =>
    report.findings.filter(({ severity }) => severity === 'error').length;
  const was = countsOf(before.findings.filter(isError));
  const is = countsOf(after.findings.filter(isError));
  const made = countsOf(
    result.changes
      .filter(({ code, op }) => code === '00200' && op !== 'order')
      .map(({ code, path }) => ({ code: code ?? '', path })),
  );
  const structure = before.stages.structure === 'fail';
  const broken = [
    ...(isSameOutside(input, result) ? [] : ['bytes outside the changes']),
    ...(again.changes.length === 0 && Buffer.from(again.bytes).equals(result.bytes)
      ? []
      : ['not idempotent']),
    ...(before.verdict === 'valid' && after.verdict !== 'valid' ? ['worse'] : []),
    ...(result.before === before.verdict && result.after === after.verdict ? [] : ['another verdict']),
    ...(JSON.stringify(result.remaining) === JSON.stringify(after.findings) ? [] : ['another remainder']),
    ...(result.changes.every(({ op, path }) => op !== 'order' || isInOrder(path ?? '', after.findings))
      ? []
      : ['out of order']),
    ...(structure || errors(after) <= errors(before) ? [] : ['more errors']),
    ...(structure
      ? [...made]
          .filter(([key, count]) => (is.get(key) ?? 0) > (was.get(key) ?? 0) - count)
          .map(([key]) => `still ${key}`)
      : []),
    ...(structure
      ? [...is]
          .filter(([key, count]) => !key.includes('00201') && count > (was.get(key) ?? 0))
          .map(([key]) => `new ${key}`)
      : []),
  ];
  return { broken, changes: result.changes.length };
}

/** Messages of SdI and retired formats, which `validate` checks and no repair changes. */
const unrepaired = ['messages/IT01234567897_00001_NS_001.xml', 'retired/SDI10.xml', 'retired/SDI11.xml'];

describe('the laws of repairs', () => {
  it.each(unrepaired)('leave %s unchanged', (file) => {
    const input = readFileSync(join(projectRoot, 'fixtures', file));
    const { bytes, changes, remaining } = fixInvoice(input, { file, dropSignature: true, amounts: true });
    expect(changes).toEqual([]);
    expect(Buffer.from(bytes).equals(input)).toBe(true);
    expect(remaining.map(({ code }) => code)).toEqual(['U-KIND']);
  });

  it.each(fixtures)('hold for %s', (file) => {
    const input = readFileSync(join(projectRoot, 'fixtures', file));
    expect(breaches(input, { file, dropSignature: true, amounts: true }).broken).toEqual([]);
  });

  it('hold for mutants', () => {
    const bases = loadBases();
    const found: string[] = [];
    let changed = 0;
    for (let index = 0; index < MUTANTS; index += 1) {
      const { name, bytes } = makeMutant(bases, SEED, index);
      const { broken, changes } = breaches(bytes, {
        dropSignature: index % 2 === 0,
        amounts: index % 3 === 0,
      });
      if (broken.length > 0) found.push(`${name}: ${broken.join(', ')}`);
      if (changes > 0) changed += 1;
    }
    expect(found).toEqual([]);
    // Without repairs, the laws would prove nothing.
    expect(changed).toBeGreaterThan(MUTANTS / 20);
  }, 120_000);
});
