import { type CallOf, command } from '../command/definition.ts';
import { TRUST_OPTIONS } from '../signatures/trustOptions.ts';

export const validate = command({
  name: 'validate',
  operands: '[PATH…]',
  maxOperands: Number.POSITIVE_INFINITY,
  completes: 'files',
  ownProgress: true,
  options: [
    {
      name: 'format',
      short: 'f',
      value: 'FORMAT',
      // Repeats the registry, which is not loaded here; test/cli/formats.test.ts compares the two.
      choices: ['text', 'json', 'ndjson', 'sarif', 'junit', 'github', 'gitlab', 'compact'],
    },
    { name: 'output', short: 'o', value: 'FILE', completes: 'files' },
    { name: 'only', value: 'STAGE', choices: ['structure', 'controls'] },
    { name: 'as-of', value: 'DATE' },
    { name: 'as-sent' },
    ...TRUST_OPTIONS,
    { name: 'spec', value: 'SPEC', choices: ['auto', '1.9', '1.9.1'] },
    { name: 'strict-name' },
    { name: 'keep-going' },
    { name: 'ignore', value: 'CODE', completes: 'advice', repeatable: true },
    { name: 'exclude', value: 'PATTERN', repeatable: true },
    { name: 'since', value: 'REF' },
    { name: 'files-from', value: 'FILE', completes: 'files' },
    { name: 'shard', value: 'K/N' },
    { name: 'fail-on', value: 'LEVEL', choices: ['error', 'warning', 'never'] },
    { name: 'max-warnings', value: 'N' },
    { name: 'quiet', short: 'q' },
    { name: 'explain-coverage' },
    { name: 'config', value: 'FILE', completes: 'files' },
    { name: 'no-config' },
    { name: 'engine', value: 'ENGINE', choices: ['auto', 'libxml2'] },
    { name: 'schema', value: 'FILE', completes: 'files' },
    { name: 'max-size', value: 'SIZE' },
    { name: 'resume', value: 'FILE', completes: 'files' },
  ],
  examples: [
    'validate invoice.xml',
    "validate --quiet invoices '*.json'",
    'validate --format json invoice.xml',
    'validate --format sarif -o fattura.sarif invoices',
    'validate --lang en - < invoice.xml',
  ],
});

export type ValidateCall = CallOf<typeof validate>;

/** The values of the options, also used by the configuration. */
export type ValidateOptionValues = ValidateCall['options'];

/** The choices of an option. */
export function choicesOf(name: 'format' | 'only' | 'spec' | 'fail-on'): readonly string[] {
  return validate.options.flatMap((option) =>
    option.name === name && 'choices' in option ? option.choices : [],
  );
}
