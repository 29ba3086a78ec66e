import { validate } from 'fattura/validate';
import { measure } from './protocol.ts';

measure((files) => {
  let valid = 0;
  for (const bytes of files)
    if (validate(bytes, { only: 'structure' }).stages.structure === 'pass') valid += 1;
  return valid;
});
