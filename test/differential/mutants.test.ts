/** Law 2 and law 4 on a fixed sample of seeded mutants; `npm run differential` is the long run. */
import { describe, expect, it } from 'vitest';
import { KINDS, loadBases, makeMutant, mutants } from '../support/mutants.ts';
import { describeShared } from '../support/shared.ts';
import { runs } from '../support/thorough.ts';
import { compare } from './compare.ts';
import { KNOWN, LYING, OTHER_ENCODING } from './known.ts';

const SEED = 20_251;
/** Enough to meet every kind. */
const COUNT = runs(10_000);

/** At least a good third: a sample of invalid files would prove little. */
const VALID_SHARE = 0.35;

describe('the generator', () => {
  const bases = loadBases();

  it('makes the same bytes from the same seed and index', () => {
    const [first, second] = [makeMutant(bases, 7, 42), makeMutant(bases, 7, 42)];
    expect(second).toEqual(first);
    expect(makeMutant(bases, 8, 42).bytes).not.toEqual(first.bytes);
  });

  it('uses every kind', () => {
    const seen = new Set<string>();
    // Without the corpus, few bases are signed: some kinds come later.
    for (const { kinds } of mutants(bases, SEED, 0, 10 * COUNT)) {
      for (const kind of kinds) seen.add(kind);
      if (seen.size === KINDS.length) break;
    }
    expect(KINDS.map(([name]) => name).filter((name) => !seen.has(name))).toEqual([]);
  });
});

describeShared('the mutants', () => {
  const names = [...KNOWN.map(({ name }) => name), LYING.name, OTHER_ENCODING.name];

  it(`get one verdict from both readers and libxml2, ${COUNT} of seed ${SEED}`, { timeout: 120_000 }, () => {
    const different: string[] = [];
    let valid = 0;
    for (const { name, bytes } of mutants(loadBases(), SEED, 0, COUNT)) {
      const { outcome, oracle } = compare(bytes);
      if (oracle.valid) valid += 1;
      if (outcome.kind === 'different') different.push(`${name}: ${outcome.why} ${oracle.detail[0] ?? ''}`);
      if (outcome.kind === 'known') expect(names).toEqual(expect.arrayContaining([...outcome.classes]));
    }
    expect(different).toEqual([]);
    expect(valid / COUNT).toBeGreaterThan(VALID_SHARE);
  });
});
