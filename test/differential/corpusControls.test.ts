/**
 * The controls on the public corpus: what each valid invoice gets is what was judged right by hand, and what other
 * projects' tests declare of a file is met or answered.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding, Verdict } from '../../src/validate/finding.ts';
import { validate } from '../../src/validate/validate.ts';
import { corpusBytes, INVOICE_KINDS } from '../support/corpus.ts';
import { WITHHOLDING_ADVICE } from '../support/corpusAdvice.ts';
import { ADVICE, JUDGED_ADVICE, JUDGEMENTS, type Judgement } from '../support/corpusJudgements.ts';
import { PEERS } from '../support/corpusPeers.ts';
import { describeShared, shared } from '../support/shared.ts';

/** The day on which the table was made: nothing of the corpus is later. */
const AS_OF = '2026-11-21';

/** How `peer_verdicts` says that somebody's test takes a stand on the file; "no test references it" is none. */
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

function judge(file: string): ReturnType<typeof validate> {
  return validate(corpusBytes(file), { asOf: AS_OF, only: 'controls' });
}

/** A finding in terms of the judgement of its id, so that they compare: only the parameters that it names. */
function inTermsOf(
  expected: readonly Judgement[],
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
  const rows = Object.entries(JUDGEMENTS);

  it('has the invoices that the figures speak of, each under a name of its own', () => {
    expect(valid.length).toBeGreaterThanOrEqual(187);
    expect(known.size).toBe(files.length);
  });

  it.each(valid.map(({ sha, kind, file }) => ({ sha, kind, file })))('$sha $kind', ({ sha, file }) => {
    const expected = JUDGEMENTS[sha] ?? [];
    const { findings, verdict, stages } = judge(file);
    const found = findings.filter(({ stage }) => stage === 'envelope' || stage === 'controls');
    expect(byId(found.map((finding) => inTermsOf(expected, finding)))).toEqual(
      byId(expected.map(({ id, severity, params }) => ({ id, severity, params }))),
    );
    const isRefused = expected.some(({ severity }) => severity === 'error');
    expect([verdict, stages.structure]).toEqual([isRefused ? 'rejected' : 'valid', 'pass']);
  });

  it('the advice that was judged by hand is found where it was judged right, and nowhere else', () => {
    const found = valid.flatMap(({ sha, file }) => {
      const { findings } = validate(corpusBytes(file), { asOf: AS_OF });
      const judged = findings.filter(({ id }) => JUDGED_ADVICE.test(id));
      return judged.length === 0 ? [] : [[sha, judged.map((one) => inTermsOf(ADVICE[sha] ?? [], one))]];
    });
    const expected = Object.entries(ADVICE).map(([sha, all]) => [
      sha,
      all.map(({ id, severity, params }) => ({ id, severity, params })),
    ]);
    expect(found).toEqual(expected);
  });

  it('judges nothing but valid invoices of the corpus, and each for something', () => {
    const shas = new Set(valid.map(({ sha }) => sha));
    expect(rows.filter(([sha, judgements]) => !shas.has(sha) || judgements.length === 0)).toEqual([]);
  });

  it('gives a reason for every finding, and another for every other', () => {
    const judgements = new Set(rows.flatMap(([, all]) => all));
    const reasons = [...judgements].map(({ id, reason }) => `${id} ${reason.trim()}`);
    expect(reasons.filter((reason) => !/ .{20,}$/.test(reason))).toEqual([]);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it('gets advice on withholding where that was judged right, and nowhere else', () => {
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

  describe("what other projects' tests declare", () => {
    const declared = files.flatMap(({ sha, peer_verdicts = [] }) => {
      const verdicts = peer_verdicts.filter(({ basis }) => BY_A_TEST.test(basis));
      return verdicts.map(({ verdict }) => ({ sha, verdict }));
    });

    it('knows them all, and no others', () => {
      const expected = new Set(declared.map(({ sha, verdict }) => `${sha} ${verdict}`));
      expect(PEERS.map(({ sha, peer }) => `${sha} ${peer}`).sort()).toEqual([...expected].sort());
    });

    it.each(PEERS)('$sha $peer: $why', ({ sha, verdict, codes, why }) => {
      const report = judge(known.get(sha)?.file ?? '');
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
