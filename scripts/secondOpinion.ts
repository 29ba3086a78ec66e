/**
 * The long run of the second opinions: slow and simple implementations of our computations, on generated cases. `npm
 * run second-opinion -- [--of controls|build|fix] [--n 100000] [--seed S]`.
 *
 * `controls` (test/validate/secondOpinion.test.ts): validate()'s findings about amounts and rates; counts how often
 * each code occurred. `build` (test/build/opinion.test.ts): every amount that the builder computes for a brief. `fix`
 * (test/operations/fixOpinion.test.ts): each fix must agree with the amounts that confirm it. Exits with 1 at the first
 * difference, reduced to a minimal case.
 */
import fc from 'fast-check';
import type { OrdinaryInvoice } from '../src/index.ts';
import { arbitraryAmounts } from '../test/support/arbitraryAmounts.ts';
import { type Opinion, opinions } from '../test/support/buildOpinion/opinions.ts';
import { firstOpinion } from '../test/support/firstOpinion.ts';
import { repairs } from '../test/support/repairs/repairOpinion.ts';
import { secondOpinion } from '../test/support/secondOpinion.ts';
import { optionsOf } from './optionsOf.ts';

/** Number of occurrences. */
const counted = new Map<string, number>();

function count(what: string, times = 1): void {
  counted.set(what, (counted.get(what) ?? 0) + times);
}

const controls: Opinion = {
  name: 'validate',
  cases: arbitraryAmounts,
  differences: (one) => {
    const invoice = one as OrdinaryInvoice;
    const expected = secondOpinion(invoice);
    const found = firstOpinion(invoice);
    count('bodies', invoice.fattura_elettronica_body.length);
    if (expected.length === 0) count('quiet invoices');
    for (const finding of expected) count(finding.slice(0, finding.indexOf(' /')));
    if (found.join('\n') === expected.join('\n')) return [];
    return [`validate():\n  ${found.join('\n  ')}\nsecond opinion:\n  ${expected.join('\n  ')}`];
  },
};

const SUBJECTS: Readonly<Record<string, readonly Opinion[]>> = {
  controls: [controls],
  build: opinions,
  fix: [repairs],
};

/** True if there was no difference. */
function agrees({ name, cases, differences }: Opinion, { n, seed }: { n: number; seed: number }): boolean {
  const started = performance.now();
  counted.clear();
  const result = fc.check(
    fc.property(cases, (one) => {
      const found = differences(one);
      if (found.length > 0) throw new Error(found.join('\n'));
    }),
    { numRuns: n, seed, maxSkipsPerRun: 1000 },
  );
  if (result.failed) {
    console.log(`${name}: ${result.errorInstance}\nseed ${seed}, path ${result.counterexamplePath}`);
    console.log(fc.stringify(result.counterexample?.[0]));
    return false;
  }
  for (const [what, times] of [...counted].sort()) console.log(`${what}: ${times}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${name}: ${result.numRuns} cases, ${result.numSkips} skipped, no difference, seed ${seed}, ${seconds} s`,
  );
  return true;
}

function main(): number {
  const values = optionsOf({
    of: { type: 'string', default: 'controls' },
    n: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  });
  const subjects = SUBJECTS[values.of];
  if (subjects === undefined) {
    console.log(`--of ${values.of}: expected one of ${Object.keys(SUBJECTS).join(', ')}`);
    return 2;
  }
  const run = { n: Number(values.n), seed: Number(values.seed) };
  return subjects.map((subject) => agrees(subject, run)).every(Boolean) ? 0 : 1;
}

process.exitCode = main();
