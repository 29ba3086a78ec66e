/** Outlines of findings: the same findings as in the report, at the same places and in the same order. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { examineFile, type OutlinedFinding, type ValidateOptions } from '../../src/validate/index.ts';
import { fill, fillNumbered, invoice, LINE, makeInputsOf } from '../hostile/build.ts';
import { projectRoot } from '../support/shared.ts';

const fixtures = readdirSync(join(projectRoot, 'fixtures'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:xml|json)$/.test(file))
  .sort();

makeInputsOf(60_000);

/** More findings of each kind than a report lists by default. */
const many: readonly (readonly [string, string])[] = [
  ['many problems', invoice({ lines: fill(LINE.replaceAll('1.00', '1')) })],
  ['many findings of rules', invoice({ lines: fillNumbered((n) => LINE.replace('>1.00', `>${n + 2}.00`)) })],
];

const inputs = [
  ...fixtures.map((file) => [file, readFileSync(join(projectRoot, 'fixtures', file))] as const),
  ...many,
];

const OPTIONS: readonly ValidateOptions[] = [
  { language: 'en' },
  { keepGoing: true, severities: { 'Q-TOTAL': 'error', 'Q-BOLLO': 'off' } },
];

function outline({ code, id, severity, stage, path, fix }: OutlinedFinding) {
  return { code, id, severity, stage, path, fix: fix ?? null };
}

describe.each(OPTIONS)('with %j', (options) => {
  it.each(inputs)('the outlines of %s are those of the report', (file, input) => {
    const examined = examineFile(input, { file, ...options });
    const { report, source, invoice: read } = examined.report(Number.MAX_SAFE_INTEGER);
    const listed = report.findings.map((one, i) => ({ ...outline(one), span: source?.spans[i] ?? null }));
    const outlined = examined.inText(examined.outlines());
    expect(outlined.map(({ finding, span }) => ({ ...outline(finding), span }))).toEqual(listed);
    const { kind, verdict, omitted } = report;
    expect(examined).toMatchObject({ kind, verdict, omitted });
    expect(examined.invoice).toBe(read);
  });

  it.each(many)('a shorter report of %s counts the rest', (_what, input) => {
    const examined = examineFile(input, options);
    const { findings, omitted } = examined.report(3).report;
    expect(findings).toHaveLength(3);
    expect(omitted).toBe(examined.outlines().length + examined.omitted - 3);
  });
});
