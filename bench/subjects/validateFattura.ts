import { validate } from 'fattura/validate';
import { measure } from './protocol.ts';

/** Like the command on a given date: structure, controls, advice. */
measure((files) => {
  let valid = 0;
  // Counts the files that the schema accepts, so that the work includes that of the baseline.
  for (const bytes of files)
    if (validate(bytes, { asOf: '2026-06-30' }).stages.structure === 'pass') valid += 1;
  return valid;
});
