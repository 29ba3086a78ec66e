/**
 * The controls on the public corpus: each valid invoice gets exactly the findings that were found correct by hand, and
 * the expectations of other projects' tests are met or answered.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding, Verdict } from '../../src/validate/finding.ts';
import { validate } from '../../src/validate/validate.ts';
import { corpusBytes, INVOICE_KINDS } from '../support/corpus.ts';
import { WITHHOLDING_ADVICE } from '../support/corpusAdvice.ts';
import { PEERS } from '../support/corpusPeers.ts';
import { ADVICE, REVIEWED, REVIEWED_ADVICE, type ReviewedFinding } from '../support/corpusReview.ts';
import { describeShared, shared } from '../support/shared.ts';

/** The date on which the table was made: no document of the corpus is later. */
const AS_OF = '2026-11-21';

/** Matches files with a test in another project, by `peer_verdicts`; "no test references it" does not match. */
const BY_A_TEST = /(?<!no )test (?:read|code seen|reference seen|iterates|references it)/;

interface Entry {
  readonly file: string;
  readonly sha256: string;
  readonly kind: string;
  readonly xsd_valid?: boolean | null;
  readonly xsd_valid_combined123?: boolean | null;
  readonly peer_verdicts?: readonly { readonly verdict: string; readonly basis: string }[];
}

function manifest(): readonly (Entry & { readonly sha: string })[] {
  if (!shared.present) return [];
  const entries = JSON.parse(readFileSync(join(shared.corpus, 'manifest.json'), 'utf8')) as readonly Entry[];
  return entries.map((entry) => ({ ...entry, sha: entry.sha256.slice(0, 12) }));
}

function checked(file: string): ReturnType<typeof validate> {
  return validate(corpusBytes(file), { asOf: AS_OF, only: 'controls' });
}

/** A finding with only the parameters named by the expected one with its id, so that the two can be compared. */
function inTermsOf(
  expected: readonly ReviewedFinding[],
  { id, severity, params }: Finding,
): Pick<Finding, 'id' | 'severity' | 'params'> {
  const names = Object.keys(expected.find((one) => one.id === id)?.params ?? {});
  const given = new Map<string, unknown>(Object.entries(params));
  return { id, severity, params: Object.fromEntries(names.map((name) => [name, given.get(name)])) };
}

function byId<T extends { readonly id: string }>(all: readonly T[]): readonly T[] {
  return [...all].sort((one, other) => one.id.localeCompare(other.id));
}

describeShared('the controls on the corpus', () => {
  const files = manifest();
  const known = new Map(files.map((entry) => [entry.sha, entry]));
  const valid = files.filter(
    ({ kind, xsd_valid, xsd_valid_combined123 }) =>
      INVOICE_KINDS.includes(kind) && (xsd_valid_combined123 ?? xsd_valid) === true,
  );
  const rows = Object.entries(REVIEWED);

  it('has the expected number of invoices, with unique names', () => {
    expect(valid.length).toBeGreaterThanOrEqual(187);
    expect(known.size).toBe(files.length);
  });

  it.each(valid.map(({ sha, kind, file }) => ({ sha, kind, file })))('$sha $kind', ({ sha, file }) => {
    const expected = REVIEWED[sha] ?? [];
    const { findings, verdict, stages } = checked(file);
    const found = findings.filter(({ stage }) => stage === 'envelope' || stage === 'controls');
    expect(byId(found.map((finding) => inTermsOf(expected, finding)))).toEqual(
      byId(expected.map(({ id, severity, params }) => ({ id, severity, params }))),
    );
    const isRefused = expected.some(({ severity }) => severity === 'error');
    expect([verdict, stages.structure]).toEqual([isRefused ? 'rejected' : 'valid', 'pass']);
  });

  it('has the manually checked advice exactly where it was found correct', () => {
    const found = valid.flatMap(({ sha, file }) => {
      const { findings } = validate(corpusBytes(file), { asOf: AS_OF });
      const advice = findings.filter(({ id }) => REVIEWED_ADVICE.test(id));
      return advice.length === 0 ? [] : [[sha, advice.map((one) => inTermsOf(ADVICE[sha] ?? [], one))]];
    });
    const expected = Object.entries(ADVICE).map(([sha, all]) => [
      sha,
      all.map(({ id, severity, params }) => ({ id, severity, params })),
    ]);
    expect(found).toEqual(expected);
  });

  it('lists only valid invoices of the corpus, each with findings', () => {
    const shas = new Set(valid.map(({ sha }) => sha));
    expect(rows.filter(([sha, expected]) => !shas.has(sha) || expected.length === 0)).toEqual([]);
  });

  it('gives a distinct reason for every distinct finding', () => {
    const distinct = new Set(rows.flatMap(([, all]) => all));
    const reasons = [...distinct].map(({ id, reason }) => `${id} ${reason.trim()}`);
    expect(reasons.filter((reason) => !/ .{20,}$/.test(reason))).toEqual([]);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it('gets advice on withholding exactly where it was found correct', () => {
    const found = valid.flatMap(({ sha, file }) =>
      validate(corpusBytes(file), { asOf: AS_OF })
        .findings.filter(({ code }) => code === 'Q-WITHHOLDING')
        .map(({ id, params }) => {
          const { type, types, found: amount } = params as Readonly<Record<string, unknown>>;
          return [sha, `${id} ${type ?? types} ${amount}`] as const;
        }),
    );
    expect(Object.fromEntries(found)).toEqual(WITHHOLDING_ADVICE);
    expect(found.length).toBe(Object.keys(WITHHOLDING_ADVICE).length);
  });

  describe("expectations of other projects' tests", () => {
    const declared = files.flatMap(({ sha, peer_verdicts = [] }) => {
      const verdicts = peer_verdicts.filter(({ basis }) => BY_A_TEST.test(basis));
      return verdicts.map(({ verdict }) => ({ sha, verdict }));
    });

    it('covers exactly those files', () => {
      const expected = new Set(declared.map(({ sha, verdict }) => `${sha} ${verdict}`));
      expect(PEERS.map(({ sha, peer }) => `${sha} ${peer}`).sort()).toEqual([...expected].sort());
    });

    it.each(PEERS)('$sha $peer: $why', ({ sha, verdict, codes, why }) => {
      const report = checked(known.get(sha)?.file ?? '');
      const errors = report.findings.filter(({ severity }) => severity === 'error');
      const found: readonly [Verdict, readonly string[]] = [
        report.verdict,
        [...new Set(errors.map(({ code }) => code))].sort(),
      ];
      expect(found).toEqual([verdict, codes]);
      expect(why.length).toBeGreaterThan(20);
    });
  });
});
