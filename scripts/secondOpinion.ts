/**
 * The long run of test/validate/secondOpinion.test.ts:
 * `npm exec -- jiti scripts/secondOpinion.ts --n 100000 [--seed S]`. Compares what validate() says of amounts and rates with a
 * slow and obvious implementation, on generated invoices; tells how often each code was given, and exits with 1 at
 * the first difference, made as small as it goes.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { arbitraryAmounts } from '../test/support/arbitraryAmounts.ts';
import { firstOpinion } from '../test/support/firstOpinion.ts';
import { secondOpinion } from '../test/support/secondOpinion.ts';

function main(): number {
  const { values } = parseArgs({
    options: { n: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
  });
  const [n, seed] = [Number(values.n), Number(values.seed)];
  const started = performance.now();
  const given = new Map<string, number>();
  let [bodies, quiet] = [0, 0];
  const result = fc.check(
    fc.property(arbitraryAmounts, (invoice) => {
      const expected = secondOpinion(invoice);
      const found = firstOpinion(invoice);
      if (found.join('\n') !== expected.join('\n')) {
        throw new Error(`validate():\n  ${found.join('\n  ')}\nsecond opinion:\n  ${expected.join('\n  ')}`);
      }
      bodies += invoice.fattura_elettronica_body.length;
      if (expected.length === 0) quiet += 1;
      for (const finding of expected) {
        const [code = '', severity = ''] = finding.split(' ');
        given.set(`${code} ${severity}`, (given.get(`${code} ${severity}`) ?? 0) + 1);
      }
    }),
    { numRuns: n, seed },
  );
  if (result.failed) {
    console.log(`${result.errorInstance}\nseed ${seed}, path ${result.counterexamplePath}`);
    console.log(JSON.stringify(result.counterexample?.[0].fattura_elettronica_body, null, 1));
    return 1;
  }
  for (const [finding, times] of [...given].sort()) console.log(`${finding}: ${times}`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${n} invoices, ${bodies} bodies, ${quiet} quiet, no difference, seed ${seed}, ${seconds} s`);
  return 0;
}

process.exitCode = main();
