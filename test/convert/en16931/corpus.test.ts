/**
 * FatturaPA to EN 16931 on the real invoices of the corpus, by the schemas and the official rules. A sample in the gate,
 * all of them with `npm test -- --thorough`.
 */
import { describe, expect, it } from 'vitest';
import {
  ConversionError,
  type Profile,
  readEuropean,
  type Syntax,
  toEuropean,
  writeEuropean,
} from '../../../src/convert/en16931/index.ts';
import { leavesOfFattura } from '../../../src/convert/en16931/report/fatturaLeaves.ts';
import { type SingleBody, singleBodies } from '../../support/europeanCorpus.ts';
import { describeWithOracle, violationsOf } from '../../support/europeanOracle.ts';
import { describeShared } from '../../support/shared.ts';
import { isThorough } from '../../support/thorough.ts';

interface Target {
  readonly profile: Profile;
  readonly syntax: Syntax;
  /** AgID's profile of an invoice between companies is read with its own rules, not those of Peppol. */
  readonly layers?: string;
}

const targets: readonly Target[] = [
  { profile: 'en16931', syntax: 'ubl' },
  { profile: 'peppol', syntax: 'ubl' },
  { profile: 'agid', syntax: 'ubl', layers: 'xsd,cen,agid' },
  { profile: 'en16931', syntax: 'cii' },
];

/** Null if the profile refuses the invoice. */
function converted({ invoice }: SingleBody, { profile, syntax }: Target) {
  try {
    return toEuropean(invoice, { profile, syntax });
  } catch (error) {
    if (error instanceof ConversionError) return null;
    throw error;
  }
}

describeShared('the corpus', () => {
  const files = singleBodies();

  it('has the invoices that were measured', () => {
    expect(files.length).toBe(183);
  });

  describe.each(targets)('$profile in $syntax', (target) => {
    it('reports each leaf of the source exactly once', () => {
      for (const file of files) {
        const result = converted(file, target);
        if (result === null) continue;
        const sources = result.entries.flatMap(({ source }) => (source === null ? [] : [source]));
        const leaves = leavesOfFattura(file.invoice, 0).map(({ source }) => source);
        expect(sources, file.file).toEqual(leaves);
        expect(new Set(sources).size, file.file).toBe(sources.length);
      }
    });

    it('writes what it read', () => {
      for (const file of files) {
        const result = converted(file, target);
        if (result === null) continue;
        const read = readEuropean(writeEuropean(result.invoice, target.syntax));
        expect(read.invoice, file.file).toEqual(result.invoice);
      }
    });
  });

  it('refuses by name only the two files whose tax is not the rate of the taxable amount', () => {
    const refused = files.flatMap(({ invoice }) => {
      try {
        toEuropean(invoice);
        return [];
      } catch (error) {
        return error instanceof ConversionError
          ? error.refusals.map(({ violation }) => violation?.rule)
          : ['?'];
      }
    });
    expect(refused).toEqual(['BR-S-09', 'BR-S-09']);
  });

  it('flags for AgID the persons without a fiscal code, and refuses wrong taxes', () => {
    let flagged = 0;
    const refused = files.flatMap((file) => {
      try {
        const { entries } = toEuropean(file.invoice, { profile: 'agid' });
        const missing = entries.filter(({ code }) => code === 'X-MISSING');
        expect(missing.map(({ term, rule, to }) => [term, rule, to])).toEqual(
          missing.map(() => ['BT-30', 'BR-IT-DC-110A', null]),
        );
        flagged += missing.length;
        return [];
      } catch (error) {
        return error instanceof ConversionError
          ? error.refusals.map(({ field, code }) => field ?? code)
          : ['?'];
      }
    });
    expect(flagged).toBe(15);
    expect(refused).toEqual(['X-RULE', 'X-RULE']);
  });
});

describeWithOracle('the official rules', () => {
  const all = singleBodies();
  // A start of Java and every twentieth invoice in the gate.
  const files = isThorough ? all : all.filter((_, at) => at % 20 === 0);

  it.each(['default', 'agid'] as const)(
    'find no error: %s',
    (kind) => {
      const own = targets.filter(({ layers }) => (layers === undefined) === (kind === 'default'));
      const documents = new Map(
        own.flatMap((target) =>
          files.flatMap((file) => {
            const result = converted(file, target);
            const name = `${target.profile} ${target.syntax} ${file.file}`;
            return result === null ? [] : [[name, writeEuropean(result.invoice, target.syntax)] as const];
          }),
        ),
      );
      const violations = [...violationsOf(documents, own[0]?.layers)].filter(([, found]) => found.length > 0);
      expect(violations).toEqual([]);
    },
    120_000,
  );
});
