/**
 * `npm start`: the built command on the project's own fixtures. The last screen shows a valid and a rejected invoice;
 * `--fail-on never`, because a rejected one is expected here.
 */
import { spawnSync } from 'node:child_process';

function fattura(...args: readonly string[]): void {
  process.stdout.write(`$ fattura ${args.join(' ')}\n\n`);
  const { status, signal } = spawnSync(process.execPath, ['dist/cli/bin.cjs', ...args], { stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write(`fattura ended with ${signal ?? `exit code ${status}`}\n`);
    process.exitCode = 1;
  }
  process.stdout.write('\n');
}

// One of each kind; the others are the same invoice in other encodings, and SdI rejects duplicate numbers.
fattura(
  'validate',
  'fixtures/valid/{FPA12,FSM10}-*.xml',
  'fixtures/valid/FPR12-{complete,credit-note,foreign-customer,lotto}.xml',
  '--lang',
  'en',
);
fattura(
  'validate',
  'fixtures/valid/FPR12-simple.xml',
  'fixtures/invalid/00423/sample.xml',
  '--lang',
  'en',
  '--fail-on',
  'never',
);
