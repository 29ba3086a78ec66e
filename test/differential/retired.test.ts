/** The formats 1.0 and 1.1: the verdict is libxml2's with the official schema of the time. */
import { describe, expect, it } from 'vitest';
import { retiredFormats } from '../../src/model/roots.ts';
import { corpusBytes, corpusFiles } from '../support/corpus.ts';
import { loadRetiredBases, mutants } from '../support/mutants.ts';
import { askOwnSchemas } from '../support/oracle.ts';
import { describeShared } from '../support/shared.ts';
import { runs } from '../support/thorough.ts';
import { compare } from './compare.ts';

const SEED = 1116;
const COUNT = runs(1500);

/** At least a good third: a sample of invalid files would prove little. */
const VALID_SHARE = 0.33;

/** The number of files of the format in the corpus, and of valid ones. */
const IN_CORPUS = { SDI10: [1, 0], SDI11: [28, 11] } as const;

describeShared('the corpus', () => {
  const files = corpusFiles().filter(({ kind }) => kind === 'SDI10' || kind === 'SDI11');

  it.each(Object.entries(IN_CORPUS))('%s: the number of files and of valid ones', (kind, expected) => {
    const own = files.filter((file) => file.kind === kind);
    expect([own.length, own.filter(({ verdict }) => verdict).length]).toEqual(expected);
  });

  it.each(files)('$kind $file', ({ file, verdict }) => {
    const { ours, oracle, outcome } = compare(corpusBytes(file));
    expect([ours, oracle.valid, outcome]).toEqual([verdict, verdict, { kind: 'same' }]);
  });
});

describeShared('the mutants', () => {
  it.each(retiredFormats)(
    `$kind: ${COUNT} of seed ${SEED} get one verdict from the reader, libxml2 and our own schema`,
    { timeout: 120_000 },
    ({ kind, namespace }) => {
      const different: string[] = [];
      let valid = 0;
      for (const { name, bytes } of mutants(loadRetiredBases(kind), SEED, 0, COUNT)) {
        const { outcome, oracle } = compare(bytes);
        if (oracle.valid) valid += 1;
        if (outcome.kind === 'different') different.push(`${name}: ${outcome.why} ${oracle.detail[0] ?? ''}`);
        if (askOwnSchemas(bytes).valid !== oracle.valid) different.push(`${name}: own schema`);
      }
      expect(different).toEqual([]);
      expect(valid / COUNT, namespace).toBeGreaterThan(VALID_SHARE);
    },
  );
});

describe('the generator of mutants', () => {
  it.each(retiredFormats)('$kind: its bases are of the format', ({ kind, namespace }) => {
    const { valid } = loadRetiredBases(kind);
    expect(valid.length).toBeGreaterThanOrEqual(60);
    expect(new Set(valid.map(({ document }) => document.format.namespace))).toEqual(new Set([namespace]));
  });
});
