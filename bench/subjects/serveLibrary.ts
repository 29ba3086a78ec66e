/**
 * Checks one file again and again for some seconds, with the report as JSON; prints files per second and microseconds
 * of processor time per file.
 */
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
const before = process.cpuUsage();
const count = work(Number(measure));
const { user, system } = process.cpuUsage(before);
process.stdout.write(`${(count * 1000) / Number(measure)} ${(user + system) / count}\n`);
