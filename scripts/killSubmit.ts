/**
 * `npm run kill-submit -- --cases`: two folders, two PID namespaces, errors after storing, lagging lists and pauses,
 * each with the results of the calls and the number of documents.
 *
 * `npm run kill-submit [-- --rounds N --files N --kills N --at-once N --faults]`: kills `fattura submit` with SIGKILL
 * at random times until it completes. Fails if the service has an invoice twice or not at all, or if it is missing
 * from the journal. With `--faults`, two concurrent callers in two folders, one of them in a PID namespace, use a
 * service that responds with 504 after storing and lists documents 12 seconds late.
 */
import { join } from 'node:path';
import { faultCases, runFaultCase } from '../test/support/faultCases.ts';
import { type Killed, killRound } from '../test/support/killRound.ts';
import { projectRoot } from '../test/support/shared.ts';
import { hasNamespaces } from '../test/support/spawnCommand.ts';
import { optionsOf } from './optionsOf.ts';

const values = optionsOf({
  rounds: { type: 'string', default: '20' },
  files: { type: 'string', default: '200' },
  kills: { type: 'string', default: '8' },
  'at-once': { type: 'string', default: '1' },
  faults: { type: 'boolean', default: false },
  cases: { type: 'boolean', default: false },
  bin: { type: 'string', default: join(projectRoot, 'dist/cli/bin.cjs') },
});

if (values.cases) await runCases();
else await runRounds();

async function runCases(): Promise<void> {
  for (const one of faultCases) {
    if (one.callers.includes('namespace') && !hasNamespaces) {
      console.log(`${one.name}: skipped, because this system does not support PID namespaces (unshare)`);
      continue;
    }
    const { documents, doubles, said, wrong } = await runFaultCase(one, values.bin);
    console.log(
      `${one.name}: ${documents} documents for ${one.files} invoices, ${doubles.length} duplicates`,
    );
    for (const line of [...said, ...wrong]) console.log(`    ${line}`);
    if (doubles.length + wrong.length > 0) process.exitCode = 1;
  }
}

async function runRounds(): Promise<void> {
  const settings = {
    files: Number(values.files),
    kills: Number(values.kills),
    bin: values.bin,
    faults: values.faults,
  };
  const rounds: Killed[] = [];
  let begun = 0;

  async function run(): Promise<void> {
    while (begun < Number(values.rounds)) {
      begun += 1;
      const round = await killRound(settings);
      rounds.push(round);
      const { kills, code, doubles, missing, unrecorded, torn, output } = round;
      console.log(
        `${rounds.length}: ${kills} kills, exit code ${code}, ${doubles.length} doubles, ${missing.length} missing, ` +
          `${unrecorded.length} unrecorded, ${torn} torn bytes`,
      );
      if (output !== '') console.log(output);
    }
  }

  await Promise.all(Array.from({ length: Number(values['at-once']) }, run));

  const sum = (of: (round: Killed) => number): number =>
    rounds.reduce((total, round) => total + of(round), 0);
  const kills = sum(({ kills: count }) => count);
  const doubles = sum((round) => round.doubles.length);
  const missing = sum((round) => round.missing.length);
  const broken = rounds.filter(
    ({ code, unrecorded, torn }) => code !== 0 || unrecorded.length > 0 || torn > 0,
  );
  console.log(
    `${rounds.length} rounds of ${values.files} invoices, ${kills} kills: ${doubles} doubles, ${missing} missing, ` +
      `${broken.length} rounds with an incomplete journal or ending`,
  );
  if (doubles + missing + broken.length > 0) process.exitCode = 1;
}
