import { type CallOf, command } from '../command/definition.ts';
import { TRUST_OPTIONS } from '../signatures/trustOptions.ts';

export const verify = command({
  name: 'verify',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  options: [
    { name: 'as-of', value: 'DATE' },
    ...TRUST_OPTIONS,
    { name: 'format', short: 'f', value: 'FORMAT', choices: ['text', 'json'] },
    { name: 'quiet', short: 'q' },
    { name: 'max-size', value: 'SIZE' },
  ],
  examples: [
    'verify signed.xml.p7m',
    'verify --as-of 2026-06-15 signed.xml.p7m',
    'verify --format json signed.xml.p7m',
  ],
});

export type VerifyCall = CallOf<typeof verify>;
