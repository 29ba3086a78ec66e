/** Checks one file again and again for some seconds, and prints how many times a second, with the report as JSON. */
import { readFileSync } from 'node:fs';
import { validate } from 'fattura/validate';

const [, , file = '', warmUp = '', measure = ''] = process.argv;
const bytes = readFileSync(file);
const work = (milliseconds: number): number => {
  const end = Date.now() + milliseconds;
  let count = 0;
  for (; Date.now() < end; count += 1) JSON.stringify(validate(bytes, { asOf: '2026-01-01' }));
  return count;
};
work(Number(warmUp));
process.stdout.write(`${(work(Number(measure)) * 1000) / Number(measure)}\n`);
